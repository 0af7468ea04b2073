#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/tune/rows/tuned_texts.h"

namespace shinglescope {

/// Which rows come into a sample.
enum class RowsDrawn {
  Any,          ///< each set of rows equally likely
  WithPartner,  ///< first rows with one of their partners, then any
};

inline constexpr std::array kRowsDrawnNames = {NamedChoice{"any", RowsDrawn::Any},
                                               NamedChoice{"with-partner", RowsDrawn::WithPartner}};

/// Draws the samples of a table. `WithPartner` is for tables in which few rows are similar: of n
/// of N rows a similar pair is drawn whole with a chance of about (n / N)^2 only. Rows are looked
/// at in random order; one whose text is at or over the threshold to other texts comes into the
/// sample with a row of one of these, drawn at random. Rows are looked at until the sample is full
/// of such pairs, or has kEnoughSampledPairs of them, or kMostLookedRows were looked at. Such a
/// sample has more similar pairs than the table, so it tells the recall of rows with partners, not
/// the precision that the table would have.
class RowSampler {
 public:
  static constexpr std::size_t kEnoughSampledPairs = 300;
  static constexpr std::size_t kMostLookedRows = 100'000;

  /// Refers to the data set. `WithPartner` prepares and shingles all rows, and the sampler keeps
  /// them; `Any` costs nothing. Errors as makeTunedTexts(). Stage: Preparing, in rows.
  static Result<RowSampler> create(const Dataset &dataset, const Recipe &recipe, RowsDrawn drawn,
                                   const RunContext &context);

  /// So many rows, ascending; all of them where there are no more. A pure function of its
  /// arguments. `Any`: O(count log count). `WithPartner`: some findPartners(). Limit, Cancelled.
  /// No stage.
  Result<std::vector<std::uint32_t>> draw(std::uint64_t count, std::uint64_t seed,
                                          const Ratio &threshold, const RunContext &context) const;

 private:
  explicit RowSampler(std::size_t rows) : m_rows(rows) {}

  std::size_t m_rows;
  std::optional<TunedTexts> m_texts;  ///< where rows with partners are asked for
};

}  // namespace shinglescope
