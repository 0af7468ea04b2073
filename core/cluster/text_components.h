// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"
#include "core/shingle/text_classes.h"
#include "core/verify/measure.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// How a group's weakest link was measured.
enum class WeakestLinkBasis {
  AllMembers,     ///< exact, over all pairs of members
  VerifiedEdges,  ///< exact, over the pairs that were verified (large groups)
  Estimate        ///< from signatures (recipes that do not verify)
};

/// Rows connected by pairs at or above the threshold.
struct Group {
  std::vector<RecordId> rows;  ///< ascending, at least two
  double weakestLink = 1.0;    ///< lowest similarity of two members
  RecordId weakestA;
  RecordId weakestB;
  WeakestLinkBasis basis = WeakestLinkBasis::AllMembers;
};

/// For groups of up to this number of members, the weakest link is the minimum over all pairs of
/// members; for larger ones, over the verified pairs.
inline constexpr std::size_t kMaxMembersForAllLinks = 2000;

struct GroupingInput {
  const TextClasses &classes;
  const ShingleSets &sets;
  std::span<const ScoredPair> pairs;  ///< those below the threshold are skipped
  Ratio threshold;
  std::uint32_t numHashes = 0;  ///< of the signatures; for pairs that are only estimated
  Verification verification = Verification::Exact;
  Measure measure = {};
};

/// Connected distinct texts, and the pairs that link them.
struct TextComponent {
  std::vector<TextId> texts;              ///< ascending
  std::vector<const ScoredPair *> edges;  ///< in the order of the pairs
};

/// Returns whether a pair may link its texts; the argument is its index.
using LinkFilter = std::function<bool(std::size_t)>;

/// Returns the texts connected by pairs at or above the threshold that the filter accepts (no
/// filter: all), ordered by their smallest texts. A single text is a component only if it has
/// shingles and represents several rows. Union-find, practically O(pairs + texts). Errors:
/// Cancelled.
Result<std::vector<TextComponent>> connectTexts(const GroupingInput &input,
                                                const LinkFilter &isLink,
                                                const RunContext &context);

/// Returns the texts whose sets findWeakestLink() needs, ascending.
std::vector<std::uint32_t> textsToCompare(const GroupingInput &input,
                                          std::span<const TextComponent> components);

/// The lowest similarity between two texts of a component.
struct WeakestLink {
  double similarity = 1.0;
  TextId textA;
  TextId textB;
  WeakestLinkBasis basis = WeakestLinkBasis::AllMembers;
  bool operator==(const WeakestLink &) const = default;
};

/// Returns how the weakest link of a group of `rows` rows is measured.
WeakestLinkBasis weakestLinkBasis(const GroupingInput &input, std::size_t rows);

/// Finds the weakest link of a component that represents `rows` rows. Up to kMaxMembersForAllLinks
/// rows it compares all texts, O(texts^2) comparisons of sets; for more rows, and for estimates,
/// only the edges. On a tie the first link is returned. Errors: Cancelled.
Result<WeakestLink> findWeakestLink(const GroupingInput &input, const TextComponent &component,
                                    std::size_t rows, const RunContext &context);

}  // namespace shinglescope
