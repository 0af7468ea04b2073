// SPDX-License-Identifier: MIT
// Applies the house rules to every source of the project, and each rule to samples that break it,
// to show that the rule can fail.

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "tests/lint/layer_order.h"
#include "tests/lint/name_lint.h"
#include "tests/lint/source_lint.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::lint;

namespace {

QString repeated(const QString &line, int times) { return QString(line).repeated(times); }

QString functionOf(int lines) { return "void f() {\n" + repeated("  g();\n", lines - 2) + "}\n"; }

SourceText readFile(const QString &path) {
  QFile file(shinglescope::test::sourcePath() + '/' + path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return readSourceText(path, QString::fromUtf8(file.readAll()));
}

QStringList projectSources() {
  QStringList paths;
  const QDir root(shinglescope::test::sourcePath());
  for (const char *folder : {"core", "ui", "app", "tests", "bench"}) {
    QDirIterator files(root.filePath(folder), {"*.h", "*.cpp", "*.cc", "*.hpp", "*.inc"},
                       QDir::Files, QDirIterator::Subdirectories);
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
  void directoriesAreSmall();
  void orderedDirectoriesExist();
  void unitsAreKnown();
  void rulesFindViolations_data();
  void rulesFindViolations();
  void rulesAllowWhatIsRight_data();
  void rulesAllowWhatIsRight();
  void functionsAreFound();
  void namesAreUnique();
  void classesHaveOneSource();
  void namesAreFound();
  void namesInConflictAreFound_data();
  void namesInConflictAreFound();
  void namesWithoutConflictAreAllowed_data();
  void namesWithoutConflictAreAllowed();
};

void TestLint::projectFollowsTheRules() {
  const QStringList paths = projectSources();
  QVERIFY2(paths.size() > 20, "SOURCE_DIR does not contain the sources");
  QStringList problems;
  for (const QString &path : paths) {
    const SourceText source = readFile(path);
    QVERIFY2(!source.path.isEmpty(), qPrintable(path));
    for (const Finding &finding : checkSource(source)) problems << finding.text();
  }
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

void TestLint::directoriesAreSmall() {
  QStringList problems;
  for (const Finding &finding : checkDirectories(projectSources())) problems << finding.text();
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
  QStringList many;
  for (int i = 0; i < 41; ++i) many << QString("core/base/a%1.cpp").arg(i);
  QCOMPARE(checkDirectories(many).size(), size_t{1});
  many.removeLast();
  many << "core/base/notes.md"
       << "core/base/files/a.h";
  QVERIFY(checkDirectories(many).empty());
}

void TestLint::orderedDirectoriesExist() {
  QSet<QString> real;
  for (const QString &path : projectSources()) real.insert(path.section('/', 0, -2));
  for (const QString &directory : orderedDirectories())
    QVERIFY2(real.contains(directory), qPrintable(directory));
}

void TestLint::unitsAreKnown() {
  QCOMPARE(unitOf("core/dataset/csv"), QString("core/dataset"));
  QCOMPARE(unitOf("core/base"), QString("core/base"));
  QCOMPARE(unitOf("ui/pages/data/grid"), QString("ui/pages/data"));
  QCOMPARE(unitOf("ui/parts/why"), QString("ui/parts"));
  QCOMPARE(unitOf("app/cli/commands"), QString("app"));
  QCOMPARE(unitOf("tests/ui/pages/find"), QString("tests/ui/pages/find"));
  QCOMPARE(unitOf("tests/core/review/groups"), QString("tests/core/review"));
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
  add("core with ui", "core/base/a.cpp", "#include \"ui/window/main_window.h\"\n", "neither ui");
  add("core with app", "core/base/a.cpp", "#include \"app/window/application.h\"\n", "neither ui");
  add("core upwards", "core/text/a.cpp", "#include \"core/lsh/s_curve.h\"\n", "fixed order");
  add("core's last directory", "core/review/groups/a.cpp", "#include \"core/export/a.h\"\n",
      "fixed order");
  add("verdicts with their file", "core/review/verdicts/a.cpp", "#include \"core/project/a.h\"\n",
      "fixed order");
  add("a floor upwards", "ui/base/text/a.cpp", "#include \"ui/session/session.h\"\n",
      "fixed order");
  add("a page and another", "ui/pages/find/a.cpp", "#include \"ui/pages/data/data_page.h\"\n",
      "another page");
  add("a part of a page and another", "ui/pages/explore/sweep/a.cpp",
      "#include \"ui/pages/data/grid/data_grid.h\"\n", "another page");
  add("options upwards", "app/cli/options/a.cpp", "#include \"app/cli/commands/commands.h\"\n",
      "fixed order");
  add("unknown directory", "core/misc/a.cpp", "#include \"core/base/hash.h\"\n", "does not name");
  add("ui with app", "ui/window/main_window.cpp", "#include \"app/window/application.h\"\n",
      "ui does not");
  add("command line with Qt", "app/cli/main.cpp", "#include <QCoreApplication>\n", "no Qt");
  add("relative include", "ui/pages/find/a.cpp", "#include \"../style/theme.h\"\n", "relative");
  add("after a comment", "core/base/a.cpp", "/* x */ #include <QString>\n", "no Qt");
  add("no pragma", "core/base/a.h", "// text\n#include <vector>\n", "#pragma once");
  add("pragma in a comment", "core/base/a.h", "// #pragma once\nint a;\n", "#pragma once");
  add("file name", "core/base/AtomicFile.cpp", "", "snake_case");
  add("file ending", "core/base/a.hpp", "", "snake_case");
  add("long source", "core/base/a.cpp", repeated("\n", 601), "601 lines");
  add("long header", "core/base/a.h", "#pragma once\n" + repeated("\n", 150), "151 lines");
  add("long function", "core/base/a.cpp", functionOf(61), "function of 61 lines");
  add("long method", "ui/a.h",
      "#pragma once\nclass A : public B {\n  Q_OBJECT\n\n public slots:\n  " + functionOf(70) +
          "};\n",
      "70 lines");
  add("long constructor", "ui/a.cpp",
      "A::A() : m_a{1}, m_b(2) {\n" + repeated("  g();\n", 60) + "}\n", "function of 62 lines");
  add("file dialog", "ui/pages/a.cpp", "auto *d = new QFileDialog(this);\n", "change no file");
  add("file question", "app/a.cpp", "QFileDialog::getOpenFileName(this);\n", "change no file");
  add("events", "ui/a.cpp", "void f() { QCoreApplication::processEvents(); }\n", "job");
  add("singleton", "core/base/a.cpp", "int a = Registry::instance().size();\n", "singletons");
  add("proxy", "ui/models/a.cpp", "QSortFilterProxyModel model;\n", "million");
  add("resize", "ui/pages/a.cpp", "resize(QHeaderView::ResizeToContents);\n", "million");
  add("deletion", "ui/pages/a.cpp", "void f() { delete m_body; }\n", "discard");
  add("colour", "ui/pages/a.cpp", "const char *kBlue = \"#0072b2\";\n", "ui/base/style");
  add("transparent colour", "app/a.cpp", "QColor c(\"#800072b2\");\n", "ui/base/style");
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
  add("own directory", "core/text/a.cpp", "#include \"core/text/text_preparation.h\"\n");
  add("review with export", "ui/pages/review/a.cpp",
      "#include \"ui/pages/export/export_dialog.h\"\n");
  add("commented include", "core/base/a.cpp", "// #include <QString>\n");
  add("include in a block", "core/base/a.cpp", "/*\n#include <QString>\n*/\n");
  add("include in a text", "core/base/a.cpp", "auto s = R\"x(\n)\" // \n)x\";\n");
  add("comment before pragma", "core/base/a.h", "// text\n#pragma once\n");
  add("longest source", "core/base/a.cpp", repeated("\n", 600));
  add("longest function", "core/base/a.cpp", functionOf(60));
  add("long data", "core/base/a.cpp", "const int k[] = {\n" + repeated("1,\n", 80) + "};\n");
  add("long namespace", "core/base/a.cpp",
      "namespace a {\n" + functionOf(50) + functionOf(50) + "}\n");
  add("brace in literals", "core/base/a.cpp", "char a = '{', b = '\"'; int c = 1'000;\n");
  add("Qt's own instance", "ui/a.cpp", "auto app = QCoreApplication::instance();\n");
  add("colour in style", "ui/base/style/a.cpp", "const char *kBlue = \"#0072b2\";\n");
  add("number with a hash", "ui/a.cpp", "const char *kColumn = \"#2\";\n");
  add("test", "tests/core/tst_a.cpp", "void f() { QCOMPARE(1, 1); }\n");
  add("command line", "app/cli/main.cpp", "#include \"core/base/hash.h\"\n");
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

// Each benchmark and each fuzz target is a separate program, so their names cannot collide.
void TestLint::namesAreUnique() {
  std::vector<DefinedName> names;
  for (const QString &path : projectSources()) {
    if (path.startsWith("bench/") || path.startsWith("tests/fuzz/fuzz_")) continue;
    const std::vector<DefinedName> found = definedNames(readFile(path));
    names.insert(names.end(), found.begin(), found.end());
  }
  QVERIFY2(names.size() > 5000, qPrintable(QString::number(names.size())));
  QStringList problems;
  for (const Finding &finding : checkNames(names)) problems << finding.text();
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

void TestLint::classesHaveOneSource() {
  std::vector<SourceText> sources;
  for (const QString &path : projectSources())
    if (!path.startsWith("tests/") && !path.startsWith("bench/")) sources.push_back(readFile(path));
  QVERIFY(sources.size() > 500);
  QStringList problems;
  for (const Finding &finding : checkClasses(sources)) problems << finding.text();
  QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
  const auto inTwo = [](const QString &first, const QString &second) {
    return checkClasses(
        {readSourceText("core/a/a.cpp", first), readSourceText("core/a/b.cpp", second)});
  };
  QCOMPARE(inTwo("void Page::show() {}\n", "Result<int> Page::hide() const {}\n").size(),
           size_t{1});
  QCOMPARE(inTwo("Page::Page() : m_a(1) {}\n", "Page::~Page() = default;\n").size(), size_t{1});
  QVERIFY(inTwo("void Page::show() {}\n", "void Other::show() {\n  Page::hide();\n}\n").empty());
  QVERIFY(inTwo("void Page::show() {}\n", "void show(Page::Mode mode) {}\n").empty());
}

void TestLint::namesAreFound() {
  const QString content =
      "#define MACRO(x) struct x {\n"
      "namespace shinglescope {\n"
      "namespace {\n"
      "constexpr int kOne = 1;\n"
      "const char *const kTexts[] = {\"a\", \"struct B {\"};\n"
      "std::vector<int> numbers{1, 2};\n"
      "using Row = std::vector<int>;\n"
      "enum class Kind : int { A, B };\n"
      "template <class T>\n"
      "T twice(T value) { return 2 * value; }\n"
      "}  // namespace\n"
      "struct A final : B<int> {\n"
      "  int value = 0;\n"
      "  int get() const { return value; }\n"
      "};\n"
      "class Declared;\n"
      "int declared(int a);\n"
      "int A::member() { return 1; }\n"
      "bool operator==(const A &a, const A &b) { return true; }\n"
      "auto free(int a, std::function<int(int)> b) -> int { return a; }\n"
      "}  // namespace shinglescope\n"
      "int main() { return 0; }\n";
  QStringList found;
  for (const DefinedName &name : definedNames(readSourceText("core/base/a.cpp", content)))
    found
        << QStringLiteral("%1%2 %3").arg(name.isAnonymous ? "-" : "").arg(name.name).arg(name.line);
  QCOMPARE(found.join(", "), QString("-kOne 4, -kTexts 5, -numbers 6, -Row 7, -Kind 8, -twice 9, "
                                     "A 12, free 20"));
}

namespace {

constexpr const char *kSpace = "namespace shinglescope {\n";
constexpr const char *kAnonymous = "namespace shinglescope {\nnamespace {\n";

Findings conflictsOf(const QString &firstPath, const QString &first, const QString &secondPath,
                     const QString &second) {
  std::vector<DefinedName> names = definedNames(readSourceText(firstPath, first));
  const std::vector<DefinedName> more = definedNames(readSourceText(secondPath, second));
  names.insert(names.end(), more.begin(), more.end());
  return checkNames(names);
}

void addPair(const char *name, const char *firstPath, const QString &first, const char *secondPath,
             const QString &second) {
  QTest::newRow(name) << firstPath << first << secondPath << second;
}

void addPairColumns() {
  for (const char *column : {"firstPath", "first", "secondPath", "second"})
    QTest::addColumn<QString>(column);
}

}  // namespace

void TestLint::namesInConflictAreFound_data() {
  addPairColumns();
  const QString space(kSpace);
  const QString anonymous(kAnonymous);
  addPair("types", "core/a/a.h", space + "struct A {};\n}", "ui/b/b.h",
          space + "enum class A { B };\n}");
  addPair("a type and an alias", "core/a/a.h", space + "struct A {};\n}", "core/b/b.h",
          space + "using A = int;\n}");
  addPair("functions", "core/a/a.cpp", space + "int f(int a) { return a; }\n}", "ui/b/b.cpp",
          space + "int f(int a) { return 2 * a; }\n}");
  addPair("anonymous functions", "core/a/a.cpp", anonymous + "void f() {}\n}}", "core/a/b.cpp",
          anonymous + "void f(int) {}\n}}");
  addPair("anonymous constants", "core/a/a.cpp", anonymous + "constexpr int kA = 1;\n}}",
          "core/a/b.cpp", anonymous + "constexpr int kA = 1;\n}}");
  addPair("anonymous types", "core/a/a.cpp", anonymous + "struct A {};\n}}", "core/a/b.cpp",
          anonymous + "class A {};\n}}");
  addPair("aliases of two types", "core/a/a.cpp", anonymous + "using A = int;\n}}", "core/a/b.cpp",
          anonymous + "using A = long;\n}}");
  addPair("an anonymous type that hides another", "core/a/a.h", space + "struct A {};\n}",
          "ui/b/b.cpp", anonymous + "struct A {};\n}}");
  addPair("an anonymous function beside another", "core/a/a.cpp", space + "void f(int) {}\n}",
          "core/a/b.cpp", anonymous + "void f() {}\n}}");
}

void TestLint::namesInConflictAreFound() {
  QFETCH(const QString, firstPath);
  QFETCH(const QString, first);
  QFETCH(const QString, secondPath);
  QFETCH(const QString, second);
  const Findings findings = conflictsOf(firstPath, first, secondPath, second);
  QCOMPARE(findings.size(), size_t{1});
  QVERIFY2(findings[0].text().startsWith(secondPath), qPrintable(findings[0].text()));
  QVERIFY2(findings[0].text().contains(firstPath), qPrintable(findings[0].text()));
}

void TestLint::namesWithoutConflictAreAllowed_data() {
  addPairColumns();
  const QString space(kSpace);
  const QString anonymous(kAnonymous);
  addPair("another directory", "core/a/a.cpp", anonymous + "void f() {}\n}}", "core/b/b.cpp",
          anonymous + "void f() {}\n}}");
  addPair("overloads", "core/a/a.cpp", space + "int f(int a) { return a; }\n}", "core/a/b.cpp",
          space + "int f(double a) { return 1; }\n}");
  addPair("another namespace", "core/a/a.h", "namespace a {\nstruct A {};\n}", "core/b/b.h",
          "namespace b {\nstruct A {};\n}");
  addPair("the same alias", "core/a/a.cpp", anonymous + "using A = int;\n}}", "core/a/b.cpp",
          anonymous + "using A = int;\n}}");
  addPair("members", "core/a/a.cpp", space + "int A::f() { return 1; }\n}", "core/a/b.cpp",
          space + "int B::f() { return 1; }\n}");
  addPair("a declaration", "core/a/a.h", space + "class A;\n}", "core/a/b.h",
          space + "class A {};\n}");
}

void TestLint::namesWithoutConflictAreAllowed() {
  QFETCH(const QString, firstPath);
  QFETCH(const QString, first);
  QFETCH(const QString, secondPath);
  QFETCH(const QString, second);
  QStringList problems;
  for (const Finding &finding : conflictsOf(firstPath, first, secondPath, second))
    problems << finding.text();
  QCOMPARE(problems.join('\n'), QString());
}

SHINGLESCOPE_TEST(TestLint, NoApplication)
#include "tst_lint.moc"
