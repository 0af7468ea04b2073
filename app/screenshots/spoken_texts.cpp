// SPDX-License-Identifier: MIT
#include "app/screenshots/spoken_texts.h"

#include <QAccessible>
#include <QHeaderView>
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

/// Tests whether a text is part of what is said. A cut text is found by its parts.
bool isPartOf(const QString &text, const QString &said) {
  const QStringList parts = text.split(QChar(0x2026), Qt::SkipEmptyParts);
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
  if (header->orientation() == Qt::Horizontal)
    for (int column = 0; column < cells.columnCount(); ++column)
      said += bare(cells.columnDescription(column)) + u'\n';
  else
    for (int row = 0; row < cells.rowCount() && row < kMostRows; ++row)
      said += bare(cells.rowDescription(row)) + u'\n';
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

}  // namespace shinglescope
