// SPDX-License-Identifier: MIT
#include "app/screenshots/shown_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QTextDocumentFragment>
#include <QVariant>

namespace shinglescope {
namespace {

QString withoutMarkup(const QString &text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QTextDocumentFragment::fromHtml(text).toPlainText();
}

/// Adds the cells of the rows between the top and the bottom of a view.
void addCells(const QAbstractItemView &view, QStringList &texts) {
  const QAbstractItemModel *model = view.model();
  if (model == nullptr) return;
  const QRect area = view.viewport()->rect();
  const QModelIndex top = view.indexAt(area.topLeft() + QPoint(1, 1));
  if (!top.isValid()) return;
  for (int row = top.row(); row < model->rowCount(top.parent()); ++row) {
    const QModelIndex first = model->index(row, top.column(), top.parent());
    if (view.visualRect(first).top() > area.bottom()) return;
    for (int column = 0; column < model->columnCount(top.parent()); ++column)
      texts << model->index(row, column, top.parent()).data().toString();
  }
}

}  // namespace

QString shownTexts() {
  static const char *const kProperties[] = {
      "text",        "plainText",      "currentText",          "title",
      "windowTitle", "accessibleName", "accessibleDescription"};
  QStringList texts;
  for (const QWidget *widget : QApplication::allWidgets()) {
    if (!widget->isVisible()) continue;
    for (const char *name : kProperties) {
      QString text = widget->property(name).toString();
      if (qobject_cast<const QAbstractButton *>(widget)) text.remove(QLatin1Char('&'));
      if (!text.isEmpty()) texts << withoutMarkup(text);
    }
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) addCells(*view, texts);
  }
  return texts.join(QLatin1Char('\n'));
}

}  // namespace shinglescope
