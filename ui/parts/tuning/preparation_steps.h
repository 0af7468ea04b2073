// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// A range of characters of a shown text.
struct TextMark {
  qsizetype begin = 0;
  qsizetype end = 0;
  bool operator==(const TextMark &) const = default;
};

/// A text after one step and its differences from the previous text: new characters, or the
/// character next to removed text.
struct ShownStep {
  PreparationStep step = PreparationStep::Original;
  QString text;
  QVector<TextMark> marks;
};

/// The steps from one row to its set of shingles, for the preview.
struct PreparationSteps {
  QVector<ShownStep> steps;
  QStringList shingles;          ///< the first shingles, in text order
  std::size_t shingleCount = 0;  ///< number of distinct shingles
  bool isCut = false;            ///< only the first characters were used
};

inline constexpr std::size_t kPreviewCharacters = 2000;

/// The name of a step in the preview.
QString stepName(PreparationStep step);
/// Marks the changes from one text to the next. Takes bounded time on texts of up to
/// kPreviewCharacters characters.
QVector<TextMark> changedMarks(std::string_view before, std::string_view after);
/// Returns all steps for one row; the text is cut to kPreviewCharacters characters. Errors as
/// for TextPreparer::create.
Result<PreparationSteps> preparationSteps(const Dataset &dataset, RecordId row,
                                          const std::vector<ColumnId> &columns,
                                          const Recipe &recipe);

}  // namespace shinglescope
