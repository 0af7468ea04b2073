// SPDX-License-Identifier: MIT
#include "ui/parts/why/row_lesson_request.h"

#include <QCoreApplication>

#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

struct RowLessonRequest {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RowLessonRequest)
};

}  // namespace

Result<LessonSpec> lessonOfChosenRows(const Dataset &dataset, const Recipe &recipe,
                                      const std::vector<RecordId> &rows) {
  std::vector<std::string> names;
  for (const RecordId row : rows)
    names.push_back(RowLessonRequest::tr("row %1").arg(rowNumberText(row, &dataset)).toStdString());
  Result<LessonSpec> spec = lessonOfRows(dataset, recipe, rows, names);
  if (spec)
    spec->title.byLanguage[""] =
        RowLessonRequest::tr("Rows %1").arg(rowListText(rows, &dataset)).toStdString();
  return spec;
}

}  // namespace shinglescope
