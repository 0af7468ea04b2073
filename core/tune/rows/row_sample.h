// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/tune/rows/exact_sets.h"
#include "core/tune/rows/known_pairs.h"

namespace shinglescope {

/// How the rows of a sample are drawn.
enum class RowsDrawn {
  Any,          ///< each set of rows is equally likely
  WithPartner,  ///< rows, each with one of its partners, before any others
};

inline constexpr std::array kRowsDrawnNames = {NamedChoice{"any", RowsDrawn::Any},
                                               NamedChoice{"with-partner", RowsDrawn::WithPartner}};

/// Draws samples of a table. `WithPartner` is for tables in which few rows are similar: among n of
/// N rows, both rows of a similar pair are drawn with a probability of only about (n / N)^2. Rows
/// are examined in random order. A row whose text is at or above the threshold to other texts
/// enters the sample with a random row of one of these. This continues until the sample is full of
/// such pairs, has kEnoughSampledPairs of them, or kMostLookedRows rows were examined. Such a
/// sample has more similar pairs than the table. It shows the recall of rows with partners, but not
/// the precision of the table.
class RowSampler {
 public:
  static constexpr std::size_t kEnoughSampledPairs = 300;
  static constexpr std::size_t kMostLookedRows = 100'000;

  /// Refers to the data set. `WithPartner` prepares and shingles all rows, and the sampler keeps
  /// them; `Any` costs nothing. Errors: those of makeExactSets(). Stage: Preparing, in rows.
  static Result<RowSampler> create(const Dataset &dataset, const Recipe &recipe, RowsDrawn drawn,
                                   const RunContext &context);

  /// Draws `count` rows, ascending; all of them if there are fewer. A pure function of its
  /// arguments. `Any`: O(count log count). `WithPartner`: several findPartners() calls. Errors:
  /// Limit, Cancelled. No stage.
  Result<std::vector<std::uint32_t>> draw(std::uint64_t count, std::uint64_t seed,
                                          const Ratio &threshold, const RunContext &context) const;

 private:
  explicit RowSampler(std::size_t rows) : m_rows(rows) {}

  std::size_t m_rows;
  std::optional<ExactSets> m_texts;  ///< set for WithPartner
};

/// Draws `count` rows, ascending; all of them if there are fewer. Both rows of known pairs, drawn
/// at random, come before any others: among n of N rows, both rows of a known pair are drawn with a
/// probability of only about (n / N)^2. Every known pair is equally likely, so the recall of the
/// sample is that of the table; its precision is higher. A pure function of its arguments.
/// O((count + pairs) log count).
std::vector<std::uint32_t> drawKnownRows(std::size_t rows, std::size_t count, std::uint64_t seed,
                                         std::span<const KnownPair> known);

}  // namespace shinglescope
