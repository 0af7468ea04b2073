// SPDX-License-Identifier: MIT
#include "core/tune/advice/seed_trials.h"

#include <algorithm>
#include <cmath>

#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/lsh/band_keys.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostTriedPairs = 4000;
constexpr std::size_t kLeastTriedPairs = 200;
/// Shingles of all texts of tried pairs, so that long texts do not take long.
constexpr std::uint64_t kMostTriedShingles = 400'000;
/// Keeps the seeds of trials apart from those that people choose.
constexpr std::uint64_t kTrialSeed = 0x5EEDC0FFEEULL;
constexpr std::size_t kTrialTextsPerBlock = 16;

std::size_t pairsToTry(const ExactSets &texts, const std::vector<ScoredPair> &pairs) {
  if (pairs.empty()) return 0;
  std::uint64_t shingles = 0;
  for (const ScoredPair &pair : pairs)
    shingles += texts.sets()[pair.textA].size() + texts.sets()[pair.textB].size();
  const std::uint64_t ofPair = std::max<std::uint64_t>(1, shingles / pairs.size());
  const std::size_t most =
      std::clamp<std::size_t>(kMostTriedShingles / ofPair, kLeastTriedPairs, kMostTriedPairs);
  return std::min(most, pairs.size());
}

/// Returns the first band in which two signatures agree, or plan.bands.
std::uint32_t firstSharedBand(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                              const BandPlan &plan) {
  std::uint32_t band = 0;
  while (band < plan.bands && !isBandEqual(a, b, plan, band)) ++band;
  return band;
}

}  // namespace

double RecallSpread::reliable() const {
  if (seeds == 0) return expected;
  const double error = deviation / std::sqrt(static_cast<double>(seeds));
  constexpr double kSignificant = 2;
  return std::min(expected, mean + kSignificant * error);
}

SeedTrials::SeedTrials(const ExactSets &texts, const TruePairs &pairs,
                       const SignatureOptions &signature)
    : m_texts(texts), m_signature(signature) {
  const std::size_t count = pairsToTry(texts, pairs.pairs);
  std::vector<const ScoredPair *> drawn;
  for (const std::uint32_t at : drawRows(pairs.pairs.size(), count, kTrialSeed))
    drawn.push_back(&pairs.pairs[at]);
  for (const ScoredPair *pair : drawn) {
    m_signed.push_back(pair->textA.value);
    m_signed.push_back(pair->textB.value);
  }
  sortUnique(m_signed);
  const auto placeOf = [&](TextId text) {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(m_signed, text.value) -
                                      m_signed.begin());
  };
  for (const ScoredPair *pair : drawn) {
    const auto rows = static_cast<double>(texts.rowPairsOf(pair->textA, pair->textB));
    m_pairs.push_back({placeOf(pair->textA), placeOf(pair->textB), pair->similarity(), rows});
    m_rowPairs += rows;
  }
}

Result<std::vector<double>> SeedTrials::trySeed(const BandPlan &most, std::uint64_t seed,
                                                const RunContext &context) const {
  SignatureOptions options = m_signature;
  options.numHashes = most.numHashes();
  options.seed = seed;
  const auto hasher = MinHasher::create(options);
  if (!hasher) return hasher.error();
  SignatureMatrix signatures(m_signed.size(), options.numHashes);
  const auto signBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const TextId place{static_cast<std::uint32_t>(i)};
      const auto set = m_texts.sets()[TextId{m_signed[i]}];
      auto done = hasher->signUnlessStopped(set, signatures.row(place), context);
      if (!done) return done;
    }
    return {};
  };
  if (auto done = forEachBlock(context, m_signed.size(), kTrialTextsPerBlock, signBlock); !done)
    return done.error();
  std::vector<double> found(std::size_t{most.bands} + 1);
  for (const Pair &pair : m_pairs)
    found[firstSharedBand(signatures[TextId{pair.a}], signatures[TextId{pair.b}], most)] +=
        pair.rowPairs;
  for (std::size_t band = 1; band < found.size(); ++band) found[band] += found[band - 1];
  return found;
}

Result<SeedTrials::FoundByBands> SeedTrials::tryBands(const BandPlan &most,
                                                      const RunContext &context) const {
  FoundByBands found;
  SplitMix64 seeds(mix64(m_signature.seed) ^ kTrialSeed);
  for (std::uint32_t trial = 0; trial < kSeeds; ++trial) {
    if (context.isCancelled()) return cancelledError();
    auto tried = trySeed(most, seeds.next(), context);
    if (!tried) return tried.error();
    found.push_back(*std::move(tried));
  }
  return found;
}

Result<RecallSpread> SeedTrials::spreadOf(const BandPlan &plan, const RunContext &context) {
  RecallSpread spread;
  if (m_pairs.empty()) return spread;
  // One permutation is cut into as many bins as there are hashes, so other numbers of bands have
  // other values; with all other schemes, they have the first of the values.
  const bool isOnePermutation = m_signature.scheme == PermutationScheme::OnePermutation;
  const auto known = m_found.find(plan.rows);
  const bool isKnown =
      known != m_found.end() && (isOnePermutation ? known->second.front().size() == plan.bands + 1
                                                  : known->second.front().size() > plan.bands);
  if (!isKnown) {
    const std::uint32_t most = std::min(plan.bands + plan.bands / 2 + 1, kMaxHashes / plan.rows);
    const BandPlan tried{isOnePermutation ? plan.bands : std::max(plan.bands, most), plan.rows};
    auto found = tryBands(tried, quietly(context));
    if (!found) return found.error();
    m_found[plan.rows] = *std::move(found);
  }
  double sum = 0;
  double squares = 0;
  for (const std::vector<double> &ofSeed : m_found[plan.rows]) {
    const double recall = ofSeed[plan.bands - 1] / m_rowPairs;
    sum += recall;
    squares += recall * recall;
  }
  spread.seeds = kSeeds;
  spread.mean = sum / kSeeds;
  const double variance = (squares - sum * sum / kSeeds) / (kSeeds - 1);
  spread.deviation = std::sqrt(std::max(0.0, variance));
  double expected = 0;
  for (const Pair &pair : m_pairs)
    expected += pair.rowPairs * candidateProbability(pair.similarity, plan);
  spread.expected = expected / m_rowPairs;
  return spread;
}

}  // namespace shinglescope
