// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/shapes/json_flattener.h"
#include "core/dataset/shapes/json_tokens.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Returns the object as "path=cell|...", with every column so far.
std::string flattened(JsonFlattener &flattener, std::string_view object) {
  if (const auto problem = flattener.parse(object)) return "PROBLEM " + inEnglish(problem->detail);
  std::string row;
  for (std::size_t i = 0; i < flattener.object().cells.size(); ++i) {
    if (i > 0) row += '|';
    row += flattener.object().paths[i];
    row += '=';
    row += flattener.object().cells[i];
  }
  return row;
}

std::string nested(std::size_t levels, const char *open, const char *inside, const char *close) {
  std::string text;
  for (std::size_t i = 0; i < levels; ++i) text += open;
  text += inside;
  for (std::size_t i = 0; i < levels; ++i) text += close;
  return text;
}

}  // namespace

class TestJsonFlattener : public QObject {
  Q_OBJECT

 private slots:
  void aRepeatedKeyCostsOneLookupEach() {
    for (const std::size_t times : {1'000U, 4'000U}) {
      std::string object = "{";
      for (std::size_t i = 0; i < times; ++i) object += "\"a key\":" + std::to_string(i) + ',';
      object.back() = '}';
      JsonFlattener flattener;
      QVERIFY(!flattener.parse(object));
      QCOMPARE(flattener.object().cells.size(), times);
      QCOMPARE(flattener.object().paths.back(), "a key (" + std::to_string(times) + ")");
      QVERIFY2(flattener.object().lookups <= 2 * times,
               qPrintable(QString::number(flattener.object().lookups)));
      // The counter restarts with each object.
      QVERIFY(!flattener.parse("{\"a key\":1,\"a key\":2}"));
      QCOMPARE(flattener.object().cells.size(), std::size_t{2});
    }
  }

  void aCounterSkipsExistingKeys() {
    JsonFlattener flattener;
    QVERIFY(flattened(flattener, R"json({"a (2)":1,"a":2,"a":3,"a":4,"a (2)":5})json") ==
            "a (2)=1|a=2|a (3)=3|a (4)=4|a (2) (2)=5");
  }

  void pathsFarLongerThanTheObjectAreRejected() {
    std::string object = "{\"" + std::string(20'000, 'k') + "\":{";
    for (int i = 0; i < 4'000; ++i) object += "\"" + std::to_string(i) + "\":1,";
    object.back() = '}';
    JsonFlattener flattener;
    const auto problem = flattener.parse(object + "}");
    QVERIFY(problem.has_value());
    QVERIFY(problem->detail.id == MessageId::JsonKeysTooLong);
    QCOMPARE(flattener.object().paths.size(), std::size_t{0});
  }

  void flattens_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("row");
    const auto add = [](const char *name, const char *json, const char *row) {
      QTest::newRow(name) << QString::fromUtf8(json) << QString::fromUtf8(row);
    };
    add("strings", "{\"a\":\"x\",\"b\":\"\"}", "a=x|b=");
    add("nested keys", "{\"a\":{\"b\":{\"c\":1},\"d\":2},\"e\":3}", "a.b.c=1|a.d=2|e=3");
    add("numbers as written",
        "{\"a\":1.50,\"b\":-0,\"c\":1E+3,\"d\":123456789012345678901234567890}",
        "a=1.50|b=-0|c=1E+3|d=123456789012345678901234567890");
    add("a number too large for any type", "{\"a\":1e999}", "a=1e999");
    add("words", "{\"a\":true,\"b\":false,\"c\":null}", "a=true|b=false|c=");
    add("escapes", "{\"a\":\"x\\\"\\\\\\/\\n\\u00e9\\ud83d\\ude00\"}", "a=x\"\\/\né😀");
    add("escapes in keys", "{\"\\u00e9\\n\":1}", "é\n=1");
    add("arrays as written", "{\"a\":[1, \"x\\u00e9\", {\"b\":[ ]}] ,\"c\":1}",
        "a=[1, \"x\\u00e9\", {\"b\":[ ]}]|c=1");
    add("empty ones", "{\"a\":{},\"b\":[],\"c\":{\"d\":{}}}", "b=[]");
    add("no key at all", "{}", "");
    add("white space", " {\t\"a\" : 1 , \"b\" :\r2 } ", "a=1|b=2");
    add("a key twice", "{\"a\":1,\"b\":2,\"a\":3,\"a\":4}", "a=1|b=2|a (2)=3|a (3)=4");
    add("a dot in a key", "{\"a.b\":1,\"a\":{\"b\":2}}", "a.b=1|a.b (2)=2");
    add("an empty key", "{\"\":1}", "=1");
  }
  void flattens() {
    QFETCH(QString, json);
    QFETCH(QString, row);
    JsonFlattener flattener;
    QCOMPARE(QString::fromStdString(flattened(flattener, json.toStdString())), row);
  }

  void unitesColumns() {
    JsonFlattener flattener;
    QCOMPARE(flattened(flattener, "{\"a\":1,\"b\":2}"), std::string("a=1|b=2"));
    QCOMPARE(flattened(flattener, "{\"b\":3,\"c\":4,\"a\":5}"), std::string("a=5|b=3|c=4"));
    QCOMPARE(flattened(flattener, "{\"b\":6}"), std::string("a=|b=6"));
    QCOMPARE(flattener.object().paths, (std::vector<std::string>{"a", "b", "c"}));
  }

  void rejectsWhatIsNotAnObject_data() {
    QTest::addColumn<QString>("json");
    for (const char *json : {"",
                             "[1]",
                             "1",
                             "\"x\"",
                             "null",
                             "x",
                             "{",
                             "{\"a\"",
                             "{\"a\":",
                             "{\"a\":1",
                             "{\"a\":1,}",
                             "{\"a\":1 \"b\":2}",
                             "{a:1}",
                             "{'a':1}",
                             "{\"a\":01}",
                             "{\"a\":1.}",
                             "{\"a\":.5}",
                             "{\"a\":+1}",
                             "{\"a\":1e}",
                             "{\"a\":NaN}",
                             "{\"a\":nul}",
                             "{\"a\":truer}",
                             "{\"a\":[1,,2]}",
                             "{\"a\":[1 2]}",
                             "{\"a\":[01]}",
                             "{\"a\":[{\"b\"}]}",
                             "{\"a\":[}",
                             "{\"a\":\"\\x\"}",
                             "{\"a\":\"\\u12\"}",
                             "{\"a\":[\"\\x\"]}",
                             "{\"a\":\"x}",
                             "{\"a\":1}x",
                             "{\"a\":1}{\"b\":2}",
                             "{\"a\":1}}",
                             "{\"a\":\"tab\there\"}",
                             "{\"a\":1},"}) {
      QTest::newRow(json) << QString::fromUtf8(json);
    }
  }
  void rejectsWhatIsNotAnObject() {
    QFETCH(QString, json);
    JsonFlattener flattener;
    const std::string row = flattened(flattener, json.toStdString());
    QVERIFY2(row.starts_with("PROBLEM "), row.c_str());
    QVERIFY(row.size() > 10);
    QVERIFY2(flattener.object().paths.empty(), "a rejected line must not add a column");
    QCOMPARE(flattened(flattener, "{\"z\":1}"), std::string("z=1"));
  }

  void acceptsAThousandLevels() {
    JsonFlattener flattener;
    const std::size_t most = JsonFlattener::kMostLevels;
    QVERIFY(!flattener.parse(nested(most, "{\"a\":", "1", "}")));
    QCOMPARE(flattener.object().paths.front().size(), 2 * most - 1);
    QVERIFY(!flattener.parse("{\"b\":" + nested(most - 1, "[", "", "]") + "}"));
    for (const std::size_t levels : {most + 1, std::size_t{100'000}}) {
      for (const auto &deep :
           {nested(levels, "{\"a\":", "1", "}"), "{\"b\":" + nested(levels, "[", "", "]") + "}",
            "{\"b\":" + nested(levels, "[{\"c\":", "1", "}]") + "}"}) {
        const auto problem = flattener.parse(deep);
        QVERIFY(problem);
        const std::string detail = inEnglish(problem->detail);
        QVERIFY2(detail.find("1000 levels") != std::string::npos, detail.c_str());
      }
    }
  }

  void showsHalfCharactersAsReplaced_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<int>("count");
    QTest::newRow("high") << "{\"a\":\"x\\uD800y\"}"
                          << "x\uFFFDy" << 1;
    QTest::newRow("low") << "{\"a\":\"\\udc00\"}"
                         << "\uFFFD" << 1;
    QTest::newRow("two high") << "{\"a\":\"\\ud83d\\ud83d\\ude00\"}"
                              << "\uFFFD😀" << 1;
    QTest::newRow("high and letter") << "{\"a\":\"\\ud83d\\u0041\"}"
                                     << "\uFFFDA" << 1;
    QTest::newRow("a pair") << "{\"a\":\"\\ud83d\\ude00\"}"
                            << "😀" << 0;
    QTest::newRow("an escaped backslash") << "{\"a\":\"\\\\uD800\"}"
                                          << "\\uD800" << 0;
    QTest::newRow("at the end") << "{\"a\":\"\\uD800\"}"
                                << "\uFFFD" << 1;
  }
  void showsHalfCharactersAsReplaced() {
    QFETCH(QString, json);
    QFETCH(QString, cell);
    QFETCH(int, count);
    JsonFlattener flattener;
    QCOMPARE(QString::fromStdString(flattened(flattener, json.toStdString())), "a=" + cell);
    QCOMPARE(flattener.object().loneSurrogates.size(), static_cast<std::size_t>(count));
    for (const std::size_t at : flattener.object().loneSurrogates) {
      QCOMPARE(json.toStdString().substr(at, 2), std::string("\\u"));
    }
  }
};

SHINGLESCOPE_TEST(TestJsonFlattener, NoApplication)
#include "tst_json_flattener.moc"
