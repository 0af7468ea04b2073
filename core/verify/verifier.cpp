// SPDX-License-Identifier: MIT
#include "core/verify/verifier.h"

#include "core/base/parallel.h"
#include "core/signature/min_hasher.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerBlock = 8192;
constexpr std::size_t kPairsPerPoll = 256;

/// The results of a block of candidates.
struct Slot {
  std::vector<ScoredPair> pairs;
  std::uint64_t compared = 0;
};

void appendSlots(std::vector<Slot> &slots, VerifiedPairs &all) {
  std::size_t total = all.pairs.size();
  for (const Slot &slot : slots) total += slot.pairs.size();
  all.pairs.reserve(total);
  for (Slot &slot : slots) {
    all.compared += slot.compared;
    all.pairs.insert(all.pairs.end(), slot.pairs.begin(), slot.pairs.end());
    std::vector<ScoredPair>().swap(slot.pairs);  // so the pairs are almost never in memory twice
  }
}

std::span<const std::uint32_t> signatureOf(std::uint32_t text, const TextSubset &subset) {
  return subset.signatures[TextId{subset.sets.slotOf(TextId{text})}];
}

/// Scores blocks into separate slots and joins the slots in order. `score` completes a confirmed
/// pair and returns whether to keep it.
template <class Score>
Result<void> scoreAll(std::span<const CandidatePair> candidates, const TextSubset &subset,
                      const BandPlan &plan, const RunContext &context, VerifiedPairs &verified,
                      Score score) {
  std::vector<Slot> slots(blockCount(candidates.size(), kPairsPerBlock));
  const auto scoreBlock = [&](const Block &block) -> Result<void> {
    Slot &slot = slots[block.index];
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
      ++slot.compared;
      auto pair = confirmCandidate(candidates[i], signatureOf(candidates[i].a, subset),
                                   signatureOf(candidates[i].b, subset), plan);
      if (pair && score(*pair)) slot.pairs.push_back(*pair);
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, candidates.size(), kPairsPerBlock, scoreBlock);
  appendSlots(slots, verified);
  return done;
}

}  // namespace

std::optional<ScoredPair> confirmCandidate(const CandidatePair &candidate,
                                           std::span<const std::uint32_t> a,
                                           std::span<const std::uint32_t> b, const BandPlan &plan) {
  ScoredPair pair{{candidate.a}, {candidate.b}};
  pair.sharedBands = static_cast<std::uint16_t>(countSharedBands(a, b, plan));
  if (pair.sharedBands == 0) return std::nullopt;
  pair.equalPositions = static_cast<std::uint16_t>(equalPositions(a, b));
  return pair;
}

void scoreOnSets(const ShingleSets &sets, const Measure &measure, ScoredPair &pair) {
  const auto a = sets[pair.textA];
  const auto b = sets[pair.textB];
  pair.intersection = intersectionSize(a, b);
  pair.whole = measure.wholeOf(a.size(), b.size(), pair.intersection);
}

bool scoreOnSets(const ShingleSets &sets, const SimilarityBound &bound, ScoredPair &pair) {
  const auto a = sets[pair.textA];
  const auto b = sets[pair.textB];
  const auto shared = intersectionAtLeast(a, b, bound);
  if (!shared) return false;
  pair.intersection = *shared;
  pair.whole = bound.measure.wholeOf(a.size(), b.size(), *shared);
  return true;
}

Result<void> verifyCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                              const BandPlan &plan, const Ratio &floor, const RunContext &context,
                              VerifiedPairs &verified) {
  return scoreAll(candidates, subset, plan, context, verified, [&](ScoredPair &pair) {
    return scoreOnSets(subset.sets, {floor, {}}, pair);
  });
}

Result<void> estimateCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                                const BandPlan &plan, const Ratio &floor, const RunContext &context,
                                VerifiedPairs &verified) {
  return scoreAll(candidates, subset, plan, context, verified, [&](ScoredPair &pair) {
    return isAtLeast(pair.equalPositions, subset.signatures.numHashes(), floor);
  });
}

}  // namespace shinglescope
