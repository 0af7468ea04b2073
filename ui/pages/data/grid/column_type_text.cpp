// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/column_type_text.h"

#include <QCoreApplication>

namespace shinglescope {

namespace {

/// Provides a separate translation context for the texts.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ColumnTypeText)
};

QString numberExample(const ColumnType &type) {
  QString example = QStringLiteral("1");
  if (type.thousandsMark) example += QLatin1Char(*type.thousandsMark);
  return example + QStringLiteral("234") + QLatin1Char(type.decimalMark) + u'5';
}

}  // namespace

QString columnTypeText(const ColumnType &type) {
  if (type.kind == ColumnKind::Text) return Words::tr("text");
  if (type.kind == ColumnKind::Number) return Words::tr("number, as %1").arg(numberExample(type));
  const QString pattern = QString::fromStdString(type.datePattern);
  if (type.dateLanguage.empty()) return Words::tr("date, as %1").arg(pattern);
  return Words::tr("date, as %1 (%2)").arg(pattern, QString::fromStdString(type.dateLanguage));
}

QString columnTypeSign(const ColumnGuess &guess) {
  if (guess.type.kind == ColumnKind::Text) return {};
  const QString sign =
      guess.type.kind == ColumnKind::Number ? QStringLiteral("#") : QStringLiteral("\u25F7");
  return guess.unparsed > 0 ? sign + u'!' : sign;
}

QString columnGuessText(const ColumnGuess &guess) {
  const QString type = columnTypeText(guess.type);
  if (guess.unparsed == 0) return type;
  const auto odd = static_cast<int>(guess.unparsed);
  return Words::tr("%1; %Ln cells cannot be read this way and sort last", nullptr, odd).arg(type);
}

QString filterSuggestion(const ColumnType &type) {
  return type.kind == ColumnKind::Text ? Words::tr("contains...") : Words::tr("= < >");
}

}  // namespace shinglescope
