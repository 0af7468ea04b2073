// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "bench/limits/limit.h"
#include "bench/measure.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

/// A key in the upper half, an id in the lower half: one load and one store move both.
using Entry = std::uint64_t;

std::vector<Entry> sampleEntries(std::size_t count) {
  SplitMix64 random(count);
  std::vector<Entry> entries(count);
  for (std::size_t i = 0; i < count; ++i) entries[i] = random.next() >> 32U << 32U | i;
  return entries;
}

/// Sorts by the upper bits of the keys, least significant digit first; all digits are counted in
/// one pass. A few buckets per entry give enough bits if the keys in a bucket are compared later.
template <unsigned kDigitBits, unsigned kPasses>
void sortEntries(std::vector<Entry> &entries, std::vector<Entry> &scratch) {
  constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
  const auto digit = [](Entry entry, unsigned pass) {
    constexpr unsigned kFirstShift = 64 - kPasses * kDigitBits;
    return entry >> (kFirstShift + pass * kDigitBits) & (kDigits - 1);
  };
  std::array<std::array<std::uint32_t, kDigits>, kPasses> starts{};
  for (const Entry entry : entries) {
    for (unsigned pass = 0; pass < kPasses; ++pass) ++starts[pass][digit(entry, pass)];
  }
  for (unsigned pass = 0; pass < kPasses; ++pass) {
    std::uint32_t sum = 0;
    for (std::uint32_t &start : starts[pass]) sum += std::exchange(start, sum);
    for (const Entry entry : entries) scratch[starts[pass][digit(entry, pass)]++] = entry;
    entries.swap(scratch);
  }
}

template <unsigned kDigitBits, unsigned kPasses>
Limit sortLimit(std::size_t count, const char *name, double figure) {
  const std::vector<Entry> entries = sampleEntries(count);
  std::vector<Entry> work = entries, scratch(count);
  const double copying = medianSeconds([&] { work = entries; });
  const double both = medianSeconds([&] {
    work = entries;
    sortEntries<kDigitBits, kPasses>(work, scratch);
  });
  std::vector<Entry> sorted = entries;
  std::ranges::stable_sort(sorted, {},
                           [](Entry entry) { return entry >> (64 - kPasses * kDigitBits); });
  return {.name = name,
          .unit = "M a second",
          .measured = 1e-6 * static_cast<double>(count) / (both - copying),
          .expected = figure,
          .better = Better::Higher,
          .isCorrect = work == sorted};
}

Limit mapLimit(std::size_t count, const char *name, double expected) {
  const std::vector<Entry> entries = sampleEntries(count);
  std::vector<double> samples;
  std::size_t held = 0;
  for (int i = 0; i < 5; ++i) {
    const double started = threadSeconds();
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> buckets;
    for (const Entry entry : entries) {
      buckets[entry >> 32U].push_back(static_cast<std::uint32_t>(entry));
    }
    samples.push_back(threadSeconds() - started);
    held = 0;
    for (const auto &[key, ids] : buckets) held += ids.size();
  }
  return {.name = name,
          .unit = "M a second",
          .measured = 1e-6 * static_cast<double>(count) / median(samples),
          .expected = expected,
          .better = Better::Higher,
          .isCorrect = held == count};
}

}  // namespace

std::vector<Limit> sortLimits() {
  return {sortLimit<8, 2>(50'000, "radix sort of 8-byte (key, id), 16 bits, 50,000", 380),
          sortLimit<11, 2>(1'000'000, "radix sort of 8-byte (key, id), 22 bits, a million", 110),
          sortLimit<8, 4>(50'000, "radix sort of 8-byte (key, id), 32 bits, 50,000", 0),
          sortLimit<8, 4>(1'000'000, "radix sort of 8-byte (key, id), 32 bits, a million", 0),
          mapLimit(50'000, "std::unordered_map of vectors, 50,000", 9),
          mapLimit(1'000'000, "std::unordered_map of vectors, a million", 1)};
}

}  // namespace shinglescope::bench
