// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

#include <algorithm>

namespace shinglescope {

inline constexpr int kListEdges = 30;

/// Tests whether a label is wide and high enough for its text.
inline bool isCut(const QLabel &label) {
  if (label.text().isEmpty()) return false;
  if (!label.wordWrap()) return label.width() < label.sizeHint().width();
  return label.height() < label.heightForWidth(label.width()) ||
         label.width() < label.minimumSizeHint().width();
}

inline bool isCut(const QWidget &control) {
  if (control.hasHeightForWidth())
    return control.height() < control.heightForWidth(control.width());
  return control.width() < control.minimumSizeHint().width();
}

/// Tests whether a widget moves with the columns of a table that can be scrolled to it.
inline bool isInScrolledTable(const QWidget &widget) {
  for (const QWidget *outer = widget.parentWidget(); outer != nullptr;
       outer = outer->parentWidget())
    if (const auto *table = qobject_cast<const QAbstractItemView *>(outer);
        table != nullptr && table->horizontalScrollBar()->maximum() > 0)
      return true;
  return false;
}

/// Tests whether something around a widget hides the right end of its first `needed` pixels,
/// without a scroll bar to reach it.
inline bool isClipped(const QWidget &widget, int needed) {
  if (isInScrolledTable(widget)) return false;
  for (const QWidget *outer = &widget; !outer->isWindow();) {
    outer = outer->parentWidget();
    const auto *area = qobject_cast<const QAbstractScrollArea *>(outer->parentWidget());
    if (area != nullptr && area->viewport() == outer &&
        area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff &&
        area->horizontalScrollBar()->maximum() > 0)
      return false;
    if (widget.mapTo(outer, QPoint(needed, 0)).x() > outer->width()) return true;
  }
  return false;
}

/// Describes the titles of columns that are wider than these. A hidden column has none.
inline QStringList cutTitles(const QHeaderView &header) {
  QStringList cut;
  if (header.orientation() != Qt::Horizontal || header.model() == nullptr) return cut;
  for (int column = 0; column < header.count(); ++column) {
    if (header.isSectionHidden(column)) continue;
    const QString title = header.model()->headerData(column, Qt::Horizontal).toString();
    const int needed = header.fontMetrics().horizontalAdvance(title);
    const int given = header.sectionSize(column);
    if (needed > given)
      cut << QStringLiteral("header \"%1\": needs %2, has %3").arg(title).arg(needed).arg(given);
  }
  return cut;
}

/// Describes the visible texts inside a widget that are wider or higher than their place: needed
/// over given size. Other windows that it owns are left out, and so are cells of tables, which have
/// their own tests.
inline QStringList cutTexts(const QWidget &root) {
  QStringList cut;
  const auto add = [&cut](const QWidget &widget, const QString &text) {
    cut << QStringLiteral("%1 \"%2\": needs %3, has %4")
               .arg(QLatin1String(widget.metaObject()->className()), text)
               .arg(widget.sizeHint().width())
               .arg(widget.width());
  };
  for (const QWidget *each : root.findChildren<QWidget *>()) {
    if (!each->isVisible() || each->window() != root.window()) continue;
    if (const auto *label = qobject_cast<const QLabel *>(each); label != nullptr) {
      const int words = std::min(label->width(), label->sizeHint().width());
      const bool isAtRight = !(label->alignment() & Qt::AlignLeft);
      const int needed = label->wordWrap() || isAtRight ? label->width() : words;
      if (isCut(*label) || (!label->text().isEmpty() && isClipped(*label, needed)))
        add(*label, label->text());
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(each)) {
      if (!button->text().isEmpty() && (isCut(*button) || isClipped(*button, button->width())))
        add(*button, button->text());
    } else if (const auto *list = qobject_cast<const QComboBox *>(each)) {
      // The style sheet's padding and the arrow.
      const int needed = list->fontMetrics().horizontalAdvance(list->currentText()) + kListEdges;
      if (needed > list->width() || isClipped(*list, list->width()))
        add(*list, list->currentText());
    } else if (const auto *field = qobject_cast<const QLineEdit *>(each)) {
      const QString text = field->text().isEmpty() ? field->placeholderText() : field->text();
      const int needed = field->fontMetrics().horizontalAdvance(text) + 2;
      if (needed > field->width() || isClipped(*field, field->width())) add(*field, text);
    } else if (const auto *header = qobject_cast<const QHeaderView *>(each)) {
      cut << cutTitles(*header);
    }
  }
  return cut;
}

}  // namespace shinglescope
