// SPDX-License-Identifier: MIT
// The pictures of the stages, for slides.

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/projects/failing_calls.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/pages/learn/print/stage_pictures.h"

using namespace shinglescope;

namespace {

/// Returns the part of a picture that is not white.
QRect inkOf(const QImage &image) {
  QRect ink;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) != qRgb(255, 255, 255)) ink |= QRect(x, y, 1, 1);
  return ink;
}

/// Returns the texts of an SVG file; none if it is not well-formed.
QString textsOf(const QByteArray &svg) {
  QXmlStreamReader reader(svg);
  QStringList texts;
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::Characters) texts << reader.text().toString();
  return reader.hasError() ? QString() : texts.join(u' ').simplified();
}

}  // namespace

class TestStagePictures : public QObject {
  Q_OBJECT

 private slots:
  void everyStageIsReadable_data();
  void everyStageIsReadable();
  void namesAreFixed();
  void picturesAreReproducible();
  void failuresAreReported();
};

void TestStagePictures::everyStageIsReadable_data() {
  QTest::addColumn<QString>("id");
  for (const LessonSpec &spec : readyLessons()) {
    QTest::newRow(spec.id.c_str()) << QString::fromStdString(spec.id);
    if (test::kIsSanitized) break;  // the pictures of all lessons take minutes
  }
}

void TestStagePictures::everyStageIsReadable() {
  QFETCH(QString, id);
  const Lesson lesson = *Lesson::create(*readyLesson(id.toStdString()));
  const auto pictures = drawStages(lesson, QStringLiteral("en"), RunContext{});
  QVERIFY(pictures);
  QCOMPARE(pictures->size(), kLessonStages);
  int stage = 0;
  for (const StagePicture &picture : *pictures) {
    ++stage;
    const QImage image = QImage::fromData(picture.png, "PNG");
    QCOMPARE(image.size(), QSize(kPictureWidth, kPictureHeight));
    const QRect ink = inkOf(image);
    QVERIFY(!ink.isEmpty() && QRect(40, 20, 1840, 1045).contains(ink));
    QVERIFY2(picture.letters >= kLeastPictureLetters,
             qPrintable(QStringLiteral("stage %1: %2").arg(stage).arg(picture.letters)));
    QVERIFY(picture.svg.contains("viewBox=\"0 0 1920 1080\""));
    QVERIFY(!textsOf(picture.svg).isEmpty());
  }
  const QString first = textsOf(pictures->front().svg);
  QVERIFY(first.contains(QStringLiteral("1 Texts")));
  // Without the answers.
  QVERIFY(!textsOf(pictures->back().svg).contains(QStringLiteral("The answers")));
}

void TestStagePictures::namesAreFixed() {
  const QTemporaryDir place;
  const QString folder = place.filePath(QStringLiteral("new/pictures"));
  const Lesson lesson = *Lesson::create(*readyLesson("six-rows"));
  const auto count = writeStagePictures(lesson, QStringLiteral("it"), folder, RunContext{});
  QVERIFY(count);
  QCOMPARE(*count, 18);
  const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  QCOMPARE(names, stagePictureNames());
  QCOMPARE(names.first(), QStringLiteral("01-texts.png"));
  QCOMPARE(names.last(), QStringLiteral("09-questions.svg"));
}

void TestStagePictures::picturesAreReproducible() {
  const Lesson lesson = *Lesson::create(*readyLesson("pizza"));
  const auto one = drawStages(lesson, QStringLiteral("en"), RunContext{});
  const auto two = drawStages(lesson, QStringLiteral("en"), RunContext{});
  QVERIFY(one && two);
  for (std::size_t i = 0; i < kLessonStages; ++i) {
    QCOMPARE((*one)[i].png, (*two)[i].png);
    QCOMPARE((*one)[i].svg, (*two)[i].svg);
  }
}

void TestStagePictures::failuresAreReported() {
  const QTemporaryDir place;
  const Lesson lesson = *Lesson::create(*readyLesson("six-rows"));
  test::FailingCalls calls(3, ENOSPC);
  const auto failed =
      writeStagePictures(lesson, QStringLiteral("en"), place.path(), RunContext{}, calls);
  QVERIFY(!failed);
  QCOMPARE(failed.error().code, ErrorCode::Io);
  const auto file = writeStagePictures(lesson, QStringLiteral("en"),
                                       QStringLiteral("/dev/null/pictures"), RunContext{});
  QVERIFY(!file);
  QCOMPARE(file.error().code, ErrorCode::Io);
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  const auto cancelled = drawStages(lesson, QStringLiteral("en"), context);
  QVERIFY(!cancelled);
  QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestStagePictures, QApplication)
#include "tst_stage_pictures.moc"
