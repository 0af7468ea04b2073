#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// A stretch of characters of a shown text.
struct TextMark {
  qsizetype begin = 0;
  qsizetype end = 0;
  bool operator==(const TextMark &) const = default;
};

/// A text after one step, and where it differs from the text before it: what
/// is new, or, where something went away, the character beside the gap.
struct ShownStep {
  PreparationStep step = PreparationStep::Original;
  QString text;
  QVector<TextMark> marks;
};

/// How one row becomes a set of shingles, for the preview.
struct PreparationSteps {
  QVector<ShownStep> steps;
  QStringList shingles;          ///< the first ones, in the order of the text
  std::size_t shingleCount = 0;  ///< distinct ones
  bool isCut = false;            ///< only the first characters were looked at
};

inline constexpr std::size_t kPreviewCharacters = 2000;

/// The name of a step, as the preview shows it.
QString stepName(PreparationStep step);
/// Marks what changed from one text to the next. Bounded time on texts of up
/// to kPreviewCharacters characters.
QVector<TextMark> changedMarks(std::string_view before, std::string_view after);
/// All steps for one row; the text is cut to kPreviewCharacters characters.
/// Errors as TextPreparer::create.
Result<PreparationSteps> preparationSteps(const Dataset &dataset, RecordId row,
                                          const std::vector<ColumnId> &columns,
                                          const Recipe &recipe);

}  // namespace shinglescope
