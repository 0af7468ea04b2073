// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sample_drawer.h"

#include <algorithm>

#include "core/pipeline/recipe/find_request.h"

namespace shinglescope {

Ratio leastThreshold(const SweepGrid &grid) { return *std::ranges::min_element(grid.thresholds); }

Recipe recipeOfSweep(const Recipe &recipe, const SweepGrid &grid, std::uint32_t k) {
  Recipe common = recipe;
  common.shingle.k = k;
  common.shingle.unit = grid.unit.value_or(recipe.shingle.unit);
  common.shingle.stop.reset();
  common.shingle.common.reset();
  common.floor.reset();
  return common;
}

SignatureGroup groupOf(const SweepSetting &setting, const Recipe &recipe, std::uint32_t sample) {
  return {setting.hash, {setting.scheme, setting.numHashes, recipe.signature.seed + sample}};
}

Result<SampleDrawer> SampleDrawer::create(const Dataset &dataset, const Recipe &recipe,
                                          const SweepGrid &grid,
                                          std::shared_ptr<const LabelledPairs> known,
                                          const RunContext &context) {
  const RowsDrawn drawn = known != nullptr ? RowsDrawn::Any : grid.drawn;
  auto sampler =
      RowSampler::create(dataset, recipeOfSweep(recipe, grid, grid.k.front()), drawn, context);
  if (!sampler) return sampler.error();
  auto common =
      commonWordsOf(dataset, recipeOfSweep(recipe, grid, grid.k.front()), quietly(context));
  if (!common) return common.error();
  SampleDrawer drawer(dataset, grid, std::move(known), *std::move(sampler));
  drawer.m_common = *std::move(common);
  return drawer;
}

Result<SweepSampleRows> SampleDrawer::draw(std::uint32_t sample, std::uint64_t rows,
                                           const RunContext &context) const {
  const std::uint64_t seed = m_grid.sampleSeed + sample;
  const std::size_t most = std::min<std::uint64_t>(rows, m_dataset.rowCount());
  if (m_known != nullptr)
    return copied(drawKnownRows(m_dataset.rowCount(), most, seed, m_known->pairs));
  auto drawn = m_sampler.draw(most, seed, leastThreshold(m_grid), context);
  if (!drawn) return drawn.error();
  return copied(*std::move(drawn));
}

SweepSampleRows SampleDrawer::copied(std::vector<std::uint32_t> rows) const {
  auto dataset = copyRows(m_dataset, rows);
  return {std::move(dataset), std::move(rows), m_known, m_common};
}

}  // namespace shinglescope
