// SPDX-License-Identifier: MIT
// Text is drawn character by character, which is checked by pixels. Texts that would look the same
// with contextual alternates or ligatures are drawn differently on every kind of surface.

#include <qcustomplot.h>

#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRawFont>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolTip>
#include <QtEndian>
#include <QtTest>
#include <functional>

#include "core/export/report/html_style.h"
#include "tests/support/test_registry.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/plots/plot_picture.h"
#include "ui/base/print/pdf_pages.h"
#include "ui/base/style/literal_font.h"
#include "ui/base/style/print_style.h"
#include "ui/base/style/text_role.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/review/compare/compare_formats.h"
#include "ui/parts/table/record_delegate.h"
#include "ui/parts/tuning/marked_line.h"

using namespace shinglescope;

namespace {

constexpr QSize kSurface(320, 60);
constexpr double kPoints = 15;  ///< the size at which the ligature fi has the same pixels as U+FB01

/// Without protection, Inter draws the second pair alike, and Debian 12's version also the first;
/// Noto Sans draws the last alike.
const std::pair<QString, QString> kLookAlikes[] = {
    {QStringLiteral("1920x1080"), QStringLiteral("1920×1080")},
    {QStringLiteral("a -> b"), QStringLiteral("a → b")},
    {QStringLiteral("fi"), QStringLiteral("\uFB01")}};

using Surface = std::function<QImage(const QString &)>;

QImage drawnWith(const QFont &font, const QString &text) {
  QImage image(kSurface, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(font);
  painter.drawText(image.rect(), Qt::AlignCenter, text);
  return image;
}

/// Returns the revision in the "head" table of an installed font, a number with 16 binary places.
double revisionOf(const char *family) {
  const QByteArray head = QRawFont::fromFont(QFont(QString::fromLatin1(family))).fontTable("head");
  return qFromBigEndian<qint32>(head.constData() + 4) / 65536.0;
}

QImage pictureOfWidget(QWidget &widget) {
  widget.resize(kSurface);
  return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

template <typename Widget>
Surface labelled(TextRole role) {
  return [role](const QString &text) {
    Widget widget(text);
    setTextRole(&widget, role);
    return pictureOfWidget(widget);
  };
}

QImage drawnInGrid(const QString &text) {
  QStandardItemModel model(1, 1);
  model.setItem(0, 0, new QStandardItem(text));
  model.setHorizontalHeaderLabels({QStringLiteral("column")});
  QTableView grid;
  RecordDelegate delegate;
  grid.setModel(&model);
  grid.setItemDelegate(&delegate);
  return pictureOfWidget(grid);
}

QImage drawnInHeader(const QString &text) {
  QStandardItemModel model(1, 1);
  model.setHorizontalHeaderLabels({text});
  QTableView grid;
  grid.setModel(&model);
  return pictureOfWidget(grid);
}

QImage drawnInLesson(const QString &text) {
  LessonTable table(QStringLiteral("table"));
  LessonGrid grid{{QStringLiteral("shingle")}, -1, 1, {}, {}, -1};
  grid.rows.push_back({{text, CellTone::Strong, CellMark::None, true}});
  table.setGrid(grid);
  return pictureOfWidget(table);
}

QImage drawnAsToolTip(const QString &text) {
  QToolTip::showText({10, 10}, text);
  for (QWidget *widget : QApplication::topLevelWidgets())
    if (widget->objectName() == QStringLiteral("qtooltip_label"))
      return widget->grab().toImage().convertToFormat(QImage::Format_RGB32);
  return {};
}

QImage drawnInComparison(const QString &text) {
  const CompareFormats formats(lightColors(), QApplication::font());
  QTextDocument document;
  QTextCursor cursor(&document);
  cursor.insertText(text, formats.plain);
  cursor.insertText(text, formats.strong);
  QImage image(kSurface, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  document.drawContents(&painter);
  return image;
}

QImage drawnInPlot(const QString &text) {
  QCustomPlot plot;
  plot.resize(kSurface);
  plot.xAxis->setLabel(text);
  plot.replot();
  QImage image;
  image.loadFromData(pictureOf(plot, QStringLiteral("plot.png")));
  return image.convertToFormat(QImage::Format_RGB32);
}

/// Returns the first page of a PDF, drawn by another program.
QImage pageOf(const QByteArray &pdf) {
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("page.pdf")));
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write(pdf);
  file.close();
  QProcess process;
  process.start(
      QStringLiteral("pdftoppm"),
      {QStringLiteral("-r"), QStringLiteral("150"), QStringLiteral("-png"),
       QStringLiteral("-singlefile"), file.fileName(), folder.filePath(QStringLiteral("page"))});
  process.waitForFinished();
  return QImage(folder.filePath(QStringLiteral("page.png"))).convertToFormat(QImage::Format_RGB32);
}

QImage drawnInPdf(const QString &text) {
  const auto fill = [text](QTextDocument &document, const QSizeF &page,
                           const RunContext &) -> Result<void> {
    document.setPageSize(page);
    document.setHtml(
        QStringLiteral("<p style=\"font-size: 15pt\">%1</p>").arg(text.toHtmlEscaped()));
    return {};
  };
  const auto pdf = makePdf({QPageSize::A5, QStringLiteral("page")}, fill, {});
  return pdf ? pageOf(pdf->bytes) : QImage();
}

QImage drawnInPlotPdf(const QString &text) {
  QCustomPlot plot;
  plot.resize(kSurface);
  plot.xAxis->setLabel(text);
  plot.replot();
  return pageOf(pictureOf(plot, QStringLiteral("plot.pdf")));
}

QImage drawnInMarkedLine(const QString &text) {
  MarkedLine line;
  line.setText(text, {});
  return pictureOfWidget(line);
}

QImage drawnInRichText(const QString &text) {
  QLabel label(
      QStringLiteral("<p style=\"line-height:135%\">row <b>%1</b></p>").arg(text.toHtmlEscaped()));
  label.setObjectName(QStringLiteral("lessonStory"));
  return pictureOfWidget(label);
}

QImage drawnInList(const QString &text) {
  QListWidget list;
  list.addItem(text);
  return pictureOfWidget(list);
}

QImage drawnInCombo(const QString &text) {
  QComboBox combo;
  combo.addItem(text);
  return pictureOfWidget(combo);
}

QImage drawnInButton(const QString &text) {
  KeyButton button(text, QStringLiteral("A"));
  return pictureOfWidget(button);
}

struct NamedSurface {
  const char *name;
  Surface draw;
};

const NamedSurface kSurfaces[] = {{"grid", drawnInGrid},
                                  {"header", drawnInHeader},
                                  {"table of a lesson", drawnInLesson},
                                  {"list", drawnInList},
                                  {"tool tip", drawnAsToolTip},
                                  {"comparison", drawnInComparison},
                                  {"rich text", drawnInRichText},
                                  {"marked line", drawnInMarkedLine},
                                  {"combo box", drawnInCombo},
                                  {"button", drawnInButton},
                                  {"field", labelled<QLineEdit>(TextRole::Body)},
                                  {"editor", labelled<QPlainTextEdit>(TextRole::Body)},
                                  {"plain label", labelled<QLabel>(TextRole::Body)},
                                  {"strong label", labelled<QLabel>(TextRole::Strong)},
                                  {"muted label", labelled<QLabel>(TextRole::Muted)},
                                  {"headline", labelled<QLabel>(TextRole::Headline)},
                                  {"monospace label", labelled<QLabel>(TextRole::Monospace)},
                                  {"plot", drawnInPlot},
                                  {"plot as PDF", drawnInPlotPdf},
                                  {"report as PDF", drawnInPdf}};

}  // namespace

class TestLiteralText : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void shapingMakesThemLookAlike();
  void surfacesShowTheCharacters_data();
  void surfacesShowTheCharacters();
  void fontsOfTheStyleAreLiteral();
  void shapingStays();
  void facesKeepTheirWeight();
  void reportsAskBrowsersForTheSame();
  void savedPicturesNameTheInstalledFont();
};

/// Otherwise the other tests would prove nothing.
void TestLiteralText::shapingMakesThemLookAlike() {
  for (const char *family : {"Inter", "Noto Sans"})
    QVERIFY(QFontDatabase::families().contains(QString::fromLatin1(family)));
  const auto looksAlike = [](const char *family, std::size_t pair) {
    QFont font(QString::fromLatin1(family));
    font.setPointSizeF(kPoints);
    // Attributes that are not set here come from the window's font.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("calt", 1);
    font.setFeature("liga", 1);
#endif
    const auto &[one, other] = kLookAlikes[pair];
    return drawnWith(font, one) == drawnWith(font, other);
  };
  // Debian 12 has revision 3.019, Debian 13 has 4.001.
  if (revisionOf("Inter") < 4) QVERIFY(looksAlike("Inter", 0));
  QVERIFY(looksAlike("Inter", 1));
  QVERIFY(looksAlike("Noto Sans", 2));
}

void TestLiteralText::surfacesShowTheCharacters_data() {
  QTest::addColumn<int>("surface");
  for (std::size_t i = 0; i < std::size(kSurfaces); ++i)
    QTest::newRow(kSurfaces[i].name) << static_cast<int>(i);
}

void TestLiteralText::surfacesShowTheCharacters() {
  QFETCH(int, surface);
  const Surface &draw = kSurfaces[surface].draw;
  for (const auto &[one, other] : kLookAlikes) {
    const QImage first = draw(one);
    QVERIFY(!first.isNull());
    QCOMPARE(draw(one), first);  // drawing the same text again changes nothing
    QVERIFY2(draw(other) != first, qPrintable(one));
  }
}

void TestLiteralText::fontsOfTheStyleAreLiteral() {
  for (QFont font : {QApplication::font(), monospaceFont(), tabularFont(QApplication::font()),
                     tabularFont(monospaceFont()), printFont(), printCodeFont()})
    for (const QFont::Weight weight : {QFont::Normal, QFont::DemiBold, QFont::Bold})
      for (const bool isItalic : {false, true}) {
        font.setPointSizeF(kPoints);
        font.setWeight(weight);
        font.setItalic(isItalic);
        for (const auto &[one, other] : kLookAlikes)
          QVERIFY2(drawnWith(font, one) != drawnWith(font, other), qPrintable(font.toString()));
      }
}

/// Arabic letters are joined, accents are on their letters, and pairs are kerned, all as before.
void TestLiteralText::shapingStays() {
  QFont plain(QStringLiteral("Inter"));
  plain.setPointSizeF(kPoints);
  const QFont literal = literalFont(plain);
  const QFontMetricsF expected(plain);
  const QFontMetricsF found(literal);
  for (const char *text : {"AVATAR To. Wa", "e\u0301 a\u0300 q\u0303",
                           "\u0645\u0631\u062d\u0628\u0627", "ก้ำ", "שָׁלוֹם", "Kijiji 1234"}) {
    const QString shown = QString::fromUtf8(text);
    QCOMPARE(found.horizontalAdvance(shown), expected.horizontalAdvance(shown));
    QCOMPARE(drawnWith(literal, shown), drawnWith(plain, shown));
  }
}

void TestLiteralText::facesKeepTheirWeight() {
  QFont plain(QStringLiteral("Inter"));
  plain.setPointSizeF(kPoints);
  for (const QFont::Weight weight : {QFont::Normal, QFont::DemiBold, QFont::Bold}) {
    plain.setWeight(weight);
    QCOMPARE(drawnWith(literalFont(plain), QStringLiteral("Weight")),
             drawnWith(plain, QStringLiteral("Weight")));
  }
  plain.setWeight(QFont::Normal);
  plain.setItalic(true);
  QCOMPARE(drawnWith(literalFont(plain), QStringLiteral("Italic")),
           drawnWith(plain, QStringLiteral("Italic")));
  QCOMPARE(literalFont(literalFont(plain)), literalFont(plain));
}

void TestLiteralText::reportsAskBrowsersForTheSame() {
  const QString style = QString::fromUtf8(kReportStyle);
  QVERIFY(style.contains(QStringLiteral("font-variant-ligatures: none")));
  // The shorthand "font" would reset these properties if it came after them.
  QVERIFY(style.indexOf(QStringLiteral("font-feature-settings: \"calt\" 0")) >
          style.indexOf(QStringLiteral("font: 15px")));
}

void TestLiteralText::savedPicturesNameTheInstalledFont() {
  QCustomPlot plot;
  plot.resize(kSurface);
  plot.xAxis->setLabel(QStringLiteral("label"));
  plot.replot();
  const QByteArray svg = pictureOf(plot, QStringLiteral("plot.svg"));
  QVERIFY(svg.contains("font-family=\"Inter\""));
  QVERIFY(!svg.contains("Literal"));
  QVERIFY(svg.contains("font-feature-settings: 'calt' 0"));
}

SHINGLESCOPE_TEST(TestLiteralText, QApplication)
#include "tst_literal_text.moc"
