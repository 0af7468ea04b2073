// SPDX-License-Identifier: MIT
#include "core/review/verdicts/item_judgements.h"

#include <tsl/robin_map.h>

#include <algorithm>

#include "core/base/hash.h"

namespace shinglescope {
namespace {

std::uint64_t packed(ItemKey key) { return std::uint64_t{key.a.value} << 32U | key.b.value; }

ItemKey unpacked(std::uint64_t key) {
  return {{static_cast<std::uint32_t>(key >> 32U)}, {static_cast<std::uint32_t>(key)}};
}

struct KeyHash {
  std::size_t operator()(std::uint64_t key) const { return mix64(key); }
};

}  // namespace

struct ItemJudgements::Shard {
  // Takes half the memory of the default, and look-ups are as fast.
  Shard() { states.max_load_factor(0.75F); }

  tsl::robin_map<std::uint64_t, ItemState, KeyHash> states;

  static std::size_t of(std::uint64_t key) { return mix64(key) >> 55U; }
};

Judgement ItemState::judgement() const {
  Judgement judgement{verdict, keep};
  if (remark != nullptr) {
    judgement.note = remark->note;
    judgement.tags = remark->tags;
  }
  return judgement;
}

ItemJudgements::ItemJudgements() { static_assert(kShards == std::size_t{1} << (64U - 55U)); }

const ItemState *ItemJudgements::find(ItemKey key) const {
  const std::uint64_t number = packed(key);
  const std::shared_ptr<Shard> &shard = m_shards[Shard::of(number)];
  if (shard == nullptr) return nullptr;
  const auto found = shard->states.find(number);
  return found == shard->states.end() ? nullptr : &found->second;
}

Verdict ItemJudgements::verdictOf(ItemKey key) const {
  const ItemState *state = find(key);
  return state == nullptr ? Verdict::Undecided : state->verdict;
}

Judgement ItemJudgements::judgementOf(ItemKey key) const {
  const ItemState *state = find(key);
  return state == nullptr ? Judgement{} : state->judgement();
}

void ItemJudgements::forEach(const std::function<void(ItemKey, const ItemState &)> &visit) const {
  for (const std::shared_ptr<Shard> &shard : m_shards) {
    if (shard == nullptr) continue;
    for (const auto &[key, state] : shard->states) {
      if (!state.isSilent()) visit(unpacked(key), state);
    }
  }
}

std::vector<ItemKey> ItemJudgements::keys() const {
  std::vector<ItemKey> keys;
  forEach([&](ItemKey key, const ItemState &) { keys.push_back(key); });
  std::ranges::sort(keys);
  return keys;
}

ItemJudgements ItemTable::snapshot() const {
  m_isShared.fill(true);
  return *this;
}

ItemJudgements::Shard &ItemTable::ownShard(std::size_t place) {
  std::shared_ptr<Shard> &shard = m_shards[place];
  if (shard == nullptr) {
    shard = std::make_shared<Shard>();
  } else if (m_isShared[place]) {
    shard = std::make_shared<Shard>(*shard);
  }
  m_isShared[place] = false;
  return *shard;
}

ItemState &ItemTable::at(ItemKey key) {
  const std::uint64_t number = packed(key);
  return ownShard(Shard::of(number)).states[number];
}

void ItemTable::putBack(const ItemJudgements &snapshot) {
  ItemJudgements::operator=(snapshot);
  m_isShared.fill(true);
}

void ItemTable::reserve(std::size_t items) {
  constexpr std::size_t kFewPerShard = 16;
  if (items < kShards * kFewPerShard) return;
  // The sizes of the shards vary by about the square root of their mean.
  const std::size_t each = items / kShards;
  for (std::size_t place = 0; place < kShards; ++place) {
    ownShard(place).states.reserve(each + each / kFewPerShard);
  }
}

}  // namespace shinglescope
