// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/stage_pictures.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QThread>
#include <cmath>
#include <memory>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "ui/base/style/print_style.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/print/hand_out_layout.h"
#include "ui/pages/learn/print/stage_blocks.h"

namespace shinglescope {
namespace {

constexpr const char *kStageFiles[] = {"texts",   "shingles", "matrix", "permutations", "signature",
                                       "compare", "bands",    "curve",  "questions"};
static_assert(std::size(kStageFiles) == kLessonStages);

constexpr QRectF kStageField(60, 124, 1800, 930);
constexpr double kColumnGap = 60;
constexpr double kLeastStageColumn = 440;  ///< unscaled; the curve is nearly as wide
constexpr double kPrintedLetters = 12;     ///< size of the hand-out's letters, unscaled
constexpr double kLargestScale = 2.6;
constexpr double kSmallestScale = 0.4;
constexpr double kScaleStep = 0.1;
constexpr int kStageTitlePixels = 48;
constexpr int kLessonTitlePixels = 28;
constexpr double kStageLine = 104;  ///< below the titles

/// Summarizes more than paper does, because a slide is read from a distance.
constexpr PaperLimits kSlideLimits{300, 8, 13, 6, 12, 4, 6};

/// A laid out stage: its document and the way in which it fills the picture.
struct StageLayout {
  std::unique_ptr<QTextDocument> document;
  int columns = 1;
  double scale = 1;
  QSizeF column() const {
    const double width = (kStageField.width() - (columns - 1) * kColumnGap) / columns;
    return QSizeF(width, kStageField.height()) / scale;
  }
};

/// Tests whether every column has room for its part and neither a table nor a paragraph continues
/// in the next one.
bool fits(const StageLayout &layout) {
  if (layout.document->pageCount() > layout.columns) return false;
  const double height = layout.column().height();
  const QAbstractTextDocumentLayout &placed = *layout.document->documentLayout();
  const auto isDivided = [height](const QRectF &part) {
    return std::floor(part.top() / height) != std::floor((part.bottom() - 1) / height);
  };
  for (QTextFrame *frame : layout.document->rootFrame()->childFrames())
    if (isDivided(placed.frameBoundingRect(frame))) return false;
  for (QTextBlock block = layout.document->begin(); block.isValid(); block = block.next())
    if (isDivided(placed.blockBoundingRect(block))) return false;
  return layout.document->size().width() <= layout.column().width() + 1;
}

Result<StageLayout> layOut(const StageBlocks &stage, int columns, double scale,
                           const RunContext &context) {
  StageLayout layout{std::make_unique<QTextDocument>(), columns, scale};
  layout.document->setDocumentMargin(0);
  layout.document->setDefaultFont(printFont());
  auto done = layOutBlocks(stage.blocks, *layout.document, layout.column(), context);
  if (!done) return done.error();
  return layout;
}

/// Finds the largest letters with which the stage fits into one or two columns.
Result<StageLayout> largestLayout(const StageBlocks &stage, const RunContext &context) {
  for (double scale = kLargestScale; scale > kSmallestScale; scale -= kScaleStep)
    for (const int columns : {1, 2}) {
      const StageLayout tried{nullptr, columns, scale};
      if (columns > 1 && tried.column().width() < kLeastStageColumn) continue;
      auto layout = layOut(stage, columns, scale, context);
      if (!layout || fits(*layout)) return layout;
    }
  return layOut(stage, 2, kSmallestScale, context);
}

void drawTitles(QPainter &painter, LessonStage stage, const QString &lesson) {
  QFont font = printFont();
  font.setPixelSize(kStageTitlePixels);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(printPalette().text().color());
  const QRectF line(kStageField.left(), 24, kStageField.width(), kStageLine - 24);
  const QString title =
      QStringLiteral("%1  %2").arg(static_cast<int>(stage) + 1).arg(stageName(stage));
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
  const double used = QFontMetricsF(font).horizontalAdvance(title) + kColumnGap;
  font.setPixelSize(kLessonTitlePixels);
  font.setBold(false);
  painter.setFont(font);
  painter.drawText(
      line, Qt::AlignRight | Qt::AlignVCenter,
      QFontMetricsF(font).elidedText(lesson, Qt::ElideRight, kStageField.width() - used));
  painter.setPen(QPen(printRule(), 2));
  painter.drawLine(QPointF(kStageField.left(), kStageLine),
                   QPointF(kStageField.right(), kStageLine));
}

void drawStage(QPaintDevice &device, const StageLayout &layout, LessonStage stage,
               const QString &lesson) {
  QPainter painter(&device);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.fillRect(QRectF(0, 0, kPictureWidth, kPictureHeight), Qt::white);
  drawTitles(painter, stage, lesson);
  const QSizeF column = layout.column();
  for (int page = 0; page < layout.document->pageCount(); ++page) {
    painter.save();
    painter.translate(kStageField.left() + page * (column.width() * layout.scale + kColumnGap),
                      kStageField.top());
    painter.scale(layout.scale, layout.scale);
    painter.translate(0, -page * column.height());
    QAbstractTextDocumentLayout::PaintContext context;
    // Not clipped: nothing crosses the end of a column, and QSvgGenerator does not clip.
    context.clip = QRectF(0, page * column.height(), column.width(), column.height());
    context.palette = printPalette();
    layout.document->documentLayout()->draw(&painter, context);
    painter.restore();
  }
}

StagePicture pictureOfStage(const StageLayout &layout, LessonStage stage, const QString &lesson) {
  StagePicture picture;
  picture.letters = layout.scale * kPrintedLetters;
  QImage image(kPictureWidth, kPictureHeight, QImage::Format_RGB32);
  drawStage(image, layout, stage, lesson);
  QBuffer png(&picture.png);
  png.open(QIODevice::WriteOnly);
  image.save(&png, "PNG");
  QBuffer svg(&picture.svg);
  svg.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&svg);
  generator.setResolution(image.logicalDpiY());  // points would be scaled otherwise
  generator.setSize(image.size());
  generator.setViewBox(image.rect());
  generator.setTitle(QStringLiteral("%1 - %2").arg(lesson, stageName(stage)));
  drawStage(generator, layout, stage, lesson);
  return picture;
}

Result<std::vector<StagePicture>> drawAll(const Lesson &lesson, const QString &language,
                                          const RunContext &context) {
  const HandOut paper =
      handOutOf(lesson, HandOutForm::Complete, language.toStdString(), {}, kSlideLimits);
  const QString title = cellDisplayText(paper.title);
  const std::vector<StageBlocks> stages = stagesOf(paper);
  context.startStage(Stage::Writing, WorkUnit::Pages, stages.size());
  std::vector<StagePicture> pictures;
  for (const StageBlocks &stage : stages) {
    const auto layout = largestLayout(stage, context);
    if (!layout) return layout.error();
    pictures.push_back(pictureOfStage(*layout, stage.stage, title));
    if (context.isCancelled()) return cancelledError();
    context.advance(1);
  }
  return pictures;
}

}  // namespace

QStringList stagePictureNames() {
  QStringList names;
  for (std::size_t stage = 0; stage < kLessonStages; ++stage)
    for (const char *ending : {"png", "svg"})
      names << QStringLiteral("%1-%2.%3")
                   .arg(stage + 1, 2, 10, QLatin1Char('0'))
                   .arg(QLatin1String(kStageFiles[stage]), QLatin1String(ending));
  return names;
}

Result<std::vector<StagePicture>> drawStages(const Lesson &lesson, const QString &language,
                                             const RunContext &context) {
  // Layouts start timers, which need a QThread.
  std::optional<Result<std::vector<StagePicture>>> pictures;
  const std::unique_ptr<QThread> thread(
      QThread::create([&] { pictures.emplace(drawAll(lesson, language, context)); }));
  thread->start();
  thread->wait();
  return *std::move(pictures);
}

Result<int> writeStagePictures(const Lesson &lesson, const QString &language, const QString &folder,
                               const RunContext &context, FileCalls &calls) {
  QDir().mkpath(folder);  // the first file reports a failure
  const auto pictures = drawStages(lesson, language, context);
  if (!pictures) return pictures.error();
  const QStringList names = stagePictureNames();
  for (qsizetype i = 0; i < names.size(); ++i) {
    if (context.isCancelled()) return cancelledError();
    const StagePicture &picture = (*pictures)[static_cast<std::size_t>(i / 2)];
    const QByteArray &bytes = i % 2 == 0 ? picture.png : picture.svg;
    auto file = AtomicFile::open(QDir(folder).filePath(names[i]).toStdString(), calls);
    if (!file) return file.error();
    auto written = file->write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written) return written.error();
    if (auto done = file->commit(); !done) return done.error();
  }
  return static_cast<int>(names.size());
}

}  // namespace shinglescope
