#include "core/verify/verifier.h"

#include <optional>

#include "core/base/parallel.h"
#include "core/signature/min_hasher.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerBlock = 8192;
constexpr std::size_t kPairsPerPoll = 256;

/// What a block of candidates gave.
struct Slot {
  std::vector<ScoredPair> pairs;
  std::uint64_t confirmed = 0;
};

void joinSlots(std::vector<Slot> &slots, VerifiedPairs &all) {
  std::size_t total = all.pairs.size();
  for (const Slot &slot : slots) total += slot.pairs.size();
  all.pairs.reserve(total);
  for (Slot &slot : slots) {
    all.confirmed += slot.confirmed;
    all.pairs.insert(all.pairs.end(), slot.pairs.begin(), slot.pairs.end());
    std::vector<ScoredPair>().swap(slot.pairs);  // so that they are hardly ever held twice
  }
}

/// Compares the signatures of a candidate; nothing where they share no band.
std::optional<ScoredPair> confirm(const CandidatePair &candidate, const TextSubset &subset,
                                  const BandPlan &plan) {
  ScoredPair pair;
  pair.textA = TextId{candidate.a};
  pair.textB = TextId{candidate.b};
  const auto a = subset.signatures[TextId{subset.sets.slotOf(pair.textA)}];
  const auto b = subset.signatures[TextId{subset.sets.slotOf(pair.textB)}];
  pair.sharedBands = static_cast<std::uint16_t>(countSharedBands(a, b, plan));
  if (pair.sharedBands == 0) return std::nullopt;
  pair.equalPositions = static_cast<std::uint16_t>(equalPositions(a, b));
  return pair;
}

/// Scores blocks into slots of their own and joins the slots in order. `score`
/// completes a confirmed pair and tells whether to keep it.
template <class Score>
Result<void> scoreAll(std::span<const CandidatePair> candidates, const TextSubset &subset,
                      const BandPlan &plan, const RunContext &context, VerifiedPairs &verified,
                      Score score) {
  std::vector<Slot> slots(blockCount(candidates.size(), kPairsPerBlock));
  const auto scoreBlock = [&](const Block &block) -> Result<void> {
    Slot &slot = slots[block.index];
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
      auto pair = confirm(candidates[i], subset, plan);
      if (!pair) continue;
      ++slot.confirmed;
      if (score(*pair)) slot.pairs.push_back(*pair);
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, candidates.size(), kPairsPerBlock, scoreBlock);
  joinSlots(slots, verified);
  return done;
}

}  // namespace

Result<void> verifyCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                              const BandPlan &plan, const Ratio &floor, const RunContext &context,
                              VerifiedPairs &verified) {
  return scoreAll(candidates, subset, plan, context, verified, [&](ScoredPair &pair) {
    const auto a = subset.sets[pair.textA];
    const auto b = subset.sets[pair.textB];
    const auto shared = intersectionAtLeast(a, b, floor);
    if (!shared) return false;
    pair.intersection = *shared;
    pair.unionSize = static_cast<std::uint32_t>(a.size() + b.size()) - *shared;
    return true;
  });
}

Result<void> estimateCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                                const BandPlan &plan, const Ratio &floor, const RunContext &context,
                                VerifiedPairs &verified) {
  return scoreAll(candidates, subset, plan, context, verified, [&](ScoredPair &pair) {
    return isAtLeast(pair.equalPositions, subset.signatures.hashes(), floor);
  });
}

}  // namespace shinglescope
