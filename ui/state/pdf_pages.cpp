#include "ui/state/pdf_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFont>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QThread>
#include <algorithm>
#include <memory>
#include <optional>

#include "ui/style/print_style.h"

namespace shinglescope {
namespace {

constexpr int kDotsPerInch = 96;  ///< of the layout; the file scales
constexpr int kResolution = 1200;
constexpr int kMarginMillimetres = 15;
constexpr double kFooterRoom = 24;
constexpr int kFootPixels = 12;
constexpr double kLineRoom = 1;  ///< for the border of a table that goes on

// The countries of US Letter, after the Common Locale Data Repository.
constexpr QLocale::Territory kLetterCountries[] = {
    QLocale::Belize,       QLocale::Canada,      QLocale::Chile,      QLocale::Colombia,
    QLocale::CostaRica,    QLocale::Guatemala,   QLocale::Mexico,     QLocale::Nicaragua,
    QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico, QLocale::ElSalvador,
    QLocale::UnitedStates, QLocale::Venezuela};

void drawPage(QPainter &painter, QTextDocument &document, int page, const QSizeF &size,
              const QString &footText) {
  painter.save();
  const QRectF view(0, page * size.height(), size.width(), size.height());
  painter.translate(0, -view.top());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = view;
  context.palette = printPalette();
  painter.setClipRect(view.adjusted(0, 0, 0, kLineRoom));
  document.documentLayout()->draw(&painter, context);
  painter.restore();
  const QRectF foot(0, size.height(), size.width(), kFooterRoom);
  painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, footText);
  painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                   QStringLiteral("%1 / %2").arg(page + 1).arg(document.pageCount()));
}

void prepareWriter(QPdfWriter &writer, const PaperSheet &sheet) {
  writer.setResolution(kResolution);
  writer.setPageSize(QPageSize(sheet.size));
  writer.setPageMargins(
      QMarginsF(kMarginMillimetres, kMarginMillimetres, kMarginMillimetres, kMarginMillimetres),
      QPageLayout::Millimeter);
  writer.setTitle(sheet.title);
}

Result<PdfPages> drawPdf(const PaperSheet &sheet, const DocumentFiller &fill,
                         const RunContext &context) {
  PdfPages pdf;
  QBuffer buffer(&pdf.bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  prepareWriter(writer, sheet);
  const double scale = double(kResolution) / kDotsPerInch;
  const QSizeF size(writer.width() / scale, writer.height() / scale - kFooterRoom);
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(printFont());
  document.setDefaultStyleSheet(printStyleSheet());
  if (auto filled = fill(document, size, context); !filled) return filled.error();
  if (context.isCancelled()) return cancelledError();
  document.setPageSize(size);
  QPainter painter(&writer);
  painter.scale(scale, scale);
  QFont foot = printFont();
  foot.setPixelSize(kFootPixels);  // a size in points would be scaled twice
  painter.setFont(foot);
  pdf.pages = document.pageCount();
  context.startStage(Stage::Writing, static_cast<std::uint64_t>(pdf.pages));
  for (int page = 0; page < pdf.pages; ++page) {
    if (context.isCancelled()) return cancelledError();
    if (page > 0) writer.newPage();
    drawPage(painter, document, page, size, sheet.foot);
    context.advance(1);
  }
  painter.end();
  return pdf;
}

}  // namespace

QPageSize::PageSizeId paperOfLocale(const QLocale &of) {
  const bool isLetter =
      std::ranges::find(kLetterCountries, of.territory()) != std::end(kLetterCountries);
  return isLetter ? QPageSize::Letter : QPageSize::A4;
}

Result<PdfPages> makePdf(const PaperSheet &sheet, const DocumentFiller &fill,
                         const RunContext &context) {
  // Layouts start timers, for which Qt wants a thread of its own kind.
  std::optional<Result<PdfPages>> pdf;
  const std::unique_ptr<QThread> thread(
      QThread::create([&] { pdf.emplace(drawPdf(sheet, fill, context)); }));
  thread->start();
  thread->wait();
  return *std::move(pdf);
}

}  // namespace shinglescope
