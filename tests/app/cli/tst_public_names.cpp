// SPDX-License-Identifier: MIT
// Names that scripts and files depend on: commands, options, JSON keys and table columns must match
// public_names.txt, which was written before names in the code were changed. An intended change
// must also change the list, the documents and the change log.

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestPublicNames : public CommandLineTest {
  Q_OBJECT

 private slots:
  void namesMatchTheList();

 private:
  void addOptions();
  void addSearch();
  void addTuning();
  void addExploreViews();
  void addProject();
  void addExports();
  void add(const QString &kind, const QString &name) { m_names.insert(kind + ' ' + name); }
  void addColumns(const QString &kind, const QByteArray &table, char delimiter = ',');
  void addKeys(const QString &kind, const QJsonValue &value, const QString &prefix = {});
  void addJson(const QString &kind, const QByteArray &text);
  QByteArray outputOf(const QString &command);

  QSet<QString> m_names;
};

void TestPublicNames::addColumns(const QString &kind, const QByteArray &table, char delimiter) {
  for (const QByteArray &column : table.split('\n').value(0).trimmed().split(delimiter))
    add(kind, QString::fromUtf8(column));
}

void TestPublicNames::addKeys(const QString &kind, const QJsonValue &value, const QString &prefix) {
  if (value.isArray()) {
    const QJsonArray items = value.toArray();
    for (const QJsonValue &item : items) addKeys(kind, item, prefix + "[]");
  }
  const QJsonObject object = value.toObject();
  for (auto it = object.begin(); it != object.end(); ++it) {
    const QString name = prefix.isEmpty() ? it.key() : prefix + '.' + it.key();
    add(kind, name);
    addKeys(kind, it.value(), name);
  }
}

void TestPublicNames::addJson(const QString &kind, const QByteArray &text) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  QVERIFY2(!document.isNull(), text.constData());
  addKeys(kind, document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
}

QByteArray TestPublicNames::outputOf(const QString &command) {
  const Outcome outcome = run(words(command));
  if (outcome.code != 0) qWarning("%s: %s", qPrintable(command), outcome.messages.constData());
  return outcome.code == 0 ? outcome.output : QByteArray();
}

void TestPublicNames::addOptions() {
  static const QRegularExpression command("^  ([a-z]+) +[A-Z]",
                                          QRegularExpression::MultilineOption);
  static const QRegularExpression option("^  (?:-\\w,)?(--[\\w-]+)",
                                         QRegularExpression::MultilineOption);
  auto commands = command.globalMatch(outputOf("--help").split(':').mid(1).join(':'));
  while (commands.hasNext()) {
    const QString name = commands.next().captured(1);
    add("command", name);
    auto options = option.globalMatch(outputOf(name + " --help"));
    while (options.hasNext()) add("option", name + ' ' + options.next().captured(1));
  }
}

void TestPublicNames::addSearch() {
  addColumns("pairs", outputOf("find s.csv --compare title --shingle char:3 --threshold 0.5 "
                               "--report r.json --groups g.csv --project p.shinglescope"));
  addColumns("groups", contentOf("g.csv"));
  addJson("report", contentOf("r.json"));
  addJson("recipe",
          QJsonDocument(QJsonDocument::fromJson(contentOf("r.json")).object()["recipe"].toObject())
              .toJson());
  addColumns("matches", outputOf("find s.csv --compare title --against s.csv --threshold 0.5"));
  addColumns("query", outputOf("query s.csv --compare title --row 0"));
  addColumns("texts", outputOf("convert s.csv --prepared --compare title"));
  addJson("sniff", outputOf("sniff s.csv --json"));
}

void TestPublicNames::addTuning() {
  const QString sweep =
      "sweep s.csv --compare title --hash fast --hashes 20 --bands 4 --k 3 "
      "--threshold 0.5";
  addColumns("sweep", outputOf(sweep));
  QVERIFY(outputOf(sweep + " --out sweep.json").isEmpty());
  addJson("sweep.json", contentOf("sweep.json"));
  addJson("recall", outputOf("recall s.csv --compare title --threshold 0.5"));
  makeFile("truth.csv", "row_a,row_b\n0,1\n0,2\n");
  const QString accuracy = "accuracy s.csv --compare title --truth truth.csv --examples e.csv";
  addColumns("accuracy", outputOf(accuracy));
  addColumns("accuracy examples", contentOf("e.csv"));
  outputOf(accuracy + " --out a.json");
  addJson("accuracy.json", contentOf("a.json"));
  addExploreViews();
  addJson("estimate", outputOf("estimate s.csv --compare title"));
  addJson("advise", outputOf("advise s.csv --compare title --threshold 0.5"));
  addJson("showdown", outputOf("showdown s.csv --compare title --threshold 0.5"));
}

void TestPublicNames::addExploreViews() {
  const QString table = " s.csv --compare title --threshold 0.5";
  const QList<std::pair<QString, QString>> commands = {
      {"histogram", "histogram" + table},
      {"bands", "bands" + table},
      {"candidates", "candidates" + table},
      {"buckets", "buckets" + table},
      {"matrices", "matrices" + table + " --rows 0,1"},
      {"estimator", "estimator" + table},
      {"estimator pair", "estimator" + table + " --pair 0,1"},
      {"curves", "curves 20x5"},
      {"plans", "plans 20"},
      {"plans zone", "plans 20 --d1 0.5 --d2 0.6"}};
  for (const auto &[kind, command] : commands) {
    addColumns(kind, outputOf(command));
    outputOf(command + " --out view.json");
    addJson(kind + ".json", contentOf("view.json"));
  }
}

void TestPublicNames::addProject() {
  outputOf("review p.shinglescope --keep most-filled --export v.csv --fates f.csv --cleaned c.csv");
  addColumns("verdicts", contentOf("v.csv"));
  addColumns("fates", contentOf("f.csv"));
  outputOf("review p.shinglescope --export v.json");
  addJson("verdicts.json", contentOf("v.json"));
}

void TestPublicNames::addExports() {
  for (const QString content : {"pairs", "groups"}) {
    const QString command = "export p.shinglescope --content " + content;
    addColumns("export " + content, outputOf(command + " --format csv"));
    addJson("export " + content + ".json", outputOf(command + " --format json"));
  }
  for (const QString content : {"merged", "origins"})
    addColumns("export " + content,
               outputOf("export p.shinglescope --merge-rule filled --content " + content));
  outputOf("export p.shinglescope --out e.csv");
  addJson("manifest", contentOf("e.csv.manifest.json"));
}

void TestPublicNames::namesMatchTheList() {
  startAfresh();
  addOptions();
  addSearch();
  addTuning();
  addProject();
  addExports();
  QStringList names(m_names.begin(), m_names.end());
  names.sort();
  const QString listPath = QFINDTESTDATA("public_names.txt");
  QFile list(listPath);
  QVERIFY(list.open(QIODevice::ReadOnly));
  const QStringList expected = QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts);
  QStringList problems;
  for (const QString &name : expected)
    if (!m_names.contains(name)) problems << "is gone: " + name;
  for (const QString &name : std::as_const(names))
    if (!expected.contains(name)) problems << "is new: " + name;
  for (const QString &problem : std::as_const(problems)) qWarning() << qPrintable(problem);
  QVERIFY(problems.isEmpty());
  QVERIFY(names.size() > 300);
}

SHINGLESCOPE_TEST(TestPublicNames, NoApplication)
#include "tst_public_names.moc"
