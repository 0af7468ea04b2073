// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/review/verdicts/item_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

struct Remark {
  std::string note;
  std::vector<std::string> tags;  ///< ascending, without repetitions
};

/// The resolved verdict of an item, over all reviewers.
struct ItemState {
  static constexpr std::uint32_t kNoTarget = 0xFFFFFFFFU;

  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  bool isContested = false;               ///< the decisions disagree, so no verdict applies
  bool needsCheck = false;                ///< it was decided on other content
  bool isByRule = false;                  ///< a verdict rule decided it, and nobody has since
  std::uint32_t firstTarget = kNoTarget;  ///< used by Verdicts: its first target in the log
  std::shared_ptr<const Remark> remark;   ///< null without note and tags

  /// True if a reviewer's judgement counts although it only repeats this state.
  bool isToConfirm() const { return isContested || needsCheck || isByRule; }
  bool isSilent() const {
    return verdict == Verdict::Undecided && keep == Keep::Neither && remark == nullptr &&
           !isContested && !needsCheck;
  }
  Judgement judgement() const;
};

/// The state of every judged item at one moment. A copy takes microseconds, and another thread may
/// read it while the original changes. Look-ups are O(1), about 0.1 microseconds at a million
/// items.
class ItemJudgements {
 public:
  ItemJudgements();

  /// Null if the item was never judged. Valid until the table changes.
  const ItemState *find(ItemKey key) const;
  Verdict verdictOf(ItemKey key) const;
  Judgement judgementOf(ItemKey key) const;
  /// Visits the items that are currently judged, in no particular order.
  void forEach(const std::function<void(ItemKey, const ItemState &)> &visit) const;
  /// The keys of these items, ascending.
  std::vector<ItemKey> keys() const;

 protected:
  struct Shard;
  static constexpr std::size_t kShards = 512;
  std::array<std::shared_ptr<Shard>, kShards> m_shards;
};

/// The table that can be changed. Copies shards that a snapshot may still read before it writes to
/// them. One thread.
class ItemTable final : private ItemJudgements {
 public:
  using ItemJudgements::find;
  using ItemJudgements::forEach;

  ItemJudgements snapshot() const;
  /// The state of an item, for changing it; an empty state is added if it has none. Valid until the
  /// next call.
  ItemState &at(ItemKey key);
  /// Restores the state of a snapshot.
  void putBack(const ItemJudgements &snapshot);
  /// Reserves memory for this number of items, if it is large.
  void reserve(std::size_t items);

 private:
  Shard &ownShard(std::size_t place);

  mutable std::array<bool, kShards> m_isShared{};  ///< by shard: whether a snapshot shares it
};

}  // namespace shinglescope
