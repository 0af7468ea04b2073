// SPDX-License-Identifier: MIT
#include "bench/advisor/measured_grid.h"

#include <algorithm>
#include <cmath>

#include "core/base/sorted_list.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/signature/min_hasher.h"

namespace shinglescope::bench {
namespace {

/// A plan whose first seed costs so much more than the best cannot be the cheapest on average.
constexpr double kHopelessCost = 1.6;

constexpr std::uint32_t kNoBand = 0xFFFFFFFFU;

/// The first band of `rows` values in which two signatures agree.
std::uint32_t firstBand(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                        std::uint32_t rows) {
  const std::uint32_t bands = static_cast<std::uint32_t>(a.size()) / rows;
  for (std::uint32_t band = 0; band < bands; ++band) {
    std::uint32_t row = 0;
    while (row < rows && a[band * rows + row] == b[band * rows + row]) ++row;
    if (row == rows) return band;
  }
  return kNoBand;
}

}  // namespace

bool MeasuredGrid::isAt(const ScoredPair &pair, const Ratio &threshold) const {
  return isAtLeast(pair.intersection, pair.whole, threshold);
}

double MeasuredGrid::rowPairs(const ScoredPair &pair) const {
  return static_cast<double>(m_texts.rowPairsOf(pair.textA, pair.textB));
}

double MeasuredGrid::hashValues(const BandPlan &plan) const {
  return static_cast<double>(m_texts.withShingles.size()) * plan.numHashes();
}

Result<void> MeasuredGrid::sign() {
  for (std::uint64_t seed = 1; seed <= kAdvisedSeeds; ++seed)
    if (auto done = signSeed(seed); !done) return done;
  return {};
}

Result<void> MeasuredGrid::signSeed(std::uint64_t seed) {
  SignatureOptions options;
  options.numHashes = kGridHashes;
  options.seed = seed;
  const auto hasher = MinHasher::create(options);
  if (!hasher) return hasher.error();
  std::vector<std::uint32_t> signedTexts;
  for (const ScoredPair &pair : m_pairs) {
    signedTexts.push_back(pair.textA.value);
    signedTexts.push_back(pair.textB.value);
  }
  sortUnique(signedTexts);
  ShingleSets sets;
  sets.slotOfText.assign(m_texts.sets().size(), ShingleSets::kNoSlot);
  for (const std::uint32_t text : signedTexts) {
    sets.slotOfText[text] = static_cast<std::uint32_t>(sets.size());
    const auto set = m_texts.sets()[TextId{text}];
    sets.values.insert(sets.values.end(), set.begin(), set.end());
    sets.offsets.push_back(sets.values.size());
  }
  const std::vector<std::uint32_t> slots = std::exchange(sets.slotOfText, {});
  const auto signatures = hasher->signAll(sets, m_context);
  if (!signatures) return signatures.error();
  for (const ScoredPair &pair : m_pairs) {
    const auto a = (*signatures)[TextId{slots[pair.textA.value]}];
    const auto b = (*signatures)[TextId{slots[pair.textB.value]}];
    for (std::uint32_t rows = 1; rows <= kGridRows; ++rows)
      noteFirstBand(pair, rows, firstBand(a, b, rows));
  }
  return {};
}

void MeasuredGrid::noteFirstBand(const ScoredPair &pair, std::uint32_t rows, std::uint32_t band) {
  for (const Ratio &threshold : m_thresholds) {
    if (!isAt(pair, threshold)) continue;
    std::vector<double> &first = m_first[{threshold.toDouble(), rows}];
    first.resize(kGridHashes / rows + 1);
    first[band == kNoBand ? kGridHashes / rows : band] += rowPairs(pair);
  }
}

double MeasuredGrid::uncappedRecall(const BandPlan &plan, const Ratio &threshold) const {
  const auto place = m_first.find({threshold.toDouble(), plan.rows});
  if (place == m_first.end()) return 1;
  double found = 0;
  double all = 0;
  for (std::size_t band = 0; band < place->second.size(); ++band) {
    if (band < plan.bands) found += place->second[band];
    all += place->second[band];
  }
  return found / all;
}

Result<const MeasuredGrid::SeedCount *> MeasuredGrid::count(const BandPlan &plan,
                                                            std::uint64_t seed) {
  const auto [place, isNew] = m_counts.try_emplace({seed, {plan.bands, plan.rows}});
  SeedCount &counted = place->second;
  if (!isNew) return &counted;
  SignatureOptions options;
  options.numHashes = plan.numHashes();
  options.seed = seed;
  const auto hasher = MinHasher::create(options);
  if (!hasher) return hasher.error();
  const auto signatures = hasher->signAll(m_texts.sets(), m_context);
  if (!signatures) return signatures.error();
  const auto keys = makeBandKeys(*signatures, plan, m_context);
  if (!keys) return keys.error();
  const auto candidates = generateCandidates(*keys, m_texts.withShingles, m_context, m_texts.scope);
  if (!candidates) return candidates.error();
  counted.compared = static_cast<double>(candidates->pairs.size());
  for (std::uint32_t i = 0; i < m_pairs.size(); ++i) {
    const CandidatePair pair{m_pairs[i].textA.value, m_pairs[i].textB.value};
    const bool isFound = countSharedBands((*signatures)[m_pairs[i].textA],
                                          (*signatures)[m_pairs[i].textB], plan) > 0 &&
                         std::ranges::binary_search(candidates->pairs, pair);
    if (!isFound) counted.missed.push_back(i);
  }
  return &counted;
}

Result<MeasuredPlan> MeasuredGrid::measure(const BandPlan &plan, const Ratio &threshold) {
  MeasuredPlan measured{plan};
  double all = 0;
  for (const ScoredPair &pair : m_pairs)
    if (isAt(pair, threshold)) all += rowPairs(pair);
  measured.recall = 0;
  double squares = 0;
  for (std::uint64_t seed = 1; seed <= kAdvisedSeeds; ++seed) {
    const auto counted = count(plan, seed);
    if (!counted) return counted.error();
    double missed = 0;
    for (const std::uint32_t i : (*counted)->missed)
      if (isAt(m_pairs[i], threshold)) missed += rowPairs(m_pairs[i]);
    const double recall = all == 0 ? 1 : 1 - missed / all;
    measured.recall += recall / kAdvisedSeeds;
    squares += recall * recall / kAdvisedSeeds;
    measured.leastRecall = std::min(measured.leastRecall, recall);
    measured.compared += (*counted)->compared / kAdvisedSeeds;
  }
  const double variance = std::max(0.0, squares - measured.recall * measured.recall);
  measured.error = std::sqrt(variance / (kAdvisedSeeds - 1));
  measured.cost = hashValues(plan) + measured.compared;
  return measured;
}

Result<std::optional<MeasuredPlan>> MeasuredGrid::cheapest(const Ratio &threshold, double promise,
                                                           const MeasuredPlan &known) {
  std::optional<MeasuredPlan> best;
  double least = known.cost;
  if (known.recall >= promise) best = known;
  for (std::uint32_t rows = 1; rows <= kGridRows; ++rows) {
    std::uint32_t tooFew = 0;
    std::uint32_t enough = kGridHashes / rows;
    if (uncappedRecall({enough, rows}, threshold) < promise) continue;
    while (enough - tooFew > 1) {
      const std::uint32_t middle = (enough + tooFew) / 2;
      (uncappedRecall({middle, rows}, threshold) < promise ? tooFew : enough) = middle;
    }
    // Caps of buckets may lose pairs, so a few more bands may be needed.
    for (std::uint32_t bands = enough; bands <= kGridHashes / rows; ++bands) {
      const BandPlan plan{bands, rows};
      if (hashValues(plan) >= least) break;
      const auto first = count(plan, 1);
      if (!first) return first.error();
      if (hashValues(plan) + (*first)->compared > kHopelessCost * least) break;
      const auto measured = measure(plan, threshold);
      if (!measured) return measured.error();
      if (measured->recall < promise) continue;
      if (!best || measured->cost < best->cost) best = *measured;
      least = std::min(least, best->cost);
      break;
    }
  }
  return best;
}

}  // namespace shinglescope::bench
