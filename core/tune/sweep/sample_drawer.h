// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/rows/known_pairs.h"
#include "core/tune/rows/row_sample.h"
#include "core/tune/sweep/sweep_grid.h"
#include "core/tune/sweep/sweep_sample.h"

namespace shinglescope {

/// Returns the recipe of the settings with this k: without the fields that a sweep does not allow.
Recipe recipeOfSweep(const Recipe &recipe, const SweepGrid &grid, std::uint32_t k);
/// Returns the hash function and permutations of a setting on a sample.
SignatureGroup groupOf(const SweepSetting &setting, const Recipe &recipe, std::uint32_t sample);
Ratio leastThreshold(const SweepGrid &grid);

/// Draws the samples of a sweep. Refers to the data set and the grid.
class SampleDrawer {
 public:
  /// Errors: those of RowSampler::create(). Stage: Preparing, in rows, if rows with a partner are
  /// drawn.
  static Result<SampleDrawer> create(const Dataset &dataset, const Recipe &recipe,
                                     const SweepGrid &grid,
                                     std::shared_ptr<const LabelledPairs> known,
                                     const RunContext &context);

  /// Draws sample `sample` with `rows` rows, or all of them. Errors: those of RowSampler::draw().
  Result<SweepSampleRows> draw(std::uint32_t sample, std::uint64_t rows,
                               const RunContext &context) const;

 private:
  SampleDrawer(const Dataset &dataset, const SweepGrid &grid,
               std::shared_ptr<const LabelledPairs> known, RowSampler sampler)
      : m_dataset(dataset),
        m_grid(grid),
        m_known(std::move(known)),
        m_sampler(std::move(sampler)) {}
  SweepSampleRows copied(std::vector<std::uint32_t> rows) const;

  const Dataset &m_dataset;
  const SweepGrid &m_grid;
  std::shared_ptr<const LabelledPairs> m_known;
  RowSampler m_sampler;
  std::shared_ptr<const CommonWords> m_common;  ///< of the table, the same for every k
};

}  // namespace shinglescope
