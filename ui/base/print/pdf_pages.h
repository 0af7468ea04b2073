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

/// The paper of a PDF and its title. With a form the foot says both beside the page's
/// number, the title elided where it is long.
struct PaperSheet {
  QPageSize::PageSizeId size = QPageSize::A4;
  QString title;
  QString form = {};
};

struct PdfPages {
  QByteArray bytes;
  int pages = 0;
};

/// The paper that the country prints on: by default the system's, whatever the
/// language of the window.
QPageSize::PageSizeId paperOfLocale(const QLocale &of = QLocale::system());

/// Fills a document and sets its pages to this size, in pixels of 1/96 inch; setting
/// it once more would lay all out once more.
using DocumentFiller =
    std::function<Result<void>(QTextDocument &document, const QSizeF &page, const RunContext &)>;

/// Makes a document and draws its pages, black on white, with page numbers. May be
/// called in any thread while there is a QGuiApplication; fills and draws in a
/// thread of its own. Stage: Writing, in pages; a cancel is noticed between pages.
/// Errors: those of `fill`, Cancelled.
Result<PdfPages> makePdf(const PaperSheet &sheet, const DocumentFiller &fill,
                         const RunContext &context);

}  // namespace shinglescope
