// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/operation_costs.h"

#include <algorithm>
#include <span>
#include <vector>

#include "core/base/hash.h"
#include "core/base/large_block.h"
#include "core/base/radix_sort.h"
#include "core/base/sorted_list.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/candidate_window.h"
#include "core/pipeline/estimate/exact_sample.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kOperations = 1U << 16U;
constexpr double kFreshBytes = 16U << 20U;
constexpr double kShareOfMemory = 8;
constexpr double kLeastFetched = 1U << 16U;
constexpr double kMostFetched = 64U << 20U;
constexpr std::size_t kFetches = 20'000;
constexpr std::size_t kPageBytes = 4096;
/// The minimum of several runs: other load on the machine only makes them longer.
constexpr int kRepeats = 3;

/// The seconds of the fastest of several calls; negative if one returned false.
template <class Work>
double leastSeconds(Work work) {
  double least = -1;
  for (int i = 0; i < kRepeats; ++i) {
    const double start = threadSeconds();
    if (!work()) return -1;
    const double taken = threadSeconds() - start;
    if (least < 0 || taken < least) least = taken;
  }
  return least;
}

double measureSort(const RunContext &context) {
  SplitMix64 random(1);
  std::vector<CandidatePair> drawn(kOperations);
  for (CandidatePair &pair : drawn)
    pair = {static_cast<std::uint32_t>(random.next() % (1U << 20U)),
            static_cast<std::uint32_t>(random.next() % (1U << 20U))};
  std::vector<CandidatePair> pairs;
  std::vector<CandidatePair> scratch;
  const auto keyOf = [](const CandidatePair &pair) {
    return std::uint64_t{pair.a} << 20U | pair.b;
  };
  return leastSeconds([&] {
    pairs = drawn;
    return radixSort(pairs, scratch, keyOf, context);
  });
}

double measureBand(const RunContext &context) {
  SplitMix64 random(2);
  std::vector<std::uint32_t> keys(kOperations);
  for (std::uint32_t &key : keys) key = static_cast<std::uint32_t>(random.next());
  const std::vector<std::uint32_t> texts = numbersBelow(kOperations);
  BucketIndex index;
  return leastSeconds([&] { return static_cast<bool>(index.build(keys, texts, context)); });
}

/// Follows a chain of positions, each computed from the value at the previous one.
double measureFetch(std::span<std::uint64_t> memory) {
  std::uint64_t at = 1;
  const double taken = leastSeconds([&] {
    for (std::size_t i = 0; i < kFetches; ++i) at = mix64(at + memory[at % memory.size()] + i);
    return true;
  });
  memory[0] = at;  // keeps the walk from being optimized away
  return taken;
}

}  // namespace

Result<OperationCosts> measureOperations(double fetchedBytes, const RunContext &context) {
  OperationCosts costs;
  costs.sortedItem = measureSort(context) / kOperations;
  costs.bandedText = measureBand(context) / kOperations;
  // With a small budget the run itself leaves no more memory than this.
  const double most = std::clamp(static_cast<double>(memoryLimit(context)) / kShareOfMemory,
                                 kLeastFetched, kMostFetched);
  const auto fetched = static_cast<std::size_t>(std::clamp(fetchedBytes, kLeastFetched, most));
  const auto fresh = static_cast<std::size_t>(std::min(kFreshBytes, most));
  LargeBlock memory(std::max(fetched, fresh));
  const double start = threadSeconds();
  for (std::size_t i = 0; i < memory.size(); i += kPageBytes) memory.data()[i] = 1;
  costs.freshByte = (threadSeconds() - start) / static_cast<double>(memory.size());
  const std::span places(reinterpret_cast<std::uint64_t *>(memory.data()),
                         fetched / sizeof(std::uint64_t));
  costs.fetch = measureFetch(places) / kFetches;
  if (context.isCancelled()) return cancelledError();
  return costs;
}

}  // namespace shinglescope
