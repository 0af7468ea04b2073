// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/hand_out_pdf.h"

#include "core/base/files/atomic_file.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/print/hand_out_layout.h"

namespace shinglescope {

Result<int> writeHandOut(const Lesson &lesson, HandOutForm form, const QString &language,
                         QPageSize::PageSizeId paper, const QString &path,
                         const RunContext &context, FileCalls &calls) {
  // Opened before the layout, so that an unwritable path fails immediately.
  auto file = AtomicFile::open(path.toStdString(), calls);
  if (!file) return file.error();
  const HandOut made = handOutOf(lesson, form, language.toStdString());
  const QString title = cellDisplayText(made.title);
  const auto fill = [&made](QTextDocument &document, const QSizeF &page,
                            const RunContext &running) {
    return layOutHandOut(made, document, page, running);
  };
  const auto pdf = makePdf({paper, title, handOutName(form)}, fill, context);
  if (!pdf) return pdf.error();
  const auto bytes = static_cast<std::size_t>(pdf->bytes.size());
  if (auto written = file->write({pdf->bytes.constData(), bytes}); !written) return written.error();
  if (context.isCancelled()) return cancelledError();
  if (auto done = file->commit(); !done) return done.error();
  return pdf->pages;
}

}  // namespace shinglescope
