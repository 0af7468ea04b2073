// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLocale>
#include <QPageSize>
#include <QString>
#include <functional>

#include "core/base/result.h"
#include "core/base/run_context.h"

class QTextDocument;

namespace shinglescope {

/// The paper of a PDF and its title. If `form` is not empty, the footer shows the title and `form`
/// next to the page number; a long title is elided.
struct PaperSheet {
  QPageSize::PageSizeId size = QPageSize::A4;
  QString title;
  QString form = {};
};

struct PdfPages {
  QByteArray bytes;
  int pages = 0;
};

/// Returns the paper size of a locale's country. The default is the system's locale, whatever the
/// language of the window.
QPageSize::PageSizeId paperOfLocale(const QLocale &of = QLocale::system());

/// Fills a document and sets its page size, in pixels of 1/96 inch. Setting the size again would
/// lay out everything again.
using DocumentFiller =
    std::function<Result<void>(QTextDocument &document, const QSizeF &page, const RunContext &)>;

/// Creates a document and draws its pages, black on white, with page numbers. May be called from
/// any thread while there is a QGuiApplication; fills and draws in a separate thread. Stage:
/// Writing, in pages; checks for cancellation between pages. Errors: those of `fill`, Cancelled.
Result<PdfPages> makePdf(const PaperSheet &sheet, const DocumentFiller &fill,
                         const RunContext &context);

}  // namespace shinglescope
