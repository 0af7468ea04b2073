// SPDX-License-Identifier: MIT
// The row of filters under the header: the position of its entries, their effect on the rows, the
// keys that enter and leave it, and invalid filters.
#include <QLabel>
#include <QScrollBar>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/grid_scene.h"
#include "ui/base/controls/chip.h"

using namespace shinglescope;

namespace {

using Rows = std::vector<std::uint32_t>;

const test::GridRows kFilterRowFlats = {{"Flat", "900", "Trastevere"},
                                        {"Studio", "80", "Trieste"},
                                        {"flat, small", "1000", "Ostiense"},
                                        {"Villa", "", "Trastevere"}};
const std::vector<std::string> kFilterRowColumns = {"title", "price", "place"};

}  // namespace

class TestFilterRow : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_scene = std::make_unique<test::GridScene>(); }
  void cleanup() { m_scene.reset(); }

  void entriesFilter_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Rows>("rows");
    QTest::newRow("contains") << 0 << "flat" << Rows{0, 2};
    QTest::newRow("equals") << 2 << "= Trastevere" << Rows{0, 3};
    QTest::newRow("below") << 1 << "< 1000" << Rows{0, 1};
    QTest::newRow("regular expression") << 0 << "/^s/i" << Rows{1};
    QTest::newRow("blank") << 1 << "=" << Rows{3};
  }
  void entriesFilter() {
    QFETCH(int, column);
    QFETCH(QString, text);
    QFETCH(Rows, rows);
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    m_scene->typeFilter(column, text);
    QTRY_COMPARE(m_scene->rows(), rows);
  }

  void severalFiltersMustAllHoldAndAreCounted() {
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    m_scene->typeFilter(0, QStringLiteral("flat"));
    m_scene->typeFilter(1, QStringLiteral("> 900"));
    QTRY_COMPARE(m_scene->rows(), (Rows{2}));
    QCOMPARE(m_scene->child<QLabel>(QStringLiteral("counts"))->text(),
             QStringLiteral("1 of 4 shown"));
    QCOMPARE(m_scene->child<QLabel>(QStringLiteral("explanation"))->text(),
             QStringLiteral("2 filters"));
    auto *clear = m_scene->child<Chip>(QStringLiteral("clearFilters"));
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QTRY_COMPARE(m_scene->rows().size(), std::size_t{4});
    QVERIFY(m_scene->grid->filterRow()->texts().isEmpty());
    QVERIFY(!clear->isVisible());
  }

  void aWrongTextIsSaidAndDoesNotFilter() {
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    m_scene->typeFilter(0, QStringLiteral("~ ("));
    FilterEntry *entry = m_scene->grid->filterRow()->entry(0);
    QTRY_VERIFY(!entry->error().isEmpty());
    QVERIFY(entry->toolTip().contains(entry->error().toHtmlEscaped()));
    QCOMPARE(entry->accessibleDescription(), entry->error());
    const auto *warning = m_scene->child<QLabel>(QStringLiteral("gridWarning"));
    QCOMPARE(warning->accessibleName(), QStringLiteral("Filter of title: ") + entry->error());
    QVERIFY(warning->isVisible() && !warning->text().isEmpty());
    QCOMPARE(m_scene->rows().size(), std::size_t{4});
    QTest::keyClick(entry, Qt::Key_Escape);
    QTRY_VERIFY(entry->error().isEmpty());
    QVERIFY(!m_scene->child<QLabel>(QStringLiteral("gridWarning"))->isVisible());
  }

  void escapeClearsThenLeaves() {
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    m_scene->typeFilter(0, QStringLiteral("villa"));
    QTRY_COMPARE(m_scene->rows(), (Rows{3}));
    FilterEntry *entry = m_scene->grid->filterRow()->entry(0);
    QVERIFY(entry->hasFocus());  // it kept the focus in the new order
    QTest::keyClick(entry, Qt::Key_Escape);
    QVERIFY(entry->hasFocus());
    QTRY_COMPARE(m_scene->rows().size(), std::size_t{4});
    QTest::keyClick(entry, Qt::Key_Escape);
    QVERIFY(m_scene->table()->hasFocus());
  }

  void tabGoesFromColumnToColumnAndOut() {
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    FilterRow *filters = m_scene->grid->filterRow();
    filters->edit(0);
    QTest::keyClick(filters->entry(0), Qt::Key_Tab);
    QCOMPARE(filters->editedColumn(), 1);
    m_scene->header()->hideSection(2);
    QTest::keyClick(filters->entry(1), Qt::Key_Tab);
    QVERIFY(m_scene->table()->hasFocus());
    QTest::keyClick(m_scene->table(), Qt::Key_Backtab);
    QCOMPARE(filters->editedColumn(), 1);
    filters->edit(0);
    QTest::keyClick(filters->entry(0), Qt::Key_Backtab);
    QCOMPARE(filters->editedColumn(), -1);
    QVERIFY(QApplication::focusWidget() != nullptr && !filters->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(filters->editedColumn(), 0);
  }

  void entriesFollowTheirColumns() {
    std::vector<std::string> names;
    std::vector<std::string_view> cells;
    for (int i = 0; i < 30; ++i) names.push_back("column " + std::to_string(i));
    cells.resize(names.size(), "some text that takes room");
    m_scene->open(names, {cells});
    FilterRow *filters = m_scene->grid->filterRow();
    const auto isAligned = [&](int column) {
      const QRect entry = filters->entry(column)->geometry();
      return entry.left() == m_scene->header()->sectionViewportPosition(column) &&
             entry.width() == m_scene->header()->sectionSize(column);
    };
    QVERIFY(isAligned(0) && isAligned(1));
    m_scene->header()->resizeSection(0, 333);
    QVERIFY(isAligned(0) && isAligned(1));
    m_scene->header()->moveSection(0, 2);
    QVERIFY(isAligned(0) && isAligned(1) && isAligned(2));
    m_scene->table()->horizontalScrollBar()->setValue(700);
    const int inView = m_scene->header()->logicalIndexAt(5);
    QVERIFY(inView > 2 && isAligned(inView));
    QVERIFY(filters->findChildren<FilterEntry *>().size() < 30);  // only those in view
    filters->edit(29);  // so the grid scrolls to the right
    QVERIFY(isAligned(29));
    QVERIFY(filters->rect().intersects(filters->entry(29)->geometry()));
    QVERIFY(filters->entry(29)->hasFocus());
  }

  void textsSurviveLeavingTheView() {
    std::vector<std::string> names;
    for (int i = 0; i < 600; ++i) names.push_back("c" + std::to_string(i));
    m_scene->open(names, {std::vector<std::string_view>(600, "x")});
    FilterRow *filters = m_scene->grid->filterRow();
    filters->setText(3, QStringLiteral("x"));
    for (int column = 0; column < 600; column += 5) filters->edit(column);
    QTRY_VERIFY(filters->findChildren<FilterEntry *>().size() < 400);
    filters->edit(3);
    QCOMPARE(filters->entry(3)->text(), QStringLiteral("x"));
    QCOMPARE(filters->texts().size(), 1);
  }

  void theRowCanBePutAwayAndComesBackByKey() {
    m_scene->open(kFilterRowColumns, kFilterRowFlats);
    auto *chip = m_scene->child<Chip>(QStringLiteral("filterRowChip"));
    const int height = m_scene->header()->height();
    QVERIFY(m_scene->grid->filterRow()->isVisible());
    QTest::mouseClick(chip, Qt::LeftButton);
    QVERIFY(!m_scene->grid->filterRow()->isVisible());
    QVERIFY(m_scene->header()->height() < height);
    m_scene->grid->editFilter();
    QVERIFY(chip->isChecked());
    QVERIFY(m_scene->grid->filterRow()->isVisible());
    QCOMPARE(m_scene->header()->height(), height);
    QVERIFY(m_scene->grid->filterRow()->editedColumn() >= 0);
  }

 private:
  std::unique_ptr<test::GridScene> m_scene;
};

SHINGLESCOPE_TEST(TestFilterRow, QApplication)
#include "tst_filter_row.moc"
