// SPDX-License-Identifier: MIT
#include "core/tune/recall/similarity_histogram.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/tune/rows/pair_population.h"
#include "core/verify/exact_join.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kMostBins = 1000;
constexpr std::size_t kSimilarityHistogramPairsPerBlock = 1024;
constexpr std::size_t kSimilarityHistogramPairsPerPoll = 64;

/// The counts of a sample: by bin, and of pairs without a common shingle.
struct SampleCounts {
  std::vector<std::uint64_t> bins;
  std::uint64_t disjoint = 0;
};

class HistogramMaker {
 public:
  HistogramMaker(const ExactSets &texts, const HistogramOptions &options, const RunContext &context)
      : m_texts(texts), m_options(options), m_context(context), m_population(texts) {}

  Result<SimilarityHistogram> make() {
    if (auto valid = layBins(); !valid) return valid.error();
    m_histogram.measure = m_texts.recipe.measure;
    m_histogram.allPairs = m_population.count();
    m_histogram.identicalPairs = m_texts.identicalRowPairs();
    auto joined = exactJoin(m_texts.sets(), {m_histogram.floor, m_texts.recipe.measure}, m_context,
                            m_texts.scope);
    if (!joined) return joined.error();
    m_histogram.compared = joined->compared;
    m_histogram.pairs = std::move(joined->pairs);
    m_texts.removeIdentical(m_histogram.pairs);
    countJoined();
    if (auto sampled = countBelow(); !sampled) return sampled.error();
    return std::move(m_histogram);
  }

 private:
  Result<void> layBins() {
    if (m_options.bins < 1 || m_options.bins > kMostBins)
      return badParameter({MessageId::BinCountWrong, {m_options.bins, kMostBins}});
    if (!m_options.floor.isPositive() || m_options.floor > Ratio{1, 1})
      return badParameter({MessageId::HistogramFloorWrong, {m_options.floor.toDecimal()}});
    const std::uint64_t bins = m_options.bins;
    m_floorBin = m_options.floor.numerator * bins / m_options.floor.denominator;
    // Below the first edge the join would have to find all pairs with any common shingle.
    m_floorBin = std::clamp<std::uint64_t>(m_floorBin, 1, bins);
    m_histogram.floor = {m_floorBin, bins};
    for (std::uint64_t bin = 0; bin < bins; ++bin) {
      SimilarityBin next;
      next.low = static_cast<double>(bin) / static_cast<double>(bins);
      next.high = static_cast<double>(bin + 1) / static_cast<double>(bins);
      next.isExact = bin >= m_floorBin;
      m_histogram.bins.push_back(next);
    }
    return {};
  }

  std::size_t binOf(std::uint64_t shared, std::uint64_t all) const {
    return std::min<std::size_t>(shared * m_options.bins / all, m_options.bins - 1);
  }

  void countJoined() {
    for (const ScoredPair &pair : m_histogram.pairs) {
      const std::uint64_t rows = m_texts.rowPairsOf(pair.textA, pair.textB);
      SimilarityBin &bin = m_histogram.bins[binOf(pair.intersection, pair.whole)];
      bin.rowPairs += static_cast<double>(rows);
      ++bin.textPairs;
      m_pairsAtFloor += rows;
    }
    m_histogram.bins.back().rowPairs += static_cast<double>(m_histogram.identicalPairs);
    m_pairsAtFloor += m_histogram.identicalPairs;
    for (SimilarityBin &bin : m_histogram.bins) bin.interval = {bin.rowPairs, bin.rowPairs};
  }

  /// Counts a row pair if it is below the floor.
  void countPair(std::uint32_t rowA, std::uint32_t rowB, SampleCounts &counts) const {
    const TextId a = m_texts.classes().textOf({rowA});
    const TextId b = m_texts.classes().textOf({rowB});
    if (a == b) return;
    const auto setA = m_texts.sets()[a];
    const auto setB = m_texts.sets()[b];
    const std::uint64_t shared = intersectionSize(setA, setB);
    if (shared == 0) {
      ++counts.disjoint;
      return;
    }
    const std::size_t bin =
        binOf(shared, m_texts.recipe.measure.wholeOf(setA.size(), setB.size(), shared));
    if (bin < m_floorBin) ++counts.bins[bin];
  }

  Result<void> countBelow() {
    if (m_histogram.allPairs == m_pairsAtFloor) return {};
    m_histogram.isEnumerated = m_histogram.allPairs <= m_options.sampledPairs;
    const auto counts = m_histogram.isEnumerated ? lookAtAll() : drawSample();
    if (!counts) return counts.error();
    spread(*counts);
    return {};
  }

  Result<SampleCounts> lookAtAll() {
    m_context.startStage(Stage::Comparing, WorkUnit::Pairs, m_histogram.allPairs);
    SampleCounts counts{std::vector<std::uint64_t>(m_floorBin), 0};
    std::uint64_t looked = 0;
    m_population.forEach([&](std::uint32_t a, std::uint32_t b) {
      countPair(a, b, counts);
      return ++looked % kSimilarityHistogramPairsPerPoll != 0 || !m_context.isCancelled();
    });
    if (m_context.isCancelled()) return cancelledError();
    m_context.advance(looked);
    m_histogram.sampledPairs = looked;
    return counts;
  }

  Result<SampleCounts> drawSample() {
    const std::uint64_t wanted = m_options.sampledPairs;
    m_context.startStage(Stage::Comparing, WorkUnit::Pairs, wanted);
    std::vector<SampleCounts> slots(blockCount(wanted, kSimilarityHistogramPairsPerBlock));
    const auto drawBlock = [&](const Block &block) -> Result<void> {
      SampleCounts &counts = slots[block.index];
      counts.bins.resize(m_floorBin);
      SplitMix64 random(mix64(m_options.seed) + block.index);
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (i % kSimilarityHistogramPairsPerPoll == 0 && m_context.isCancelled())
          return cancelledError();
        const auto [a, b] = m_population.draw(random);
        countPair(a, b, counts);
      }
      m_context.advance(block.end - block.begin);
      return {};
    };
    if (auto done = forEachBlock(m_context, wanted, kSimilarityHistogramPairsPerBlock, drawBlock);
        !done)
      return done.error();
    SampleCounts all{std::vector<std::uint64_t>(m_floorBin), 0};
    for (const SampleCounts &slot : slots) {
      all.disjoint += slot.disjoint;
      for (std::size_t bin = 0; bin < m_floorBin; ++bin) all.bins[bin] += slot.bins[bin];
    }
    m_histogram.sampledPairs = wanted;
    return all;
  }

  /// Scales the sample's counts to row pairs of the data.
  void spread(const SampleCounts &counts) {
    std::uint64_t below = counts.disjoint;
    for (const std::uint64_t count : counts.bins) below += count;
    const auto all = static_cast<double>(m_histogram.allPairs - m_pairsAtFloor);
    const auto estimate = [&](std::uint64_t count, double &pairs, Interval &interval) {
      const double scale = below == 0 ? 0 : all / static_cast<double>(below);
      pairs = static_cast<double>(count) * scale;
      interval = wilsonInterval95(count, below);
      interval = {interval.low * all, interval.high * all};
      if (m_histogram.isEnumerated) interval = {pairs, pairs};
    };
    for (std::size_t i = 0; i < m_floorBin; ++i) {
      SimilarityBin &bin = m_histogram.bins[i];
      bin.sampled = counts.bins[i];
      bin.isExact = m_histogram.isEnumerated;
      estimate(bin.sampled, bin.rowPairs, bin.interval);
    }
    estimate(counts.disjoint, m_histogram.disjointPairs, m_histogram.disjointInterval);
  }

  const ExactSets &m_texts;
  const HistogramOptions &m_options;
  const RunContext &m_context;
  PairPopulation m_population;
  std::uint64_t m_floorBin = 0;      ///< the first bin that is counted
  std::uint64_t m_pairsAtFloor = 0;  ///< row pairs, identical ones included
  SimilarityHistogram m_histogram;
};

}  // namespace

double SimilarityBin::logCount() const { return std::log10(1 + rowPairs); }

Result<SimilarityHistogram> makeSimilarityHistogram(const ExactSets &texts,
                                                    const HistogramOptions &options,
                                                    const RunContext &context) {
  return HistogramMaker(texts, options, context).make();
}

}  // namespace shinglescope
