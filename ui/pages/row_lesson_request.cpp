#include "ui/pages/row_lesson_request.h"

#include <QCoreApplication>

#include "ui/models/row_text.h"

namespace shinglescope {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RowLessonRequest)
};

}  // namespace

Result<LessonSpec> lessonOfChosenRows(const Dataset &dataset, const Recipe &recipe,
                                      const std::vector<RecordId> &rows) {
  std::vector<std::string> names;
  for (const RecordId row : rows)
    names.push_back(Words::tr("row %1").arg(rowNumberText(row)).toStdString());
  Result<LessonSpec> spec = lessonOfRows(dataset, recipe, rows, names);
  if (spec) spec->title.byLanguage[""] = Words::tr("Rows %1").arg(rowListText(rows)).toStdString();
  return spec;
}

}  // namespace shinglescope
