// SPDX-License-Identifier: MIT
// Pairs and labels of other programs in the window: what is opened, imported and written is what
// the command line opens, imports and writes.

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <memory>

#include "core/export/content/verdict_table.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/review/labels/export_labels_dialog.h"
#include "ui/pages/review/labels/import_labels_dialog.h"
#include "ui/pages/review/labels/label_dialogs.h"
#include "ui/pages/review/labels/open_pairs_dialog.h"
#include "ui/pages/review/labels/unused_pairs_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/session/settings.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kLabelsTimeout = 20000;

/// Rows 0 and 1 differ by a letter; rows 2 and 4 have the same text; row 3 is like no other.
constexpr const char *kLabelledPeople =
    "unique_id,name\n"
    "p1,Giovanni Battista Colombo\n"
    "p2,Giovanni Battista Colomba\n"
    "p3,Maria Esposito\n"
    "p4,Xu\n"
    "p5,Maria Esposito\n";

constexpr const char *kPredictions =
    "match_probability,unique_id_l,unique_id_r\n"
    "0.987,p1,p2\n0.5,p1,p3\n0.4,p3,p5\n0.3,p4,p1\n0.2,p9,p1\n0.1,p2,p1\nx,p2,p3\n";

}  // namespace

class TestLabelDialogs : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { useEnglishAndLight(); }

  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    QVERIFY(writeFile(path("p.csv"), kLabelledPeople));
    m_settingsStore = std::make_unique<QSettings>(path("page.ini"), QSettings::IniFormat);
    m_settings = std::make_unique<Settings>(*m_settingsStore);
    openDesk();
  }

  void cleanup() {
    closeDesk();
    m_settings.reset();
    m_settingsStore.reset();
    m_directory.reset();
  }

  void pairsOfAnotherProgramAreReviewed() {
    openTable();
    QVERIFY(writeFile(path("splink.csv"), kPredictions));
    auto *dialog = openPairs("splink.csv");
    QCOMPARE(text(*dialog, "pairFacts"),
             QStringLiteral("3 pairs can be opened. Their ids are those of the column unique_id. "
                            "The threshold is that of the least similar pair, 0.02. The scores of "
                            "the list become tags."));
    QVERIFY(text(*dialog, "unusedCounts").startsWith(QStringLiteral("Lines not used: 4 of 7.")));
    auto *model = dialog->findChild<QTableView *>()->model();
    const QAbstractItemModelTester tester(model);
    QCOMPARE(model->rowCount(), 4);
    QCOMPARE(cell(*model, 0, 1), QStringLiteral("The two texts share no shingle."));
    QCOMPARE(cell(*model, 1, 0) + cell(*model, 1, 2), QStringLiteral("5p9"));
    const std::uint64_t steps = session().verdicts().log().stepCount();
    QVERIFY(!session().hasResult());
    QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("openPairs")), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kLabelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
    QVERIFY(session().result()->report.engine == "listed");
    QVERIFY(!session().isResultOutdated());
    QCOMPARE(session().result()->report.source, path("p.csv").toStdString());
    QCOMPARE(session().verdicts().log().stepCount(), steps + 1);
    QCOMPARE(tagsOf(0, 1), QStringLiteral("score 0.98"));

    // The command line makes the same pairs and tags.
    run({"pairs", "p.csv", "--from", "splink.csv", "--compare", "name", "--id", "unique_id",
         "--shingle", "char:2", "--out", "out.csv", "--project", "cli.shinglescope", "--report",
         "r.json"});
    QCOMPARE(content("out.csv").count('\n') - 1,
             static_cast<int>(session().result()->report.pairs));
    saveAs("window.shinglescope");
    QCOMPARE(run({"review", "window.shinglescope", "--export", "-"}),
             run({"review", "cli.shinglescope", "--export", "-"}));
    QCOMPARE(run({"export", "window.shinglescope"}), run({"export", "cli.shinglescope"}));
  }

  /// Left ids of the second table, right ones of the first; a pair within the first is listed.
  void pairsOfTwoTablesAreReviewed_data() {
    QTest::addColumn<bool>("hasPairsWithin");
    QTest::newRow("across only") << false;
    QTest::newRow("across and within") << true;
  }

  void pairsOfTwoTablesAreReviewed() {
    QFETCH(const bool, hasPairsWithin);
    openTable();
    QVERIFY(writeFile(path("other.csv"),
                      "unique_id,name\nq1,Giovanni Battista Colombi\nq2,Maria Esposito\n"));
    TablesController tables(session(), m_desk->controller());
    tables.open({path("other.csv"), nullptr}, {});
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kLabelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
    tables.setPairsWithin(hasPairsWithin);
    QVERIFY(writeFile(path("l.csv"),
                      "source_dataset_l,unique_id_l,source_dataset_r,unique_id_r,label\n"
                      "other,q1,p,p1,1\nother,q2,p,p3,\np,p1,p,p2,0\n"));
    auto *dialog = openPairs("l.csv");
    const QString facts = text(*dialog, "pairFacts");
    QVERIFY2(facts.contains("The list calls the first table p."), qPrintable(facts));
    QVERIFY2(facts.startsWith(hasPairsWithin ? "3 pairs" : "2 pairs"), qPrintable(facts));
    acceptPairs(*dialog);
    const DuplicateResult &result = *session().result();
    QVERIFY(result.report.engine == "listed");
    QCOMPARE(result.firstReference.has_value(), !hasPairsWithin);
    QVERIFY(!session().isResultOutdated());
    QCOMPARE(m_desk->verdictOf(0, 5), Verdict::Duplicate);
    QCOMPARE(m_desk->verdictOf(0, 1), hasPairsWithin ? Verdict::NotDuplicate : Verdict::Undecided);
    // The project keeps them.
    const std::size_t pairs = result.pairs.size();
    saveAs("work.shinglescope");
    closeDesk();
    openDesk();
    m_desk->project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult() && !m_desk->controller().isBusy(),
                             kLabelsTimeout);
    QCOMPARE(session().result()->pairs.size(), pairs);
  }

  void aProjectOpensThePairsAgain() {
    openList();
    m_desk->judge(0, 1);
    saveAs("work.shinglescope");
    closeDesk();
    openDesk();
    m_desk->project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult() && !m_desk->controller().isBusy(),
                             kLabelsTimeout);
    QVERIFY(session().result()->report.engine == "listed");
    QVERIFY(!session().isResultOutdated());
    QCOMPARE(session().result()->pairs.size(), std::size_t{2});
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
  }

  void labelsOfPairsBecomeVerdicts() {
    openTable();
    QVERIFY(writeFile(path("l.csv"), "unique_id_l,unique_id_r,label\np1,p2,1\np1,p3,0\n"));
    auto *dialog = openPairs("l.csv");
    QVERIFY(text(*dialog, "pairFacts").contains(QStringLiteral("2 labels become verdicts.")));
    acceptPairs(*dialog);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    QCOMPARE(m_desk->verdictOf(0, 2), Verdict::NotDuplicate);
    m_desk->controller().undo();
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Undecided);
    QCOMPARE(m_desk->verdictOf(0, 2), Verdict::Undecided);
  }

  /// A list whose names say nothing about the table: the user chooses the column of the ids, which
  /// then also names the rows of exported labels.
  void theIdColumnIsChosen() {
    openTable({ColumnRole::Shown, ColumnRole::Compared});
    QVERIFY(writeFile(path("l.csv"), "left,right\np1,p2\n"));
    auto *dialog = openPairs("l.csv");
    QVERIFY(text(*dialog, "pairFacts").startsWith(QStringLiteral("No line of the list is a pair")));
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("openPairs"))->isEnabled());
    auto *columns = dialog->findChild<QComboBox *>();
    QTest::keyClick(columns, Qt::Key_Down);
    QCOMPARE(columns->currentText(), QStringLiteral("unique_id"));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kLabelsTimeout);
    acceptPairs(*dialog);
    QCOMPARE(session().roles().front(), ColumnRole::Id);
    QVERIFY(!session().isResultOutdated());
  }

  void whatIsNoListIsSaid_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("message");
    QTest::newRow("one column") << QByteArray("name\nx\n") << "fewer than two columns";
    QTest::newRow("empty") << QByteArray("") << "";
    QTest::newRow("no pair") << QByteArray("unique_id_l,unique_id_r\nx,y\n") << "No line";
    QTest::newRow("binary") << QByteArray("\0\1\2\0\0\n\0", 7) << "";
  }
  void whatIsNoListIsSaid() {
    QFETCH(QByteArray, file);
    QFETCH(QString, message);
    openTable();
    QVERIFY(writeFile(path("l.csv"), file));
    auto *dialog = openPairs("l.csv");
    QVERIFY(!text(*dialog, "pairFacts").isEmpty());
    QVERIFY2(text(*dialog, "pairFacts").contains(message), qPrintable(text(*dialog, "pairFacts")));
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("openPairs"))->isEnabled());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!session().hasResult());
  }

  void labelsArePreviewedAndImported() {
    openList();
    m_desk->judge(0, 1, Verdict::NotDuplicate);
    QVERIFY(writeFile(path("labels.csv"),
                      "unique_id_l,unique_id_r,clerical_match_score\n"
                      "p2,p1,1\np1,p3,0\np3,p5,1\np9,p1,1\np1,p3,1\n"));
    auto *dialog = openLabels("labels.csv");
    QVERIFY(text(*dialog, "labelFacts").startsWith(QStringLiteral("3 labels match rows")));
    QCOMPARE(figures(*dialog), QStringLiteral("2 0 1"));
    QCOMPARE(dialog->findChild<QTableView *>()->model()->rowCount(), 2);
    const std::uint64_t steps = session().verdicts().log().stepCount();
    auto *import = dialog->findChild<QPushButton *>(QStringLiteral("importLabelsNow"));
    QTest::keyClick(import, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
    QCOMPARE(session().verdicts().log().stepCount(), steps + 1);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::NotDuplicate);
    QCOMPARE(m_desk->verdictOf(0, 2), Verdict::NotDuplicate);
    QCOMPARE(session().verdicts().log().originOf(steps + 1), std::string("import"));

    // Again: nothing is new, unless the labels of the file count.
    dialog = openLabels("labels.csv");
    QCOMPARE(figures(*dialog), QStringLiteral("0 2 1"));
    import = dialog->findChild<QPushButton *>(QStringLiteral("importLabelsNow"));
    QVERIFY(!import->isEnabled());
    dialog->findChild<SegmentedControl *>()->setCurrentIndex(1);
    QVERIFY(import->isEnabled());
    QTest::mouseClick(import, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    m_desk->controller().undo();
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::NotDuplicate);
    QCOMPARE(m_desk->verdictOf(0, 2), Verdict::NotDuplicate);
    m_desk->controller().undo();
    QCOMPARE(m_desk->verdictOf(0, 2), Verdict::Undecided);
  }

  /// Verdicts can be given again once the preview is shown or cancelled.
  void aPreviewDoesNotBlockVerdicts() {
    openList();
    QVERIFY(writeFile(path("l.csv"), "unique_id_l,unique_id_r,label\np1,p2,1\n"));
    m_page->labels().importLabels(path("l.csv"));
    auto *dialog = m_page->findChild<ImportLabelsDialog *>();
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findChild<ImportLabelsDialog *>() == nullptr, kLabelsTimeout);
    m_desk->judge(0, 1);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    dialog = openLabels("l.csv");
    m_desk->judge(0, 1, Verdict::NotDuplicate);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::NotDuplicate);
    // The preview is outdated now: the first press compares again.
    dialog->accept();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kLabelsTimeout);
    QCOMPARE(figures(*dialog), QStringLiteral("0 0 1"));
  }

  void labelsThatCannotBeReadAreSaid() {
    openList();
    QVERIFY(writeFile(path("l.csv"), "unique_id_l,unique_id_r\np1,p2\n"));
    const auto *dialog = openLabels("l.csv");
    QVERIFY(text(*dialog, "labelFacts").contains(QStringLiteral("label")));
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("importLabelsNow"))->isEnabled());
  }

  void filesAreThoseOfTheCommandLine_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("Splink") << 0 << "labels.csv";
    QTest::newRow("Splink, tabs") << 1 << "labels.tsv";
    QTest::newRow("dedupe") << 2 << "training.json";
  }
  void filesAreThoseOfTheCommandLine() {
    QFETCH(int, format);
    QFETCH(QString, name);
    openList();
    m_desk->judge(0, 1);
    m_desk->judge(0, 2, Verdict::Unsure);
    m_desk->judge(2, 2, Verdict::NotDuplicate);
    auto *dialog = openExport();
    dialog->findChild<SegmentedControl *>()->setCurrentIndex(format);
    QCOMPARE(dialog->findChild<FormRows *>()->figure(QStringLiteral("labels")),
             QStringLiteral("2"));
    QCOMPARE(text(*dialog, "labelsLeftOut"),
             QStringLiteral("1 verdict is left out because it is Unsure, or because reviewers "
                            "disagree."));
    dialog->writeTo(path("wrong.txt"));
    QVERIFY(text(*dialog, "labelsMessage").contains(QStringLiteral("must end in")));
    QVERIFY(!QFile::exists(path("wrong.txt")));
    dialog->writeTo(path("window-") + name);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findChild<ExportLabelsDialog *>() == nullptr, kLabelsTimeout);
    saveAs("work.shinglescope");
    closeDesk();
    run({"review", "work.shinglescope", "--export-labels", name});
    QVERIFY(content(name).size() > 40);
    QCOMPARE(content("window-" + name), content(name));
    openDesk();
  }

  void rowsWithoutAnIdOfTheirOwnHaveNoSplinkLabel() {
    QVERIFY(writeFile(path("p.csv"),
                      "unique_id,name\nx,Anna Maria Bianchi\nx,Anna Maria Bianco\n,Anna M Bianchi\n"
                      "y,Anna Maria Bianchini\nz,Anna Maria Bianch\n"));
    openTable();
    QVERIFY(writeFile(path("l.csv"), "row_a,row_b\n0,3\n2,3\n3,4\n"));
    acceptPairs(*openPairs("l.csv"));
    m_desk->judge(0, 3);
    m_desk->judge(2, 3);
    m_desk->judge(3, 4);
    auto *dialog = openExport();
    const auto *shown = dialog->findChild<FormRows *>();
    QCOMPARE(shown->figure(QStringLiteral("labels")), QStringLiteral("1"));
    QVERIFY(text(*dialog, "labelsLeftOut").startsWith(QStringLiteral("2 labels are left out")));
    dialog->findChild<SegmentedControl *>()->setCurrentIndex(2);
    QCOMPARE(shown->figure(QStringLiteral("labels")), QStringLiteral("3"));
    saveAs("work.shinglescope");
    closeDesk();
    QCOMPARE(run({"review", "work.shinglescope", "--export-labels", "-"}),
             QByteArray("unique_id_l,unique_id_r,clerical_match_score\ny,z,1\n"));
    openDesk();
  }

  void theTableAndTheProjectAreNotOverwritten() {
    openList();
    m_desk->judge(0, 1);
    auto *dialog = openExport();
    dialog->writeTo(path("p.csv"));
    QVERIFY(!text(*dialog, "labelsMessage").isEmpty());
    QCOMPARE(content("p.csv"), QByteArray(kLabelledPeople));
    dialog->writeTo(path("no/such/folder/l.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
    QVERIFY(text(*dialog, "labelsMessage").contains(QStringLiteral("l.csv")));
    QVERIFY(dialog->isVisible());
  }

 private:
  Session &session() { return m_desk->session(); }
  QString path(const QString &name) const { return m_directory->filePath(name); }

  void openDesk() {
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
    m_page = std::make_unique<ReviewPage>(m_desk->session(), m_desk->controller(), *m_settings);
    m_page->resize(1190, 730);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }
  void closeDesk() {
    m_page.reset();
    m_desk.reset();
  }

  void openTable(const std::vector<ColumnRole> &roles = {ColumnRole::Id, ColumnRole::Compared}) {
    m_desk->controller().openFile(path("p.csv"), {}, roles);
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset() && !m_desk->controller().isBusy(),
                             kLabelsTimeout);
    auto recipe = presetRecipe("default");
    QVERIFY(recipe);
    recipe->shingle.unit = ShingleUnit::Character;
    recipe->shingle.k = 2;
    recipe->compare = session().recipe().compare;
    m_desk->controller().setRecipe(*recipe);
  }
  /// Opens the pairs of rows 0 and 1, and of rows 0 and 2, whose texts are different.
  void openList() {
    openTable();
    QVERIFY(writeFile(path("list.csv"), "unique_id_l,unique_id_r\np1,p2\np1,p3\n"));
    acceptPairs(*openPairs("list.csv"));
  }
  OpenPairsDialog *openPairs(const QString &name) {
    m_page->labels().openPairs(path(name));
    auto *dialog = m_page->findChild<OpenPairsDialog *>();
    if (dialog == nullptr || !QTest::qWaitFor([&] { return !dialog->isBusy(); }, kLabelsTimeout))
      qFatal("not read");
    return dialog;
  }
  void acceptPairs(OpenPairsDialog &dialog) {
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("openPairs")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult() && !m_desk->controller().isBusy(),
                             kLabelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), kLabelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->findChild<OpenPairsDialog *>() == nullptr, kLabelsTimeout);
  }
  ImportLabelsDialog *openLabels(const QString &name) {
    if (!QTest::qWaitFor([&] { return m_page->findChild<ImportLabelsDialog *>() == nullptr; }))
      qFatal("not closed");
    m_page->labels().importLabels(path(name));
    auto *dialog = m_page->findChild<ImportLabelsDialog *>();
    if (dialog == nullptr || !QTest::qWaitFor([&] { return !dialog->isBusy(); }, kLabelsTimeout))
      qFatal("not read");
    return dialog;
  }
  ExportLabelsDialog *openExport() {
    m_page->labels().exportLabels();
    auto *dialog = m_page->findChild<ExportLabelsDialog *>();
    if (dialog == nullptr || !QTest::qWaitFor([&] { return !dialog->isBusy(); }, kLabelsTimeout))
      qFatal("not counted");
    return dialog;
  }
  void saveAs(const QString &name) {
    m_desk->project().saveAs(path(name));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path(name), kLabelsTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved, kLabelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kLabelsTimeout);
  }

  static QString text(const QDialog &dialog, const char *name) {
    return dialog.findChild<QLabel *>(QLatin1String(name))->text();
  }
  static QString cell(const QAbstractItemModel &model, int row, int column) {
    return model.index(row, column).data().toString();
  }
  static QString figures(const QDialog &dialog) {
    const auto *rows = dialog.findChild<FormRows *>();
    QStringList shown;
    for (const char *name : {"labelsNew", "labelsSame", "labelsContradicting"})
      shown << rows->figure(QLatin1String(name));
    return shown.join(u' ');
  }
  QString tagsOf(std::uint32_t a, std::uint32_t b) {
    QStringList tags;
    for (const std::string &tag : session().verdicts().judgementOf({{a}, {b}}).tags)
      tags << QString::fromStdString(tag);
    return tags.join(u' ');
  }
  QByteArray content(const QString &name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
  }
  QByteArray run(const QStringList &arguments) {
    QProcess process;
    process.setWorkingDirectory(m_directory->path());
    process.start(QString::fromUtf8(test::commandLineProgram()), arguments);
    const bool isDone = process.waitForFinished(kLabelsTimeout) && process.exitCode() == 0;
    return isDone ? process.readAllStandardOutput() : process.readAllStandardError();
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<QSettings> m_settingsStore;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<ProjectDesk> m_desk;
  std::unique_ptr<ReviewPage> m_page;
};

SHINGLESCOPE_TEST(TestLabelDialogs, QApplication)
#include "tst_label_dialogs.moc"
