// SPDX-License-Identifier: MIT
// Curves of one plot can be told apart, by colour and by dashes, in every theme and with any colour
// vision; pictures are in the colours of paper.

#include <qcustomplot.h>

#include <QImage>
#include <QtTest>
#include <array>
#include <cmath>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/plots/plot_picture.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/series_colors.h"
#include "ui/base/style/theme.h"

using namespace shinglescope;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Colour vision: usual, and without long, middle and short cones (Machado, Oliveira and Fernandes,
// A physiologically-based model for simulation of color vision deficiency, 2009, severity 1).
constexpr std::array<Matrix, 4> kVisions = {{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                             {{{0.152286, 1.052583, -0.204868},
                                               {0.114503, 0.786281, 0.099216},
                                               {-0.003882, -0.048116, 1.051998}}},
                                             {{{0.367322, 0.860646, -0.227968},
                                               {0.280085, 0.672501, 0.047413},
                                               {-0.011820, 0.042940, 0.968881}}},
                                             {{{1.255528, -0.076749, -0.178779},
                                               {-0.078411, 0.930809, 0.147602},
                                               {0.004733, 0.691367, 0.303900}}}}};

double linearPart(double part) {
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

Triple linearOf(const QColor &color) {
  return {linearPart(color.redF()), linearPart(color.greenF()), linearPart(color.blueF())};
}

Triple seen(const Triple &light, const Matrix &vision) {
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) out[i] += vision[i][j] * light[j];
    out[i] = std::clamp(out[i], 0.0, 1.0);
  }
  return out;
}

Triple labOf(const Triple &light) {
  const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const auto &[r, g, b] = light;
  const double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distanceFor(const QColor &a, const QColor &b, const Matrix &vision) {
  const Triple first = labOf(seen(linearOf(a), vision));
  const Triple second = labOf(seen(linearOf(b), vision));
  return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

double luminanceOf(const QColor &color) {
  const auto &[r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

double contrastOf(const QColor &a, const QColor &b) {
  const auto [low, high] = std::minmax({luminanceOf(a), luminanceOf(b)});
  return (high + 0.05) / (low + 0.05);
}

QPalette paletteOf(const ThemeColors &colors) {
  QPalette palette;
  palette.setColor(QPalette::Midlight, colors.line);
  return palette;
}

}  // namespace

class TestPlotStyle : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }

  void eightCurvesDiffer_data() {
    QTest::addColumn<const ThemeColors *>("colors");
    QTest::newRow("light") << &lightColors();
    QTest::newRow("dark") << &darkColors();
    QTest::newRow("high contrast") << &highContrastColors();
    QTest::newRow("dark high contrast") << &highContrastDarkColors();
  }
  void eightCurvesDiffer() {
    QFETCH(const ThemeColors *, colors);
    const QPalette palette = paletteOf(*colors);
    QVERIFY(&themeColors(palette) == colors);
    constexpr int kCurves = 8;
    constexpr double kLeastApart = 16;
    constexpr double kLeastContrast = 2.75;
    for (int a = 0; a < kCurves; ++a) {
      const QPen pen = seriesPenOf(a, palette);
      QVERIFY2(contrastOf(pen.color(), colors->panel) >= kLeastContrast,
               qPrintable(pen.color().name()));
      for (int b = 0; b < a; ++b) {
        const QPen other = seriesPenOf(b, palette);
        QVERIFY(pen.dashPattern() != other.dashPattern() || pen.style() != other.style());
        for (const Matrix &vision : kVisions)
          QVERIFY2(distanceFor(pen.color(), other.color(), vision) >= kLeastApart,
                   qPrintable(pen.color().name() + u' ' + other.color().name()));
      }
    }
  }

  void manyCurvesDifferAtLeastInTheirDashes() {
    const QPalette palette = paletteOf(lightColors());
    for (int a = 0; a < 40; ++a)
      for (int b = 0; b < a; ++b) {
        const QPen pen = seriesPenOf(a, palette);
        const QPen other = seriesPenOf(b, palette);
        QVERIFY2(pen.color() != other.color() || pen.dashPattern() != other.dashPattern(),
                 qPrintable(QStringLiteral("%1 %2").arg(a).arg(b)));
      }
  }

  void picturesAreOnPaperInEveryTheme() {
    SCurvePlot plot;
    plot.resize(400, 240);
    plot.setCurve({20, 5}, 0.8, 0.6);
    QImage light;
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
      applyTheme(*qApp, theme);
      plot.replot();
      const QImage screen = plot.grab().toImage();
      QImage picture;
      QVERIFY(picture.loadFromData(pictureOf(plot, QStringLiteral("a.png"))));
      QCOMPARE(picture.pixelColor(2, 2), lightColors().panel);
      if (light.isNull()) light = picture;
      QVERIFY(picture == light);
      // The plot itself is as before.
      plot.replot();
      QVERIFY(plot.grab().toImage() == screen);
      QCOMPARE(screen.pixelColor(1, 1),
               theme == ThemeChoice::Dark ? darkColors().panel : lightColors().panel);
    }
    QVERIFY(!plot.testAttribute(Qt::WA_SetPalette));
  }

  void titleAndCaptionEnlargeThePicture() {
    SCurvePlot plot;
    plot.resize(400, 240);
    plot.replot();
    const PictureTexts texts{QStringLiteral("Chance"),
                             QStringLiteral("Data: rentals.tsv, 2,000 rows. ").repeated(6)};
    QImage plain, framed;
    QVERIFY(plain.loadFromData(pictureOf(plot, QStringLiteral("a.png"))));
    QVERIFY(framed.loadFromData(pictureOf(plot, QStringLiteral("a.png"), texts)));
    QCOMPARE(plain.size(), plot.size() * kPictureScale);
    QCOMPARE(framed.width(), plain.width());
    const int line = QFontMetrics(plot.font()).height();
    // The caption wraps into several lines.
    QVERIFY(framed.height() > plain.height() + 4 * line * kPictureScale);
    const QByteArray svg = pictureOf(plot, QStringLiteral("a.svg"), texts);
    QVERIFY(svg.contains(">Chance<"));
    QVERIFY(svg.contains("Data: rentals.tsv"));
    QVERIFY(svg.contains(plot.yAxis->label().toUtf8()));
    // No text reaches an edge.
    for (int y = 0; y < framed.height(); ++y)
      for (const int x : {0, 1, framed.width() - 2, framed.width() - 1})
        QCOMPARE(framed.pixelColor(x, y), lightColors().panel);
  }
};

SHINGLESCOPE_TEST(TestPlotStyle, QApplication)
#include "tst_plot_style.moc"
