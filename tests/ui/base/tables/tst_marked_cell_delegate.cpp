// SPDX-License-Identifier: MIT
// The cells of matrices, pixel by pixel.

#include <QPainter>
#include <QStandardItemModel>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell_delegate.h"

using namespace shinglescope;

class TestMarkedCellDelegate : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  void theFocusHidesNoText_data() {
    QTest::addColumn<int>("mark");
    for (const CellMark mark :
         {CellMark::None, CellMark::Row, CellMark::Cell, CellMark::Result, CellMark::Equal})
      QTest::addRow("mark %d", static_cast<int>(mark)) << static_cast<int>(mark);
  }
  void theFocusHidesNoText() {
    QFETCH(const int, mark);
    const QImage plain = painted(mark, false, 1);
    const QImage focused = painted(mark, true, 1);
    QVERIFY(plain != focused);
    const QRect inside = kCell.adjusted(3, 3, -3, -4);
    QCOMPARE(focused.copy(inside), plain.copy(inside));
  }

  void theFocusStaysInItsCell() {
    for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
      QImage focused = painted(static_cast<int>(CellMark::None), true, scale);
      QImage plain = painted(static_cast<int>(CellMark::None), false, scale);
      const QRect outer(QPoint(), focused.size());
      const QRect cell = QRectF(kCell.x() * scale, kCell.y() * scale, kCell.width() * scale,
                                kCell.height() * scale)
                             .toAlignedRect();
      for (int y = 0; y < outer.height(); ++y)
        for (int x = 0; x < outer.width(); ++x)
          if (!cell.contains(x, y)) QCOMPARE(focused.pixel(x, y), plain.pixel(x, y));
    }
  }

 private:
  static constexpr QRect kCell{7, 9, 41, 23};

  static QImage painted(int mark, bool hasFocus, double scale) {
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), QStringLiteral("1"));
    model.setData(model.index(0, 0), mark, MarkedCell::MarkRole);
    model.setData(model.index(0, 0), int{Qt::AlignCenter}, Qt::TextAlignmentRole);
    QImage image(QSize(60, 44) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = kCell;
    option.palette = QApplication::palette();
    option.font = QApplication::font();
    if (hasFocus) option.state |= QStyle::State_HasFocus;
    MarkedCellDelegate().paint(&painter, option, model.index(0, 0));
    painter.end();
    image.setDevicePixelRatio(1);
    return image;
  }
};

SHINGLESCOPE_TEST(TestMarkedCellDelegate, QApplication)
#include "tst_marked_cell_delegate.moc"
