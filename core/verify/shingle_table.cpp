#include "core/verify/shingle_table.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/base/large_pages.h"

namespace shinglescope {
namespace {

/// An eighth of them stays free even if many threads insert at once.
constexpr std::uint64_t kLeastSlots = 1U << 12U;
constexpr std::uint64_t kMostSlots = 0xFFFFFFF0U;
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

/// Stores a shingle in a slot that was free; false if another thread stored a different one there.
bool ShingleTable::insertAt(std::size_t slot, std::uint64_t shingle) {
  std::uint64_t known = 0;
  if (!m_isShared)
    m_slots[slot].shingle = shingle;
  else if (!std::atomic_ref(m_slots[slot].shingle)
                .compare_exchange_strong(known, shingle, std::memory_order_relaxed))
    return known == shingle;
  const std::uint64_t used = m_used.fetch_add(1, std::memory_order_relaxed) + 1;
  if (used > slotCount() / 8 * 7) m_isFull.store(true, std::memory_order_relaxed);
  return true;
}

std::uint32_t ShingleTable::slotOf(std::uint64_t shingle) {
  if (shingle == 0) return static_cast<std::uint32_t>(slotCount());
  std::size_t slot = homeOf(shingle);
  while (true) {
    const std::uint64_t known =
        m_isShared ? std::atomic_ref(m_slots[slot].shingle).load(std::memory_order_relaxed)
                   : m_slots[slot].shingle;
    if (known == shingle || (known == 0 && insertAt(slot, shingle)))
      return static_cast<std::uint32_t>(slot);
    if (++slot == slotCount()) slot = 0;
  }
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
    const std::uint32_t slot = slotOf(chosen[i].shingle);
    *chosen[i].slot = slot;
    countAt(slot);
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

bool ShingleTable::setCounts(const KnownCounts &known, const RunContext &context) {
  for (Slot &slot : m_slots) slot.count = std::min(slot.count, 1U);
  const std::span shingles = known.shingles;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    if (i % kTableSlotsPerPoll == 0 && context.isCancelled()) return false;
    const std::size_t ahead = std::min(i + kFoundAhead, shingles.size() - 1);
    __builtin_prefetch(&m_slots[homeOf(shingles[ahead])]);
    std::size_t slot = shingles[i] == 0 ? slotCount() : homeOf(shingles[i]);
    while (m_slots[slot].shingle != shingles[i] && m_slots[slot].shingle != 0)
      slot = slot + 1 == slotCount() ? 0 : slot + 1;
    Slot &found = m_slots[slot];
    if (found.count > 0 && found.shingle == shingles[i]) found.count = known.counts[i];
  }
  return true;
}

/// Calls use(slot) for every shingle, by ascending key. The slots in use do not depend on the order
/// of insertion (only who is where does), and a run of used slots has the keys between those of its
/// neighbours, so it suffices to sort each run. Only the run that wraps around has two parts.
template <class Use>
bool ShingleTable::forEachByKey(const RunContext &context, Use use) const {
  const std::size_t slots = slotCount();
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
  return !context.isCancelled();
}

bool ShingleTable::assignNumbers(const RunContext &context) {
  std::vector<std::uint32_t> next(kLargeCount, 0);
  for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
    if (slot % kTableSlotsPerPoll == 0 && context.isCancelled()) return false;
    const std::uint32_t count = m_slots[slot].count;
    if (count > 1 && count < kLargeCount) ++next[count];
  }
  std::exclusive_scan(next.begin(), next.end(), next.begin(), 0U);
  m_numberOfSlot.assign(m_slots.size(), kNoNumber);
  std::vector<std::uint32_t> frequent;
  const auto number = [&](std::uint32_t slot) {
    const std::uint32_t count = m_slots[slot].count;
    if (count >= kLargeCount)
      frequent.push_back(slot);
    else if (count > 1)
      m_numberOfSlot[slot] = next[count]++;
  };
  if (!forEachByKey(context, std::ref(number))) return false;
  std::ranges::stable_sort(frequent, {}, [&](std::uint32_t slot) { return m_slots[slot].count; });
  m_numbers = next.back();
  for (const std::uint32_t slot : frequent) m_numberOfSlot[slot] = m_numbers++;
  std::vector<Slot>().swap(m_slots);
  return true;
}

}  // namespace shinglescope
