#include "core/verify/verifier.h"

#include <functional>
#include <optional>

#include "core/base/parallel.h"
#include "core/signature/min_hasher.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerBlock = 8192;
constexpr std::size_t kPairsPerPoll = 256;

using Scorer = std::function<std::optional<ScoredPair>(const CandidatePair &)>;

/// Scores blocks into slots of their own and joins the slots in order.
Result<std::vector<ScoredPair>> scoreAll(const std::vector<CandidatePair> &candidates,
                                         const RunContext &context, const Scorer &score) {
  context.startStage(Stage::Verifying, candidates.size());
  std::vector<std::vector<ScoredPair>> slots(blockCount(candidates.size(), kPairsPerBlock));
  const auto scoreBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
      if (const auto scored = score(candidates[i])) slots[block.index].push_back(*scored);
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, candidates.size(), kPairsPerBlock, scoreBlock);
  if (!done) return done.error();
  std::size_t total = 0;
  for (const auto &slot : slots) total += slot.size();
  std::vector<ScoredPair> pairs;
  pairs.reserve(total);
  for (auto &slot : slots) {
    pairs.insert(pairs.end(), slot.begin(), slot.end());
    std::vector<ScoredPair>().swap(slot);  // so that they are hardly ever held twice
  }
  return pairs;
}

ScoredPair compareSignatures(const CandidatePair &candidate, const SignatureMatrix &signatures,
                             const BandPlan &plan) {
  const auto a = signatures[TextId{candidate.a}];
  const auto b = signatures[TextId{candidate.b}];
  ScoredPair pair;
  pair.textA = TextId{candidate.a};
  pair.textB = TextId{candidate.b};
  pair.equalPositions = static_cast<std::uint16_t>(equalPositions(a, b));
  pair.sharedBands = static_cast<std::uint16_t>(countSharedBands(a, b, plan));
  return pair;
}

}  // namespace

Result<std::vector<ScoredPair>> verifyCandidates(const std::vector<CandidatePair> &candidates,
                                                 const ShingleSets &sets,
                                                 const SignatureMatrix &signatures,
                                                 const BandPlan &plan, const Ratio &floor,
                                                 const RunContext &context) {
  return scoreAll(candidates, context,
                  [&](const CandidatePair &candidate) -> std::optional<ScoredPair> {
                    ScoredPair pair = compareSignatures(candidate, signatures, plan);
                    if (pair.sharedBands == 0) return std::nullopt;  // only their keys collided
                    const auto a = sets[TextId{candidate.a}];
                    const auto b = sets[TextId{candidate.b}];
                    const auto shared = intersectionAtLeast(a, b, floor);
                    if (!shared) return std::nullopt;
                    pair.intersection = *shared;
                    pair.unionSize = static_cast<std::uint32_t>(a.size() + b.size()) - *shared;
                    return pair;
                  });
}

Result<std::vector<ScoredPair>> estimateCandidates(const std::vector<CandidatePair> &candidates,
                                                   const SignatureMatrix &signatures,
                                                   const BandPlan &plan, const Ratio &floor,
                                                   const RunContext &context) {
  return scoreAll(
      candidates, context, [&](const CandidatePair &candidate) -> std::optional<ScoredPair> {
        ScoredPair pair = compareSignatures(candidate, signatures, plan);
        if (pair.sharedBands == 0 || !isAtLeast(pair.equalPositions, signatures.hashes(), floor))
          return std::nullopt;
        return pair;
      });
}

}  // namespace shinglescope
