// SPDX-License-Identifier: MIT
#include "core/cluster/best_matches.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "core/base/disjoint_sets.h"
#include "core/cluster/assignment.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMatchPairsBetweenPolls = 8192;
constexpr std::uint64_t kWeightOne = std::uint64_t{1} << 32U;
constexpr std::uint32_t kNoPairOfText = 0xFFFFFFFFU;

/// Similarity as an integer, so that sums are exact and do not depend on their order.
std::uint64_t matchWeight(const ScoredPair &pair, std::uint32_t numHashes) {
  if (pair.isVerified()) return kWeightOne * pair.intersection / pair.whole;
  return numHashes == 0 ? 0 : kWeightOne * pair.equalPositions / numHashes;
}

/// The most similar partners of a text.
struct BestOfText {
  std::uint64_t weight = 0;
  std::uint32_t pair = kNoPairOfText;  ///< of the first row
  std::uint64_t rows = 0;              ///< rows that are as similar
};

/// The pairs that take part, in their order.
Result<std::vector<std::uint32_t>> pairsInPlay(const MatchingInput &input,
                                               const RunContext &context) {
  std::vector<std::uint32_t> kept;
  for (std::size_t i = 0; i < input.pairs.size(); ++i) {
    if (i % kMatchPairsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    const ScoredPair &pair = input.pairs[i];
    if (isScoreAtLeast(pair, input.numHashes, input.threshold) &&
        matchWeight(pair, input.numHashes) > 0)
      kept.push_back(static_cast<std::uint32_t>(i));
  }
  return kept;
}

/// The pairs of one component, with its texts numbered on each side.
struct MatchComponent {
  std::vector<std::uint32_t> pairs;
  std::vector<TextId> left;
  std::vector<TextId> right;
  std::vector<AssignmentEdge> edges;
};

/// Splits pairs into components, ordered by their first pairs.
std::vector<MatchComponent> componentsOf(const MatchingInput &input,
                                         const std::vector<std::uint32_t> &kept) {
  DisjointSets sets(input.classes.textCount());
  for (const std::uint32_t pair : kept)
    sets.unite(input.pairs[pair].textA.value, input.pairs[pair].textB.value);
  std::unordered_map<std::uint32_t, std::size_t> places;
  std::vector<MatchComponent> components;
  for (const std::uint32_t pair : kept) {
    const auto [place, isNew] =
        places.try_emplace(sets.find(input.pairs[pair].textA.value), components.size());
    if (isNew) components.emplace_back();
    components[place->second].pairs.push_back(pair);
  }
  return components;
}

void number(const MatchingInput &input, MatchComponent &component) {
  std::unordered_map<std::uint32_t, std::uint32_t> left;
  std::unordered_map<std::uint32_t, std::uint32_t> right;
  const auto numberOf = [](auto &numbers, std::vector<TextId> &texts, TextId text) {
    const auto [place, isNew] =
        numbers.try_emplace(text.value, static_cast<std::uint32_t>(texts.size()));
    if (isNew) texts.push_back(text);
    return place->second;
  };
  for (const std::uint32_t index : component.pairs) {
    const ScoredPair &pair = input.pairs[index];
    component.edges.push_back({numberOf(left, component.left, pair.textA),
                               numberOf(right, component.right, pair.textB),
                               matchWeight(pair, input.numHashes)});
  }
}

std::vector<std::uint32_t> rowCounts(const TextClasses &classes, const std::vector<TextId> &texts) {
  std::vector<std::uint32_t> counts;
  counts.reserve(texts.size());
  for (const TextId text : texts)
    counts.push_back(static_cast<std::uint32_t>(classes.rowsOf(text).size()));
  return counts;
}

/// The rows of the reference that have a given similarity to a text, by pair.
std::vector<std::uint64_t> rowsAsSimilar(const MatchingInput &input,
                                         const MatchComponent &component) {
  std::vector<std::unordered_map<std::uint64_t, std::uint64_t>> ofLeft(component.left.size());
  for (std::size_t i = 0; i < component.edges.size(); ++i) {
    const AssignmentEdge &edge = component.edges[i];
    ofLeft[edge.left][edge.weight] += input.classes.rowsOf(component.right[edge.right]).size();
  }
  std::vector<std::uint64_t> rows;
  rows.reserve(component.edges.size());
  for (const AssignmentEdge &edge : component.edges)
    rows.push_back(ofLeft[edge.left].at(edge.weight));
  return rows;
}

/// Gives the uses of an assignment to rows, the first ones first.
void addMatches(const MatchingInput &input, const MatchComponent &component, const Assignment &made,
                Matching &matching) {
  std::vector<std::size_t> usedLeft(component.left.size());
  std::vector<std::size_t> usedRight(component.right.size());
  const std::vector<std::uint64_t> asSimilar = rowsAsSimilar(input, component);
  for (std::size_t i = 0; i < component.edges.size(); ++i) {
    const AssignmentEdge &edge = component.edges[i];
    const auto rows = input.classes.rowsOf(component.left[edge.left]);
    const auto partners = input.classes.rowsOf(component.right[edge.right]);
    for (std::uint32_t use = 0; use < made.uses[i]; ++use) {
      matching.matches.push_back({{rows[usedLeft[edge.left]++]},
                                  {partners[usedRight[edge.right]++]},
                                  component.pairs[i],
                                  asSimilar[i] - 1});
      if (!made.isOptimal) ++matching.greedyRows;
    }
  }
}

}  // namespace

Result<Matching> bestMatches(const MatchingInput &input, const RunContext &context) {
  const auto kept = pairsInPlay(input, context);
  if (!kept) return kept.error();
  std::vector<BestOfText> best(input.classes.textCount());
  for (const std::uint32_t index : *kept) {
    const ScoredPair &pair = input.pairs[index];
    const std::uint64_t weight = matchWeight(pair, input.numHashes);
    BestOfText &ofText = best[pair.textA.value];
    if (weight < ofText.weight) continue;
    const std::size_t rows = input.classes.rowsOf(pair.textB).size();
    // Texts are numbered by their first rows, so the first pair has the first row.
    ofText = weight > ofText.weight ? BestOfText{weight, index, rows}
                                    : BestOfText{weight, ofText.pair, ofText.rows + rows};
  }
  Matching matching;
  for (std::uint32_t row = 0; row < input.classes.textOfRow.size(); ++row) {
    if (row % kMatchPairsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    const BestOfText &ofText = best[input.classes.textOf({row}).value];
    if (ofText.pair == kNoPairOfText) continue;
    const RecordId partner = input.classes.firstRow(input.pairs[ofText.pair].textB);
    matching.matches.push_back({{row}, partner, ofText.pair, ofText.rows - 1});
  }
  return matching;
}

Result<Matching> oneToOneMatches(const MatchingInput &input, const RunContext &context) {
  const auto kept = pairsInPlay(input, context);
  if (!kept) return kept.error();
  Matching matching;
  for (MatchComponent &component : componentsOf(input, *kept)) {
    if (context.isCancelled()) return cancelledError();
    number(input, component);
    const auto made = assign(rowCounts(input.classes, component.left),
                             rowCounts(input.classes, component.right), component.edges, context);
    if (!made) return made.error();
    addMatches(input, component, *made, matching);
  }
  std::ranges::sort(matching.matches, {}, &RowMatch::row);
  return matching;
}

}  // namespace shinglescope
