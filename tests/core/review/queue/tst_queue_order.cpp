// SPDX-License-Identifier: MIT
// The filters of the review queue, and its sort orders.

#include <QTest>
#include <set>

#include "core/base/run_context.h"
#include "core/review/queue/queue_order.h"
#include "core/review/queue/random_audit.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Items = std::vector<std::uint32_t>;

// The items of the sample: its pairs of texts (0, 1) at 0.7, (0, 2) at 0.8 and (1, 2) at 0.9, then
// the classes of text 0 (rows 0, 3, 5) and 2 (rows 2, 6).
constexpr std::uint32_t kClass0 = 3;
constexpr std::uint32_t kClass2 = 4;

std::shared_ptr<const ReviewQueue> sampleQueue() {
  return *makeReviewQueue(std::make_shared<const DuplicateResult>(test::sampleResult()), {});
}

QueueRequest requestFor(const QueueFilter &filter) {
  QueueRequest request;
  request.dataset = test::sampleDataset();
  request.queue = sampleQueue();
  request.filter = filter;
  request.columns = {{0}, {1}};
  request.records =
      std::make_shared<const RecordDigests>(*RecordDigests::make(*request.dataset, {}));
  return request;
}

Items listed(const QueueRequest &request, const QueueArrangement &arrangement = {}) {
  const QueueOrder order = *makeQueueOrder(request, arrangement, {});
  return arrangedItems(order, order.size());
}

}  // namespace

class TestQueueOrder : public QObject {
  Q_OBJECT

 private slots:
  void ordersHoldTheSameItems_data() {
    QTest::addColumn<int>("sort");
    QTest::addColumn<Items>("expected");
    const auto row = [](const char *name, QueueSort sort, const Items &items) {
      QTest::newRow(name) << static_cast<int>(sort) << items;
    };
    row("the most alike first", QueueSort::Similarity, {kClass0, kClass2, 2, 1, 0});
    row("the nearest to the threshold first", QueueSort::Borderline, {0, 1, 2, kClass2, kClass0});
    row("by row", QueueSort::FileOrder, {kClass0, 0, 1, 2, kClass2});
  }
  void ordersHoldTheSameItems() {
    QFETCH(int, sort);
    QFETCH(Items, expected);
    QCOMPARE(listed(requestFor({}), {static_cast<QueueSort>(sort)}), expected);
  }

  void anAuditIsShuffledOnlyByItsSeed() {
    const QueueRequest request = requestFor({});
    std::set<Items> orders;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Items items = listed(request, {QueueSort::Audit, seed});
      QCOMPARE(std::set(items.begin(), items.end()).size(), std::size_t{5});
      QCOMPARE(listed(request, {QueueSort::Audit, seed}), items);
      orders.insert(items);
    }
    QVERIFY(orders.size() > 10);
  }

  /// The audit has the order in which precision is computed from verdicts.
  void anAuditIsTheDrawOfPrecision() {
    const QueueRequest request = requestFor({});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      std::vector<ItemKey> keys;
      for (std::uint32_t i = 0; i < request.queue->items.size(); ++i) {
        keys.push_back(request.queue->keyAt(i));
      }
      QCOMPARE(listed(request, {QueueSort::Audit, seed}),
               *randomAuditOrder(keys, *request.records, seed, {}));
    }
  }

  void anAuditWithoutDigestsIsRejected() {
    QueueRequest request = requestFor({});
    request.records = nullptr;
    const auto refused = makeQueueOrder(request, {QueueSort::Audit}, {});
    QVERIFY(!refused && refused.error().code == ErrorCode::BadParameter);
  }

  void aFilterKeepsTheAuditsOrder() {
    QueueFilter filter;
    filter.scores = ScoreRange{{7, 10}, {9, 10}};
    Items expected = listed(requestFor({}), {QueueSort::Audit, 5});
    std::erase_if(expected, [](std::uint32_t item) { return item >= kClass0; });
    QCOMPARE(listed(requestFor(filter), {QueueSort::Audit, 5}), expected);
  }

  void aThresholdCutsATailInEveryOrder() {
    const QueueRequest request = requestFor({});
    for (const QueueSort sort :
         {QueueSort::Similarity, QueueSort::Borderline, QueueSort::Audit, QueueSort::FileOrder}) {
      const QueueOrder order = *makeQueueOrder(request, {sort}, {});
      const std::size_t count = countAtLeast(order, *request.queue, {8, 10});
      QCOMPARE(count, std::size_t{4});
      const Items items = arrangedItems(order, count);
      QCOMPARE(std::set(items.begin(), items.end()), (std::set<std::uint32_t>{1, 2, 3, 4}));
    }
  }

  void rowPairsAreSummedFromTheTop() {
    const QueueOrder order = *makeQueueOrder(requestFor({}), {}, {});
    QCOMPARE(order.rowPairs, (std::vector<std::uint64_t>{0, 3, 4, 6, 12, 15}));
  }

  void filters_data() {
    QTest::addColumn<QueueFilter>("filter");
    QTest::addColumn<Items>("expected");
    const auto row = [](const char *name, const QueueFilter &filter, const Items &items) {
      QTest::newRow(name) << filter << items;
    };
    row("nothing asked", {}, {kClass0, kClass2, 2, 1, 0});
    row("a text, in any case", {.text = "OTHER"}, {2, 0});
    row("a text of a later row of a class", {.text = "d"}, {kClass0, 1, 0});
    row("a text nowhere", {.text = "nowhere"}, {});
    row("an expression", {.text = "/^NE.R$/"}, {kClass2, 2, 1});
    row("undecided", {.verdict = VerdictFilter::Undecided}, {kClass0, kClass2});
    row("duplicate", {.verdict = VerdictFilter::Duplicate}, {0});
    row("not a duplicate", {.verdict = VerdictFilter::NotDuplicate}, {1});
    row("unsure", {.verdict = VerdictFilter::Unsure}, {2});
    row("both ends of a range", {.scores = ScoreRange{{8, 10}, {9, 10}}}, {2, 1});
    row("between two scores", {.scores = ScoreRange{{81, 100}, {89, 100}}}, {});
    row("equal texts", {.fields = {{{1}, true}}}, {kClass0, kClass2});
    row("different texts", {.fields = {{{1}, false}}}, {2, 1, 0});
    row("a class whose ids differ", {.fields = {{{1}, true}, {{0}, true}}}, {});
    row("in the group", {.sameGroupAs = RecordId{1}}, {kClass2, 2});
    row("changed", {.isChangedOnly = true}, {kClass2, 0});
    row("what follows", {.isOfferedOnly = true}, {kClass2, 1});
    row("what follows of what changed", {.isChangedOnly = true, .isOfferedOnly = true}, {kClass2});
    row("a tag", {.tag = "phone"}, {kClass2, 1});
    row("a tag that nothing has", {.tag = "pho"}, {});
    row("a tag and what follows", {.isOfferedOnly = true, .tag = "phone"}, {kClass2, 1});
    row("two conditions", {.text = "near", .verdict = VerdictFilter::Unsure}, {2});
  }
  void filters() {
    QFETCH(QueueFilter, filter);
    QFETCH(Items, expected);
    QueueRequest request = requestFor(filter);
    request.verdicts = {Verdict::Duplicate, Verdict::NotDuplicate, Verdict::Unsure};
    request.groupRows = {{1}, {2}, {6}};
    request.changed = {0, kClass2};
    request.offered = {1, kClass2};
    ItemTable said;
    for (const std::uint32_t item : {1U, kClass2})
      said.at(request.queue->keyAt(item)).remark =
          std::make_shared<const Remark>(Remark{"", {"again", "phone"}});
    said.at(request.queue->keyAt(0)).remark = std::make_shared<const Remark>(Remark{"phone", {}});
    request.judgements = said.snapshot();
    for (const unsigned threads : {1U, 3U}) {
      const Result<QueueOrder> order = makeQueueOrder(request, {}, RunContext{.threads = threads});
      QVERIFY(order);
      QCOMPARE(order->bySimilarity, expected);
    }
  }

  void anInvalidExpressionIsRejectedWithItsPosition() {
    const auto refused = makeQueueOrder(requestFor({.text = "/a(/"}), {}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BadParameter);
    QVERIFY(refused.error().detail().find("character") != std::string::npos);
  }

  void aMissingColumnIsRejected() {
    QVERIFY(!makeQueueOrder(requestFor({.fields = {{{7}, true}}}), {}, {}));
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const RunContext context{.stop = stop.get_token()};
    for (const QueueSort sort : {QueueSort::Similarity, QueueSort::Audit}) {
      const auto order = makeQueueOrder(requestFor({.text = "near"}), {sort}, context);
      QVERIFY(!order);
      QCOMPARE(order.error().code, ErrorCode::Cancelled);
    }
  }
};

SHINGLESCOPE_TEST(TestQueueOrder, NoApplication)
#include "tst_queue_order.moc"
