// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

#include "core/base/files/file_calls.h"
#include "core/lesson/hand_out.h"
#include "ui/base/print/pdf_pages.h"

class QTextDocument;

namespace shinglescope {

/// How a lesson is printed.
struct HandOutPrint {
  HandOutForm form = HandOutForm::Complete;
  QString language;  ///< of the author's texts
  QPageSize::PageSizeId paper = QPageSize::A4;
  SheetBlanks blanks = {};
  std::optional<LessonStage> stage = {};  ///< only this stage
};

/// Fills a document with a printed lesson, on pages of this size. A hand-out that would have more
/// than kHandOutPages is summarized more. Any thread. Errors: Cancelled.
Result<void> layOutLesson(const Lesson &lesson, const HandOutPrint &print, QTextDocument &document,
                          const QSizeF &page, const RunContext &context);

/// Writes a lesson as a PDF, atomically. Returns the number of pages. Any thread while a
/// QGuiApplication exists. Stage: Writing, in pages. Errors: Io, Cancelled.
Result<int> writeHandOut(const Lesson &lesson, const HandOutPrint &print, const QString &path,
                         const RunContext &context, FileCalls &calls = systemFileCalls());

}  // namespace shinglescope
