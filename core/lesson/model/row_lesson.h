#pragma once

#include <span>

#include "core/base/result.h"
#include "core/dataset/table/dataset.h"
#include "core/lesson/model/lesson_spec.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// A lesson of rows of a data set as a recipe reads them: the same compared
/// columns, preparation and shingles, so that its matrix is that of the run.
/// Stop-shingles stay in it. The rows of the matrix are truly shuffled, since few
/// shingles show best what a permutation is. The documents are named by `names`,
/// one for each row. BadParameter for over kMaxLessonTexts rows, for fewer than
/// two, and for a recipe whose columns are not there. O(bytes of the rows).
Result<LessonSpec> lessonOfRows(const Dataset &dataset, const Recipe &recipe,
                                std::span<const RecordId> rows, std::span<const std::string> names);

}  // namespace shinglescope
