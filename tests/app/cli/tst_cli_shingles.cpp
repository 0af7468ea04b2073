// SPDX-License-Identifier: MIT
// Rare words, multisets, the separator of words and the zone of a recipe on the command line.

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliShingles : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile(QStringLiteral("texts.csv"),
             "id,text\n"
             "a,red house anna\n"
             "b,red house berta\n"
             "c,very very good house\n"
             "d,very good house\n"
             "e,red good\n");
    makeFile(QStringLiteral("tokens.csv"),
             "id,text\n"
             "a,new york|los angeles|rome\n"
             "b,los angeles | new york | rome\n"
             "c,york|new los|angeles rome\n");
  }

  void rareWordsAreFolded() {
    const QString options = QStringLiteral(
        "texts.csv --compare text --id id --shingle word:1 --threshold 0.9 --hashes 32 --bands 32");
    const QByteArray pair("0,1,a,b,1.000000,");
    const Outcome all = run(words("exact " + options));
    QVERIFY(all.code == 0 && !all.output.contains(pair));
    const Outcome exact = run(words("exact --rare-words 2 " + options));
    QVERIFY2(exact.output.contains(pair), exact.output + exact.messages);
    const Outcome found = run(words("find --rare-words 2 --threads 3 " + options));
    QVERIFY2(found.output.contains(pair), found.output + found.messages);
    const Outcome text =
        run(words("query --rare-words 2 " + options) + QStringList{"--text", "red house zoe"});
    QCOMPARE(text.code, 0);
    QCOMPARE(text.output.count('\n'), 3);  // the header, anna and berta
    QCOMPARE(run(words("exact --rare-words none " + options)).output, all.output);
  }

  void multisetsCountRepeats() {
    const QString options = QStringLiteral(
        "texts.csv --compare text --id id --shingle word:1 --threshold 0.7 --hashes 32 --bands 32");
    QVERIFY(run(words("exact " + options)).output.contains("2,3,c,d,1.000000,,,3,3\n"));
    const Outcome exact = run(words("exact --counts multiset " + options));
    QVERIFY2(exact.output.contains("2,3,c,d,0.750000,,,3,4\n"), exact.output.constData());
    const Outcome found = run(words("find --counts multiset " + options));
    QVERIFY2(found.output.contains("2,3,c,d,0.750000,"), found.output.constData());
    QCOMPARE(run(words("exact --counts set " + options)).output,
             run(words("exact " + options)).output);
  }

  void separatorsKeepSpaces() {
    const Outcome exact =
        run(words("exact tokens.csv --compare text --id id --shingle word:1 "
                  "--word-separator | --threshold 0.1"));
    QCOMPARE(exact.code, 0);
    QCOMPARE(exact.output.count('\n'), 2);
    QVERIFY2(exact.output.contains("0,1,a,b,1.000000,,,3,3\n"), exact.output.constData());
    const Outcome spaces =
        run(words("exact tokens.csv --compare text --id id --shingle word:1 "
                  "--word-separator none --threshold 0.1"));
    QVERIFY(spaces.code == 0 && spaces.output != exact.output);
  }

  void aProjectKeepsThem() {
    QCOMPARE(run(words("find texts.csv --compare text --id id --shingle word:1 --rare-words 2 "
                       "--counts multiset --threshold 0.7 --project p.shinglescope"))
                 .code,
             0);
    const Outcome pairs = run(words("export p.shinglescope --content pairs --format csv"));
    QCOMPARE(pairs.code, 0);
    QVERIFY2(pairs.output.contains("0,1,a,b,1.000000,"), pairs.output.constData());
    QVERIFY2(pairs.output.contains("2,3,c,d,0.750000,"), pairs.output.constData());
  }

  void tuningUsesThem() {
    const QString options = QStringLiteral(
        " texts.csv --compare text --shingle word:1 --rare-words 2 --counts multiset");
    for (const char *command : {"histogram", "buckets", "bands", "advise", "estimate", "recall",
                                "showdown", "matrices --rows 0,2"}) {
      const Outcome outcome = run(words(command + options));
      QVERIFY2(outcome.code == 0, command + outcome.messages);
    }
    const Outcome matrices = run(words("matrices --rows 0,2" + options));
    QVERIFY2(matrices.output.contains("<UNK>"), matrices.output.constData());
    QVERIFY2(matrices.output.contains("very (2)"), matrices.output.constData());
    QCOMPARE(
        run(words("sweep --hash fast --hashes 20 --bands 2 --k 1 --threshold 0.6" + options)).code,
        0);
  }

  void badValuesAreErrors_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const char *options, const char *reason) {
      QTest::newRow(name) << QString(options) << QByteArray(reason);
    };
    row("rare words of characters", "--rare-words 2",
        "shingle.rare_words is for shingles of words");
    row("rare words 1", "--shingle word:1 --rare-words 1", "--rare-words");
    row("rare words as a share", "--shingle word:1 --rare-words 0.5", "--rare-words");
    row("counts", "--counts bag", "--counts");
    row("separator of characters", "--word-separator |", "shingle.word_separator");
    row("no separator", "--shingle word:1 --word-separator=", "--word-separator");
    row("deleted separator", "--shingle word:1 --word-separator | --strip-punctuation all",
        "changes or deletes the separator");
    row("two columns", "--compare id --shingle word:1 --word-separator |",
        "2 columns are compared");
  }

  void badValuesAreErrors() {
    QFETCH(QString, options);
    QFETCH(QByteArray, reason);
    const Outcome outcome = run(words("find tokens.csv --compare text " + options));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains(reason), outcome.messages.constData());
    QVERIFY(outcome.output.isEmpty());
  }

  void aWorkerDoesNotFold() {
    makeFile(QStringLiteral("r.json"),
             R"({"compare": ["text"], "shingle": {"unit": "word", "rare_words": 2}})");
    const Outcome outcome = run(words("worker plan --recipe r.json"));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains("cannot fold rare words"), outcome.messages.constData());
    makeFile(QStringLiteral("m.json"),
             R"({"compare": ["text"], "shingle": {"unit": "word", "counts": "multiset",)"
             R"( "word_separator": "|"}})");
    QCOMPARE(run(words("worker plan --recipe m.json")).code, 0);
  }

  void aZoneChoosesTheBands() {
    makeFile(QStringLiteral("z.json"),
             R"({"compare": ["text"], "shingle": {"unit": "word", "k": 1}, "threshold": 0.5,)"
             R"( "zone": {"d1": 0.3, "d2": 0.6, "p1": 0.5, "p2": 0.9, "most_hashes": 60}})");
    const Outcome plans = run(words("plans --recipe z.json"));
    QCOMPARE(plans.code, 0);
    QVERIFY(plans.output.startsWith("bands,rows_per_band,hashes,found_at_d1,"));
    QByteArray best;
    for (const QByteArray &line : plans.output.split('\n'))
      if (best.isEmpty() && line.endsWith("true")) best = line;
    QVERIFY2(!best.isEmpty(), plans.output.constData());
    const Outcome found = run(words("find texts.csv --recipe z.json --report report.json"));
    QVERIFY2(found.code == 0, found.messages.constData());
    const QJsonObject recipe = QJsonDocument::fromJson(contentOf(QStringLiteral("report.json")))
                                   .object()["recipe"]
                                   .toObject();
    QCOMPARE(recipe["bands"].toInt(), best.split(',')[0].toInt());
    QCOMPARE(recipe["signature"].toObject()["hashes"].toInt(), best.split(',')[2].toInt());
    QCOMPARE(recipe["zone"].toObject()["d2"].toDouble(), 0.6);
    // Options replace the zone's figures, and a threshold its ranking.
    QCOMPARE(run(words("plans 60 --recipe z.json")).code, 0);
    QVERIFY(run(words("plans 40 --recipe z.json --d2 0.7")).output != plans.output);
    QVERIFY(run(words("plans 60 --recipe z.json --threshold 0.7")).output.contains("area"));
    QVERIFY(run(words("plans")).code != 0);
    makeFile(QStringLiteral("n.json"), R"({"zone": {"d1": 0.79, "d2": 0.8, "p1": 0, "p2": 1}})");
    const Outcome none = run(words("find texts.csv --compare text --recipe n.json"));
    QVERIFY(none.code != 0);
    QVERIFY2(none.messages.contains("widen the zone"), none.messages.constData());
  }
};

SHINGLESCOPE_TEST(TestCliShingles, QCoreApplication)
#include "tst_cli_shingles.moc"
