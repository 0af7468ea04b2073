// SPDX-License-Identifier: MIT
#include "core/tune/advice/true_pairs.h"

#include <algorithm>

#include "core/tune/rows/partner_search.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

constexpr std::size_t kFirstSearchedTexts = 1000;
constexpr std::size_t kMoreSearchedTexts = 4;

/// Searches the partners of more and more random texts.
Result<void> searchSample(const ExactSets &texts, const SimilarityBound &bound, std::uint64_t seed,
                          const RunContext &context, TruePairs &found) {
  const std::size_t most = std::min(texts.withShingles.size(), kMostSearchedTexts);
  for (std::size_t count = kFirstSearchedTexts;; count *= kMoreSearchedTexts) {
    std::vector<std::uint32_t> chosen;
    for (const std::uint32_t at : drawRows(texts.withShingles.size(), std::min(count, most), seed))
      chosen.push_back(texts.withShingles[at]);
    found.searchedTexts = chosen.size();
    auto partners = findPartners(texts, chosen, bound, context);
    if (!partners) return partners.error();
    found.pairs = *std::move(partners);
    texts.removeIdentical(found.pairs);
    if (found.pairs.size() >= kEnoughTruePairs || count >= most) return {};
  }
}

}  // namespace

TruePairs TruePairs::atLeast(const Ratio &higher) const {
  TruePairs some = *this;
  some.threshold = higher;
  std::erase_if(some.pairs, [&](const ScoredPair &pair) {
    return !isAtLeast(pair.intersection, pair.whole, higher);
  });
  return some;
}

double TruePairs::textPairs() const {
  const auto seen = static_cast<double>(pairs.size());
  if (isExact || searchedTexts == 0) return seen;
  // A pair is met if either of its texts is drawn.
  const double missed = 1 - static_cast<double>(searchedTexts) / static_cast<double>(dataTexts);
  return missed <= 0 ? seen : seen / (1 - missed * missed);
}

Result<TruePairs> findTruePairs(const ExactSets &texts, const SimilarityBound &bound,
                                const TruePairOptions &options, const RunContext &context) {
  TruePairs found{bound.threshold, {}, false, 0, 0, texts.withShingles.size()};
  const auto entries = countJoinEntries(texts.sets(), bound, context);
  if (!entries) return entries.error();
  found.joinEntries = *entries;
  if (*entries > options.exactUpTo) {
    if (auto done = searchSample(texts, bound, options.seed, context, found); !done)
      return done.error();
    return found;
  }
  auto joined = exactJoin(texts.sets(), bound, context, texts.scope);
  if (!joined) return joined.error();
  found.pairs = std::move(joined->pairs);
  texts.removeIdentical(found.pairs);
  found.isExact = true;
  found.searchedTexts = found.dataTexts;
  return found;
}

}  // namespace shinglescope
