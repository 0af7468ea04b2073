// SPDX-License-Identifier: MIT
// A pair of Review, or rows of Data, open as a lesson in Learn, with the texts as the run read
// them.

#include <QLabel>
#include <QtTest>

#include "core/review/queue/review_queue.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/settings.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_pages.h"

using namespace shinglescope;

namespace {

constexpr int kOpenInLearnTimeout = 20000;

}  // namespace

class TestOpenInLearn : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void aPairOfReviewHasTheSimilarityOfTheRun();
  void rowsOfDataBecomeDocuments();
  void oneRowIsNoLesson();

 private:
  LessonPlayer &player() const { return m_window->findChild<LearnPage *>()->player(); }
  RecordTable &grid() const { return *m_window->findChild<RecordTable *>(); }
  void openInLearn() const;
  void selectRows(int count) const;
};

void TestOpenInLearn::init() {
  openWindow();
  m_window->resize(1280, 800);
  m_window->findChild<WindowMenus *>()->action(WindowMenus::Command::OpenRentals)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kOpenInLearnTimeout);
}

void TestOpenInLearn::cleanup() { closeWindow(); }

void TestOpenInLearn::aPairOfReviewHasTheSimilarityOfTheRun() {
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kOpenInLearnTimeout);
  ReviewPage *review = m_window->pages().review;
  QTRY_VERIFY_WITH_TIMEOUT(!review->isBusy(), kOpenInLearnTimeout);
  review->showExample();
  QTableView *pairs = nullptr;
  for (auto *table : review->findChildren<QTableView *>())
    if (table->accessibleName() == QStringLiteral("Pairs")) pairs = table;
  QVERIFY(pairs != nullptr);
  const auto *model = static_cast<const PairModel *>(pairs->model());
  const QueueItem queued = *model->itemAt(pairs->currentIndex().row());
  QVERIFY(!queued.isClass());
  const ScoredPair &pair = m_session->result()->pairs[queued.pair];
  QTest::keyClick(pairs, Qt::Key_E);
  QCOMPARE(m_window->currentPage(), QStringLiteral("learn"));
  QTRY_VERIFY_WITH_TIMEOUT(player().lesson() != nullptr && player().spec().id.empty(),
                           kOpenInLearnTimeout);
  QTRY_COMPARE_WITH_TIMEOUT(player().lesson()->spec().texts.size(), std::size_t{2},
                            kOpenInLearnTimeout);
  const auto *picker = m_window->findChild<QComboBox *>(QStringLiteral("lessonPicker"));
  QCOMPARE(picker->currentIndex(), -1);
  QVERIFY(picker->placeholderText().startsWith(QStringLiteral("Rows ")));
  const LessonTables &tables = player().lesson()->tables();
  player().goTo(player().lesson()->firstStep(LessonStage::Signature));
  const auto *matrix = m_window->findChild<LessonTable *>(QStringLiteral("lessonTable"));
  const int shingle = matrix->columnWidth(1);
  QVERIFY2(shingle >= matrix->fontMetrics().horizontalAdvance(QStringLiteral("shingle") + u'n'),
           qPrintable(QString::number(shingle)));
  // The message about the limit is shown in full.
  QVERIFY(tables.hiddenRows() > 0);
  const QString limit = QStringLiteral("60 of %1 shingles").arg(countText(tables.rows.size()));
  const QLabel *said = nullptr;
  for (const auto *label : m_window->findChildren<QLabel *>())
    if (label->isVisible() && label->text() == limit) said = label;
  QVERIFY2(said != nullptr, qPrintable(limit));
  QTRY_VERIFY(said->width() >= said->sizeHint().width());
  QCOMPARE(tables.pairs.at(0).shared, pair.intersection);
  QCOMPARE(tables.rows.size(), std::size_t{pair.whole});
}

void TestOpenInLearn::openInLearn() const {
  for (QAction *action : grid().actions())
    if (action->text() == QStringLiteral("Open in &Learn")) return action->trigger();
  QFAIL("there is no such command");
}

void TestOpenInLearn::selectRows(int count) const {
  QItemSelection rows(grid().model()->index(3, 0), grid().model()->index(2 + count, 0));
  grid().selectionModel()->select(rows,
                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TestOpenInLearn::rowsOfDataBecomeDocuments() {
  selectRows(8);
  openInLearn();
  QCOMPARE(m_window->currentPage(), QStringLiteral("learn"));
  QTRY_COMPARE_WITH_TIMEOUT(player().lesson()->tables().documents.size(), std::size_t{8},
                            kOpenInLearnTimeout);
  QCOMPARE(player().lesson()->tables().documents[0].name, std::string("row 4"));
}

void TestOpenInLearn::oneRowIsNoLesson() {
  for (const int count : {1, 9}) {
    selectRows(count);
    openInLearn();
    QCOMPARE(m_window->currentPage(), QStringLiteral("data"));
  }
}

SHINGLESCOPE_TEST(TestOpenInLearn, QApplication)
#include "tst_open_in_learn.moc"
