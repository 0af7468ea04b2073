// SPDX-License-Identifier: MIT
// Review of two tables: rows are named by their table, and best matches are listed, chosen and
// exported with keys.

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QPointer>
#include <QSignalSpy>

#include "core/export/content/match_rows.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/compare/compare_content.h"
#include "ui/pages/review/matches_dialog.h"
#include "ui/parts/table/tables_controller.h"

using namespace shinglescope;

class TestTwoTablesReview : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void init() {
    QVERIFY(openPage());
    openAgency();
    findPairs();
    QVERIFY(waitForItem());
  }
  void cleanup() { closePage(); }

  void rowsAreNamedByTheirTable() {
    const ItemKey key = keyAt(0);
    QVERIFY(key.a.value < 11 && key.b.value >= 11);
    const auto [heads, fields] = makeMemberContent(session(), {key.a, key.b});
    QCOMPARE(heads.size(), std::size_t{2});
    QCOMPARE(heads[0].number, QStringLiteral("1:%1").arg(key.a.value + 1));
    QCOMPARE(heads[1].number, QStringLiteral("2:%1").arg(key.b.value - 11 + 1));
    QVERIFY(heads[0].note.endsWith(QStringLiteral("flats.csv")));
    QVERIFY(heads[1].note.endsWith(QStringLiteral("agency.csv")));
    QCOMPARE(pairs()->model()->rowCount(), static_cast<int>(result()->pairs.size()));
  }

  void verdictsAreGivenAndUndone() {
    const ItemKey key = keyAt(0);
    QTest::keyClick(pairs(), Qt::Key_Home);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf(key), Verdict::Duplicate);
    m_fixture->controller().undo();
    QCOMPARE(verdictOf(key), Verdict::Undecided);
  }

  void groupsPointToBestMatches() {
    queue().setMode(QueuePanel::Groups);
    QTRY_VERIFY(visibleEmptyState() != nullptr);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("best matches")));
  }

  void theListIsThatOfCore_data() {
    QTest::addColumn<bool>("isOneToOne");
    QTest::newRow("best of each row") << false;
    QTest::newRow("one to one") << true;
  }

  void theListIsThatOfCore() {
    QFETCH(bool, isOneToOne);
    MatchesDialog *dialog = openMatches();
    if (isOneToOne) {
      auto *kind = dialog->findChild<SegmentedControl *>(QStringLiteral("matchKind"));
      kind->setCurrentIndex(1);
      QTRY_VERIFY(!dialog->isBusy());
    }
    const auto expected = matchingOf(*result(), isOneToOne, {});
    QVERIFY(expected && expected->matches.size() >= 3);
    QAbstractItemModel &model = *matchTable(*dialog)->model();
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), static_cast<int>(expected->matches.size()));
    for (int row = 0; row < model.rowCount(); ++row) {
      const RowMatch &match = expected->matches[static_cast<std::size_t>(row)];
      QCOMPARE(model.index(row, MatchModel::FirstColumn).data().toString(),
               QStringLiteral("1:%1").arg(match.row.value + 1));
      QCOMPARE(model.index(row, MatchModel::SecondColumn).data().toString(),
               QStringLiteral("2:%1").arg(match.partner.value - 11 + 1));
      QCOMPARE(model.index(row, MatchModel::TiesColumn).data().toString().isEmpty(),
               match.ties == 0);
    }
    QVERIFY(hasLabel(dialog, QStringLiteral("%1 rows matched").arg(model.rowCount())));
  }

  void enterShowsThePair() {
    MatchesDialog *dialog = openMatches();
    QTableView *table = matchTable(*dialog);
    QVERIFY(table->hasFocus());
    QSignalSpy chosen(dialog, &MatchesDialog::pairChosen);
    QTest::keyClick(table, Qt::Key_Down);
    const auto expected = matchingOf(*result(), false, {});
    const ScoredPair pair = result()->pairs[expected->matches[1].pair];
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    const ItemKey key{result()->classes.firstRow(pair.textA),
                      result()->classes.firstRow(pair.textB)};
    QTRY_VERIFY(queue().pairs().current() == std::optional(key));
  }

  void exportOffersMatchesAndNoGroups() {
    MatchesDialog *dialog = openMatches();
    dialog->findChild<QAbstractButton *>(QStringLiteral("exportMatches"))->click();
    QTRY_VERIFY(openDialog<ExportDialog>() != nullptr);
    ExportDialog &exporting = *openDialog<ExportDialog>();
    QTRY_VERIFY(!exporting.isBusy());
    const auto hasButton = [&exporting](const QString &text) {
      for (const auto *button : exporting.findChildren<QAbstractButton *>())
        if (button->isVisible() && button->text().remove(u'&') == text) return true;
      return false;
    };
    QVERIFY(hasButton(QStringLiteral("Best matches")));
    QVERIFY(hasButton(QStringLiteral("Pairs")));
    QVERIFY(!hasButton(QStringLiteral("Groups")));
    QVERIFY(!hasButton(QStringLiteral("Cleaned table")));
    auto *once = exporting.findChild<QCheckBox *>(QStringLiteral("oneToOne"));
    QVERIFY(once->isVisible());
    once->click();
    QTRY_VERIFY(!exporting.isBusy());
    const auto expected = matchingOf(*result(), true, {});
    QVERIFY(hasLabel(&exporting, QStringLiteral("%1 rows").arg(expected->matches.size())));
  }

  void withoutTwoTablesTheyAreExplained() {
    TablesController tables(session(), m_fixture->controller());
    tables.setPairsWithin(true);
    findPairs();
    QVERIFY(waitForItem());
    QSignalSpy messages(m_page.get(), &WorkspacePage::messageRaised);
    QTest::keyClick(pairs(), Qt::Key_B);
    QCOMPARE(messages.size(), 1);
    QVERIFY(messages[0][0].toString().contains(QStringLiteral("two tables")));
    QVERIFY(openDialog<MatchesDialog>() == nullptr);
    // Groups have rows of both tables now.
    QVERIFY(!result()->groups.empty());
  }

  void blindReviewHidesThem() {
    QTest::keyClick(pairs(), Qt::Key_Home);
    QAction *blind = commandNamed(QStringLiteral("Judge blind: hide all scores"));
    QVERIFY(blind != nullptr);
    blind->setChecked(true);
    QTRY_VERIFY(!m_page->isBusy());
    QSignalSpy messages(m_page.get(), &WorkspacePage::messageRaised);
    QTest::keyClick(pairs(), Qt::Key_B);
    QCOMPARE(messages.size(), 1);
    QVERIFY(openDialog<MatchesDialog>() == nullptr);
    blind->setChecked(false);
  }

  void theDialogClosesWithItsResult() {
    QPointer<MatchesDialog> dialog = openMatches();
    TablesController tables(session(), m_fixture->controller());
    tables.close();
    QTRY_VERIFY(session().secondTable() == nullptr);
    QTRY_VERIFY(dialog == nullptr || !dialog->isVisible());
  }

 private:
  Session &session() const { return m_fixture->session(); }
  const std::shared_ptr<const DuplicateResult> &result() const { return session().result(); }

  /// Rows like those of the fixture, with other names of columns.
  void openAgency() {
    const QString path = m_fixture->filePath(QStringLiteral("agency.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("ID,Title,Body\n");
    const LoadedDataset rows = reviewRows();
    for (const std::uint32_t row : {8U, 0U, 4U, 4U, 2U})
      file.write("x" + QByteArray::number(row) + ',' + cellOf(rows, row, 1) + ',' +
                 cellOf(rows, row, 2) + '\n');
    file.close();
    TablesController tables(session(), m_fixture->controller());
    tables.open({path, nullptr}, {});
    QTRY_VERIFY(session().secondTable() != nullptr);
    QTRY_VERIFY(!m_fixture->controller().isBusy());
    QVERIFY(session().columnsWithoutCounterpart().empty());
  }

  static QByteArray cellOf(const LoadedDataset &rows, std::uint32_t row, std::uint32_t column) {
    const std::string_view text = rows.dataset->cell({row}, {column});
    return '"' + QByteArray(text.data(), static_cast<qsizetype>(text.size())) + '"';
  }

  void findPairs() {
    m_fixture->controller().findExactly();
    QTRY_VERIFY(session().hasResult() && !session().isResultOutdated());
    QTRY_VERIFY(!m_fixture->controller().isBusy());
  }

  MatchesDialog *openMatches() const {
    QTest::keyClick(pairs(), Qt::Key_B);
    auto *dialog = openDialog<MatchesDialog>();
    if (dialog == nullptr) qFatal("the dialog did not open");
    if (!QTest::qWaitFor([dialog] { return !dialog->isBusy(); })) qFatal("no matches");
    return dialog;
  }

  QAction *commandNamed(const QString &text) const {
    for (QAction *action : m_page->findChildren<QAction *>())
      if (action->text().remove(u'&') == text) return action;
    return nullptr;
  }

  static QTableView *matchTable(const MatchesDialog &dialog) {
    return dialog.findChild<QTableView *>();
  }
};

SHINGLESCOPE_TEST(TestTwoTablesReview, QApplication)
#include "tst_two_tables_review.moc"
