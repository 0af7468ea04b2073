// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/result.h"
#include "core/dataset/table/dataset.h"
#include "core/lesson/model/lesson_spec.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// Builds a lesson from rows of a data set as a recipe reads them: the same compared columns,
/// preparation and shingles, so its matrix is that of the run. Stop shingles are kept. The rows of
/// the matrix are shuffled, because with few shingles this shows best what a permutation is.
/// `names` contains the names of the documents, one for each row. Errors: BadParameter for more
/// than kMaxLessonTexts or fewer than two rows, and for a recipe whose columns do not exist.
/// O(bytes of the rows).
Result<LessonSpec> lessonOfRows(const Dataset &dataset, const Recipe &recipe,
                                std::span<const RecordId> rows, std::span<const std::string> names);

}  // namespace shinglescope
