// SPDX-License-Identifier: MIT
#include "ui/pages/export/pdf_report.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>

#include "core/export/exporter.h"
#include "ui/base/print/page_breaks.h"
#include "ui/base/print/pdf_pages.h"

namespace shinglescope {
namespace {

/// Draws pictures as vectors, which QTextDocument would draw as pixels.
class SvgPictures final : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  explicit SvgPictures(double width, QObject *parent) : QObject(parent), m_width(width) {}

  QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override {
    QSvgRenderer renderer(contentOf(format));
    const QSizeF size = renderer.defaultSize();
    return size.width() > m_width ? size * (m_width / size.width()) : size;
  }
  void drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int,
                  const QTextFormat &format) override {
    QSvgRenderer renderer(contentOf(format));
    if (renderer.isValid()) renderer.render(painter, place);
  }

 private:
  static QByteArray contentOf(const QTextFormat &format) {
    const QByteArray name = format.toImageFormat().name().toLatin1();
    return QByteArray::fromBase64(name.mid(name.indexOf(',') + 1));
  }

  double m_width;
};

/// Prepares the HTML for QTextDocument. Removes the style sheet for browsers and turns figures,
/// which QTextDocument does not support, into blocks. Otherwise pictures and captions would become
/// part of the heading before them, across pages.
QString forPaper(const std::string &html) {
  QString text = QString::fromUtf8(html.data(), qsizetype(html.size()));
  const qsizetype begin = text.indexOf(QStringLiteral("<style>"));
  const qsizetype end = text.indexOf(QStringLiteral("</style>"));
  if (begin >= 0 && end > begin) text.remove(begin, end - begin + 8);
  text.replace(QStringLiteral("<h2>Pictures</h2>"),
               QStringLiteral("<h2 style=\"page-break-before: always\">Pictures</h2>"));
  text.replace(QStringLiteral("<h2 class=\"details\">"),
               QStringLiteral("<h2 style=\"page-break-before: always\">"));
  text.replace(QStringLiteral("<figure>"), QStringLiteral("<p>"));
  text.replace(QStringLiteral("<figcaption>"), QStringLiteral("<br>"));
  text.replace(QStringLiteral("</figcaption></figure>"), QStringLiteral("</p>"));
  return text;
}

/// Keeps headings and other blocks on the same page as the table that follows them.
void keepTogether(QTextDocument &document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    const bool isBeforeTable = block.next().isValid() && cursor.currentTable() == nullptr &&
                               QTextCursor(block.next()).currentTable() != nullptr;
    if (block.blockFormat().headingLevel() == 0 && !isBeforeTable) continue;
    QTextBlockFormat format;
    format.setProperty(kStaysWithNext, true);
    cursor.mergeBlockFormat(format);
  }
}

Result<void> fillReport(QTextDocument &document, const QSizeF &page, const QString &html,
                        const RunContext &context) {
  document.documentLayout()->registerHandler(QTextFormat::ImageObject,
                                             new SvgPictures(page.width(), &document));
  document.setHtml(html);
  keepTogether(document);
  return breakPages(document, page, context);
}

/// Converts the HTML of writeExport() to pages.
Result<ExportOutcome> makeReport(const ExportRequest &request, const ByteSink &sink,
                                 const RunContext &context, const std::string &folder) {
  std::string html;
  const ByteSink gather = [&html](std::string_view bytes) {
    html += bytes;
    return Result<void>();
  };
  auto outcome = writeExport(request, gather, context, folder);
  if (!outcome) return outcome;
  const auto fill = [text = forPaper(html)](QTextDocument &document, const QSizeF &page,
                                            const RunContext &running) {
    return fillReport(document, page, text, running);
  };
  const auto pdf = makePdf({QPageSize::A4, QStringLiteral("Near-duplicates")}, fill, context);
  if (!pdf) return pdf.error();
  outcome->bytes = static_cast<std::uint64_t>(pdf->bytes.size());
  if (auto done = sink(pdf->bytes.toStdString()); !done) return done.error();
  return outcome;
}

}  // namespace

Result<ExportOutcome> writePdfReport(const ExportRequest &request, const std::string &path,
                                     const RunContext &context) {
  return exportToFile(request, path, context, systemFileCalls(), makeReport);
}

}  // namespace shinglescope

#include "pdf_report.moc"
