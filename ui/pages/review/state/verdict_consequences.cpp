#include "ui/pages/review/state/verdict_consequences.h"

#include <algorithm>

#include "core/review/verdicts/inference.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr std::chrono::milliseconds kVerdictConsequencesDelay{120};
constexpr std::size_t kEntriesBetweenPolls = 16'384;
constexpr std::uint64_t kVerdictConsequencesFewChanges = 1000;

bool isEmpty(const EntryJudgements &entries) {
  bool isSilent = true;
  entries.forEach([&isSilent](EntryKey, const EntryState &) { isSilent = false; });
  return isSilent;
}

/// Returns the keys of the items at or above a threshold, the most similar first.
std::vector<EntryKey> keysAtLeast(const ReviewQueue &queue, const Ratio &threshold) {
  std::vector<EntryKey> keys;
  for (const std::uint32_t entry : queue.bySimilarity) {
    if (!isEntryAtLeast(queue.entries[entry], *queue.result, threshold)) break;
    keys.push_back(queue.keyAt(entry));
  }
  return keys;
}

}  // namespace

struct VerdictConsequences::Request {
  EntryJudgements entries;
  std::shared_ptr<const TextClasses> classes;
  std::shared_ptr<const ReviewQueue> queue;
  Ratio threshold;
};

VerdictConsequences::VerdictConsequences(Session &session, QObject *parent)
    : QObject(parent), m_session(session) {
  connect(&session, &Session::verdictsChanged, this, [this](std::uint64_t step) {
    const VerdictLog &log = m_session.verdicts().log();
    const auto isPair = [&](std::uint32_t target) { return !log.target(target).isRow(); };
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

std::vector<RecordId> VerdictConsequences::chain(EntryKey entry) const {
  return m_found.graph == nullptr ? std::vector<RecordId>() : m_found.graph->chain(entry);
}

void VerdictConsequences::request() {
  if (m_queue == nullptr) return;
  Request request{m_session.verdicts().entries(), m_session.verdicts().classes(), m_queue,
                  m_session.reviewThreshold()};
  m_job.start(
      [request = std::move(request)](const RunContext &context) { return find(request, context); },
      {[this](Found found) { use(std::move(found)); },
       [this](const Error &error) { emit failed(errorText(error)); }},
      {kVerdictConsequencesDelay, hardwareThreads()});
}

Result<VerdictConsequences::Found> VerdictConsequences::find(const Request &request,
                                                             const RunContext &context) {
  if (isEmpty(request.entries)) return Found{};
  Found found;
  found.graph = std::make_shared<const VerdictGraph>(request.entries, request.classes.get());
  if (context.isCancelled()) return cancelledError();
  found.contradictions = findContradictions(*found.graph, request.entries);
  const std::vector<EntryKey> keys = keysAtLeast(*request.queue, request.threshold);
  for (std::size_t begin = 0; begin < keys.size(); begin += kEntriesBetweenPolls) {
    if (context.isCancelled()) return cancelledError();
    const std::size_t count = std::min(kEntriesBetweenPolls, keys.size() - begin);
    const std::vector<EntryKey> more =
        offeredDuplicates(*found.graph, request.entries, std::span(keys).subspan(begin, count));
    found.offered.insert(found.offered.end(), more.begin(), more.end());
  }
  return found;
}

void VerdictConsequences::use(Found found) {
  m_found = std::move(found);
  emit changed();
}

}  // namespace shinglescope
