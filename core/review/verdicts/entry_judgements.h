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

/// What all that was said of an entry comes to.
struct EntryState {
  static constexpr std::uint32_t kNoTarget = 0xFFFFFFFFU;

  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  bool isContested = false;               ///< what was said disagrees; then nothing holds
  bool needsCheck = false;                ///< it was said of other content
  std::uint32_t firstTarget = kNoTarget;  ///< for Verdicts: where the log says it
  std::shared_ptr<const Remark> remark;   ///< null without note and tags

  bool isSilent() const {
    return verdict == Verdict::Undecided && keep == Keep::Neither && remark == nullptr &&
           !isContested && !needsCheck;
  }
  Judgement judgement() const;
};

/// The state of every entry of which something was said, as it was at one
/// moment: a copy costs microseconds and may be read by another thread while
/// the original goes on. Look-ups are O(1), about 0.1 microseconds at a million.
class EntryJudgements {
 public:
  EntryJudgements();

  /// Null where nothing was ever said. Valid until the table changes.
  const EntryState *find(EntryKey key) const;
  Verdict verdictOf(EntryKey key) const;
  Judgement judgementOf(EntryKey key) const;
  /// Entries of which something is said now, in no order.
  void forEach(const std::function<void(EntryKey, const EntryState &)> &visit) const;
  /// The same, ascending.
  std::vector<EntryKey> keys() const;

 protected:
  struct Shard;
  static constexpr std::size_t kShards = 512;
  std::array<std::shared_ptr<Shard>, kShards> m_shards;
};

/// The table that changes. Shards that a copy may still read are copied before
/// they are written. One thread.
class EntryTable final : private EntryJudgements {
 public:
  using EntryJudgements::find;
  using EntryJudgements::forEach;

  EntryJudgements snapshot() const;
  /// The state of an entry, to change; a silent one where there was none.
  /// Valid until the next call.
  EntryState &at(EntryKey key);
  /// As it was at a snapshot.
  void putBack(const EntryJudgements &snapshot);
  /// Room for so many entries, if they are many.
  void reserve(std::size_t entries);

 private:
  Shard &ownShard(std::size_t place);

  mutable std::array<bool, kShards> m_isShared{};  ///< with a snapshot
};

}  // namespace shinglescope
