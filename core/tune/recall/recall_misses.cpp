// SPDX-License-Identifier: MIT
#include "core/tune/recall/recall_misses.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "core/tune/rows/partner_search.h"

namespace shinglescope {
namespace {

/// The number of sampled rows of each text.
std::vector<std::uint32_t> sampledOfText(const TextClasses &classes,
                                         const std::vector<std::uint32_t> &rows) {
  std::vector<std::uint32_t> sampled(classes.textCount());
  for (const std::uint32_t row : rows) ++sampled[classes.textOf({row}).value];
  return sampled;
}

/// The curve applied to the partners of the sampled rows, each weighted by how often a sampled row
/// meets it.
ExpectedMisses expectOfSample(const ExactSets &texts, const DuplicateResult &result,
                              const SearchedRows &searched) {
  const TextClasses &classes = texts.classes();
  const std::vector<std::uint32_t> sampled = sampledOfText(classes, searched.rows);
  MissSum sum(result.recipe().bandPlan());
  for (const ScoredPair &pair : searched.partners) {
    if (isSurePair(texts, result, pair)) continue;
    sum.add(pair.similarity(),
            std::uint64_t{sampled[pair.textA.value]} * classes.rowsOf(pair.textB).size() +
                std::uint64_t{sampled[pair.textB.value]} * classes.rowsOf(pair.textA).size());
  }
  return sum.misses();
}

std::optional<MissedInAll> missedInAll(const RecallEstimate &others, const KnownPairs &known) {
  if (!known.otherFound || others.partners == 0 || others.interval.low <= 0) return std::nullopt;
  const auto found = static_cast<double>(*known.otherFound);
  const auto missed = [found](double recall) { return found / recall - found; };
  return MissedInAll{missed(others.recall), missed(others.interval.high),
                     missed(others.interval.low)};
}

PairExample exampleOf(const ExactSets &texts, const ScoredPair &pair) {
  const auto [a, b] =
      std::minmax({texts.classes().firstRow(pair.textA), texts.classes().firstRow(pair.textB)});
  return {a, b, pair.intersection, pair.whole, texts.rowPairsOf(pair.textA, pair.textB)};
}

RecallFindings findingsOf(const ExactSets &texts, const DuplicateResult &result,
                          const SearchedRows &searched, std::size_t mostMissed) {
  const KnownPairs known = knownPairsOf(texts, result, searched.dataRows);
  RecallFindings findings;
  findings.measured =
      estimateRecall(countPartners(texts, searched.partners, result, searched.rows), known);
  findings.inAll = missedInAll(findings.measured.others, known);
  const bool isByBands = result.report.usesBands();
  if (isByBands && result.recipe().verification == Verification::Exact)
    findings.expected = expectOfSample(texts, result, searched);
  for (const ScoredPair &pair : searched.partners)
    if (!hasFound(texts, result, pair)) findings.missed.push_back(exampleOf(texts, pair));
  findings.missedTextPairs = findings.missed.size();
  std::ranges::sort(findings.missed, {}, [](const PairExample &pair) {
    return std::tuple(-pair.similarity(), pair.rowA, pair.rowB);
  });
  if (findings.missed.size() > mostMissed) findings.missed.resize(mostMissed);
  return findings;
}

}  // namespace

Result<RecallFindings> findMisses(const ExactSets &texts, const DuplicateResult &result,
                                  const RecallOptions &options, std::size_t mostMissed,
                                  const RunContext &context) {
  const auto searched = searchRows(texts, result, options, context);
  if (!searched) return searched.error();
  return findingsOf(texts, result, *searched, mostMissed);
}

Result<RecallFindings> findMissesAmong(const ExactSets &texts, const DuplicateResult &result,
                                       const std::vector<ScoredPair> &pairs,
                                       std::size_t mostMissed) {
  if (auto valid = checkMeasurable(texts, result); !valid) return valid.error();
  SearchedRows searched{rowsWithShingles(texts), {}, 0};
  searched.dataRows = searched.rows.size();
  const Ratio threshold = result.recipe().threshold;
  std::ranges::copy_if(pairs, std::back_inserter(searched.partners), [&](const ScoredPair &pair) {
    return isAtLeast(pair.intersection, pair.whole, threshold);
  });
  return findingsOf(texts, result, searched, mostMissed);
}

}  // namespace shinglescope
