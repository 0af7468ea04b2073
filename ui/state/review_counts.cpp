#include "ui/state/review_counts.h"

#include <algorithm>
#include <utility>

#include "ui/state/session.h"

namespace shinglescope {
namespace {

constexpr std::size_t kManyEntries = 10'000;

/// True if the key names an entry of this result at or over the threshold.
bool isInQueue(const DuplicateResult &result, EntryKey key, const Ratio &threshold) {
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

std::uint64_t countEntries(const Session &session) {
  if (!session.hasResult()) return 0;
  const DuplicateResult &result = *session.result();
  std::uint64_t entries = 0;
  for (const ScoredPair &pair : result.pairs) {
    if (isPairAtLeast(pair, result.recipe(), session.reviewThreshold())) ++entries;
  }
  for (std::size_t text = 0; text < result.classes.textCount(); ++text) {
    if (isDuplicateClass(result, TextId{static_cast<std::uint32_t>(text)})) ++entries;
  }
  return entries;
}

}  // namespace

void ReviewCounter::recount() {
  m_counts = {.entries = countEntries(m_session)};
  m_counted.clear();
  if (!m_session.hasResult()) return;
  m_session.verdicts().forEachEntry(
      [this](EntryKey key, const EntryState &state) { add(key, state.verdict); });
}

void ReviewCounter::follow(const std::vector<EntryKey> &keys) {
  if (!m_session.hasResult()) return;
  if (keys.size() > kManyEntries) return recount();
  for (const EntryKey key : keys) follow(key);
}

void ReviewCounter::follow(EntryKey key) {
  if (const auto found = m_counted.find(key); found != m_counted.end()) {
    count(found->second, ~std::uint64_t{0});  // one less
    m_counted.erase(found);
  }
  add(key, m_session.verdicts().judgementOf(key).verdict);
}

void ReviewCounter::add(EntryKey key, Verdict verdict) {
  if (verdict == Verdict::Undecided) return;
  if (!isInQueue(*m_session.result(), key, m_session.reviewThreshold())) return;
  m_counted.insert_or_assign(key, verdict);
  count(verdict, 1);
}

void ReviewCounter::count(Verdict verdict, std::uint64_t step) {
  m_counts.reviewed += step;
  if (verdict == Verdict::Unsure) m_counts.unsure += step;
}

}  // namespace shinglescope
