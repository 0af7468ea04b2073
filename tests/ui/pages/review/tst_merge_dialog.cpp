// SPDX-License-Identifier: MIT
// Another review is compared first and then merged as one undo step.

#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include "core/export/content/verdict_table.h"
#include "core/export/format/row_format.h"
#include "core/project/project_store.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/review_page_test.h"
#include "ui/pages/review/merge_dialog.h"

using namespace shinglescope;

class TestMergeDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void init() {
    QVERIFY(openResult());
    const std::vector<QueueItem> queue = makeQueue(*m_fixture->session().result());
    m_keys.clear();
    for (const QueueItem &item : queue)
      m_keys.push_back(keyOf(item, *m_fixture->session().result()));
    QVERIFY(m_keys.size() >= 4);
  }
  void cleanup() { closePage(); }

  void kindsOfFiles_data() {
    QTest::addColumn<QString>("name");
    for (const char *name : {"other.csv", "other.json", "other.shinglescope"})
      QTest::newRow(name) << QString::fromLatin1(name);
  }

  /// The reviews agree on one pair, differ on another, and each has a verdict on a pair that the
  /// other has not judged.
  void kindsOfFiles() {
    QFETCH(QString, name);
    judge(0, Verdict::Duplicate);
    judge(1, Verdict::Duplicate);
    judge(2, Verdict::Unsure);
    const std::uint64_t steps = verdicts().log().stepCount();
    writeOther(name,
               {{0, Verdict::Duplicate}, {1, Verdict::NotDuplicate}, {3, Verdict::Duplicate}});
    const MergeDialog *dialog = open(name);
    QCOMPARE(
        label(*dialog, "agreement"),
        QStringLiteral("Both decided 2 pairs and agree on 1 (50\u00a0%). Cohen's kappa is 0.00: 1 "
                       "is full agreement, 0 is agreement by chance."));
    const auto *table = dialog->findChild<QTableWidget *>();
    QCOMPARE(table->item(0, 0)->text(), QStringLiteral("1"));
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("1"));
    QCOMPARE(table->item(2, 2)->text(), QStringLiteral("0"));
    QVERIFY(label(*dialog, "effect").startsWith(QStringLiteral("Merging adds 1 pair that only ")));
    QCOMPARE(verdicts().log().stepCount(), steps);  // nothing is merged yet
    QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("merge")), Qt::Key_Return);
    QCOMPARE(verdictOf(0), Verdict::Duplicate);
    QCOMPARE(verdictOf(1), Verdict::Undecided);
    QVERIFY(verdicts().stateOf(key(1))->isContested);
    QCOMPARE(verdictOf(2), Verdict::Unsure);
    QCOMPARE(verdictOf(3), Verdict::Duplicate);
    m_fixture->controller().undo();
    QCOMPARE(verdictOf(1), Verdict::Duplicate);
    QCOMPARE(verdictOf(3), Verdict::Undecided);
    m_fixture->controller().redo();
    QVERIFY(verdicts().stateOf(key(1))->isContested);
  }

  /// The verdicts of each reviewer of a project are one step in the log; together they are one undo
  /// step.
  void severalReviewersAreOneUndoStep() {
    judge(0, Verdict::Duplicate);
    const QString path = m_fixture->filePath(QStringLiteral("two.shinglescope"));
    auto store = ProjectStore::create(path.toStdString());
    QVERIFY(store);
    Verdicts other(**store, verdicts().source());
    QVERIFY(other.apply({.items = {{key(1), {.verdict = Verdict::Duplicate}}}, .reviewer = "A"}));
    QVERIFY(other.apply({.items = {{key(2), {.verdict = Verdict::Unsure}}}, .reviewer = "B"}));
    (*store)->close();
    const MergeDialog *dialog = open(QStringLiteral("two.shinglescope"));
    QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("merge")), Qt::LeftButton);
    QCOMPARE(verdictOf(1), Verdict::Duplicate);
    QCOMPARE(verdictOf(2), Verdict::Unsure);
    m_fixture->controller().undo();
    QCOMPARE(verdictOf(1), Verdict::Undecided);
    QCOMPARE(verdictOf(2), Verdict::Undecided);
    QCOMPARE(verdictOf(0), Verdict::Duplicate);
  }

  void cancellingChangesNothing() {
    judge(0, Verdict::Duplicate);
    const std::uint64_t steps = verdicts().log().stepCount();
    writeOther(QStringLiteral("other.csv"), {{1, Verdict::Duplicate}});
    MergeDialog *dialog = open(QStringLiteral("other.csv"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(verdicts().log().stepCount(), steps);
  }

  /// A failed merge can be tried again: the dialog stays open and keeps the comparison.
  void aRefusedMergeLeavesTheDialogOpen() {
    writeOther(QStringLiteral("other.csv"), {{1, Verdict::Duplicate}});
    const QPointer<MergeDialog> dialog = open(QStringLiteral("other.csv"));
    auto *merge = dialog->findChild<QPushButton *>(QStringLiteral("merge"));
    QSignalSpy failures(&m_fixture->controller(), &ActionsController::failed);
    m_fixture->session().setReadOnly(true);
    QTest::mouseClick(merge, Qt::LeftButton);
    QCOMPARE(failures.count(), 1);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(verdictOf(1), Verdict::Undecided);
    m_fixture->session().setReadOnly(false);
    QTest::mouseClick(merge, Qt::LeftButton);
    QVERIFY(dialog == nullptr || !dialog->isVisible());
    QCOMPARE(verdictOf(1), Verdict::Duplicate);
  }

  /// After a new verdict, the first press of the button compares again, and the next press merges.
  void anOutdatedComparisonIsMadeAgain() {
    writeOther(QStringLiteral("other.csv"), {{1, Verdict::Duplicate}});
    const QPointer<MergeDialog> dialog = open(QStringLiteral("other.csv"));
    auto *merge = dialog->findChild<QPushButton *>(QStringLiteral("merge"));
    const QString before = label(*dialog, "agreement");
    judge(1, Verdict::NotDuplicate);
    QTest::mouseClick(merge, Qt::LeftButton);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(verdictOf(1), Verdict::NotDuplicate);
    QTRY_VERIFY(merge->isEnabled());
    QVERIFY(label(*dialog, "agreement") != before);
    QTest::mouseClick(merge, Qt::LeftButton);
    QVERIFY(dialog == nullptr || !dialog->isVisible());
    QCOMPARE(verdictOf(1), Verdict::Undecided);  // the two reviews differ
  }

  void aFileThatCannotBeReadIsSaidAndNotMerged() {
    QFile file(m_fixture->filePath(QStringLiteral("broken.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no,such,columns\n1,2,3\n");
    file.close();
    const MergeDialog *dialog = open(QStringLiteral("broken.csv"));
    QVERIFY(!label(*dialog, "agreement").isEmpty());
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("merge"))->isEnabled());
  }

 private:
  ItemKey key(std::size_t at) const { return m_keys[at]; }
  Verdict verdictOf(std::size_t at) const { return ReviewPageTest::verdictOf(key(at)); }
  void judge(std::size_t at, Verdict verdict) {
    m_fixture->controller().judge(key(at), {.verdict = verdict});
  }
  void writeOther(const QString &name, const std::vector<std::pair<std::size_t, Verdict>> &said) {
    const std::string path = m_fixture->filePath(name).toStdString();
    const bool isProject = name.endsWith(QStringLiteral(".shinglescope"));
    std::unique_ptr<ProjectStore> project;
    if (isProject) project = *ProjectStore::create(path);
    MemoryVerdictStore memory;
    VerdictStore &store = isProject ? static_cast<VerdictStore &>(*project) : memory;
    Verdicts other(store, verdicts().source());
    for (const auto &[at, verdict] : said)
      QVERIFY(other.apply({.items = {{key(at), {.verdict = verdict}}}}));
    if (isProject) return;
    QFile file(m_fixture->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const ByteSink sink = [&](std::string_view bytes) -> Result<void> {
      file.write(bytes.data(), static_cast<qint64>(bytes.size()));
      return {};
    };
    const RunContext context;
    const auto rows = makeRowWriter({.format = verdictFormatOf(path)}, sink, context);
    QVERIFY(writeVerdicts(verdictLines(other), *rows, context));
  }
  MergeDialog *open(const QString &name) {
    m_page->mergeReview(m_fixture->filePath(name));
    auto *dialog = m_page->findChild<MergeDialog *>();
    if (!QTest::qWaitFor([&] { return !dialog->isBusy(); })) qFatal("not read");
    return dialog;
  }
  static QString label(const MergeDialog &dialog, const char *name) {
    return dialog.findChild<QLabel *>(QString::fromLatin1(name))->text();
  }

  std::vector<ItemKey> m_keys;
};

SHINGLESCOPE_TEST(TestMergeDialog, QApplication)
#include "tst_merge_dialog.moc"
