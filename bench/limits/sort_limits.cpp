#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "bench/limits/limit.h"
#include "bench/measure.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

struct Entry {
  std::uint32_t key = 0;
  std::uint32_t id = 0;
  bool operator==(const Entry &) const = default;
};

std::vector<Entry> sampleEntries(std::size_t count) {
  SplitMix64 random(count);
  std::vector<Entry> entries(count);
  for (std::size_t i = 0; i < count; ++i) {
    entries[i] = {static_cast<std::uint32_t>(random.next()), static_cast<std::uint32_t>(i)};
  }
  return entries;
}

/// Two passes over the upper bits, as many as leave about one entry a bucket;
/// then each entry moves past the few larger ones of its bucket.
template <unsigned kDigitBits>
void sortEntries(std::vector<Entry> &entries, std::vector<Entry> &scratch) {
  constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
  constexpr unsigned kFirstShift = 32 - 2 * kDigitBits;
  std::array<std::array<std::uint32_t, kDigits>, 2> starts{};
  const auto digit = [](const Entry &entry, unsigned pass) {
    return entry.key >> (kFirstShift + pass * kDigitBits) & (kDigits - 1);
  };
  for (const Entry &entry : entries) {
    for (unsigned pass = 0; pass < 2; ++pass) ++starts[pass][digit(entry, pass)];
  }
  for (unsigned pass = 0; pass < 2; ++pass) {
    std::uint32_t sum = 0;
    for (std::uint32_t &start : starts[pass]) sum += std::exchange(start, sum);
    for (const Entry &entry : entries) scratch[starts[pass][digit(entry, pass)]++] = entry;
    entries.swap(scratch);
  }
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const Entry entry = entries[i];
    std::size_t place = i;
    for (; place > 0 && entries[place - 1].key > entry.key; --place) {
      entries[place] = entries[place - 1];
    }
    if (place != i) entries[place] = entry;
  }
}

template <unsigned kDigitBits>
Limit sortLimit(std::size_t count, const char *name, double expected) {
  const std::vector<Entry> entries = sampleEntries(count);
  std::vector<Entry> work, scratch(count);
  std::vector<double> samples;
  for (int i = 0; i < 7; ++i) {
    work = entries;
    const double started = threadSeconds();
    sortEntries<kDigitBits>(work, scratch);
    samples.push_back(threadSeconds() - started);
  }
  std::vector<Entry> sorted = entries;
  std::ranges::sort(sorted, {}, [](const Entry &entry) { return std::pair(entry.key, entry.id); });
  return {.name = name,
          .unit = "M a second",
          .measured = 1e-6 * static_cast<double>(count) / median(samples),
          .expected = expected,
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
    for (const Entry &entry : entries) buckets[entry.key].push_back(entry.id);
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
  return {sortLimit<8>(50'000, "radix sort of 8-byte (key, id), 50,000", 380),
          sortLimit<10>(1'000'000, "radix sort of 8-byte (key, id), a million", 110),
          mapLimit(50'000, "std::unordered_map of vectors, 50,000", 9),
          mapLimit(1'000'000, "std::unordered_map of vectors, a million", 1)};
}

}  // namespace shinglescope::bench
