// SPDX-License-Identifier: MIT
#include "core/verify/shingle_table.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

#include "core/base/large_pages.h"

namespace shinglescope {
namespace {

/// An eighth of them stays free even if many threads insert at once.
constexpr std::uint64_t kLeastSlots = 1U << 12U;
/// Leaves 32-bit numbers for as many shingles outside.
constexpr std::uint64_t kMostSlots = 0x7FFFFFF0U;
constexpr std::size_t kTableSlotsPerPoll = 1U << 18U;
constexpr std::size_t kSelectedAhead = 48;
constexpr std::size_t kFoundAhead = 24;
/// Counts over this are as frequent as any; a counter never overflows.
constexpr std::uint32_t kCountLimit = 1U << 31U;
/// Shingles of lower counts are numbered by counting sort.
constexpr std::uint32_t kLargeCount = 1U << 16U;

}  // namespace

ShingleTable::ShingleTable(std::uint64_t slots, bool isShared) : m_isShared(isShared) {
  const std::uint64_t count = std::clamp(slots, kLeastSlots, kMostSlots) + 1;
  m_slots.reserve(count);
  preferLargePages(m_slots.data(), count * sizeof(Slot));
  m_slots.resize(count);
}

void ShingleTable::noteUsed() {
  const std::uint64_t used = m_used.fetch_add(1, std::memory_order_relaxed) + 1;
  if (used > slotCount() / 8 * 7) m_isFull.store(true, std::memory_order_relaxed);
}

/// Stores a shingle in a slot that was free; false if another thread stored a different one there.
bool ShingleTable::insertAt(std::size_t slot, std::uint64_t shingle) {
  std::uint64_t known = 0;
  if (!m_isShared)
    m_slots[slot].shingle = shingle;
  else if (!std::atomic_ref(m_slots[slot].shingle)
                .compare_exchange_strong(known, shingle, std::memory_order_relaxed))
    return known == shingle;
  noteUsed();
  return true;
}

/// Counts a shingle and returns its slot. Slots are never freed, so all threads look for a shingle
/// in the same place.
std::uint32_t ShingleTable::addTo(std::uint64_t shingle) {
  std::size_t slot = shingle == 0 ? slotCount() : homeOf(shingle);
  for (std::size_t probed = 0; probed < kMostProbed; ++probed) {
    const std::uint64_t known =
        m_isShared ? std::atomic_ref(m_slots[slot].shingle).load(std::memory_order_relaxed)
                   : m_slots[slot].shingle;
    if (known == shingle || (known == 0 && insertAt(slot, shingle))) {
      countAt(static_cast<std::uint32_t>(slot));
      return static_cast<std::uint32_t>(slot);
    }
    if (++slot == slotCount()) slot = 0;
  }
  const CrowdedShingles::Added added = m_crowded.add(keyOf(shingle), kCountLimit);
  if (added.isNew) noteUsed();
  return static_cast<std::uint32_t>(m_slots.size() + added.place);
}

void ShingleTable::countAt(std::uint32_t slot) {
  std::uint32_t &count = m_slots[slot].count;
  if (!m_isShared) {
    count += count < kCountLimit ? 1 : 0;
  } else {
    const std::atomic_ref<std::uint32_t> shared(count);
    if (shared.load(std::memory_order_relaxed) < kCountLimit)
      shared.fetch_add(1, std::memory_order_relaxed);
  }
}

/// Chooses the shingles that may be repeated; returns their number.
std::size_t ShingleTable::select(std::span<const std::uint64_t> shingles, const RepeatSieve *sieve,
                                 std::uint32_t *slots, Candidates &chosen) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    slots[i] = kNoNumber;
    chosen[count] = {shingles[i], slots + i};
    if (sieve == nullptr) {
      ++count;
      continue;
    }
    sieve->prefetch(shingles[std::min(i + kSelectedAhead, shingles.size() - 1)]);
    count += static_cast<std::size_t>(sieve->mayRepeat(shingles[i]));
  }
  return count;
}

void ShingleTable::resolve(std::span<const Candidate> chosen) {
  for (std::size_t i = 0; i < chosen.size() && !isFull(); ++i) {
    const std::size_t ahead = std::min(i + kFoundAhead, chosen.size() - 1);
    __builtin_prefetch(&m_slots[homeOf(chosen[ahead].shingle)], 1);
    *chosen[i].slot = addTo(chosen[i].shingle);
  }
}

void ShingleTable::add(std::span<const std::uint64_t> shingles, const RepeatSieve *sieve,
                       std::uint32_t *slots) {
  Candidates chosen;
  for (std::size_t i = 0; i < shingles.size(); i += kAddedTogether) {
    const auto some = shingles.subspan(i, std::min(shingles.size() - i, kAddedTogether));
    resolve(std::span(chosen).first(select(some, sieve, slots + i, chosen)));
  }
}

/// Returns the count of a shingle in the table; null if it has none.
std::uint32_t *ShingleTable::countOfKnown(std::uint64_t shingle) {
  std::size_t slot = shingle == 0 ? slotCount() : homeOf(shingle);
  for (std::size_t probed = 0; probed < kMostProbed; ++probed) {
    Slot &found = m_slots[slot];
    if (found.shingle == shingle) return found.count > 0 ? &found.count : nullptr;
    if (found.shingle == 0) return nullptr;
    if (++slot == slotCount()) slot = 0;
  }
  const auto found = m_crowded.placeOfKey().find(keyOf(shingle));
  return found == m_crowded.placeOfKey().end() ? nullptr : &m_crowded.countAt(found->second);
}

bool ShingleTable::setCounts(const KnownCounts &known, const RunContext &context) {
  for (Slot &slot : m_slots) slot.count = std::min(slot.count, 1U);
  for (std::size_t i = 0; i < m_crowded.size(); ++i) m_crowded.countAt(i) = 1;
  const std::span shingles = known.shingles;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    if (i % kTableSlotsPerPoll == 0 && context.isCancelled()) return false;
    const std::size_t ahead = std::min(i + kFoundAhead, shingles.size() - 1);
    __builtin_prefetch(&m_slots[homeOf(shingles[ahead])]);
    if (std::uint32_t *count = countOfKnown(shingles[i])) *count = known.counts[i];
  }
  return true;
}

/// Calls use(slot) for every shingle, by ascending key. A shingle is in the run of used slots that
/// has its home, so a run has the keys between those of its neighbours, and it suffices to sort
/// each run. Only the run that wraps around has two parts.
template <class Use>
bool ShingleTable::forEachByKey(const RunContext &context, Use useSlot) const {
  const std::size_t slots = slotCount();
  auto crowded = m_crowded.placeOfKey().begin();
  const auto useCrowded = [&](std::uint64_t lastKey) {
    for (; crowded != m_crowded.placeOfKey().end() && crowded->first <= lastKey; ++crowded)
      useSlot(static_cast<std::uint32_t>(m_slots.size() + crowded->second));
  };
  const auto use = [&](std::uint32_t slot) {
    useCrowded(keyOf(m_slots[slot].shingle));
    useSlot(slot);
  };
  if (m_slots[slots].count > 0) use(static_cast<std::uint32_t>(slots));
  std::vector<std::uint32_t> run;
  const auto addRun = [&](std::size_t begin, std::size_t end) {
    for (std::size_t slot = begin; slot < end; ++slot)
      run.push_back(static_cast<std::uint32_t>(slot));
    std::ranges::sort(run, {}, [&](std::uint32_t slot) { return keyOf(m_slots[slot].shingle); });
  };
  // The table is never full, so there is a free slot before and after each run.
  std::size_t last = slots;
  while (m_slots[last - 1].shingle != 0) --last;
  std::size_t first = 0;
  while (m_slots[first].shingle != 0) ++first;
  addRun(0, first);
  addRun(last, slots);
  const auto wrapped = std::ranges::partition_point(
      run, [&](std::uint32_t slot) { return homeOf(m_slots[slot].shingle) < last; });
  std::for_each(run.begin(), wrapped, use);
  const std::vector<std::uint32_t> afterAll(wrapped, run.end());
  for (std::size_t slot = first; slot < last; ++slot) {
    if (slot % kTableSlotsPerPoll == 0 && context.isCancelled()) return false;
    if (m_slots[slot].shingle == 0) continue;
    const std::size_t begin = slot;
    while (m_slots[slot].shingle != 0) ++slot;
    if (slot - begin == 1) {
      use(static_cast<std::uint32_t>(begin));
      continue;
    }
    run.clear();
    addRun(begin, slot);
    std::ranges::for_each(run, use);
  }
  std::ranges::for_each(afterAll, use);
  useCrowded(std::numeric_limits<std::uint64_t>::max());
  return !context.isCancelled();
}

bool ShingleTable::assignNumbers(const RunContext &context) {
  std::vector<std::uint32_t> next(kLargeCount, 0);
  const std::size_t all = m_slots.size() + m_crowded.size();
  for (std::size_t slot = 0; slot < all; ++slot) {
    if (slot % kTableSlotsPerPoll == 0 && context.isCancelled()) return false;
    const std::uint32_t count = countOf(slot);
    if (count > 1 && count < kLargeCount) ++next[count];
  }
  std::exclusive_scan(next.begin(), next.end(), next.begin(), 0U);
  m_numberOfSlot.assign(all, kNoNumber);
  std::vector<std::uint32_t> frequent;
  const auto number = [&](std::uint32_t slot) {
    const std::uint32_t count = countOf(slot);
    if (count >= kLargeCount)
      frequent.push_back(slot);
    else if (count > 1)
      m_numberOfSlot[slot] = next[count]++;
  };
  if (!forEachByKey(context, std::ref(number))) return false;
  std::ranges::stable_sort(frequent, {}, [&](std::uint32_t slot) { return countOf(slot); });
  m_numbers = next.back();
  for (const std::uint32_t slot : frequent) m_numberOfSlot[slot] = m_numbers++;
  std::vector<Slot>().swap(m_slots);
  return true;
}

}  // namespace shinglescope
