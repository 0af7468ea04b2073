// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/row_number_header.h"

#include <QItemSelectionModel>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "ui/base/style/theme.h"

namespace shinglescope {

namespace {

constexpr int kRowNumberHeaderSidePadding = 10;
constexpr int kNarrowest = 48;

}  // namespace

RowNumberHeader::RowNumberHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent) {
  setFont(tabularFont(font()));
  setSectionResizeMode(QHeaderView::Fixed);
  setHighlightSections(false);
  setSectionsClickable(true);
  setAccessibleName(tr("Row numbers"));
}

void RowNumberHeader::fitTo(std::size_t rows) {
  const QString widest =
      QString(QLocale().toString(static_cast<qulonglong>(rows)).size(), QLatin1Char('8'));
  setFixedWidth(std::max(fontMetrics().horizontalAdvance(widest) + 2 * kRowNumberHeaderSidePadding,
                         kNarrowest));
}

void RowNumberHeader::paintSection(QPainter *painter, const QRect &rect, int section) const {
  const ThemeColors &colors = themeColors(palette());
  const bool isSelected = selectionModel() && selectionModel()->isRowSelected(section);
  painter->fillRect(rect, isSelected ? colors.accentSoft : colors.panel);
  painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
  painter->setFont(font());
  painter->setPen(colors.muted);
  painter->drawText(rect.adjusted(0, 0, -kRowNumberHeaderSidePadding, 0),
                    Qt::AlignRight | Qt::AlignVCenter,
                    model()->headerData(section, Qt::Vertical).toString());
}

}  // namespace shinglescope
