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

/// Rows of a sample, and what they stand for.
struct SampledSide {
  double rows = 0;     ///< of the data
  double texts = 0;    ///< distinct ones of these, about
  double sampled = 0;  ///< of these, a row each
  double scale() const { return sampled > 0 ? texts / sampled : 1; }
};

/// Some distinct texts, drawn at random and cut into sets as an exact run does: without the
/// stop-shingles that the sample itself shows, and within the recipe's scope. A
/// plain value.
struct ExactSample {
  SampledSide file;       ///< all rows where there is no reference
  SampledSide reference;  ///< empty where there is none
  ShingledTexts texts;
  PairScope scope;
  std::vector<std::uint32_t> order;  ///< all texts; any first part of them is a random sample
  std::vector<std::uint32_t> rows;   ///< of the data, for each row of the sample
  ShingleOptions shingling;          ///< with the stop-shingles of the sample
  CellTexts cells;                   ///< of all rows
  std::vector<ColumnId> columns;     ///< that tell texts apart
  double preparingSeconds = 0;       ///< of one thread, for the sample

  double rowCount() const { return file.rows + reference.rows; }
  double sampledRows() const { return file.sampled + reference.sampled; }
  /// What a count of texts or of their shingles comes to in all rows; `count`
  /// tells it of one text.
  template <class Count>
  double scaled(Count count) const {
    double total = 0;
    for (std::uint32_t text = 0; text < texts.classes.textCount(); ++text)
      total +=
          count(TextId{text}) * (text < scope.firstReference ? file.scale() : reference.scale());
    return total;
  }
  /// By how much there are more texts that a text may meet than in the sample.
  double textScale() const;
};

struct SampleSize {
  std::size_t texts = 0;     ///< at most
  std::uint64_t memory = 0;  ///< of which the sample takes at most a quarter
};

/// Takes some texts, fewer where they are long or memory is little; of the smaller side
/// of a reference a fourth of them, if it has so many. BadParameter, Format for
/// no rows, Cancelled.
Result<ExactSample> takeExactSample(const Dataset &dataset, const Recipe &recipe,
                                    std::optional<std::uint32_t> firstReference,
                                    const SampleSize &size, const RunContext &context);

/// The sets of the first `count` texts in the sample's order and their scope.
struct SampledSets {
  ShingleSets sets;
  PairScope scope;
};
SampledSets firstSets(const ExactSample &sample, std::size_t count);

/// Time of this thread alone: a busy machine must not make a run look long.
double threadSeconds();

}  // namespace shinglescope
