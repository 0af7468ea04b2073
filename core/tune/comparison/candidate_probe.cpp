// SPDX-License-Identifier: MIT
#include "core/tune/comparison/candidate_probe.h"

#include "core/base/parallel.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kCandidateProbePairsPerBlock = 4096;
constexpr std::size_t kCandidateProbePairsPerPoll = 256;

/// Calls `take(block, pair)` for each of these pairs that really shares a band; blocks run in
/// parallel. Keys alone may agree by chance.
template <class Take>
Result<void> forEachConfirmed(const std::vector<CandidatePair> &pairs, const TextSubset &signatures,
                              const BandPlan &plan, const RunContext &quiet, Take take) {
  const auto confirmBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kCandidateProbePairsPerPoll == 0 && quiet.isCancelled()) return cancelledError();
      auto pair = confirmCandidate(pairs[i], signatures.signatures[TextId{pairs[i].a}],
                                   signatures.signatures[TextId{pairs[i].b}], plan);
      if (pair) take(block.index, *pair);
    }
    return {};
  };
  return forEachBlock(quiet, pairs.size(), kCandidateProbePairsPerBlock, confirmBlock);
}

}  // namespace

Result<ProbedCandidates> probeCandidates(const ExactSets &texts, const TextSubset &signatures,
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
  const auto score = [&](std::size_t block, ScoredPair &pair) {
    if (scores == ProbeScores::OnSets) scoreOnSets(texts.sets(), Measure(), pair);
    slots[block].push_back(pair);
  };
  if (auto done = forEachConfirmed(pairs, signatures, plan, quiet, score); !done)
    return done.error();
  ProbedCandidates probed{{}, candidates->tally.report(pairs)};
  for (std::vector<ScoredPair> &slot : slots) {
    probed.pairs.insert(probed.pairs.end(), slot.begin(), slot.end());
    std::vector<ScoredPair>().swap(slot);
  }
  return probed;
}

Result<CandidateCount> countCandidates(const ExactSets &texts, const BandKeys &keys,
                                       const RunContext &context) {
  const auto candidates =
      generateCandidates(keys, texts.withShingles, quietly(context), texts.scope);
  if (!candidates) return candidates.error();
  return CandidateCount{candidates->pairs.size(), candidates->tally.report(candidates->pairs)};
}

}  // namespace shinglescope
