// SPDX-License-Identifier: MIT
// Saves pictures of plots from the window as a user does: other programs can read the drawings, and
// the open table is never overwritten.

#include <QApplication>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QtTest>
#include <filesystem>

#include "core/pipeline/recipe/recipe_columns.h"
#include "tests/support/file_content.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/plots/plot_picture.h"
#include "ui/base/style/theme.h"
#include "ui/pages/explore/curves/curves_plot.h"
#include "ui/pages/explore/overview/histogram_plot.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/window/main_window.h"

using namespace shinglescope;
using test::contentOf;

namespace {

constexpr int kSavedPicturesTimeout = 60'000;

/// Returns the drawing as other programs render it; null if it is invalid.
QImage drawn(const QByteArray &svg) {
  QSvgRenderer renderer(svg);
  if (!renderer.isValid()) return {};
  QImage image(renderer.viewBox().size(), QImage::Format_RGB32);
  image.fill(Qt::magenta);
  QPainter painter(&image);
  renderer.render(&painter);
  return image;
}

}  // namespace

class TestSavedPictures : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void drawingsAreWhole();
  void theyNameTableAndRecipe();
  void theProposedNameSaysWhatItIs();
  void nothingIsDrawnBesideTheAxes();
  void theSuffixIsThatOfTheFilter();
  void neverOverTheTable();

 private:
  PlotPanel &histogram() const;
  /// Chooses Save picture in the plot's menu, a filter and a name, and presses Return.
  void saveAs(const QString &path, const QString &filter = {});

  QString m_table;
  std::unique_ptr<MainWindow> m_window;
};

/// One window for all: the overview of a table takes long with sanitizers.
void TestSavedPictures::initTestCase() {
  test::useEnglishAndLight();
  makeParts();
  m_table = path("table.csv");
  QFile::remove(m_table);
  QVERIFY(QFile::copy(test::sourcePath("/resources/samples/rentals.tsv"), m_table));
  m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
  m_window->setUnexportedQuestion([] { return MainWindow::Unexported::Discard; });
  m_window->resize(1280, 800);
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  m_controller->openFile(m_table);
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kSavedPicturesTimeout);
  m_window->showPage(QStringLiteral("explore:overview"));
  const auto *plot = m_window->findChild<HistogramPlot *>();
  QTRY_VERIFY_WITH_TIMEOUT(plot->histogram() != nullptr, kSavedPicturesTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(QStringLiteral("explore"))->isBusy(),
                           kSavedPicturesTimeout);
}

void TestSavedPictures::cleanupTestCase() {
  m_window.reset();
  dropParts();
}

PlotPanel &TestSavedPictures::histogram() const {
  for (auto *panel : m_window->findChildren<PlotPanel *>())
    if (qobject_cast<HistogramPlot *>(&panel->plot()) != nullptr) return *panel;
  qFatal("There is no histogram.");
}

void TestSavedPictures::saveAs(const QString &path, const QString &filter) {
  for (QAction *action : histogram().menuButton()->menu()->actions())
    if (action->text().remove(u'&').startsWith(QStringLiteral("Save picture"))) action->trigger();
  auto *dialog = m_window->findChild<QFileDialog *>();
  QVERIFY(dialog != nullptr);
  if (!filter.isEmpty()) {
    const auto boxes = dialog->findChildren<QComboBox *>();
    for (QComboBox *box : boxes) {
      const int at = box->findText(filter, Qt::MatchStartsWith);
      if (at < 0) continue;
      box->setCurrentIndex(at);
      emit box->activated(at);
      emit box->textActivated(box->itemText(at));
    }
  }
  dialog->setDirectory(QFileInfo(path).path());
  auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
  QVERIFY(name != nullptr);
  name->setText(QFileInfo(path).fileName());
  QTest::keyClick(name, Qt::Key_Return);
  QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);
}

void TestSavedPictures::drawingsAreWhole() {
  const QString file = path("histogram.svg");
  QSignalSpy said(&histogram(), &PlotPanel::messageRaised);
  saveAs(file);
  QCOMPARE(said.size(), 1);
  QVERIFY2(said.front().front().toString().contains(file),
           qPrintable(said.front().front().toString()));
  const QByteArray svg = contentOf(file);
  QVERIFY(!svg.contains("<image"));
  const PlotView &plot = histogram().plot();
  QVERIFY(svg.contains(plot.xAxis->label().toHtmlEscaped().toUtf8()));
  // Texts have the same size relative to lines as on the screen, and no fill is used that other
  // programs ignore.
  const double pixels = plot.xAxis->labelFont().pointSizeF() * plot.logicalDpiY() / 72;
  QVERIFY(svg.contains("font-size=\"" + QByteArray::number(pixels) + '"'));
  QVERIFY(!svg.contains("pattern"));
  const QImage image = drawn(svg);
  QCOMPARE(image.width(), plot.width());
  QVERIFY(image.height() > plot.height());  // a title and a caption
  // The background reaches every edge, and no edge cuts anything.
  for (int x = 0; x < image.width(); ++x)
    for (const int y : {0, image.height() - 1}) QCOMPARE(image.pixel(x, y), image.pixel(0, 0));
  for (int y = 0; y < image.height(); ++y)
    for (const int x : {0, image.width() - 1}) QCOMPARE(image.pixel(x, y), image.pixel(0, 0));
  QVERIFY(image.pixel(0, 0) != QColor(Qt::magenta).rgb());
}

/// Text that is wrapped is several texts of a drawing.
void TestSavedPictures::theyNameTableAndRecipe() {
  const QString file = path("histogram.svg");
  QVERIFY(histogram().plot().savePicture(file));
  QString texts = QString::fromUtf8(contentOf(file));
  static const QRegularExpression kTags(QStringLiteral("<[^>]*>"));
  texts = texts.replace(kTags, QStringLiteral(" ")).simplified();
  const Recipe &recipe = m_session->recipe();
  for (const QString &wanted :
       {histogram().plot().accessibleName(), QStringLiteral("Data: table.csv, 2,000 rows"),
        QString::fromStdString(m_session->dataset()->columnName(
            comparedColumns(*m_session->dataset(), recipe)->front())),
        QStringLiteral("%1 hashes").arg(recipe.signature.numHashes),
        QStringLiteral("threshold 0.80"), QStringLiteral("exact Jaccard similarity of pairs"),
        QStringLiteral("row pairs, log scale")})
    QVERIFY2(texts.contains(wanted), qPrintable(wanted + u'\n' + texts));
}

void TestSavedPictures::theProposedNameSaysWhatItIs() {
  for (QAction *action : histogram().menuButton()->menu()->actions())
    if (action->text().remove(u'&').startsWith(QStringLiteral("Save picture"))) action->trigger();
  auto *dialog = m_window->findChild<QFileDialog *>();
  QVERIFY(dialog != nullptr);
  const auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
  QVERIFY(name != nullptr);
  QCOMPARE(name->text(), QStringLiteral("table, pairs by similarity"));
  dialog->reject();
  QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);
}

/// When zoomed in, the curves continue beyond the axes; a drawing shows as little of that as the
/// screen does. The legend is above the axes.
void TestSavedPictures::nothingIsDrawnBesideTheAxes() {
  int curvesSeen = 0;
  for (CurvesPlot *plot : m_window->findChildren<CurvesPlot *>()) {
    if (!plot->isVisible()) continue;
    ++curvesSeen;
    plot->xAxis->setRange(0.4, 0.6);
    plot->replot();
    const QImage screen = plot->grab().toImage();
    const QImage picture = drawn(pictureOf(*plot, QStringLiteral("zoomed.svg")));
    QVERIFY(plot->grab().toImage() == screen);
    const QRect axes = plot->axisRect()->rect();
    int inside = 0;
    int beside = 0;
    for (int y = axes.top(); y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        if (picture.pixel(x, y) != lightColors().accent.rgb()) continue;
        ++(axes.contains(x, y) ? inside : beside);
      }
    }
    QVERIFY2(inside > 50, qPrintable(QString::number(inside)));
    QCOMPARE(beside, 0);
    QCOMPARE(plot->layerCount(), 6);  // the drawing's extra layers are gone
  }
  QVERIFY(curvesSeen > 0);
}

void TestSavedPictures::theSuffixIsThatOfTheFilter() {
  saveAs(path("plain"));
  QVERIFY(contentOf(path("plain.png")).startsWith("\x89PNG"));
  saveAs(path("lines"), QStringLiteral("SVG"));
  QVERIFY(QSvgRenderer(path("lines.svg")).isValid());
  saveAs(path("page"), QStringLiteral("PDF"));
  QVERIFY(contentOf(path("page.pdf")).startsWith("%PDF"));
  QVERIFY(!QFile::exists(path("plain")) && !QFile::exists(path("lines")));
}

void TestSavedPictures::neverOverTheTable() {
  const QByteArray before = contentOf(m_table);
  const QString link = path("picture.svg");
  QFile::remove(link);
  std::filesystem::create_symlink(m_table.toStdString(), link.toStdString());
  const auto plots = m_window->findChildren<PlotView *>();
  QVERIFY(plots.size() >= 10);  // of Find, Explore and Learn
  for (PlotView *plot : plots) {
    for (const QString &target : {m_table, link}) {
      const auto saved = plot->savePicture(target);
      QVERIFY2(!saved, plot->metaObject()->className());
      QCOMPARE(saved.error().code, ErrorCode::BadParameter);
    }
  }
  QCOMPARE(contentOf(m_table), before);
  QFile::remove(link);
}

SHINGLESCOPE_TEST(TestSavedPictures, QApplication)
#include "tst_saved_pictures.moc"
