// SPDX-License-Identifier: MIT
// The line below a table that continues on the next page.

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "tests/support/test_registry.h"
#include "ui/base/print/pdf_pages.h"
#include "ui/base/print/table_ends.h"
#include "ui/base/style/print_style.h"

using namespace shinglescope;

namespace {

constexpr QSizeF kPage(400, 300);
constexpr double kBelow = 5;
constexpr double kWidth = 200;

QTextTable *fill(QTextDocument &document, int rows, const QSizeF &page = kPage) {
  document.setDocumentMargin(0);
  document.setDefaultFont(printFont());
  QTextCursor cursor(&document);
  cursor.insertText(QStringLiteral("before"));
  QTextTableFormat format;
  format.setBorder(1);
  format.setBorderCollapse(true);
  format.setBorderBrush(Qt::black);
  format.setCellSpacing(0);
  format.setCellPadding(kBelow);
  format.setHeaderRowCount(1);
  format.setWidth(kWidth);
  QTextTable *table = cursor.insertTable(rows, 2, format);
  for (int row = 0; row < rows; ++row)
    table->cellAt(row, 1).firstCursorPosition().insertText(QString::number(row));
  document.setPageSize(page);
  return table;
}

}  // namespace

class TestTableEnds : public QObject {
  Q_OBJECT

 private slots:
  void linesStandUnderTheLastRowOfAPage();
  void tablesThatEndOnThePageHaveNone();
  void aRowLargerThanAPageHasNone();
  void theLineIsDrawnAndNothingBelow();
};

void TestTableEnds::linesStandUnderTheLastRowOfAPage() {
  QTextDocument document;
  const QTextTable *table = fill(document, 40);
  const auto words = [&](int row) {
    const QTextBlock block = table->cellAt(row, 1).firstCursorPosition().block();
    return document.documentLayout()->blockBoundingRect(block);
  };
  const int pages = document.pageCount();
  QVERIFY(pages > 2);
  for (int page = 0; page < pages; ++page) {
    const auto end = tableEnd(document, page);
    QCOMPARE(end.has_value(), page + 1 < pages);
    if (!end) continue;
    int last = 0;
    for (int row = 0; row < 40; ++row)
      if (words(row).top() < (page + 1) * kPage.height()) last = row;
    QVERIFY(words(last).top() > page * kPage.height());
    QCOMPARE(end->line.top(), words(last).bottom() + kBelow);
    QVERIFY(end->line.bottom() <= (page + 1) * kPage.height());
    QVERIFY(std::abs(end->line.width() - kWidth) <= 4);  // a layout rounds columns down
    QCOMPARE(end->brush.color(), QColor(Qt::black));
  }
}

void TestTableEnds::tablesThatEndOnThePageHaveNone() {
  QTextDocument document;
  fill(document, 3);
  QCOMPARE(document.pageCount(), 1);
  QVERIFY(!tableEnd(document, 0));
}

void TestTableEnds::aRowLargerThanAPageHasNone() {
  QTextDocument document;
  QTextTable *table = fill(document, 1);
  table->cellAt(0, 0).firstCursorPosition().insertText(QStringLiteral("word ").repeated(2000));
  QVERIFY(document.pageCount() > 2);
  for (int page = 0; page < document.pageCount(); ++page) QVERIFY(!tableEnd(document, page));
}

void TestTableEnds::theLineIsDrawnAndNothingBelow() {
  QSizeF size;
  QRectF line;
  const auto pdf = makePdf(
      {},
      [&](QTextDocument &document, const QSizeF &page, const RunContext &) -> Result<void> {
        fill(document, 100, page);
        size = page;
        line = tableEnd(document, 0).value_or(TableEnd()).line;
        return {};
      },
      RunContext{});
  QVERIFY(pdf && pdf->pages > 1);
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("table.pdf")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(pdf->bytes);
  file.close();
  QProcess draw;
  draw.start(
      QStringLiteral("pdftoppm"),
      {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"),
       QStringLiteral("-singlefile"), file.fileName(), folder.filePath(QStringLiteral("page"))});
  QVERIFY(draw.waitForFinished());
  const QImage image(folder.filePath(QStringLiteral("page.png")));
  QVERIFY(!image.isNull());
  const double margin = (image.width() - size.width()) / 2;
  const auto darkest = [&](double from, double to) {
    int least = 255;
    for (int y = qRound(margin + from); y < qRound(margin + to); ++y)
      least = std::min(least, qGray(image.pixel(qRound(margin + line.left() + 100), y)));
    return least;
  };
  QVERIFY(line.top() > 0.8 * size.height());
  QVERIFY(darkest(line.top() - 2, line.bottom() + 2) < 128);
  QCOMPARE(darkest(line.bottom() + 2, size.height() + 2), 255);
}

SHINGLESCOPE_TEST(TestTableEnds, QApplication)
#include "tst_table_ends.moc"
