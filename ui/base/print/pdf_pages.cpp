// SPDX-License-Identifier: MIT
#include "ui/base/print/pdf_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QThread>
#include <algorithm>
#include <memory>
#include <optional>

#include "ui/base/print/table_ends.h"
#include "ui/base/style/print_style.h"

namespace shinglescope {
namespace {

constexpr int kDotsPerInch = 96;  ///< of the layout, which is scaled for the file
constexpr int kResolution = 1200;
constexpr int kMarginMillimetres = 15;
constexpr double kFooterRoom = 24;
constexpr int kFootPixels = 12;
constexpr double kNumberRoom = 80;  ///< in the footer, for "12 / 34"

// The countries that use US Letter, from the Common Locale Data Repository.
constexpr QLocale::Territory kLetterCountries[] = {
    QLocale::Belize,       QLocale::Canada,      QLocale::Chile,      QLocale::Colombia,
    QLocale::CostaRica,    QLocale::Guatemala,   QLocale::Mexico,     QLocale::Nicaragua,
    QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico, QLocale::ElSalvador,
    QLocale::UnitedStates, QLocale::Venezuela};

QFont footFont() {
  QFont font = printFont();
  font.setPixelSize(kFootPixels);  // a size in points would be scaled twice
  return font;
}

/// Returns the footer text, elided to leave room for the page number.
QString footOf(const PaperSheet &sheet, double room) {
  if (sheet.form.isEmpty()) return {};
  const QString form = QStringLiteral(" · ") + sheet.form;
  const QFontMetricsF metrics(footFont());
  return metrics.elidedText(sheet.title, Qt::ElideRight, room - metrics.horizontalAdvance(form)) +
         form;
}

void drawPage(QPainter &painter, QTextDocument &document, int page, const QSizeF &size,
              const QString &footText) {
  painter.save();
  const QRectF view(0, page * size.height(), size.width(), size.height());
  painter.translate(0, -view.top());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = view;
  context.palette = printPalette();
  QRectF shown = view;
  const auto end = tableEnd(document, page);
  if (end) shown.setBottom(end->line.top());
  painter.setClipRect(shown);
  document.documentLayout()->draw(&painter, context);
  painter.setClipping(false);
  if (end) painter.fillRect(end->line, end->brush);
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
  context.startStage(Stage::LayingOut, WorkUnit::Nothing, 0);
  if (auto filled = fill(document, size, context); !filled) return filled.error();
  if (context.isCancelled()) return cancelledError();
  QPainter painter(&writer);
  painter.scale(scale, scale);
  painter.setFont(footFont());
  const QString foot = footOf(sheet, size.width() - kNumberRoom);
  pdf.pages = document.pageCount();
  context.startStage(Stage::Writing, WorkUnit::Pages, static_cast<std::uint64_t>(pdf.pages));
  for (int page = 0; page < pdf.pages; ++page) {
    if (context.isCancelled()) return cancelledError();
    if (page > 0) writer.newPage();
    drawPage(painter, document, page, size, foot);
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
  // Layouts start timers, which need a QThread.
  std::optional<Result<PdfPages>> pdf;
  const std::unique_ptr<QThread> thread(
      QThread::create([&] { pdf.emplace(drawPdf(sheet, fill, context)); }));
  thread->start();
  thread->wait();
  return *std::move(pdf);
}

}  // namespace shinglescope
