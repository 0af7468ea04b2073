// SPDX-License-Identifier: MIT
// The grid of the Data page: sorting by several columns, hidden, moved and resized columns,
// copying, links, rows with problems, types; by mouse and by key.
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/grid_scene.h"
#include "tests/support/window/window_letters.h"
#include "ui/base/controls/chip.h"
#include "ui/pages/data/grid/column_types.h"
#include "ui/pages/data/grid/link_dialog.h"
#include "ui/pages/data/grid/link_opener.h"
#include "ui/parts/table/column_layout.h"

using namespace shinglescope;

namespace {

using Rows = std::vector<std::uint32_t>;

const test::GridRows kDataGridFlats = {{"b", "10", "Roma"},
                                       {"a", "9", "Roma"},
                                       {"c", "9", "Milano"},
                                       {"a", "", "Milano https://example.org/4"}};
const std::vector<std::string> kDataGridColumns = {"title", "price", "place"};

QString copied() { return QGuiApplication::clipboard()->text(); }

}  // namespace

class TestDataGrid : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_scene = std::make_unique<test::GridScene>();
    m_scene->open(kDataGridColumns, kDataGridFlats, {1, 3});
    QGuiApplication::clipboard()->clear();
  }
  void cleanup() { m_scene.reset(); }

  void clicksSortByOneAndWithShiftByMore() {
    m_scene->clickHeader(1);
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 2, 0, 3}));
    QCOMPARE(m_scene->header()->sortMark(1), QStringLiteral("\u2191"));
    m_scene->clickHeader(0, Qt::ShiftModifier);
    m_scene->clickHeader(0, Qt::ShiftModifier);
    QTRY_COMPARE(m_scene->rows(), (Rows{2, 1, 0, 3}));
    QCOMPARE(m_scene->header()->sortMark(1), QStringLiteral("\u21911"));
    QCOMPARE(m_scene->header()->sortMark(0), QStringLiteral("\u21932"));
    QVERIFY(m_scene->child<QLabel>(QStringLiteral("explanation"))
                ->text()
                .endsWith(QStringLiteral("price \u2191, title \u2193")));
    m_scene->clickHeader(0, Qt::ShiftModifier);  // the third click removes it
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 2, 0, 3}));
    QCOMPARE(m_scene->header()->sortMark(0), QString());
  }

  void keysSortByTheCurrentColumn() {
    m_scene->table()->goTo(0, 1);
    key(Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 2, 0, 3}));
    m_scene->table()->goTo(0, 2);
    key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_COMPARE(m_scene->rows(), (Rows{2, 1, 0, 3}));
    QCOMPARE(m_scene->header()->sortMark(2), QStringLiteral("\u21912"));
  }

  void theColumnMenuOpensByKeyAndSorts() {
    m_scene->table()->goTo(0, 1);
    key(Qt::Key_Down, Qt::AltModifier);
    auto *menu = m_scene->child<QMenu>(QStringLiteral("columnMenu"));
    QVERIFY(menu != nullptr && menu->isVisible());
    test::Letters letters;
    for (const QAction *action : menu->actions())
      if (!action->isSeparator()) letters.add(action->text());
    QCOMPARE(letters.clashes().join(u'\n'), QString());
    QVERIFY(letters.count() >= 12);
    QTest::keyClick(menu, Qt::Key_D);
    QTRY_COMPARE(m_scene->rows(), (Rows{0, 1, 2, 3}));
    QCOMPARE(m_scene->header()->sortMark(1), QStringLiteral("\u2193"));
  }

  void columnsAreHiddenAndBroughtBackByKey() {
    m_scene->table()->goTo(0, 1);
    key(Qt::Key_Delete, Qt::AltModifier);
    QVERIFY(m_scene->table()->isColumnHidden(1));
    QVERIFY(!m_scene->table()->isColumnHidden(m_scene->table()->currentIndex().column()));
    auto *button = m_scene->child<Chip>(QStringLiteral("columnsButton"));
    QVERIFY(button->text().contains(QStringLiteral("1 hidden")));
    key(Qt::Key_Delete, Qt::AltModifier);
    key(Qt::Key_Delete, Qt::AltModifier);  // the last column cannot be hidden
    QCOMPARE(m_scene->header()->hiddenSectionCount(), 2);
    emit button->menu()->aboutToShow();
    button->menu()->actions()[1]->trigger();
    QVERIFY(!m_scene->table()->isColumnHidden(1));
    key(Qt::Key_Insert, Qt::AltModifier);
    QCOMPARE(m_scene->header()->hiddenSectionCount(), 0);
  }

  void columnsAreMovedAndSizedByKeyAndMouse() {
    m_scene->table()->goTo(0, 0);
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_scene->header()->visualIndex(0), 1);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_scene->header()->visualIndex(0), 0);
    const int width = m_scene->header()->sectionSize(0);
    key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(m_scene->header()->sectionSize(0) > width);
    m_scene->header()->resizeSection(0, 400);
    const QPoint edge(400 - 1, m_scene->header()->viewport()->height() / 2);
    QTest::mouseDClick(m_scene->header()->viewport(), Qt::LeftButton, {}, edge);
    QVERIFY(m_scene->header()->sectionSize(0) < 300);
    drag(0, m_scene->header()->length() - 5);
    QCOMPARE(m_scene->header()->visualIndex(0), 2);
  }

  void anOrderKeepsTheLayout() {
    m_scene->header()->moveSection(0, 2);
    m_scene->header()->hideSection(1);
    m_scene->header()->resizeSection(2, 321);
    m_scene->typeFilter(2, QStringLiteral("Roma"));
    QTRY_COMPARE(m_scene->rows(), (Rows{0, 1}));
    QCOMPARE(m_scene->header()->visualIndex(0), 2);
    QVERIFY(m_scene->header()->isSectionHidden(1));
    QCOMPARE(m_scene->header()->sectionSize(2), 321);
  }

  void theLayoutIsKeptForTheFile() {
    m_scene->header()->moveSection(0, 2);
    m_scene->header()->hideSection(1);
    m_scene->header()->resizeSection(2, 321);
    m_scene->close();
    m_scene->renew();
    m_scene->open(kDataGridColumns, kDataGridFlats);
    QCOMPARE(m_scene->header()->visualIndex(0), 2);
    QVERIFY(m_scene->header()->isSectionHidden(1));
    QCOMPARE(m_scene->header()->sectionSize(2), 321);
    m_scene->open({"title", "cost", "place"}, kDataGridFlats);  // another table with that name
    QCOMPARE(m_scene->header()->hiddenSectionCount(), 0);
    QCOMPARE(m_scene->header()->visualIndex(0), 0);
  }

  /// Exports and rules for merging read the types while the table is open.
  void aChosenTypeIsStoredAtOnce() {
    QVERIFY(!m_scene->storedLayout().contains("kind"));
    auto *types = m_scene->grid->findChild<ColumnTypes *>();
    types->choose(1, ColumnType{.kind = ColumnKind::Number});
    const auto layout = columnLayoutFromJson(m_scene->storedLayout());
    QVERIFY(layout);
    QVERIFY(layout->columns.at(1).type == ColumnType{.kind = ColumnKind::Number});
    types->choose(1, std::nullopt);
    QVERIFY(m_scene->storedLayout().isEmpty());
  }

  void rowsAreCopiedAsTheyAreShown() {
    m_scene->clickHeader(0);
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 3, 0, 2}));
    m_scene->header()->moveSection(1, 0);
    m_scene->table()->goTo(0, 0);
    key(Qt::Key_Down, Qt::ShiftModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(copied(), QStringLiteral("9\ta\tRoma\n\ta\tMilano https://example.org/4\n"));
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(copied(), QStringLiteral("a"));
    QSignalSpy said(m_scene->grid, &DataGrid::messageRaised);
    action(QStringLiteral("CS&V"))->trigger();
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(copied(), QStringLiteral("price,title,place\n9,a,Roma\n,a,"
                                      "Milano https://example.org/4\n"));
  }

  void linksOpenOnlyAfterTheWholeAddressWasShown() {
    QList<QUrl> opened;
    m_scene->grid->links()->setBrowser([&opened](const QUrl &url) {
      opened.append(url);
      return true;
    });
    m_scene->table()->goTo(3, 2);
    key(Qt::Key_Return, Qt::ControlModifier);
    auto *dialog = m_scene->grid->findChild<LinkDialog *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText(),
             QStringLiteral("https://example.org/4"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(opened.isEmpty());
    QTRY_VERIFY(m_scene->grid->findChild<LinkDialog *>() == nullptr);
    key(Qt::Key_Return, Qt::ControlModifier);
    dialog = m_scene->grid->findChild<LinkDialog *>();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_Return);  // the default is not to open it
    QVERIFY(opened.isEmpty());
    QTRY_VERIFY(m_scene->grid->findChild<LinkDialog *>() == nullptr);
    key(Qt::Key_Return, Qt::ControlModifier);
    dialog = m_scene->grid->findChild<LinkDialog *>();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    const auto all = dialog->findChildren<QPushButton *>();
    const auto open = std::ranges::find_if(all, [](const QPushButton *button) {
      return button->text().contains(QStringLiteral("Open"));
    });
    QTest::keyClick(*open, Qt::Key_Return);
    QCOMPARE(opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/4"))});
    QSignalSpy said(m_scene->grid, &DataGrid::messageRaised);
    m_scene->table()->goTo(0, 0);
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(said.size(), 1);
    QCOMPARE(opened.size(), 1);
  }

  void rowsWithProblemsAloneAreShown() {
    auto *chip = m_scene->child<Chip>(QStringLiteral("onlyProblems"));
    QVERIFY(chip->isVisible());
    QTest::mouseClick(chip, Qt::LeftButton);
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 3}));
    m_scene->grid->revealRow(2);  // the filter hides this row, so all rows are shown again
    QTRY_COMPARE(m_scene->rows().size(), std::size_t{4});
    QVERIFY(!chip->isChecked());
    QCOMPARE(m_scene->table()->currentIndex().row(), 2);
    m_scene->open(kDataGridColumns, kDataGridFlats);
    QVERIFY(!chip->isVisible());
  }

  void escapeStopsASlowSearch() {
    // A regular expression that takes a long time on each of many cells.
    const std::string cell(16, 'a');
    m_scene->open({"text"}, test::GridRows(200'000, {cell}));
    m_scene->grid->filterRow()->setText(0, QStringLiteral("/(a|aa)+b/"));
    const auto *counts = m_scene->child<QLabel>(QStringLiteral("counts"));
    QTRY_VERIFY_WITH_TIMEOUT(counts->text().contains(QStringLiteral("Esc stops")),
                             test::GridScene::kPatience);
    m_scene->table()->setFocus();
    key(Qt::Key_Escape, {});
    QVERIFY(!counts->text().contains(QStringLiteral("Esc stops")));
    QCOMPARE(m_scene->child<QLabel>(QStringLiteral("gridWarning"))->text(),
             QStringLiteral("Stopped. The previous rows are shown."));
    QCOMPARE(m_scene->rows().size(), std::size_t{200'000});
  }

  void aRowThatPassesIsShownWithoutLosingTheFilter() {
    m_scene->grid->filterRow()->setText(2, QStringLiteral("milano"));
    m_scene->grid->revealRow(3);  // while the filter is still running
    QTRY_COMPARE(m_scene->rows(), (Rows{2, 3}));
    QCOMPARE(m_scene->table()->currentIndex().row(), 1);
    m_scene->grid->filterRow()->setText(2, QStringLiteral("roma"));
    m_scene->grid->revealRow(3);
    QTRY_COMPARE(m_scene->rows().size(), std::size_t{4});
    QCOMPARE(m_scene->table()->currentIndex().row(), 3);
  }

  void findGoesToTheCellThatMatches() {
    m_scene->grid->setSearchText(QStringLiteral("milano"));
    QTRY_COMPARE(m_scene->rows(), (Rows{2, 3}));
    m_scene->grid->findNext();
    QCOMPARE(m_scene->table()->currentIndex(), m_scene->table()->records()->index(1, 2));
    QVERIFY(hasHighlight());
    m_scene->grid->setSearchText({});
    QTRY_COMPARE(m_scene->rows().size(), std::size_t{4});
    QVERIFY(!hasHighlight());
  }

  void typesAreGuessedAndOverridden() {
    RecordModel *records = m_scene->table()->records();
    const QAbstractItemModelTester tester(records);
    const auto sign = [records](int column) {
      return records->headerData(column, Qt::Horizontal, RecordModel::kTypeSignRole).toString();
    };
    QCOMPARE(sign(0), QString());
    QCOMPARE(sign(1), QStringLiteral("#"));
    m_scene->clickHeader(1);
    QTRY_COMPARE(m_scene->rows(), (Rows{1, 2, 0, 3}));
    chooseType(1, QStringLiteral("text"));
    QTRY_COMPARE(sign(1), QString());
    QTRY_COMPARE(m_scene->rows(), (Rows{0, 1, 2, 3}));  // "10" before "9"
    m_scene->close();
    m_scene->renew();
    m_scene->open(kDataGridColumns, kDataGridFlats);  // saved for the file
    QCOMPARE(m_scene->table()->records()->columnTypes()[1].type.kind, ColumnKind::Text);
  }

  void cellsThatTheTypeCannotReadAreCounted() {
    m_scene->open({"size"}, {{"12"}, {"large"}, {"small"}, {"7"}, {"huge"}, {"tiny"}});
    chooseType(0, QStringLiteral("number"));
    const RecordModel *records = m_scene->table()->records();
    QTRY_COMPARE(records->headerData(0, Qt::Horizontal, RecordModel::kUnparsedRole).toInt(), 4);
    QCOMPARE(records->headerData(0, Qt::Horizontal, RecordModel::kTypeSignRole).toString(),
             QStringLiteral("#!"));
    QVERIFY(records->headerData(0, Qt::Horizontal, Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("4 cells cannot be read this way")));
    m_scene->clickHeader(0);
    m_scene->waitUntilIdle();
    QVERIFY(m_scene->child<QLabel>(QStringLiteral("explanation"))
                ->text()
                .endsWith(QStringLiteral("4 unreadable cells last")));
  }

 private:
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
    m_scene->grid->activateWindow();  // a dialog may have been active
    QVERIFY(QTest::qWaitForWindowActive(m_scene->grid));
    m_scene->table()->setFocus();
    QTest::keyClick(m_scene->table(), key, modifiers);
  }
  QAction *action(const QString &part) const {
    for (QAction *action : m_scene->table()->actions())
      if (action->text().contains(part)) return action;
    return nullptr;
  }
  void drag(int column, int to) const {
    QWidget *header = m_scene->header()->viewport();
    const int y = header->height() / 2;
    const QPoint from(m_scene->header()->sectionViewportPosition(column) + 12, y);
    QTest::mousePress(header, Qt::LeftButton, {}, from);
    for (int x = from.x(); x < to; x += 20) {
      QMouseEvent move(QEvent::MouseMove, QPointF(x, y), header->mapToGlobal(QPointF(x, y)),
                       Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
      QCoreApplication::sendEvent(header, &move);
    }
    QTest::mouseRelease(header, Qt::LeftButton, {}, QPoint(to, y));
  }
  /// Chooses the first entry of the type menu that begins with this text.
  void chooseType(int column, const QString &begin) const {
    m_scene->table()->showColumnMenu(column);
    auto *menu = m_scene->child<QMenu>(QStringLiteral("columnMenu"));
    QMenu *types = nullptr;
    for (QAction *action : menu->actions())
      if (action->menu() && action->text().startsWith(QStringLiteral("&Type")))
        types = action->menu();
    QVERIFY(types != nullptr);
    emit types->aboutToShow();
    QAction *choice = nullptr;
    const auto find = [&] {
      for (QAction *action : types->actions())
        if (action->isEnabled() && action->text().startsWith(begin)) choice = action;
      return choice != nullptr;
    };
    QTRY_VERIFY(find());
    choice->trigger();
    menu->close();
  }
  bool hasHighlight() const {
    const QImage picture = m_scene->table()->viewport()->grab().toImage();
    const QColor mark = themeColors(m_scene->table()->palette()).highlight;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x)
        if (picture.pixelColor(x, y) == mark) return true;
    return false;
  }

  std::unique_ptr<test::GridScene> m_scene;
};

SHINGLESCOPE_TEST(TestDataGrid, QApplication)
#include "tst_data_grid.moc"
