// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/projects/stale_answer.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/parts/table/pair_model.h"

using namespace shinglescope;

class TestPairModel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->run();
    m_queue = *makeReviewQueue(m_fixture->session().result(), RunContext{});
  }

  void holdsWhatAModelMustHold() {
    PairModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    fill(model);
    QCOMPARE(model.rowCount(), static_cast<int>(m_queue->items.size()));
    model.setItems(m_queue, {});
    QCOMPARE(model.rowCount(), 0);
  }

  void sortsByExactSimilarityHighestFirst() {
    PairModel model;
    fill(model);
    double before = 1.0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const double similarity = model.index(row, 0).data(PairModel::SimilarityRole).toDouble();
      QVERIFY(similarity <= before);
      before = similarity;
    }
    QVERIFY(model.itemAt(0)->isClass());
  }

  void showsVerdictWordsAndClasses() {
    PairModel model;
    fill(model);
    const ItemKey key = *model.keyAt(0);
    QVERIFY(m_fixture->session().setJudgement(key, {Verdict::NotDuplicate, Keep::Neither, {}}));
    QCOMPARE(model.index(0, PairModel::VerdictColumn).data().toString(),
             QStringLiteral("Not a duplicate"));
    QCOMPARE(model.index(0, PairModel::SimilarityColumn).data().toString(), QStringLiteral("1.00"));
    QCOMPARE(model.index(0, PairModel::TitleColumn).data().toString(),
             QStringLiteral("× 3 · Studio"));
    QCOMPARE(model.rowOf(key), 0);
    QCOMPARE(model.rowOf(ItemKey{{0}, {10}}), -1);
  }

  void itemsOfAnotherQueueAreNotShown() {
    const auto other = *makeReviewQueue(m_fixture->session().result(), RunContext{});
    QCOMPARE(test::staleAnswer([&] {
               PairModel model;
               fill(model);
               model.setItems(other, other->bySimilarity);
               return model.rowCount() > 0;
             }),
             test::kPromisedStaleAnswer);
    PairModel model;
    fill(model);
    QVERIFY(m_queue->find(model.handleAt(0)) == model.itemAt(0));
    QVERIFY(!isOf(model.handleAt(0), other->generation));
    QVERIFY(!isOf(model.handleAt(model.rowCount()), m_queue->generation));
    QVERIFY(!model.keyAt(-1) && model.itemAt(model.rowCount()) == nullptr);
    QCOMPARE(test::staleAnswer([&] { return other->find(model.handleAt(0)) != nullptr; }),
             test::kPromisedStaleAnswer);
  }

  void blindItTellsNoScore() {
    PairModel model;
    fill(model);
    model.setBlind(true);
    const QModelIndex score = model.index(1, PairModel::SimilarityColumn);
    QVERIFY(!score.data().isValid());
    QVERIFY(!score.data(PairModel::SimilarityRole).isValid());
    QVERIFY(!score.data(Qt::AccessibleTextRole).isValid());
    QVERIFY(model.index(1, PairModel::TitleColumn).data().isValid());
    model.setBlind(false);
    QVERIFY(score.data(PairModel::SimilarityRole).isValid());
  }

  void findsTheItemOfTwoRows() {
    QCOMPARE(m_queue->keyAt(findItem(*m_queue, {1}, {0})), (ItemKey{{0}, {1}}));
    QCOMPARE(m_queue->keyAt(findItem(*m_queue, {5}, {6})), (ItemKey{{4}, {4}}));
    QCOMPARE(findItem(*m_queue, {0}, {10}), kNoItem);
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled =
        makeReviewQueue(m_fixture->session().result(), RunContext{.stop = stop.get_token()});
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
  }

 private:
  void fill(PairModel &model) const {
    model.setQueue(m_fixture->session().dataset(), m_queue, m_fixture->session().sharedVerdicts(),
                   {1});
    model.setItems(m_queue, m_queue->bySimilarity);
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::shared_ptr<const ReviewQueue> m_queue;
};

SHINGLESCOPE_TEST(TestPairModel, QApplication)
#include "tst_pair_model.moc"
