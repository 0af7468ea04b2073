// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/run_memory.h"

#include <algorithm>
#include <cmath>

#include "core/verify/scored_pair.h"

namespace shinglescope {
namespace {

constexpr double kMebi = 1U << 20U;
/// The most unused space in the blocks of a table.
constexpr std::uint64_t kMostTableSlack = 5U << 18U;
/// The estimate should exceed the peak despite memory that the allocator keeps and random
/// variation.
constexpr double kMargin = 1.25;
/// Text, shingles, signature and keys of the rows that a thread is processing, and its stack.
constexpr double kBytesPerThread = 0.2 * kMebi;
constexpr double kBytesPerExactThread = 0.5 * kMebi;
/// Smaller blocks are not returned to the system when they are freed.
constexpr double kLeastGivenBack = 32 * kMebi;
/// For a row: digest, shingle count, and the space for sorting digests or building classes.
constexpr double kCollapsingBytes = 36;
/// For a row: its text, its position and the shingle count of its text. A text takes 9 more bytes
/// while bands are sorted.
constexpr double kClassBytes = 16;
constexpr double kBandedTextBytes = 9;
constexpr double kIndexedTextBytes = 12;  ///< for each thread
constexpr double kBytesPerEmission = 24;
constexpr double kBytesPerCandidatePair = 8;
constexpr double kSlotBytes = 8;  ///< for a text, if only some sets are in memory
constexpr double kBytesPerShingle = 8;
constexpr double kBitmapBytesPerShingle = 1;  ///< four bits, rounded up to a power of two
constexpr double kBytesPerKeptPair = 36;
constexpr double kBytesPerGroupedPair = 24;
/// Joined blocks are freed one after the other, but not all are returned to the system.
constexpr double kSetsHeldTwice = 1.6;
constexpr double kLongSetsHeldTwice = 1.65;
constexpr double kLongSet = 512;
/// The number of texts whose sets a thread collects in one list. The list may be in memory twice
/// while it grows.
constexpr double kTextsPerSetBlock = 128;
constexpr double kGrowingList = 1.5;  ///< some of these lists are in memory twice at a time
constexpr double kRowsPerSetBlock = 512;
/// A list that is copied pair by pair is partly in memory twice.
constexpr double kCopiedList = 1.5;
constexpr double kSignatureBytes = 4;

/// For an exact run: a row while equal texts are found; a text while it is numbered and joined.
constexpr double kExactRowBytes = 44;
constexpr double kExactClassBytes = 12;
constexpr double kNumberedTextBytes = 12;
constexpr double kRankedTextBytes = 56;
constexpr double kSeenTextBytes = 4;               ///< for each thread
constexpr double kExactTableBytes = 0.5 * kMebi;   ///< of small tables, whatever the data
constexpr double kSieveTableBytes = 0.85 * kMebi;  ///< more with a sieve
/// A slot and its number, for a table that is two thirds full.
constexpr double kBytesPerTableShingle = 32;
constexpr double kBytesPerNumber = 4.2;  ///< 4, and unused ends of lists
constexpr double kBytesPerSievedShingle = 2;
constexpr double kMostSieveBytes = 256.0 * kMebi;
/// A sieve is certain if more shingles of a sample occur once, and impossible if far fewer do.
constexpr double kSievedShare = 0.62;
constexpr double kUnsievedShare = 0.2;
constexpr double kMistakenShare = 0.08;  ///< shingles that a sieve does not recognize as single
constexpr double kBytesPerPosting = 11;
constexpr double kBytesPerPostingList = 8;
constexpr double kBytesPerJoinedPair = 48;

/// The bytes of the tables with which shingles are numbered, and of the numbers.
double numberingBytes(const ExactSizes &sizes) {
  const double numbers = kBytesPerNumber * (sizes.shingles - sizes.once);
  const double whole = numbers + kBytesPerNumber * sizes.once +
                       kBytesPerTableShingle * (sizes.once + sizes.repeated);
  const double mistaken = kMistakenShare * sizes.once;
  const double sieved =
      kSieveTableBytes + std::min(kBytesPerSievedShingle * sizes.rowShingles, kMostSieveBytes) +
      numbers + kBytesPerNumber * mistaken + kBytesPerTableShingle * (sizes.repeated + mistaken);
  if (sizes.onceInSample > kSievedShare) return sieved;
  return sizes.onceInSample < kUnsievedShare ? whole : std::max(whole, sieved);
}

}  // namespace

std::uint64_t tableBytes(const Dataset &dataset) {
  const std::uint64_t bytes = dataset.memoryBytes();
  return bytes + bytes / 20 + std::min(bytes / 2, kMostTableSlack);
}

double findPeakBytes(const RunSizes &sizes, const MemoryPlan &plan) {
  const double bands = plan.keys == KeyStore::Memory ? sizes.bands : plan.bandsAtOnce;
  const double keys = static_cast<double>(plan.keyBytes) * bands / std::max(sizes.bands, 1U);
  const double signatures =
      sizes.keepsSignatures ? sizes.rows * sizes.numHashes * kSignatureBytes : 0;
  const double threads = std::max(1U, sizes.threads);
  const double indexes = sizes.texts * kIndexedTextBytes * threads;  // not returned to the system
  const double collapsing = keys + sizes.rows * kCollapsingBytes;
  const double classes = sizes.rows * kClassBytes;
  const double sorting =
      std::min(sizes.candidates, static_cast<double>(plan.candidatesAtOnce)) * kBytesPerEmission;
  const double banding = keys + classes + sizes.texts * kBandedTextBytes + indexes + sorting;
  const double sets = sizes.passingTexts * sizes.shingles * kBytesPerShingle;
  const double keptSets =
      std::min(sizes.passingTexts, 2 * sizes.scoredPairs) * sizes.shingles * kBytesPerShingle;
  const double candidates = sizes.candidates * kBytesPerCandidatePair;
  // The keys are freed by then, but the allocator keeps a block of this size for later use.
  const double heldKeys = keys < kLeastGivenBack ? keys : 0;
  const double chunk =
      std::min((sizes.shingles > kLongSet ? kLongSetsHeldTwice : kSetsHeldTwice) * sets +
                   std::max(sizes.passingTexts * sizes.numHashes * kSignatureBytes, heldKeys),
               static_cast<double>(plan.chunkBytes));
  const double slots = sizes.texts * kSlotBytes;
  const double growing = kGrowingList * threads * std::min(sizes.passingTexts, kTextsPerSetBlock) *
                         sizes.shingles * kBytesPerShingle;
  const double bitmaps =
      std::min(sizes.candidateTexts * (kSlotBytes + sizes.shingles * kBitmapBytesPerShingle),
               static_cast<double>(plan.chunkBytes) / 4);
  const double filtering = classes + slots + indexes + 2 * candidates + bitmaps;
  const double scoring = growing + classes + slots + indexes + candidates + chunk +
                         kSetsHeldTwice * keptSets + sizes.scoredPairs * kBytesPerKeptPair;
  const double copies = sizes.keepsSignatures ? 2 : 1;
  const double grouping =
      copies * (classes + slots + keptSets) +
      (sizes.keepsSignatures ? 1 + kCopiedList : 1) * sizes.scoredPairs * sizeof(ScoredPair) +
      (sizes.keepsSignatures ? candidates : 0) + sizes.linkedPairs * kBytesPerGroupedPair;
  return kMargin * (threads * kBytesPerThread + signatures +
                    std::max({collapsing, banding, filtering, scoring, grouping}));
}

double exactPeakBytes(const ExactSizes &sizes) {
  const double threads = std::max(1U, sizes.threads);
  const double growing = kGrowingList * kBytesPerNumber * std::min(sizes.rows, kRowsPerSetBlock) *
                         sizes.rowShingles / std::max(sizes.rows, 1.0);
  const double classes = sizes.rows * kExactClassBytes;
  const double sieve = std::min(kBytesPerSievedShingle * sizes.rowShingles, kMostSieveBytes);
  const double collapsing = sizes.rows * kExactRowBytes + sieve;
  const double numbering = classes + sizes.texts * kNumberedTextBytes + numberingBytes(sizes);
  const double joining = classes + sizes.texts * (kRankedTextBytes + kSeenTextBytes * threads) +
                         kBytesPerNumber * (sizes.shingles - sizes.once) +
                         kBytesPerPostingList * sizes.repeated + kBytesPerPosting * sizes.indexed +
                         kBytesPerJoinedPair * sizes.pairs;
  const double keptTexts = std::min(sizes.texts, 2 * sizes.pairs + sizes.rows - sizes.texts);
  const double sets =
      std::min(kBytesPerShingle * keptTexts * sizes.shingles / std::max(sizes.texts, 1.0),
               sizes.mostSetBytes);
  const double keeping = classes + sizes.texts * (kNumberedTextBytes + kSlotBytes) +
                         kSetsHeldTwice * sets + kBytesPerKeptPair * sizes.pairs;
  return kMargin * (kExactTableBytes + threads * (kBytesPerExactThread + growing) +
                    std::max({collapsing, numbering, joining, keeping}));
}

}  // namespace shinglescope
