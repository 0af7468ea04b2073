#include "ui/state/pdf_report.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QThread>
#include <memory>
#include <optional>

#include "core/export/exporter.h"
#include "ui/style/print_style.h"

namespace shinglescope {
namespace {

constexpr int kDotsPerInch = 96;  ///< of the layout; the file scales
constexpr int kResolution = 1200;
constexpr int kMarginMillimetres = 15;
constexpr double kFooterRoom = 24;
constexpr int kFootPixels = 12;

/// Draws pictures as lines where QTextDocument would draw their pixels.
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

/// What the style sheet for browsers says is of no use here, and QTextDocument knows
/// no figures: without blocks of their own pictures and captions would run on in
/// their heading, across pages.
QString forPaper(const std::string &html) {
  QString text = QString::fromUtf8(html.data(), qsizetype(html.size()));
  const qsizetype begin = text.indexOf(QStringLiteral("<style>"));
  const qsizetype end = text.indexOf(QStringLiteral("</style>"));
  if (begin >= 0 && end > begin) text.remove(begin, end - begin + 8);
  text.replace(QStringLiteral("<h2>Pictures</h2>"),
               QStringLiteral("<h2 style=\"page-break-before: always\">Pictures</h2>"));
  text.replace(QStringLiteral("<figure>"), QStringLiteral("<p>"));
  text.replace(QStringLiteral("<figcaption>"), QStringLiteral("<br>"));
  text.replace(QStringLiteral("</figcaption></figure>"), QStringLiteral("</p>"));
  return text;
}

void drawPage(QPainter &painter, QTextDocument &document, int page, const QSizeF &size) {
  painter.save();
  const QRectF view(0, page * size.height(), size.width(), size.height());
  painter.translate(0, -view.top());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = view;
  context.palette = printPalette();
  painter.setClipRect(view);
  document.documentLayout()->draw(&painter, context);
  painter.restore();
  const QRectF foot(0, size.height(), size.width(), kFooterRoom);
  painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                   QStringLiteral("%1 / %2").arg(page + 1).arg(document.pageCount()));
}

Result<QByteArray> pdfOf(const std::string &html, const RunContext &context) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kResolution);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(
      QMarginsF(kMarginMillimetres, kMarginMillimetres, kMarginMillimetres, kMarginMillimetres),
      QPageLayout::Millimeter);
  writer.setTitle(QStringLiteral("Near-duplicates"));
  const double scale = double(kResolution) / kDotsPerInch;
  const QSizeF size(writer.width() / scale, writer.height() / scale - kFooterRoom);
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(printFont());
  document.setDefaultStyleSheet(printStyleSheet());
  document.documentLayout()->registerHandler(QTextFormat::ImageObject,
                                             new SvgPictures(size.width(), &document));
  document.setHtml(forPaper(html));
  if (context.isCancelled()) return cancelledError();
  document.setPageSize(size);
  QPainter painter(&writer);
  painter.scale(scale, scale);
  QFont foot = printFont();
  foot.setPixelSize(kFootPixels);  // a size in points would be scaled twice
  painter.setFont(foot);
  const int pages = document.pageCount();
  context.startStage(Stage::Writing, static_cast<std::uint64_t>(pages));
  for (int page = 0; page < pages; ++page) {
    if (context.isCancelled()) return cancelledError();
    if (page > 0) writer.newPage();
    drawPage(painter, document, page, size);
    context.advance(1);
  }
  painter.end();
  return bytes;
}

/// Layouts start timers, for which Qt wants a thread of its own kind.
Result<QByteArray> pdfInThread(const std::string &html, const RunContext &context) {
  std::optional<Result<QByteArray>> pdf;
  const std::unique_ptr<QThread> thread(
      QThread::create([&] { pdf.emplace(pdfOf(html, context)); }));
  thread->start();
  thread->wait();
  return *std::move(pdf);
}

/// The HTML that writeExport() makes, as pages.
Result<ExportOutcome> makePdf(const ExportRequest &request, const ByteSink &sink,
                              const RunContext &context, const std::string &folder) {
  std::string html;
  const ByteSink gather = [&html](std::string_view bytes) {
    html += bytes;
    return Result<void>();
  };
  auto outcome = writeExport(request, gather, context, folder);
  if (!outcome) return outcome;
  const auto pdf = pdfInThread(html, context);
  if (!pdf) return pdf.error();
  outcome->bytes = static_cast<std::uint64_t>(pdf->size());
  if (auto done = sink(pdf->toStdString()); !done) return done.error();
  return outcome;
}

}  // namespace

Result<ExportOutcome> writePdfReport(const ExportRequest &request, const std::string &path,
                                     const RunContext &context) {
  return exportToFile(request, path, context, systemFileCalls(), makePdf);
}

}  // namespace shinglescope

#include "pdf_report.moc"
