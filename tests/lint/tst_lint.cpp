// The house rules on every source of the project, and each rule on samples that
// break it: a lint that finds nothing must be known to be able to.

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "tests/lint/source_lint.h"

using namespace shinglescope::lint;

namespace {

QString repeated(const QString &line, int times) { return QString(line).repeated(times); }

QString functionOf(int lines) { return "void f() {\n" + repeated("  g();\n", lines - 2) + "}\n"; }

SourceText readFile(const QString &path) {
  QFile file(QString(SOURCE_DIR) + '/' + path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return readSourceText(path, QString::fromUtf8(file.readAll()));
}

QStringList projectSources() {
  QStringList paths;
  const QDir root(SOURCE_DIR);
  for (const char *folder : {"core", "ui", "app", "tests", "bench"}) {
    QDirIterator files(root.filePath(folder), {"*.h", "*.cpp", "*.cc", "*.hpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) paths << root.relativeFilePath(files.next());
  }
  paths.sort();
  return paths;
}

}  // namespace

class TestLint : public QObject {
  Q_OBJECT

 private slots:
  void projectFollowsTheRules();
  void rulesFindViolations_data();
  void rulesFindViolations();
  void rulesAllowWhatIsRight_data();
  void rulesAllowWhatIsRight();
  void functionsAreFound();
};

void TestLint::projectFollowsTheRules() {
  const QStringList paths = projectSources();
  QVERIFY2(paths.size() > 20, "the sources are not where SOURCE_DIR says");
  QStringList problems;
  for (const QString &path : paths) {
    const SourceText source = readFile(path);
    QVERIFY2(!source.path.isEmpty(), qPrintable(path));
    for (const Finding &finding : checkSource(source)) problems << finding.text();
  }
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

void TestLint::rulesFindViolations_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("content");
  QTest::addColumn<QString>("part");
  const auto add = [](const char *name, const char *path, const QString &text, const char *part) {
    QTest::newRow(name) << path << text << part;
  };
  add("core with Qt", "core/base/a.cpp", "#include <QString>\n", "core knows no Qt");
  add("core with a Qt module", "core/base/a.cpp", "# include <QtCore/qglobal.h>\n", "no Qt");
  add("core with ui", "core/base/a.cpp", "#include \"ui/main_window.h\"\n", "neither ui");
  add("core with app", "core/base/a.cpp", "#include \"app/application.h\"\n", "neither ui");
  add("core upwards", "core/text/a.cpp", "#include \"core/lsh/s_curve.h\"\n", "fixed order");
  add("core's last folder", "core/review/a.cpp", "#include \"core/export/a.h\"\n", "fixed order");
  add("verdicts with their file", "core/review/a.cpp", "#include \"core/project/a.h\"\n",
      "fixed order");
  add("unknown folder", "core/misc/a.cpp", "#include \"core/base/hash.h\"\n", "does not name");
  add("ui with app", "ui/main_window.cpp", "#include \"app/application.h\"\n", "ui does not");
  add("command line with Qt", "app/cli_main.cpp", "#include <QCoreApplication>\n", "no Qt");
  add("relative include", "ui/pages/a.cpp", "#include \"../style/theme.h\"\n", "relative");
  add("after a comment", "core/base/a.cpp", "/* x */ #include <QString>\n", "no Qt");
  add("no pragma", "core/base/a.h", "// text\n#include <vector>\n", "#pragma once");
  add("pragma in a comment", "core/base/a.h", "// #pragma once\nint a;\n", "#pragma once");
  add("file name", "core/base/AtomicFile.cpp", "", "snake_case");
  add("file ending", "core/base/a.hpp", "", "snake_case");
  add("long source", "core/base/a.cpp", repeated("\n", 501), "501 lines");
  add("long header", "core/base/a.h", "#pragma once\n" + repeated("\n", 150), "151 lines");
  add("long function", "core/base/a.cpp", functionOf(61), "function of 61 lines");
  add("long method", "ui/a.h",
      "#pragma once\nclass A : public B {\n  Q_OBJECT\n\n public slots:\n  " + functionOf(70) +
          "};\n",
      "70 lines");
  add("long constructor", "ui/a.cpp",
      "A::A() : m_a{1}, m_b(2) {\n" + repeated("  g();\n", 60) + "}\n", "function of 62 lines");
  add("events", "ui/a.cpp", "void f() { QCoreApplication::processEvents(); }\n", "job");
  add("singleton", "core/base/a.cpp", "int a = Registry::instance().size();\n", "singletons");
  add("proxy", "ui/models/a.cpp", "QSortFilterProxyModel model;\n", "million");
  add("resize", "ui/pages/a.cpp", "resize(QHeaderView::ResizeToContents);\n", "million");
  add("colour", "ui/pages/a.cpp", "const char *kBlue = \"#0072b2\";\n", "ui/style");
  add("transparent colour", "app/a.cpp", "QColor c(\"#800072b2\");\n", "ui/style");
  add("empty test", "tests/core/tst_a.cpp", "QTEST_APPLESS_MAIN(A) // QVERIFY\n", "nothing");
  add("leftover", "core/base/a.cpp", QString("// TO") + "DO later\n", "finish it");
}

void TestLint::rulesFindViolations() {
  QFETCH(const QString, path);
  QFETCH(const QString, content);
  QFETCH(const QString, part);
  const Findings findings = checkSource(readSourceText(path, content));
  QCOMPARE(findings.size(), size_t{1});
  QVERIFY2(findings[0].text().contains(part), qPrintable(findings[0].text()));
}

void TestLint::rulesAllowWhatIsRight_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("content");
  const auto add = [](const char *name, const char *path, const QString &text) {
    QTest::newRow(name) << path << text;
  };
  add("downwards", "core/text/a.cpp", "#include \"core/base/hash.h\"\n#include <vector>\n");
  add("own folder", "core/text/a.cpp", "#include \"core/text/text_preparation.h\"\n");
  add("commented include", "core/base/a.cpp", "// #include <QString>\n");
  add("include in a block", "core/base/a.cpp", "/*\n#include <QString>\n*/\n");
  add("include in a text", "core/base/a.cpp", "auto s = R\"x(\n)\" // \n)x\";\n");
  add("comment before pragma", "core/base/a.h", "// text\n#pragma once\n");
  add("longest source", "core/base/a.cpp", repeated("\n", 500));
  add("longest function", "core/base/a.cpp", functionOf(60));
  add("long data", "core/base/a.cpp", "const int k[] = {\n" + repeated("1,\n", 80) + "};\n");
  add("long namespace", "core/base/a.cpp",
      "namespace a {\n" + functionOf(50) + functionOf(50) + "}\n");
  add("brace in literals", "core/base/a.cpp", "char a = '{', b = '\"'; int c = 1'000;\n");
  add("Qt's own instance", "ui/a.cpp", "auto app = QCoreApplication::instance();\n");
  add("colour in style", "ui/style/a.cpp", "const char *kBlue = \"#0072b2\";\n");
  add("number with a hash", "ui/a.cpp", "const char *kColumn = \"#2\";\n");
  add("test", "tests/core/tst_a.cpp", "void f() { QCOMPARE(1, 1); }\n");
  add("command line", "app/cli_main.cpp", "#include \"core/base/hash.h\"\n");
}

void TestLint::rulesAllowWhatIsRight() {
  QFETCH(const QString, path);
  QFETCH(const QString, content);
  QStringList problems;
  for (const Finding &finding : checkSource(readSourceText(path, content))) {
    problems << finding.text();
  }
  QCOMPARE(problems.join('\n'), QString());
}

void TestLint::functionsAreFound() {
  const QString content =
      "struct A {\n"
      "  int value{0};\n"
      "  int twice() const { return 2 * value; }\n"
      "};\n"
      "template <class T, class U = X<T>>\n"
      "struct B : A {\n"
      "  B() : A{}, m_b{1} {\n"
      "    if (m_b) { g(); }\n"
      "  }\n"
      "  int m_b;\n"
      "};\n"
      "static const std::map<int, int> kMap = {{1, 2}};\n"
      "#define BRACE {\n"
      "auto f(int a)\n"
      "    -> int {\n"
      "  return a;\n"
      "}\n";
  const auto functions = findFunctions(readSourceText("core/base/a.cpp", content));
  QCOMPARE(functions.size(), size_t{3});
  QCOMPARE(functions[0].firstLine, 3);
  QCOMPARE(functions[1].firstLine, 7);
  QCOMPARE(functions[1].lastLine, 9);
  QCOMPARE(functions[2].firstLine, 14);
  QCOMPARE(functions[2].lastLine, 17);
}

QTEST_APPLESS_MAIN(TestLint)
#include "tst_lint.moc"
