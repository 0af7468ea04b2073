// SPDX-License-Identifier: MIT
// Completions and manual pages contain what --help shows, and nothing else; bash really completes.

#include <QRegularExpression>
#include <QSet>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

QStringList sorted(const QSet<QString> &names) {
  QStringList list(names.begin(), names.end());
  list.sort();
  return list;
}

/// Returns the first captures of all matches.
QSet<QString> captured(const QRegularExpression &expression, const QString &text) {
  QSet<QString> found;
  auto matches = expression.globalMatch(text);
  while (matches.hasNext()) found.insert(matches.next().captured(1));
  return found;
}

/// An option of --help with its names, and its values if they are listed.
struct HelpOption {
  QStringList names;
  QStringList values;
};

}  // namespace

class TestCliDocuments : public CommandLineTest {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() { startAfresh(); }
  void everyCommandHasItsPage();
  void manualPagesHaveTheOptionsOfHelp_data() { addCommands(); }
  void manualPagesHaveTheOptionsOfHelp();
  void manualPagesFitATerminal_data() { addCommands(); }
  void manualPagesFitATerminal();
  void manualPagesHaveAllSections_data() { addCommands(); }
  void manualPagesHaveAllSections();
  void documentsHaveNoDate();
  void bashOffersTheOptionsOfHelp_data() { addCommands(); }
  void bashOffersTheOptionsOfHelp();
  void bashOffersTheListedValues_data() { addCommands(); }
  void bashOffersTheListedValues();
  void bashCompletes_data();
  void bashCompletes();
  void zshHasTheOptionsOfHelp_data() { addCommands(); }
  void zshHasTheOptionsOfHelp();
  void fishHasTheOptionsOfHelp_data() { addCommands(); }
  void fishHasTheOptionsOfHelp();

 private:
  void addCommands();
  QString help(const QString &command);
  QList<HelpOption> optionsOf(const QString &command);
  QStringList optionNamesOf(const QString &command);
  QStringList bashReplies(const QStringList &words, int at = -1);

  QStringList m_commands;
  QString m_bash, m_zsh, m_fish;
};

void TestCliDocuments::initTestCase() {
  if (IS_SANITIZED) QSKIP("The documents do not depend on sanitizers.");
  startAfresh();
  static const QRegularExpression command("^  ([a-z]+) +[A-Z]",
                                          QRegularExpression::MultilineOption);
  m_commands = sorted(captured(command, help({}).section("Subcommands:", 1)));
  QCOMPARE(m_commands.size(), 25);
  m_bash = QString::fromUtf8(run({"completion", "bash"}).output);
  m_zsh = QString::fromUtf8(run({"completion", "zsh"}).output);
  m_fish = QString::fromUtf8(run({"completion", "fish"}).output);
  QVERIFY(m_bash.size() > 1000 && m_zsh.size() > 1000 && m_fish.size() > 1000);
}

/// Adds a row for each command, and one for the program.
void TestCliDocuments::addCommands() {
  QTest::addColumn<QString>("command");
  QTest::newRow("shinglescope-cli") << QString();
  for (const QString &command : std::as_const(m_commands))
    QTest::newRow(qPrintable(command)) << command;
}

QString TestCliDocuments::help(const QString &command) {
  return QString::fromUtf8(run(words(command + " --help")).output);
}

QList<HelpOption> TestCliDocuments::optionsOf(const QString &command) {
  static const QRegularExpression option("^  (-[-\\w]+(?:,--[-\\w]+)?)(?: (\\S+))?",
                                         QRegularExpression::MultilineOption);
  static const QRegularExpression choices("^[-\\w.]+(\\|[-\\w.]+)+$");
  QList<HelpOption> options;
  auto matches = option.globalMatch(help(command));
  while (matches.hasNext()) {
    const auto match = matches.next();
    HelpOption each{match.captured(1).split(','), {}};
    // "LANG|none" and "char:K|word:K" have placeholders in capitals.
    const QString value = match.captured(2);
    if (choices.match(value).hasMatch() && value == value.toLower()) each.values = value.split('|');
    options << each;
  }
  return options;
}

QStringList TestCliDocuments::optionNamesOf(const QString &command) {
  QSet<QString> names;
  for (const HelpOption &option : optionsOf(command))
    for (const QString &name : option.names) names.insert(name);
  return sorted(names);
}

/// Completes the last of these words, or the one at `at`, as bash does.
QStringList TestCliDocuments::bashReplies(const QStringList &words, int at) {
  makeFile("completion.bash", m_bash.toUtf8());
  QProcess bash;
  bash.setWorkingDirectory(folder());
  bash.start("bash", QStringList{"--norc", "-c",
                                 "source completion.bash; COMP_WORDBREAKS=$' \\t\\n\"\\'><=;|&(:'; "
                                 "COMP_CWORD=$1; shift; COMP_WORDS=(shinglescope-cli \"$@\"); "
                                 "_shinglescope_cli; printf '%s\\n' \"${COMPREPLY[@]}\"",
                                 "bash", QString::number(at < 0 ? words.size() : at)} +
                         words);
  if (!bash.waitForFinished(kTimeout)) return {};
  const QByteArray messages = bash.readAllStandardError();
  if (!messages.isEmpty()) qWarning("%s", messages.constData());
  QStringList replies =
      QString::fromUtf8(bash.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
  replies.sort();
  return messages.isEmpty() ? replies : QStringList{"an error"};
}

void TestCliDocuments::everyCommandHasItsPage() {
  const QString page = QString::fromUtf8(run({"man"}).output);
  static const QRegularExpression item("^\\.TP\n\\\\fB([a-z]+)\\\\fR",
                                       QRegularExpression::MultilineOption);
  QCOMPARE(sorted(captured(item, page.section(".SH COMMANDS", 1).section(".SH", 0, 0))),
           m_commands);
  for (const QString &command : std::as_const(m_commands))
    QVERIFY2(page.contains(".BR shinglescope\\-cli\\-" + command + " (1)"), qPrintable(command));
  QCOMPARE(bashReplies({""}), m_commands);
  static const QRegularExpression zsh("^    '([a-z]+):", QRegularExpression::MultilineOption);
  QCOMPARE(sorted(captured(zsh, m_zsh)), m_commands);
  static const QRegularExpression fish("_without' -a ([a-z]+) ");
  QCOMPARE(sorted(captured(fish, m_fish)), m_commands);
}

void TestCliDocuments::manualPagesHaveTheOptionsOfHelp() {
  QFETCH(const QString, command);
  const QString page = QString::fromUtf8(run(words("man " + command)).output);
  const QString options = page.section(".SH OPTIONS", 1).section("\n.SH", 0, 0);
  static const QRegularExpression item("^\\.TP\n(.*)$", QRegularExpression::MultilineOption);
  static const QRegularExpression name("\\\\fB(\\\\-[^\\\\]*(?:\\\\-[^\\\\]*)*)\\\\fR");
  QSet<QString> names;
  for (const QString &line : captured(item, options)) {
    for (QString each : captured(name, line)) names.insert(each.replace("\\-", "-"));
  }
  QCOMPARE(sorted(names), optionNamesOf(command));
  for (const HelpOption &option : optionsOf(command))
    for (const QString &value : option.values)
      QVERIFY2(QString(options).replace("\\-", "-").contains(value), qPrintable(value));
}

/// A line breaks only at spaces and at \:, and troff warns about one that it cannot break. Examples
/// are not filled.
void TestCliDocuments::manualPagesFitATerminal() {
  QFETCH(const QString, command);
  const QString page = QString::fromUtf8(run(words("man " + command)).output);
  static const QRegularExpression escape(R"(\\f[BIR]|\\&)");
  static const QRegularExpression breaks(R"([ \n]|\\:)");
  QString filled = page.section(".SH EXAMPLES", 0, 0);
  for (const QString &word : filled.remove(escape).split(breaks))
    QVERIFY2(word.size() < 60, qPrintable(word));
}

void TestCliDocuments::manualPagesHaveAllSections() {
  QFETCH(const QString, command);
  const QString page = QString::fromUtf8(run(words("man " + command)).output);
  QStringList expected = {"NAME",     "SYNOPSIS",    "DESCRIPTION", "OPTIONS", "\"EXIT STATUS\"",
                          "EXAMPLES", "\"SEE ALSO\""};
  if (command.isEmpty())
    expected << "COMMANDS"
             << "\"FILES\""
             << "\"ENVIRONMENT\"";
  static const QRegularExpression section("^\\.SH (.*)\n(?!\\.SH)",
                                          QRegularExpression::MultilineOption);
  expected.sort();
  QCOMPARE(sorted(captured(section, page)), expected);
  for (const char *code : {"0", "1", "2", "129", "130", "143"})
    QVERIFY2(page.contains(QString("\n\\fB%1\\fR\n").arg(code)), code);
  QVERIFY(page.section(".SH EXAMPLES", 1).contains("shinglescope\\-cli"));
  // An empty description would be a section followed by a section.
  QVERIFY(page.section(".SH DESCRIPTION\n", 1).size() > 100);
}

void TestCliDocuments::documentsHaveNoDate() {
  const QByteArray page = run({"man"}).output;
  QVERIFY2(page.contains("\"1\" \"\" \"shinglescope\\-cli " SHINGLESCOPE_VERSION "\""), page);
  QVERIFY(!page.contains(QByteArray::number(QDate::currentDate().year())));
}

void TestCliDocuments::bashOffersTheOptionsOfHelp() {
  QFETCH(const QString, command);
  QCOMPARE(bashReplies(words(command) + QStringList{"-"}), optionNamesOf(command));
}

void TestCliDocuments::bashOffersTheListedValues() {
  QFETCH(const QString, command);
  for (const HelpOption &option : optionsOf(command)) {
    if (option.values.isEmpty()) continue;
    QStringList expected = option.values;
    expected.sort();
    QCOMPARE(bashReplies(words(command) + QStringList{option.names.last(), ""}), expected);
    const QString words = option.values.join(' ');
    QVERIFY2(m_zsh.contains('(' + words + ")'"), qPrintable(words));
    QVERIFY2(m_fish.contains(" -x -a '" + words + '\''), qPrintable(words));
  }
}

void TestCliDocuments::bashCompletes_data() {
  QTest::addColumn<QStringList>("typed");
  QTest::addColumn<QStringList>("replies");
  const auto row = [](const char *name, const QStringList &typed, const QStringList &replies) {
    QTest::newRow(name) << typed << replies;
  };
  row("command", {"fi"}, {"find"});
  row("commands", {"s"}, {"showdown", "sniff", "sweep"});
  row("options", {"find", "s.csv", "--thr"}, {"--threads", "--threshold"});
  row("options before a command", {"--v"}, {"--version"});
  row("value", {"find", "s.csv", "--hash", "xx"}, {"xxh3", "xxh32"});
  row("value after =", {"find", "--hash", "=", "xx"}, {"xxh3", "xxh32"});
  row("nothing after =", {"find", "--verify", "="}, {"estimate", "exact"});
  row("part before :", {"find", "--shingle", "word", ":"}, {"1", "2", "3", "5"});
  row("part after :", {"find", "--shingle", "char", ":", "5"}, {"5"});
  row("part after = and :", {"find", "--shingle", "=", "char", ":", "5"}, {"5"});
  row("beginning of a value with :", {"find", "--shingle", "cha"},
      {"char:3", "char:5", "char:7", "char:9"});
  row("keep rule", {"review", "--keep", "new"}, {"newest:"});
  row("preset", {"exact", "--preset", "n"}, {"names", "news"});
  row("threshold", {"find", "--threshold", "0.9"}, {"0.9", "0.95"});
  row("stop words", {"find", "--stop-words", ""}, {"en", "it", "none"});
  row("the same option of another command", {"sweep", "--hash", "mur"}, {"murmur3"});
  row("list", {"sweep", "--hash", "fast,xx"}, {"fast,xxh3", "fast,xxh32"});
  row("scope of a review", {"review", "--scope", ""}, {"all", "reviewed"});
  row("scope of an export", {"export", "--scope", ""}, {"all", "flagged", "reviewed"});
  row("format", {"export", "p", "--format", "js"}, {"json", "jsonl"});
  row("shell", {"completion", ""}, {"bash", "fish", "zsh"});
  row("page", {"man", "fi"}, {"find"});
  row("file", {"find", "s"}, {"s.csv"});
  row("file of an option", {"find", "s.csv", "--recipe", "my"}, {"my recipe.json"});
  row("file of -o", {"find", "s.csv", "-o", "my"}, {"my recipe.json"});
  row("file after =", {"find", "s.csv", "--out", "=", "my"}, {"my recipe.json"});
  row("folder", {"find", "s.csv", "-o", "fol"}, {"folder"});
  row("value that is not listed", {"find", "s.csv", "--seed", ""}, {});
  row("file called like a command", {"find", "find", "--thresh"}, {"--threshold"});
}

void TestCliDocuments::bashCompletes() {
  QFETCH(const QStringList, typed);
  QFETCH(const QStringList, replies);
  makeFile("my recipe.json", "{}");
  QVERIFY(QDir(folder()).mkdir("folder"));
  QCOMPARE(bashReplies(typed), replies);
}

void TestCliDocuments::zshHasTheOptionsOfHelp() {
  QFETCH(const QString, command);
  QString part = m_zsh.section("_arguments -C", 1).section("'1: :", 0, 0);
  if (!command.isEmpty())
    part = m_zsh.section("\n        " + command + ")\n", 1).section(";;", 0, 0);
  static const QRegularExpression braces("'[^']*'\\{([^}]*)\\}'\\[");
  static const QRegularExpression single("^ +'\\*?(--?[-\\w]+)[=+]?\\[",
                                         QRegularExpression::MultilineOption);
  QSet<QString> names = captured(single, part);
  for (const QString &list : captured(braces, part))
    for (QString name : list.split(',')) names.insert(name.remove(QRegularExpression("[=+]$")));
  QCOMPARE(sorted(names), optionNamesOf(command));
}

void TestCliDocuments::fishHasTheOptionsOfHelp() {
  QFETCH(const QString, command);
  static const QRegularExpression line("^complete -c shinglescope-cli -n '([^']*)'(.*) -d '",
                                       QRegularExpression::MultilineOption);
  static const QRegularExpression name(" -(s \\w|l [-\\w]+)");
  QSet<QString> names;
  auto lines = line.globalMatch(m_fish);
  while (lines.hasNext()) {
    const auto match = lines.next();
    const QStringList condition = words(match.captured(1));
    const bool isOfCommand = command.isEmpty() ? condition[0] == "__shinglescope_cli_without"
                                               : condition.mid(1).contains(command);
    if (!isOfCommand) continue;
    for (const QString &each : captured(name, match.captured(2)))
      names.insert((each[0] == 's' ? "-" : "--") + each.mid(2));
  }
  QCOMPARE(sorted(names), optionNamesOf(command));
}

SHINGLESCOPE_TEST(TestCliDocuments, NoApplication)
#include "tst_cli_documents.moc"
