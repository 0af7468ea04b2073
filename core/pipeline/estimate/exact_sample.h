// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/estimate/looked_rows.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {

/// The sampled part of one side and the size of that side.
struct SampledSide {
  double rows = 0;     ///< data rows of this side
  double texts = 0;    ///< estimated distinct texts of these rows
  double sampled = 0;  ///< texts in the sample, one row each
  double scale() const { return sampled > 0 ? texts / sampled : 1; }
};

/// Distinct texts drawn at random and shingled as in an exact run, within the recipe's scope. The
/// stop shingles are those found in the sample itself. A plain value.
struct ExactSample {
  SampledSide file;       ///< all rows if there is no reference
  SampledSide reference;  ///< empty without a reference
  ShingledTexts texts;
  PairScope scope;
  std::vector<std::uint32_t> order;  ///< all texts; every prefix is a random sample
  std::vector<std::uint32_t> rows;   ///< by row of the sample: its row in the data
  ShingleOptions shingling;          ///< with the stop shingles of the sample
  CellTexts cells;                   ///< of all rows
  std::vector<ColumnId> columns;     ///< columns that distinguish texts
  double preparingSeconds = 0;       ///< of one thread, for the sample

  double rowCount() const { return file.rows + reference.rows; }
  /// The reference's first row in the data, if there is one.
  std::optional<std::uint32_t> firstReference() const {
    if (!scope.hasReference()) return std::nullopt;
    return static_cast<std::uint32_t>(file.rows);
  }
  double sampledRows() const { return file.sampled + reference.sampled; }
  /// Scales a count of texts or of their shingles to all rows; `count` returns it for one text.
  template <class Count>
  double scaled(Count count) const {
    double total = 0;
    for (std::uint32_t text = 0; text < texts.classes.textCount(); ++text)
      total +=
          count(TextId{text}) * (text < scope.firstReference ? file.scale() : reference.scale());
    return total;
  }
  /// The number of texts that a text may be paired with in all rows, divided by that in the sample.
  double textScale() const;
};

struct SampleSize {
  std::size_t texts = 0;     ///< the most texts to draw
  std::uint64_t memory = 0;  ///< the sample uses at most a quarter of it
};

/// Draws texts, fewer if they are long or memory is scarce. With a reference, the smaller side gets
/// a quarter of them if it has that many. Errors: BadParameter, Format for no rows, Cancelled.
Result<ExactSample> takeExactSample(const Dataset &dataset, const Recipe &recipe,
                                    std::optional<std::uint32_t> firstReference,
                                    const SampleSize &size, const RunContext &context);

/// The sets of the first `count` texts in the sample's order and their scope.
struct SampledSets {
  ShingleSets sets;
  PairScope scope;
};
SampledSets firstSets(const ExactSample &sample, std::size_t count);

/// CPU time of this thread alone, so that a busy machine does not make a run look long.
double threadSeconds();

}  // namespace shinglescope
