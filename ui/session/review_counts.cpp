// SPDX-License-Identifier: MIT
#include "ui/session/review_counts.h"

#include <algorithm>
#include <utility>

#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kManyItems = 10'000;

/// Tests whether the key is that of an item of this result at or above the threshold.
bool isInQueue(const DuplicateResult &result, ItemKey key, const Ratio &threshold) {
  const std::size_t rows = result.classes.textOfRow.size();
  if (key.a.value >= rows || key.b.value >= rows) return false;
  const TextId a = result.classes.textOf(key.a);
  const TextId b = result.classes.textOf(key.b);
  if (result.classes.firstRow(a) != key.a || result.classes.firstRow(b) != key.b) return false;
  if (key.a == key.b) return isDuplicateClass(result, a);
  const auto wanted = std::pair(a, b);
  const auto pair = std::ranges::lower_bound(result.pairs, wanted, {}, [](const ScoredPair &item) {
    return std::pair(item.textA, item.textB);
  });
  if (pair == result.pairs.end() || std::pair(pair->textA, pair->textB) != wanted) return false;
  return isPairAtLeast(*pair, result.recipe(), threshold);
}

std::uint64_t countItems(const Session &session) {
  if (!session.hasResult()) return 0;
  const DuplicateResult &result = *session.result();
  std::uint64_t items = 0;
  for (const ScoredPair &pair : result.pairs) {
    if (isPairAtLeast(pair, result.recipe(), session.reviewThreshold())) ++items;
  }
  for (std::size_t text = 0; text < result.classes.textCount(); ++text) {
    if (isDuplicateClass(result, TextId{static_cast<std::uint32_t>(text)})) ++items;
  }
  return items;
}

}  // namespace

/// The data of the queue, usable on any thread.
class ReviewCounter::Queue {
 public:
  explicit Queue(const Session &session)
      : m_result(session.result()), m_threshold(session.reviewThreshold()) {}
  void count(ItemKey key, Verdict verdict, std::uint64_t step, Judged &judged) const {
    if (verdict == Verdict::Undecided || !isInQueue(*m_result, key, m_threshold)) return;
    judged.reviewed += step;
    if (verdict == Verdict::Unsure) judged.unsure += step;
  }

 private:
  std::shared_ptr<const DuplicateResult> m_result;
  Ratio m_threshold;
};

ReviewCounter::ReviewCounter(const Session &session, QObject *parent)
    : QObject(parent), m_session(session) {}

void ReviewCounter::recount() {
  m_counts = {.items = countItems(m_session)};
  m_counted = m_session.verdicts().items();
  recountJudged();
}

Result<ReviewCounter::Judged> ReviewCounter::judgedOf(const Queue &queue,
                                                      const ItemJudgements &items,
                                                      const RunContext &context) {
  Judged judged;
  items.forEach([&](ItemKey key, const ItemState &state) {
    if (!context.isCancelled()) queue.count(key, state.verdict, 1, judged);
  });
  if (context.isCancelled()) return cancelledError();
  return judged;
}

void ReviewCounter::recountJudged() {
  m_job.drop();
  if (!m_session.hasResult()) return emit changed();
  if (m_session.verdicts().counts().decided() <= kManyItems)
    return use(*judgedOf(Queue(m_session), m_counted, {}));
  m_job.start([queue = Queue(m_session), items = m_counted](
                  const RunContext &context) { return judgedOf(queue, items, context); },
              {[this](const Judged &judged) { use(judged); }});
}

void ReviewCounter::use(const Judged &judged) {
  m_counts.reviewed = judged.reviewed;
  m_counts.unsure = judged.unsure;
  emit changed();
}

void ReviewCounter::follow(std::uint64_t step) {
  if (!m_session.hasResult() || step == 0) return;
  const Verdicts &verdicts = m_session.verdicts();
  const ItemJudgements before = std::exchange(m_counted, verdicts.items());
  if (m_job.isRunning() || verdicts.log().changeCount(step) > kManyItems) return recountJudged();
  const Queue queue(m_session);
  Judged judged{m_counts.reviewed, m_counts.unsure};
  for (const ItemKey key : verdicts.itemsOf(step)) {
    queue.count(key, before.verdictOf(key), ~std::uint64_t{0}, judged);  // subtracts one
    queue.count(key, m_counted.verdictOf(key), 1, judged);
  }
  use(judged);
}

}  // namespace shinglescope
