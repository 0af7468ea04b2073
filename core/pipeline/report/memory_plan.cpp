// SPDX-License-Identifier: MIT
#include "core/pipeline/report/memory_plan.h"

#include <algorithm>

#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kMebibyte = 1U << 20U;
/// A digest, the shingle count, and the space for sorting digests or for groups.
constexpr std::uint64_t kRowBytesWhileCollapsing = 44;
/// Classes, counts and the list of texts while bands are sorted.
constexpr std::uint64_t kRowBytesWhileBanding = 24;
/// Entry and scratch space of a text in a worker's index.
constexpr std::uint64_t kIndexBytes = 16;
/// Text, shingles, signature and keys of the rows that a worker is processing.
constexpr std::uint64_t kWorkerBytes = kMebibyte;
/// With less, nothing fits besides the rows.
constexpr std::uint64_t kLeastRoom = kMebibyte;
/// So many workers sort bands at the same time even if memory is saved; each needs the keys of a
/// band and an index.
constexpr std::uint32_t kSavingWorkers = 4;
constexpr std::uint64_t kCandidateShare = 3;  ///< a third of what keys leave
constexpr std::uint64_t kChunkShare = 3;      ///< a third of what candidates and keys leave

std::uint64_t saturatingSubtract(std::uint64_t a, std::uint64_t b) { return a > b ? a - b : 0; }

/// The bytes per row of a run, without its keys. Each of the `workers` sorts a band, and one bit
/// for each band is kept (CappedTexts).
std::uint64_t rowBytesOf(std::uint32_t workers, std::uint32_t bands) {
  const std::uint64_t bits = sizeof(std::uint32_t) * ((bands + 31) / 32);
  return std::max(kRowBytesWhileCollapsing, kRowBytesWhileBanding + bits + kIndexBytes * workers);
}

std::uint32_t workersFor(std::uint32_t bands, const RunContext &context) {
  return std::clamp(bands, 1U, std::max(1U, context.threads));
}

/// The memory for all keys, or for those of the bands that are sorted together. The latter are read
/// back or recomputed, so they leave more for the result.
std::uint64_t allKeysShare(std::uint64_t room) { return room / 8 * 5; }
std::uint64_t someKeysShare(std::uint64_t room) { return room / 4; }
/// The most memory that a result may use, given the memory that keys leave.
std::uint64_t mostResultOf(std::uint64_t left) { return left / 5 * 4; }

/// The memory that data set, rows and workers leave if `bands` bands are sorted together.
std::uint64_t roomBeside(const MemoryDemand &demand, std::uint32_t bands,
                         const RunContext &context) {
  const std::uint64_t rowBytes = demand.rows * rowBytesOf(workersFor(bands, context), demand.bands);
  const std::uint64_t taken =
      demand.datasetBytes + rowBytes + kWorkerBytes * std::max(1U, context.threads);
  return saturatingSubtract(memoryLimit(context), taken);
}

/// The number of bands whose keys are in memory together. One band always fits: while its keys are
/// in memory, its rows take less memory than during collapsing.
std::uint32_t bandsAtOnce(const MemoryDemand &demand, const RunContext &context) {
  const std::uint64_t bandBytes = std::max<std::uint64_t>(bandKeyBytes(1, demand.rows), 1);
  std::uint64_t room = someKeysShare(roomBeside(demand, demand.bands, context));
  if (demand.savesMemory) {
    const std::uint64_t workers = std::min(kSavingWorkers, workersFor(demand.bands, context));
    room = std::min(room, std::max(kFewKeyBytes / 2, workers * bandBytes));
  }
  return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(room / bandBytes, 1, demand.bands));
}

/// Reduces the memory for candidates and texts by the same share; they are then processed in more
/// parts.
void widenResult(std::uint64_t wanted, std::uint64_t left, MemoryPlan &plan) {
  const std::uint64_t most = mostResultOf(left);
  const std::uint64_t result = std::max(plan.resultBytes, std::min(wanted, most));
  const double share = static_cast<double>(left - result) /
                       static_cast<double>(std::max<std::uint64_t>(left - plan.resultBytes, 1));
  const auto shrunk = [share](std::uint64_t size) {
    return static_cast<std::uint64_t>(share * static_cast<double>(size));
  };
  plan.candidatesAtOnce = static_cast<std::size_t>(shrunk(plan.candidatesAtOnce));
  plan.chunkBytes = std::max(shrunk(plan.chunkBytes), kLeastRoom / 4);
  plan.resultBytes = result;
}

/// Divides the memory that rows and keys leave between candidates, texts and the result.
void shareRoom(const MemoryDemand &demand, const RunContext &context, MemoryPlan &plan) {
  const std::uint64_t room = roomBeside(demand, plan.bandsAtOnce, context);
  const std::uint64_t keys = std::min(plan.keyBytes, bandKeyBytes(plan.bandsAtOnce, demand.rows));
  const std::uint64_t left = std::max(saturatingSubtract(room, keys), kLeastRoom);
  const std::uint64_t candidates = left / (demand.needsAllCandidates ? 2 : kCandidateShare);
  plan.candidatesAtOnce = static_cast<std::size_t>(candidates / kBytesPerWindowPair);
  const std::uint64_t rest = saturatingSubtract(left, candidates);
  plan.chunkBytes = std::max(rest / kChunkShare, kLeastRoom / 4);
  if (demand.savesMemory) plan.chunkBytes = std::min(plan.chunkBytes, kSmallChunkBytes);
  plan.resultBytes = saturatingSubtract(rest, plan.chunkBytes);
  if (demand.resultBytes > plan.resultBytes) widenResult(demand.resultBytes, left, plan);
}

void chooseStore(const MemoryDemand &demand, unsigned threads, MemoryPlan &plan) {
  const std::uint32_t groups = (demand.bands + plan.bandsAtOnce - 1) / plan.bandsAtOnce;
  const auto rows = static_cast<double>(demand.rows);
  plan.spillSeconds = 2 * static_cast<double>(plan.keyBytes) / kDiskBytesPerSecond;
  plan.signAgainSeconds =
      (groups - 1) * rows * demand.signSecondsPerRow / static_cast<double>(std::max(1U, threads));
  plan.keys = plan.spillSeconds <= plan.signAgainSeconds ? KeyStore::Spill : KeyStore::SignAgain;
}

std::uint64_t mebibytes(std::uint64_t bytes) { return (bytes + kMebibyte - 1) / kMebibyte; }

/// Formats with two significant digits: "0.042", "0.42", "4.2", "42".
DecimalValue seconds(double value) {
  const int decimals = value >= 9.95 ? 0 : value >= 0.995 ? 1 : value >= 0.0995 ? 2 : 3;
  return {value, decimals};
}

}  // namespace

bool fitsMemory(const MemoryDemand &demand, const RunContext &context) {
  const std::uint64_t bytes = bandKeyBytes(demand.bands, demand.rows);
  if (demand.savesMemory && bytes > kFewKeyBytes) return false;
  return bytes <= allKeysShare(roomBeside(demand, demand.bands, context));
}

bool couldKeepKeys(MemoryDemand demand, const RunContext &context) {
  demand.savesMemory = false;
  return fitsMemory(demand, context);
}

Result<MemoryPlan> planMemory(const MemoryDemand &demand, const RunContext &context) {
  MemoryPlan plan;
  plan.budget = memoryLimit(context);
  plan.datasetBytes = demand.datasetBytes;
  plan.keyBytes = bandKeyBytes(demand.bands, demand.rows);
  plan.bandsAtOnce = demand.bands;
  const std::uint64_t rowBytes =
      std::max(kRowBytesWhileCollapsing, rowBytesOf(1, demand.bands)) + sizeof(std::uint32_t);
  const std::uint64_t least = demand.datasetBytes + demand.rows * rowBytes +
                              kWorkerBytes * std::max(1U, context.threads) + kLeastRoom;
  if (least > plan.budget)
    return errorOf(ErrorCode::Limit,
                   {MessageId::RowsOverMemory, {mebibytes(least), plan.budget / kMebibyte}});
  if (!fitsMemory(demand, context)) {
    plan.bandsAtOnce = bandsAtOnce(demand, context);
    chooseStore(demand, context.threads, plan);
    plan.savesMemory = couldKeepKeys(demand, context);
    if (plan.savesMemory) plan.keys = KeyStore::Spill;
  }
  plan.rowBytes = demand.rows * rowBytesOf(workersFor(plan.bandsAtOnce, context), demand.bands);
  shareRoom(demand, context, plan);
  return plan;
}

bool maySignaturesBeKept(std::uint64_t rows, std::uint32_t numHashes, const MemoryPlan &plan,
                         const RunContext &context) {
  if (plan.keys != KeyStore::Memory) return false;
  return rows * numHashes * sizeof(std::uint32_t) <= memoryLimit(context) / 4;
}

Message planMessage(const MemoryPlan &plan, std::uint32_t bands) {
  const std::uint64_t all = mebibytes(plan.keyBytes);
  if (plan.keys == KeyStore::Memory) return {MessageId::KeysStayInMemory, {all}};
  if (plan.savesMemory) return {MessageId::KeysSaveMemory, {all, plan.bandsAtOnce, bands}};
  const std::uint64_t budget = mebibytes(plan.budget);
  const DecimalValue spill = seconds(plan.spillSeconds);
  const DecimalValue again = seconds(plan.signAgainSeconds);
  if (plan.keys == KeyStore::Spill)
    return {MessageId::KeysGoToFile, {all, budget, plan.bandsAtOnce, bands, spill, again}};
  return {MessageId::TextsAreSignedAgain, {all, budget, plan.bandsAtOnce, bands, again, spill}};
}

}  // namespace shinglescope
