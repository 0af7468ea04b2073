// SPDX-License-Identifier: MIT
#include "core/lesson/model/row_lesson.h"

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kHashes = 12;
constexpr std::uint32_t kBands = 4;

}  // namespace

Result<LessonSpec> lessonOfRows(const Dataset &dataset, const Recipe &recipe,
                                std::span<const RecordId> rows,
                                std::span<const std::string> names) {
  if (rows.size() < 2 || rows.size() > kMaxLessonTexts) {
    return badParameter({MessageId::LessonRowsOutside, {kMaxLessonTexts}});
  }
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  LessonSpec spec;
  std::string joined;
  for (std::size_t i = 0; i < rows.size(); ++i)
    spec.texts.push_back({names[i], std::string(recordText(dataset, rows[i], *columns, joined))});
  spec.preparation = recipe.preparation;
  spec.shingle = recipe.shingle;
  spec.shingle.maxDocumentFrequency.reset();
  spec.shingle.stop.reset();
  spec.shingle.minDocumentFrequency = 0;
  spec.shingle.common.reset();
  spec.permutations.kind = LessonPermutations::Shuffled;
  spec.permutations.numHashes = kHashes;
  spec.bands = kBands;
  spec.walk = LessonWalk::Order;
  spec.convention = LessonConvention::Position;
  return spec;
}

}  // namespace shinglescope
