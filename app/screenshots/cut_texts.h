// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

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

/// Returns the headers of a table that are wider than their columns.
inline QStringList cutHeaders(const QTableView &table) {
  QStringList cut;
  const QHeaderView &header = *table.horizontalHeader();
  if (!header.isVisible()) return cut;
  for (int column = 0; column < table.model()->columnCount(); ++column) {
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    if (header.fontMetrics().horizontalAdvance(title) > header.sectionSize(column)) cut << title;
  }
  return cut;
}

/// Describes the visible texts inside a widget that are wider or higher than their place: needed
/// over given size. Cells of tables are left to their own tests.
inline QStringList cutTexts(const QWidget &root) {
  QStringList cut;
  const auto add = [&cut](const QWidget &widget, const QString &text) {
    cut << QStringLiteral("%1 \"%2\": needs %3, has %4")
               .arg(QLatin1String(widget.metaObject()->className()), text)
               .arg(widget.sizeHint().width())
               .arg(widget.width());
  };
  for (const QWidget *each : root.findChildren<QWidget *>()) {
    if (!each->isVisible()) continue;
    if (const auto *label = qobject_cast<const QLabel *>(each); label != nullptr) {
      if (isCut(*label)) add(*label, label->text());
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(each)) {
      if (!button->text().isEmpty() && isCut(*button)) add(*button, button->text());
    } else if (const auto *list = qobject_cast<const QComboBox *>(each)) {
      // The style sheet's padding and the arrow.
      if (list->fontMetrics().horizontalAdvance(list->currentText()) + kListEdges > list->width())
        add(*list, list->currentText());
    } else if (const auto *field = qobject_cast<const QLineEdit *>(each)) {
      const QString text = field->text().isEmpty() ? field->placeholderText() : field->text();
      if (field->fontMetrics().horizontalAdvance(text) + 2 > field->width()) add(*field, text);
    } else if (const auto *table = qobject_cast<const QTableView *>(each)) {
      for (const QString &title : cutHeaders(*table)) add(*table, title);
    }
  }
  return cut;
}

}  // namespace shinglescope
