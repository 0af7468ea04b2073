// SPDX-License-Identifier: MIT
// Explore shows the matrices of the rows selected in Data, and of the pair or group under review.

#include <QComboBox>
#include <QtTest>

#include "core/review/groups/review_groups.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/matrices/matrix_rows_form.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/session/settings.h"
#include "ui/window/window_pages.h"

using namespace shinglescope;

namespace {

constexpr int kChosenRowsTimeout = 20'000;

}  // namespace

class TestChosenRows : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void selectionsOfData();
  void pairsAndGroupsOfReview();

 private:
  RecordTable &grid() const { return *m_window->findChild<RecordTable *>(); }
  void select(int first, int last) const {
    grid().selectionModel()->select(
        {grid().model()->index(first, 0), grid().model()->index(last, 0)},
        QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  const RowMatrices *matricesOf(MatrixSource source) const;
};

void TestChosenRows::init() {
  openWindow();
  m_controller->openSample();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kChosenRowsTimeout);
}

void TestChosenRows::cleanup() { closeWindow(); }

const RowMatrices *TestChosenRows::matricesOf(MatrixSource source) const {
  m_window->showPage(QStringLiteral("explore:matrices"));
  auto *view = m_window->findChild<MatricesView *>();
  auto *box = view->findChild<QComboBox *>();
  box->setCurrentIndex(static_cast<int>(source));
  emit box->activated(static_cast<int>(source));
  if (!QTest::qWaitFor([view] { return view->matrices() && !view->isBusy(); }, kChosenRowsTimeout))
    return nullptr;
  return view->matrices().get();
}

void TestChosenRows::selectionsOfData() {
  QVERIFY(m_window->pages().data->chosenRows(9).available <= 1);
  grid().selectionModel()->clearSelection();
  select(10, 12);
  select(4, 4);
  select(12, 14);
  const MatrixRows chosen = m_window->pages().data->chosenRows(5);
  QVERIFY(chosen.rows == std::vector<RecordId>({{4}, {10}, {11}, {12}, {13}}));
  QCOMPARE(chosen.available, std::uint64_t{6});
  const RowMatrices *matrices = matricesOf(MatrixSource::Selected);
  QVERIFY(matrices != nullptr);
  QCOMPARE(matrices->rows.size(), std::size_t{6});
  QCOMPARE(matrices->rows.front().row, RecordId{4});
}

void TestChosenRows::pairsAndGroupsOfReview() {
  QVERIFY(m_window->pages().review->chosenRows(9).rows.empty());
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kChosenRowsTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->pages().review->isBusy(), kChosenRowsTimeout);
  m_window->pages().review->showExample();
  const MatrixRows pair = m_window->pages().review->chosenRows(9);
  QCOMPARE(pair.rows.size(), std::size_t{2});
  const RowMatrices *matrices = matricesOf(MatrixSource::Review);
  QVERIFY(matrices != nullptr);
  QCOMPARE(matrices->rows.size(), std::size_t{2});
  QCOMPARE(matrices->rows.back().row, pair.rows.back());
  m_window->showPage(QStringLiteral("review"));
  m_window->findChild<QueuePanel *>()->setMode(QueuePanel::Groups);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->pages().review->isBusy(), kChosenRowsTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->pages().review->chosenRows(9).rows.empty(),
                           kChosenRowsTimeout);
  const MatrixRows group = m_window->pages().review->chosenRows(24);
  QVERIFY(std::ranges::any_of(m_session->result()->groups, [&](const Group &each) {
    return each.rows.size() == group.available &&
           std::ranges::find(each.rows, group.rows.front()) != each.rows.end();
  }));
  QCOMPARE(m_window->pages().review->chosenRows(1).rows.size(), std::size_t{1});
}

SHINGLESCOPE_TEST(TestChosenRows, QApplication)
#include "tst_chosen_rows.moc"
