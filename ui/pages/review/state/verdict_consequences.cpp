// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/verdict_consequences.h"

#include <algorithm>

#include "core/review/verdicts/inference.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr std::chrono::milliseconds kVerdictConsequencesDelay{120};
constexpr std::size_t kItemsBetweenPolls = 16'384;
constexpr std::uint64_t kVerdictConsequencesFewChanges = 1000;

bool isEmpty(const ItemJudgements &items) {
  bool isSilent = true;
  items.forEach([&isSilent](ItemKey, const ItemState &) { isSilent = false; });
  return isSilent;
}

/// Returns the keys of the items at or above a threshold, the most similar first.
std::vector<ItemKey> keysAtLeast(const ReviewQueue &queue, const Ratio &threshold) {
  std::vector<ItemKey> keys;
  for (const std::uint32_t item : queue.bySimilarity) {
    if (!isItemAtLeast(queue.items[item], *queue.result, threshold)) break;
    keys.push_back(queue.keyAt(item));
  }
  return keys;
}

}  // namespace

struct VerdictConsequences::Request {
  ItemJudgements items;
  std::shared_ptr<const TextClasses> classes;
  std::shared_ptr<const ReviewQueue> queue;
  Ratio threshold;
};

VerdictConsequences::VerdictConsequences(Session &session, QObject *parent)
    : QObject(parent), m_session(session) {
  connect(&session, &Session::verdictsChanged, this, [this](std::uint64_t step) {
    const VerdictLog &log = m_session.verdicts().log();
    const auto isPair = [&](std::uint32_t target) { return log.target(target).isPair(); };
    // A bulk step is too long to scan here.
    if (log.changeCount(step) > kVerdictConsequencesFewChanges ||
        std::ranges::any_of(log.targetsOf(step), isPair))
      request();
  });
  connect(&session, &Session::reviewThresholdChanged, this, &VerdictConsequences::request);
  connect(&session, &Session::verdictsReplaced, this, [this] {
    if (m_queue != nullptr && m_queue->result == m_session.result()) request();
  });
}

void VerdictConsequences::setQueue(std::shared_ptr<const ReviewQueue> queue) {
  m_job.drop();
  m_queue = std::move(queue);
  request();
  use({});
}

std::vector<RecordId> VerdictConsequences::chain(ItemKey item) const {
  return m_found.graph == nullptr ? std::vector<RecordId>() : m_found.graph->chain(item);
}

void VerdictConsequences::request() {
  if (m_queue == nullptr) return;
  Request request{m_session.verdicts().items(), m_session.verdicts().classes(), m_queue,
                  m_session.reviewThreshold()};
  m_job.start(
      [request = std::move(request)](const RunContext &context) { return find(request, context); },
      {[this](Found found) { use(std::move(found)); },
       [this](const Error &error) { emit failed(errorText(error)); }},
      {kVerdictConsequencesDelay, jobThreads()});
}

Result<VerdictConsequences::Found> VerdictConsequences::find(const Request &request,
                                                             const RunContext &context) {
  if (isEmpty(request.items)) return Found{};
  Found found;
  found.graph = std::make_shared<const VerdictGraph>(request.items, request.classes.get());
  if (context.isCancelled()) return cancelledError();
  found.contradictions = findContradictions(*found.graph, request.items);
  const std::vector<ItemKey> keys = keysAtLeast(*request.queue, request.threshold);
  for (std::size_t begin = 0; begin < keys.size(); begin += kItemsBetweenPolls) {
    if (context.isCancelled()) return cancelledError();
    const std::size_t count = std::min(kItemsBetweenPolls, keys.size() - begin);
    const std::vector<ItemKey> more =
        offeredDuplicates(*found.graph, request.items, std::span(keys).subspan(begin, count));
    found.offered.insert(found.offered.end(), more.begin(), more.end());
  }
  return found;
}

void VerdictConsequences::use(Found found) {
  m_found = std::move(found);
  emit changed();
}

}  // namespace shinglescope
