// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/hand_out_pdf.h"

#include <QTextDocument>

#include "core/base/files/atomic_file.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/print/hand_out_layout.h"
#include "ui/pages/learn/print/stage_blocks.h"

namespace shinglescope {
namespace {

/// The limits to try, from the usual ones to the closest.
constexpr PaperLimits kPaperLimits[] = {{}, {400, 6, 8, 4, 12, 3, 6}, {300, 4, 6, 3, 8, 2, 4}};

}  // namespace

Result<void> layOutLesson(const Lesson &lesson, const HandOutPrint &print, QTextDocument &document,
                          const QSizeF &page, const RunContext &context) {
  for (const PaperLimits &limits : kPaperLimits) {
    document.clear();
    HandOut paper =
        handOutOf(lesson, print.form, print.language.toStdString(), print.blanks, limits);
    if (print.stage) paper = onlyStage(paper, *print.stage);
    auto done = layOutHandOut(paper, document, page, context);
    if (!done || print.form != HandOutForm::Complete || document.pageCount() <= kHandOutPages)
      return done;
  }
  return {};
}

Result<int> writeHandOut(const Lesson &lesson, const HandOutPrint &print, const QString &path,
                         const RunContext &context, FileCalls &calls) {
  // Opened before the layout, so that an unwritable path fails immediately.
  auto file = AtomicFile::open(path.toStdString(), calls);
  if (!file) return file.error();
  const QString title = cellDisplayText(lesson.spec().title.in(print.language.toStdString()));
  const auto fill = [&lesson, &print](QTextDocument &document, const QSizeF &page,
                                      const RunContext &running) {
    return layOutLesson(lesson, print, document, page, running);
  };
  const auto pdf = makePdf({print.paper, title, handOutName(print.form)}, fill, context);
  if (!pdf) return pdf.error();
  const auto bytes = static_cast<std::size_t>(pdf->bytes.size());
  if (auto written = file->write({pdf->bytes.constData(), bytes}); !written) return written.error();
  if (context.isCancelled()) return cancelledError();
  if (auto done = file->commit(); !done) return done.error();
  return pdf->pages;
}

}  // namespace shinglescope
