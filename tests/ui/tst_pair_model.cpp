#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/review_fixture.h"
#include "ui/models/pair_model.h"
#include "ui/models/queue_order.h"

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
    QCOMPARE(model.rowCount(), static_cast<int>(m_queue->entries.size()));
    model.setEntries({});
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
    QVERIFY(m_queue->entries[model.entryAt(0)].isClass());
  }

  void showsVerdictWordsAndClasses() {
    PairModel model;
    fill(model);
    const EntryKey key = m_queue->keyAt(model.entryAt(0));
    QVERIFY(m_fixture->session().setJudgement(key, {Verdict::NotDuplicate, Keep::Neither, {}}));
    QCOMPARE(model.index(0, PairModel::VerdictColumn).data().toString(),
             QStringLiteral("Not a duplicate"));
    QCOMPARE(model.index(0, PairModel::SimilarityColumn).data().toString(), QStringLiteral("1.00"));
    QCOMPARE(model.index(0, PairModel::TitleColumn).data().toString(),
             QStringLiteral("× 3 · Studio"));
    QCOMPARE(model.rowOf(key), 0);
    QCOMPARE(model.rowOf(EntryKey{{0}, {10}}), -1);
  }

  void aThresholdCutsATail() {
    const QueueOrder order = orderFor({});
    const std::size_t all = countAtLeast(order, *m_queue, {4, 10});
    QCOMPARE(all, m_queue->entries.size());
    const std::size_t some = countAtLeast(order, *m_queue, {9, 10});
    QVERIFY(some > 0 && some < all);
    for (std::size_t i = 0; i < all; ++i) {
      const QueueEntry &entry = m_queue->entries[order.bySimilarity[i]];
      QCOMPARE(isEntryAtLeast(entry, *m_queue->result, {9, 10}), i < some);
    }
    QCOMPARE(countAtLeast(order, *m_queue, {1, 1}), std::size_t{1});
    QCOMPARE(order.rowPairs[1], std::uint64_t{3});
  }

  void otherSortsHoldTheSameEntries() {
    const QueueOrder order = orderFor({});
    const auto borderline = sortedEntries(order, 3, QueueSort::Borderline);
    QCOMPARE(borderline.back(), order.bySimilarity.front());
    auto byFile = sortedEntries(order, order.size(), QueueSort::FileOrder);
    for (std::size_t i = 1; i < byFile.size(); ++i) {
      QVERIFY(m_queue->keyAt(byFile[i - 1]) < m_queue->keyAt(byFile[i]));
    }
  }

  void filtersByTextExpressionAndVerdict() {
    QCOMPARE(orderFor({QStringLiteral("GARAGE"), VerdictFilter::All}).size(), std::size_t{1});
    QCOMPARE(orderFor({QStringLiteral("/^r[45]$/"), VerdictFilter::All}).size(), std::size_t{1});
    QCOMPARE(orderFor({QStringLiteral("nowhere"), VerdictFilter::All}).size(), std::size_t{0});
    QVERIFY(!makeQueueOrder(inputFor({QStringLiteral("/(/"), VerdictFilter::All}), RunContext{}));
    const EntryKey key = m_queue->keyAt(0);
    QVERIFY(m_fixture->session().setJudgement(key, {Verdict::Unsure, Keep::Neither, {}}));
    QCOMPARE(orderFor({{}, VerdictFilter::Unsure}).size(), std::size_t{1});
    QCOMPARE(orderFor({{}, VerdictFilter::Undecided}).size(), m_queue->entries.size() - 1);
  }

  void findsTheEntryOfTwoRows() {
    QCOMPARE(m_queue->keyAt(findEntry(*m_queue, {1}, {0})), (EntryKey{{0}, {1}}));
    QCOMPARE(m_queue->keyAt(findEntry(*m_queue, {5}, {6})), (EntryKey{{4}, {4}}));
    QCOMPARE(findEntry(*m_queue, {0}, {10}), kNoEntry);
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
  FilterInput inputFor(const QueueFilter &filter) const {
    return {m_fixture->session().dataset(),
            m_queue,
            {{0}, {1}, {2}},
            filter,
            m_fixture->session().verdicts().all()};
  }
  QueueOrder orderFor(const QueueFilter &filter) const {
    return *makeQueueOrder(inputFor(filter), RunContext{});
  }
  void fill(PairModel &model) const {
    model.setQueue(m_fixture->session().dataset(), m_queue, &m_fixture->session().verdicts(), {1});
    model.setEntries(m_queue->bySimilarity);
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::shared_ptr<const ReviewQueue> m_queue;
};

QTEST_MAIN(TestPairModel)
#include "tst_pair_model.moc"
