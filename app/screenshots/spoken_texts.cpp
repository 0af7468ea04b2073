// SPDX-License-Identifier: MIT
#include "app/screenshots/spoken_texts.h"

#include <QAccessible>
#include <QHeaderView>
#include <QRegularExpression>
#include <QWidget>
#include <algorithm>

#include "app/screenshots/painted_texts.h"

namespace shinglescope {
namespace {

constexpr int kDeepest = 60;
constexpr int kMostRows = 10'000;

/// Returns a text without what is only painted: access keys, the dots of a cut text, white space.
QString bare(QString text) {
  text.remove(u'&');
  for (QChar &letter : text)
    if (letter == QChar::Nbsp || letter == QChar::LineSeparator) letter = u' ';
  return text.simplified();
}

bool isReadable(const QString &text) {
  return std::ranges::any_of(text, [](QChar letter) { return letter.isLetterOrNumber(); });
}

/// Tests whether a text is part of what is said. A cut text is found by its parts, and signs may be
/// said as words: "14 × 9" as "14 bands of 9 rows".
bool isPartOf(const QString &text, const QString &said) {
  static const QRegularExpression kSigns(QStringLiteral("[…×·]"));
  const QStringList parts = text.split(kSigns, Qt::SkipEmptyParts);
  return std::ranges::all_of(parts,
                             [&](const QString &part) { return said.contains(part.trimmed()); });
}

QString saidBy(QAccessibleInterface &object) {
  QString said;
  for (const QAccessible::Text kind :
       {QAccessible::Name, QAccessible::Value, QAccessible::Description, QAccessible::Accelerator})
    said += bare(object.text(kind)) + u'\n';
  if (QAccessibleTextInterface *text = object.textInterface())
    said += bare(text->text(0, text->characterCount())) + u'\n';
  return said;
}

/// Returns what is said at a place: by the innermost object there and by those around it.
QString saidAt(QAccessibleInterface *object, const QPoint &place) {
  QString said;
  for (int depth = 0; object != nullptr && object->isValid() && depth < kDeepest; ++depth) {
    said += saidBy(*object);
    QAccessibleInterface *inner = object->childAt(place.x(), place.y());
    if (inner == object) break;
    object = inner;
  }
  return said;
}

/// Returns what is said by the table around a header; Qt does not find its sections by their place.
QString saidByHeader(const QWidget &widget) {
  const auto *header = qobject_cast<const QHeaderView *>(widget.parentWidget());
  if (header == nullptr) return {};
  QAccessibleInterface *table = QAccessible::queryAccessibleInterface(header->parentWidget());
  if (table == nullptr || table->tableInterface() == nullptr) return {};
  const QAccessibleTableInterface &cells = *table->tableInterface();
  QString said;
  if (header->orientation() == Qt::Vertical) {
    for (int row = 0; row < cells.rowCount() && row < kMostRows; ++row)
      said += bare(cells.rowDescription(row)) + u'\n';
    return said;
  }
  for (int place = 0; place <= cells.columnCount();
       ++place)  // those of the first row, and a corner
    if (QAccessibleInterface *cell = table->child(place);
        cell != nullptr && cell->role() == QAccessible::ColumnHeader)
      said += saidBy(*cell);
  return said;
}

}  // namespace

QStringList unspokenTexts(QWidget &window) {
  QAccessibleInterface *root = QAccessible::queryAccessibleInterface(&window);
  QStringList unspoken;
  for (const PaintedText &each : paintedTexts(window)) {
    const QString text = bare(each.text);
    if (!isReadable(text) || isPartOf(text, saidAt(root, each.place))) continue;
    QAccessibleInterface *own =
        QAccessible::queryAccessibleInterface(const_cast<QWidget *>(each.widget));
    if (own != nullptr && isPartOf(text, saidBy(*own))) continue;
    if (isPartOf(text, saidByHeader(*each.widget))) continue;
    unspoken << QStringLiteral("%1: %2").arg(QLatin1String(each.widget->metaObject()->className()),
                                             text);
  }
  unspoken.removeDuplicates();
  return unspoken;
}

QStringList namelessStops(QWidget &window) {
  QStringList nameless;
  for (QWidget *widget : window.findChildren<QWidget *>()) {
    const bool isStop = widget->window() == &window && widget->isVisible() && widget->isEnabled() &&
                        (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                        widget->focusProxy() == nullptr;
    if (!isStop) continue;
    QAccessibleInterface *object = QAccessible::queryAccessibleInterface(widget);
    if (object != nullptr && !object->text(QAccessible::Name).isEmpty()) continue;
    nameless << QStringLiteral("%1 %2 in %3")
                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                         QLatin1String(widget->parentWidget()->metaObject()->className()));
  }
  nameless.removeDuplicates();
  return nameless;
}

}  // namespace shinglescope
