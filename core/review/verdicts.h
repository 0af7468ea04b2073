#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/review/judgement.h"

namespace shinglescope {

/// What a queue entry is known by: the smallest rows of its two texts, a < b;
/// a class of identical rows is its smallest row twice. (The project file will
/// key by content digests; the interface stays.)
struct EntryKey {
  RecordId a;
  RecordId b;
  auto operator<=>(const EntryKey &) const = default;
};

/// One line of the append-only log.
struct VerdictChange {
  EntryKey key;
  Judgement before;
  Judgement after;
  std::int64_t unixMilliseconds = 0;
};

/// Where changes are kept. The memory store is all there is so far; the
/// project file implements the same interface. `append` returns only when the
/// change is as safe as the store can make it.
class EntryLog {
 public:
  virtual ~EntryLog() = default;
  virtual Result<void> append(const VerdictChange &change) = 0;
  virtual const std::vector<VerdictChange> &log() const = 0;
};

class MemoryEntryLog final : public EntryLog {
 public:
  Result<void> append(const VerdictChange &change) override;
  const std::vector<VerdictChange> &log() const override { return m_log; }

 private:
  std::vector<VerdictChange> m_log;
};

struct VerdictCounts {
  std::uint64_t duplicate = 0;
  std::uint64_t notDuplicate = 0;
  std::uint64_t unsure = 0;
  std::uint64_t decided() const { return duplicate + notDuplicate + unsure; }
};

/// The current judgement of every entry, folded from the store's log. An undo
/// appends the inverse change; nothing is ever removed. One thread.
class Verdicts {
 public:
  explicit Verdicts(EntryLog &store);

  const Judgement &judgementOf(EntryKey key) const;
  /// Appends to the log, then shows the new state. A judgement equal to the
  /// current one is not logged.
  Result<void> set(EntryKey key, const Judgement &judgement);
  const VerdictCounts &counts() const { return m_counts; }
  const std::map<EntryKey, Judgement> &all() const { return m_current; }

 private:
  void apply(const VerdictChange &change);
  void count(Verdict verdict, int step);

  EntryLog &m_store;
  std::map<EntryKey, Judgement> m_current;
  VerdictCounts m_counts;
};

}  // namespace shinglescope
