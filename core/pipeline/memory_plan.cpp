#include "core/pipeline/memory_plan.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/lsh/band_keys.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kMebibyte = 1U << 20U;
/// A digest, the shingle count, and what sorting digests takes.
constexpr std::uint64_t kRowBytesWhileCollapsing = 44;
/// Classes, counts and the list of texts while bands are sorted.
constexpr std::uint64_t kRowBytesWhileBanding = 24;
/// Entry and scratch of a text in a worker's index.
constexpr std::uint64_t kIndexBytes = 16;
constexpr std::uint32_t kMostParts = 256;
/// For the pairs, of the whole budget.
constexpr std::uint64_t kPairShare = 8;

std::uint64_t saturatingSubtract(std::uint64_t a, std::uint64_t b) { return a > b ? a - b : 0; }

/// Bytes a row that a run holds beside its keys.
std::uint64_t rowBytesOf(unsigned threads, std::uint32_t parts) {
  return std::max(kRowBytesWhileCollapsing,
                  kRowBytesWhileBanding + kIndexBytes * std::max(1U, threads) / parts);
}

/// What is left for keys.
std::uint64_t roomForKeys(const MemoryDemand &demand, std::uint64_t budget, unsigned threads,
                          std::uint32_t parts) {
  const std::uint64_t taken = demand.datasetBytes + demand.rows * rowBytesOf(threads, parts);
  return saturatingSubtract(budget - budget / kPairShare, taken);
}

void chooseStore(const MemoryDemand &demand, unsigned threads, MemoryPlan &plan) {
  const std::uint32_t groups = (demand.bands + plan.bandsAtOnce - 1) / plan.bandsAtOnce;
  const auto rows = static_cast<double>(demand.rows);
  plan.spillSeconds = 2 * static_cast<double>(plan.keyBytes) / kDiskBytesPerSecond;
  plan.signAgainSeconds =
      (groups - 1) * rows * demand.signSecondsPerRow / static_cast<double>(std::max(1U, threads));
  plan.keys = plan.spillSeconds <= plan.signAgainSeconds ? KeyStore::Spill : KeyStore::SignAgain;
}

std::string mebibytes(std::uint64_t bytes) {
  return std::to_string((bytes + kMebibyte - 1) / kMebibyte) + " MiB";
}

std::string seconds(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.2g s", value);
  return text;
}

}  // namespace

bool fitsMemory(const MemoryDemand &demand, const RunContext &context) {
  return bandKeyBytes(demand.bands, demand.rows) <=
         roomForKeys(demand, memoryLimit(context), context.threads, 1);
}

Result<MemoryPlan> planMemory(const MemoryDemand &demand, const RunContext &context) {
  MemoryPlan plan;
  plan.budget = memoryLimit(context);
  plan.datasetBytes = demand.datasetBytes;
  plan.keyBytes = bandKeyBytes(demand.bands, demand.rows);
  plan.bandsAtOnce = demand.bands;
  const std::uint64_t least =
      demand.datasetBytes + demand.rows * (kRowBytesWhileCollapsing + sizeof(std::uint32_t));
  if (least > plan.budget)
    return Error{ErrorCode::Limit, "The rows need " + mebibytes(least) + ", more than the " +
                                       std::to_string(plan.budget / kMebibyte) +
                                       " MiB of memory that the run may use; grant it more or "
                                       "compare fewer rows."};
  if (!fitsMemory(demand, context)) {
    const std::uint64_t bandBytes = bandKeyBytes(1, demand.rows);
    while (plan.keyParts < kMostParts &&
           roomForKeys(demand, plan.budget, context.threads, plan.keyParts) < bandBytes)
      plan.keyParts *= 2;
    const std::uint64_t room = roomForKeys(demand, plan.budget, context.threads, plan.keyParts);
    const std::uint64_t fitting = room / std::max<std::uint64_t>(bandBytes, 1);
    // Ranges of keys are those of one band.
    plan.bandsAtOnce =
        plan.keyParts > 1
            ? 1
            : static_cast<std::uint32_t>(std::clamp<std::uint64_t>(fitting, 1, demand.bands));
    chooseStore(demand, context.threads, plan);
  }
  plan.rowBytes = demand.rows * rowBytesOf(context.threads, plan.keyParts);
  const std::uint64_t resident = demand.datasetBytes + demand.rows * kRowBytesWhileBanding;
  const std::uint64_t free = saturatingSubtract(plan.budget - plan.budget / kPairShare, resident);
  plan.chunkBytes = std::max(kMebibyte, free / 3);
  return plan;
}

std::string planText(const MemoryPlan &plan, std::uint32_t bands) {
  const std::string all = mebibytes(plan.keyBytes);
  if (plan.keys == KeyStore::Memory) return "All band keys (" + all + ") stay in memory.";
  const std::string some =
      std::to_string(plan.bandsAtOnce) + " of " + std::to_string(bands) + " bands at a time" +
      (plan.keyParts == 1 ? std::string()
                          : ", each in " + std::to_string(plan.keyParts) + " ranges of its keys");
  const bool isSpill = plan.keys == KeyStore::Spill;
  return "The band keys (" + all + ") do not fit into " + mebibytes(plan.budget) +
         " beside the rows: " +
         (isSpill ? "they go to a temporary file and come back " : "texts are signed again for ") +
         some + ", about " + seconds(isSpill ? plan.spillSeconds : plan.signAgainSeconds) +
         " more; " + (isSpill ? "signing again" : "a temporary file") + " would take " +
         seconds(isSpill ? plan.signAgainSeconds : plan.spillSeconds) + ".";
}

}  // namespace shinglescope
