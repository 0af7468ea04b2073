// SPDX-License-Identifier: MIT
#include "core/tune/advice/band_trials.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kBandTrialSeed = 0xBA9D5EEDULL;
constexpr std::size_t kBandTrialPairsPerPoll = 4096;

Result<BandTrial> trySignature(const ExactSets &texts, const TruePairs &pairs,
                               const SignatureOptions &signature, const BandPlan &plan,
                               const RunContext &context) {
  const auto hasher = MinHasher::create(signature);
  if (!hasher) return hasher.error();
  const auto signatures = hasher->signAll(texts.sets(), context);
  if (!signatures) return signatures.error();
  const auto keys = makeBandKeys(*signatures, plan, context);
  if (!keys) return keys.error();
  const auto candidates = generateCandidates(*keys, texts.withShingles, context, texts.scope);
  if (!candidates) return candidates.error();
  BandTrial trial;
  trial.compared = candidates->pairs.size();
  trial.cappedBuckets = candidates->tally.report(candidates->pairs).cappedBuckets;
  std::size_t looked = 0;
  for (const ScoredPair &pair : pairs.pairs) {
    if (++looked % kBandTrialPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const std::uint64_t rows = texts.rowPairsOf(pair.textA, pair.textB);
    trial.rowPairs += rows;
    if (countSharedBands((*signatures)[pair.textA], (*signatures)[pair.textB], plan) == 0) continue;
    const CandidatePair both{pair.textA.value, pair.textB.value};
    const bool isCandidate =
        trial.cappedBuckets == 0 || std::ranges::binary_search(candidates->pairs, both);
    (isCandidate ? trial.found : trial.lost) += rows;
  }
  return trial;
}

}  // namespace

double BandTrials::meanCompared() const {
  double sum = 0;
  for (const BandTrial &trial : bySeed) sum += static_cast<double>(trial.compared);
  return sum / static_cast<double>(bySeed.size());
}

double BandTrials::meanLost() const {
  double lost = 0;
  double all = 0;
  for (const BandTrial &trial : bySeed) {
    lost += static_cast<double>(trial.lost);
    all += static_cast<double>(trial.rowPairs);
  }
  return all == 0 ? 0 : lost / all;
}

bool BandTrials::isCapped() const {
  return std::ranges::any_of(bySeed,
                             [](const BandTrial &trial) { return trial.cappedBuckets > 0; });
}

Result<BandTrials> tryBandPlan(const ExactSets &texts, const TruePairs &pairs,
                               const SignatureOptions &signature, const BandPlan &plan,
                               std::uint32_t others, const RunContext &context) {
  BandTrials trials;
  SignatureOptions options = signature;
  options.numHashes = plan.numHashes();
  SplitMix64 seeds(mix64(signature.seed) ^ kBandTrialSeed);
  for (std::uint32_t i = 0; i <= others; ++i) {
    if (context.isCancelled()) return cancelledError();
    if (i > 0) options.seed = seeds.next();
    const auto trial = trySignature(texts, pairs, options, plan, quietly(context));
    if (!trial) return trial.error();
    trials.bySeed.push_back(*trial);
  }
  return trials;
}

}  // namespace shinglescope
