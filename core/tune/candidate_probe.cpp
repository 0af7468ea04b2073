#include "core/tune/candidate_probe.h"

#include "core/base/parallel.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kCandidateProbePairsPerBlock = 4096;
constexpr std::size_t kCandidateProbePairsPerPoll = 256;

}  // namespace

Result<ProbedCandidates> probeCandidates(const TunedTexts &texts, const TextSubset &signatures,
                                         const BandPlan &plan, const RunContext &context,
                                         ProbeScores scores) {
  const RunContext quiet = quietly(context);
  const auto keys = makeBandKeys(signatures.signatures, plan, quiet);
  if (!keys) return keys.error();
  const auto candidates = generateCandidates(*keys, texts.withShingles, quiet, texts.scope);
  if (!candidates) return candidates.error();
  const auto &pairs = candidates->pairs;
  std::vector<std::vector<ScoredPair>> slots(
      blockCount(pairs.size(), kCandidateProbePairsPerBlock));
  const auto scoreBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kCandidateProbePairsPerPoll == 0 && quiet.isCancelled()) return cancelledError();
      auto pair = confirmCandidate(pairs[i], signatures.signatures[TextId{pairs[i].a}],
                                   signatures.signatures[TextId{pairs[i].b}], plan);
      if (!pair) continue;
      if (scores == ProbeScores::OnSets) scoreOnSets(texts.sets(), *pair);
      slots[block.index].push_back(*pair);
    }
    return {};
  };
  if (auto done = forEachBlock(quiet, pairs.size(), kCandidateProbePairsPerBlock, scoreBlock);
      !done)
    return done.error();
  ProbedCandidates probed{{}, candidates->tally.report(pairs)};
  for (std::vector<ScoredPair> &slot : slots) {
    probed.pairs.insert(probed.pairs.end(), slot.begin(), slot.end());
    std::vector<ScoredPair>().swap(slot);
  }
  return probed;
}

}  // namespace shinglescope
