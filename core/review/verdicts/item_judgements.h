#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/review/verdicts/entry_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

struct Remark {
  std::string note;
  std::vector<std::string> tags;  ///< ascending, each once
};

/// The resolved verdict of an entry, over all reviewers.
struct EntryState {
  static constexpr std::uint32_t kNoTarget = 0xFFFFFFFFU;

  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  bool isContested = false;               ///< the decisions disagree; no verdict holds
  bool needsCheck = false;                ///< it was decided on other content
  std::uint32_t firstTarget = kNoTarget;  ///< used by Verdicts: its first target in the log
  std::shared_ptr<const Remark> remark;   ///< null without note and tags

  bool isSilent() const {
    return verdict == Verdict::Undecided && keep == Keep::Neither && remark == nullptr &&
           !isContested && !needsCheck;
  }
  Judgement judgement() const;
};

/// The state of every judged entry at one moment. A copy takes microseconds, and another thread may
/// read it while the original changes. Look-ups are O(1), about 0.1 microseconds at a million.
class EntryJudgements {
 public:
  EntryJudgements();

  /// Null if the entry was never judged. Valid until the table changes.
  const EntryState *find(EntryKey key) const;
  Verdict verdictOf(EntryKey key) const;
  Judgement judgementOf(EntryKey key) const;
  /// Visits the entries that are judged now, unordered.
  void forEach(const std::function<void(EntryKey, const EntryState &)> &visit) const;
  /// Their keys, ascending.
  std::vector<EntryKey> keys() const;

 protected:
  struct Shard;
  static constexpr std::size_t kShards = 512;
  std::array<std::shared_ptr<Shard>, kShards> m_shards;
};

/// The table that can be changed. Copies shards that a snapshot may still read before it writes to
/// them. One thread.
class EntryTable final : private EntryJudgements {
 public:
  using EntryJudgements::find;
  using EntryJudgements::forEach;

  EntryJudgements snapshot() const;
  /// The state of an entry, to be changed; an empty one is added if missing. Valid until the next
  /// call.
  EntryState &at(EntryKey key);
  /// Restores the state of a snapshot.
  void putBack(const EntryJudgements &snapshot);
  /// Reserves memory for this many entries, if they are many.
  void reserve(std::size_t entries);

 private:
  Shard &ownShard(std::size_t place);

  mutable std::array<bool, kShards> m_isShared{};  ///< with a snapshot
};

}  // namespace shinglescope
