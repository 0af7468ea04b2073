// SPDX-License-Identifier: MIT
#include "core/lsh/bucket_index.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerPoll = 1U << 16U;
/// Entries, table and chains of a part of this size fit into 100 KiB.
constexpr std::size_t kTextsPerPart = 4096;
constexpr unsigned kMaxPartBits = 14;
/// Positions in a part are 16-bit numbers from 1.
constexpr std::size_t kLargestPart = 65534;
constexpr std::size_t kSlotsPerText = 4;
/// The number of chain steps per text after which a part is sorted instead. Well mixed keys take a
/// quarter of a step each.
constexpr std::size_t kStepsPerText = 8;

unsigned partBitsFor(std::size_t texts) {
  const auto bits = static_cast<unsigned>(std::bit_width(texts / kTextsPerPart));
  return std::min(bits, kMaxPartBits);
}

/// Returns the upper `bits` bits of a key; 0 bits give 0.
std::uint32_t upperBits(std::uint32_t key, unsigned bits) {
  return static_cast<std::uint32_t>(std::uint64_t{key} >> (32U - bits));
}

}  // namespace

Result<void> BucketIndex::build(std::span<const std::uint32_t> keys,
                                std::span<const std::uint32_t> texts, const RunContext &context,
                                std::span<const std::uint32_t> upper) {
  m_members.clear();
  m_ends.clear();
  if (!part(keys, texts, context)) return cancelledError();
  for (std::size_t number = 0; number < m_partEnd.size(); ++number) {
    if (context.isCancelled()) return cancelledError();
    const std::span entries(m_entries.data() + m_partBegin[number],
                            m_partEnd[number] - m_partBegin[number]);
    if (entries.size() <= kLargestPart && findRepeats(entries)) {
      if (!m_repeats.empty()) groupRepeats(entries);
    } else if (!sortPart(entries, context)) {
      return cancelledError();
    }
  }
  if (!upper.empty() && !splitBuckets(upper, context)) return cancelledError();
  return {};
}

/// Partitions the entries. Reserves the same space for each part, a quarter more than well mixed
/// keys need, which avoids counting them first.
bool BucketIndex::part(std::span<const std::uint32_t> keys, std::span<const std::uint32_t> texts,
                       const RunContext &context) {
  m_partBits = partBitsFor(texts.size());
  const std::size_t parts = std::size_t{1} << m_partBits;
  const std::size_t mean = texts.size() / parts;
  const std::size_t room = mean + mean / 4 + 64;
  m_entries.resize(parts * room);
  m_partBegin.resize(parts);
  for (std::size_t number = 0; number < parts; ++number) m_partBegin[number] = number * room;
  m_partEnd = m_partBegin;
  BandEntry *const entries = m_entries.data();
  for (std::size_t begin = 0; begin < texts.size(); begin += kTextsPerPoll) {
    if (context.isCancelled()) return false;
    for (const std::uint32_t text :
         texts.subspan(begin).first(std::min(kTextsPerPoll, texts.size() - begin))) {
      const std::uint32_t key = keys[text];
      const std::uint32_t number = upperBits(key, m_partBits);
      const std::size_t place = m_partEnd[number];
      if (place == (number + std::size_t{1}) * room) return partByCounting(keys, texts, context);
      entries[place] = {key, text};
      m_partEnd[number] = place + 1;
    }
  }
  return true;
}

bool BucketIndex::partByCounting(std::span<const std::uint32_t> keys,
                                 std::span<const std::uint32_t> texts, const RunContext &context) {
  std::fill(m_partEnd.begin(), m_partEnd.end(), 0);
  for (const std::uint32_t text : texts) ++m_partEnd[upperBits(keys[text], m_partBits)];
  std::size_t sum = 0;
  for (std::size_t number = 0; number < m_partEnd.size(); ++number) {
    m_partBegin[number] = sum;
    sum += m_partEnd[number];
  }
  m_partEnd = m_partBegin;
  if (context.isCancelled()) return false;
  for (const std::uint32_t text : texts)
    m_entries[m_partEnd[upperBits(keys[text], m_partBits)]++] = {keys[text], text};
  return true;
}

/// Lists the repeats of a part. Uses two loops, since occupied slots cannot be predicted: the first
/// only queues the positions of occupied slots, without a branch. False if the chains are too long.
bool BucketIndex::findRepeats(std::span<const BandEntry> entries) {
  m_repeats.clear();
  const auto slotBits = static_cast<unsigned>(std::bit_width(kSlotsPerText * entries.size() | 1U));
  m_head.assign(std::size_t{1} << slotBits, 0);
  if (m_next.size() <= entries.size()) {
    m_next.resize(entries.size() + 1);
    m_queue.resize(entries.size() + 1);
  }
  std::uint16_t *const head = m_head.data();
  std::uint16_t *const next = m_next.data();
  std::uint16_t *const queue = m_queue.data();
  std::size_t queued = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto place = static_cast<std::uint16_t>(i + 1);
    const std::uint32_t slot = (entries[i].key << m_partBits) >> (32U - slotBits);
    const std::uint16_t before = head[slot];
    head[slot] = place;
    next[place] = before;
    queue[queued] = place;
    queued += before != 0 ? 1U : 0U;
  }
  std::size_t steps = 0;
  const auto keyAt = [&](std::uint16_t place) { return entries[place - std::size_t{1}].key; };
  for (const std::uint16_t place : std::span(queue, queued)) {
    std::uint16_t earlier = next[place];
    for (; earlier != 0 && keyAt(earlier) != keyAt(place); earlier = next[earlier]) ++steps;
    if (steps > kStepsPerText * entries.size()) return false;
    if (earlier != 0) m_repeats.push_back({earlier, place});
  }
  return true;
}

/// Appends one bucket for each repeated key.
void BucketIndex::groupRepeats(std::span<const BandEntry> entries) {
  m_groupOf.assign(entries.size() + 1, 0);
  m_groupEnd.clear();  // contains the sizes at first
  for (const auto [earlier, later] : m_repeats) {
    if (m_groupOf[earlier] == 0) {
      m_groupEnd.push_back(1);
      m_groupOf[earlier] = static_cast<std::uint16_t>(m_groupEnd.size());
    }
    m_groupOf[later] = m_groupOf[earlier];
    ++m_groupEnd[m_groupOf[later] - std::size_t{1}];
  }
  std::size_t end = m_members.size();
  for (std::size_t &group : m_groupEnd) {
    const std::size_t begin = end;
    end += group;
    group = begin;
    m_ends.push_back(end);
  }
  m_members.resize(end);
  const std::size_t firstBucket = m_ends.size() - m_groupEnd.size();
  const auto append = [&](std::uint16_t place) {
    m_members[m_groupEnd[m_groupOf[place] - std::size_t{1}]++] = entries[place - 1U].text;
  };
  for (const auto [earlier, later] : m_repeats) {
    const std::size_t group = m_groupOf[later] - std::size_t{1};
    const std::size_t bucket = firstBucket + group;
    const std::size_t begin = bucket == 0 ? 0 : m_ends[bucket - 1];
    if (m_groupEnd[group] == begin) append(earlier);
    append(later);
  }
}

bool BucketIndex::sortPart(std::span<const BandEntry> entries, const RunContext &context) {
  m_sorted.assign(entries.begin(), entries.end());
  const auto keyOf = [](const BandEntry &entry) { return entry.key; };
  if (!radixSort<32>(m_sorted, m_scratch, keyOf, context)) return false;
  for (std::size_t begin = 0; begin < m_sorted.size();) {
    std::size_t end = begin + 1;
    while (end < m_sorted.size() && m_sorted[end].key == m_sorted[begin].key) ++end;
    if (end - begin > 1) {
      for (std::size_t i = begin; i < end; ++i) m_members.push_back(m_sorted[i].text);
      m_ends.push_back(m_members.size());
    }
    begin = end;
  }
  return true;
}

/// Splits buckets of equal lower words by their upper words, in place. Nearly all stay whole.
bool BucketIndex::splitBuckets(std::span<const std::uint32_t> upper, const RunContext &context) {
  const std::vector<std::size_t> ends = std::exchange(m_ends, {});
  const auto wordOf = [upper](std::uint32_t text) { return upper[text]; };
  std::size_t kept = 0;
  std::size_t begin = 0;
  for (std::size_t number = 0; number < ends.size(); begin = ends[number++]) {
    if (number % kTextsPerPoll == 0 && context.isCancelled()) return false;
    const std::span members(m_members.data() + begin, ends[number] - begin);
    if (!std::ranges::all_of(members, [&](auto t) { return upper[t] == upper[members.front()]; }))
      std::ranges::stable_sort(members, {}, wordOf);
    for (std::size_t i = 0, next = 0; i < members.size(); i = next) {
      for (next = i + 1; next < members.size() && upper[members[next]] == upper[members[i]];)
        ++next;
      if (next - i < 2) continue;
      std::ranges::copy(members.subspan(i, next - i), m_members.begin() + kept);
      kept += next - i;
      m_ends.push_back(kept);
    }
  }
  m_members.resize(kept);
  return true;
}

}  // namespace shinglescope
