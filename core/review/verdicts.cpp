#include "core/review/verdicts.h"

#include <chrono>

namespace shinglescope {
namespace {

std::int64_t unixMillisecondsNow() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

Result<void> MemoryEntryLog::append(const VerdictChange &change) {
  m_log.push_back(change);
  return {};
}

Verdicts::Verdicts(EntryLog &store) : m_store(store) {
  for (const VerdictChange &change : store.log()) apply(change);
}

const Judgement &Verdicts::judgementOf(EntryKey key) const {
  static const Judgement kNothingSaid;
  const auto found = m_current.find(key);
  return found == m_current.end() ? kNothingSaid : found->second;
}

Result<void> Verdicts::set(EntryKey key, const Judgement &judgement) {
  const Judgement &before = judgementOf(key);
  if (before == judgement) return {};
  const VerdictChange change{key, before, judgement, unixMillisecondsNow()};
  if (const Result<void> appended = m_store.append(change); !appended) return appended;
  apply(change);
  return {};
}

void Verdicts::apply(const VerdictChange &change) {
  count(judgementOf(change.key).verdict, -1);
  count(change.after.verdict, 1);
  if (change.after == Judgement{}) {
    m_current.erase(change.key);
  } else {
    m_current.insert_or_assign(change.key, change.after);
  }
}

void Verdicts::count(Verdict verdict, int step) {
  const auto change = static_cast<std::uint64_t>(static_cast<std::int64_t>(step));
  switch (verdict) {
    case Verdict::Undecided: break;
    case Verdict::Duplicate: m_counts.duplicate += change; break;
    case Verdict::NotDuplicate: m_counts.notDuplicate += change; break;
    case Verdict::Unsure: m_counts.unsure += change; break;
  }
}

}  // namespace shinglescope
