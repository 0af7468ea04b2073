// SPDX-License-Identifier: MIT
#include "core/cluster/text_components.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kComparisonsPerPoll = 1024;
constexpr std::size_t kPairsPerPoll = 1U << 18U;

double similarityOf(const ScoredPair &pair, std::uint32_t numHashes) {
  return pair.isVerified() ? pair.similarity()
                           : static_cast<double>(pair.equalPositions) / numHashes;
}

/// Calls `visit` for each pair that links its texts; false if cancelled.
template <class Function>
bool forEachEdge(const GroupingInput &input, const LinkFilter &isLink, const RunContext &context,
                 Function visit) {
  for (std::size_t i = 0; i < input.pairs.size(); ++i) {
    if (i % kPairsPerPoll == 0 && context.isCancelled()) return false;
    if (!isScoreAtLeast(input.pairs[i], input.numHashes, input.threshold)) continue;
    if (!isLink || isLink(i)) visit(input.pairs[i]);
  }
  return true;
}

/// Replaces the weakest link with a weaker one; if links are equal, the first one is kept.
void consider(TextId a, TextId b, double similarity, WeakestLink &weakest) {
  if (similarity >= weakest.similarity) return;
  weakest.similarity = similarity;
  weakest.textA = a;
  weakest.textB = b;
}

Result<void> considerAllTexts(const GroupingInput &input, const TextComponent &component,
                              const RunContext &context, WeakestLink &weakest) {
  std::size_t compared = 0;
  for (std::size_t i = 0; i < component.texts.size(); ++i) {
    const auto a = input.sets[component.texts[i]];
    for (std::size_t j = i + 1; j < component.texts.size(); ++j) {
      if (++compared % kComparisonsPerPoll == 0 && context.isCancelled()) return cancelledError();
      const auto b = input.sets[component.texts[j]];
      const std::uint32_t shared = intersectionSize(a, b);
      const double whole = input.measure.wholeOf(a.size(), b.size(), shared);
      consider(component.texts[i], component.texts[j], shared / whole, weakest);
      if (weakest.similarity == 0) return {};  // no similarity is lower
    }
  }
  return {};
}

/// Returns whether the edges already contain the similarity of every pair of texts, as in most
/// small groups.
bool areAllTextsLinked(const TextComponent &component) {
  const std::size_t texts = component.texts.size();
  return component.edges.size() == texts * (texts - 1) / 2 &&
         std::ranges::all_of(component.edges, &ScoredPair::isVerified);
}

/// Returns whether texts without an edge must be compared. Expects a component of several texts.
bool needsSets(const GroupingInput &input, const TextComponent &component, std::size_t rows) {
  return weakestLinkBasis(input, rows) == WeakestLinkBasis::AllMembers &&
         !areAllTextsLinked(component);
}

}  // namespace

Result<std::vector<TextComponent>> connectTexts(const GroupingInput &input,
                                                const LinkFilter &isLink,
                                                const RunContext &context) {
  const std::size_t textCount = input.classes.textCount();
  DisjointSets sets(textCount);
  const auto unite = [&](const ScoredPair &pair) {
    sets.unite(pair.textA.value, pair.textB.value);
  };
  if (!forEachEdge(input, isLink, context, unite)) return cancelledError();
  constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  std::vector<std::uint32_t> componentOfRoot(textCount, kNone);
  std::vector<TextComponent> components;
  for (std::uint32_t text = 0; text < textCount; ++text) {
    const bool isClass =
        input.classes.rowsOf(TextId{text}).size() > 1 && input.classes.hasShingles(TextId{text});
    if (sets.sizeOf(text) == 1 && !isClass) continue;
    std::uint32_t &component = componentOfRoot[sets.find(text)];
    if (component == kNone) {
      component = static_cast<std::uint32_t>(components.size());
      components.emplace_back();
    }
    components[component].texts.push_back(TextId{text});
  }
  const auto addEdge = [&](const ScoredPair &pair) {
    components[componentOfRoot[sets.find(pair.textA.value)]].edges.push_back(&pair);
  };
  if (!forEachEdge(input, isLink, context, addEdge)) return cancelledError();
  return components;
}

WeakestLinkBasis weakestLinkBasis(const GroupingInput &input, std::size_t rows) {
  if (input.verification == Verification::Estimate) return WeakestLinkBasis::Estimate;
  return rows > kMaxMembersForAllLinks ? WeakestLinkBasis::VerifiedEdges
                                       : WeakestLinkBasis::AllMembers;
}

std::vector<std::uint32_t> textsToCompare(const GroupingInput &input,
                                          std::span<const TextComponent> components) {
  std::vector<std::uint32_t> texts;
  for (const TextComponent &component : components) {
    std::size_t rows = 0;
    for (const TextId text : component.texts) rows += input.classes.rowsOf(text).size();
    if (component.texts.size() == 1 || !needsSets(input, component, rows)) continue;
    for (const TextId text : component.texts) texts.push_back(text.value);
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

Result<WeakestLink> findWeakestLink(const GroupingInput &input, const TextComponent &component,
                                    std::size_t rows, const RunContext &context) {
  const TextId first = component.texts.front();
  if (component.texts.size() == 1) return WeakestLink{1.0, first, first};
  WeakestLink weakest{2.0, first, first, weakestLinkBasis(input, rows)};
  if (needsSets(input, component, rows)) {
    if (auto done = considerAllTexts(input, component, context, weakest); !done)
      return done.error();
    return weakest;
  }
  for (const ScoredPair *edge : component.edges)
    consider(edge->textA, edge->textB, similarityOf(*edge, input.numHashes), weakest);
  return weakest;
}

}  // namespace shinglescope
