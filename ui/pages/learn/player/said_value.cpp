// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/said_value.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/base/text/display_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {
namespace {

struct SaidValueWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::SaidValue)
};

QString whole(const std::string &text) {
  return cellDisplayText(text, static_cast<qsizetype>(text.size()));
}

QStringList literal(const std::vector<std::string> &parts) {
  QStringList texts;
  for (const std::string &part : parts) texts << cellDisplayText(part);
  return texts;
}

QString decimalText(const QString &neutral) {
  const qsizetype point = neutral.indexOf(u'.');
  const qsizetype decimals = point < 0 ? 0 : neutral.size() - point - 1;
  return QLocale().toString(neutral.toDouble(), 'f', static_cast<int>(decimals));
}

QString countedText(const SentenceValue &value) {
  const int number = pluralOf(std::stoull(value.parts.front()));
  switch (value.thing) {
    case SentenceValue::Thing::Characters:
      return SaidValueWords::tr("%Ln characters", nullptr, number);
    case SentenceValue::Thing::Documents:
      return SaidValueWords::tr("%Ln documents", nullptr, number);
    case SentenceValue::Thing::Shingles: return SaidValueWords::tr("%Ln shingles", nullptr, number);
    case SentenceValue::Thing::Rows: return SaidValueWords::tr("%Ln rows", nullptr, number);
    case SentenceValue::Thing::Hashes: return SaidValueWords::tr("%Ln hashes", nullptr, number);
    case SentenceValue::Thing::Positions:
      return SaidValueWords::tr("%Ln positions", nullptr, number);
    case SentenceValue::Thing::Bands: return SaidValueWords::tr("%Ln bands", nullptr, number);
    case SentenceValue::Thing::Pairs: return SaidValueWords::tr("%Ln pairs", nullptr, number);
  }
  return {};
}

QString namesText(QStringList names) {
  if (names.size() < 2) return names.value(0);
  const QString last = names.takeLast();
  return SaidValueWords::tr("%1 and %2", "a list and its last name")
      .arg(names.join(SaidValueWords::tr(", ")), last);
}

QString quotedText(QStringList parts) {
  const bool isShortened = parts.size() > 1 && parts.last() == QStringLiteral("…");
  for (qsizetype i = 0; i < parts.size() - (isShortened ? 1 : 0); ++i)
    parts[i] = SaidValueWords::tr("\"%1\"").arg(parts[i]);
  return parts.join(SaidValueWords::tr(", "));
}

}  // namespace

QString saidValue(const SentenceValue &value) {
  const QStringList parts = literal(value.parts);
  switch (value.kind) {
    case SentenceValue::Kind::Text: return parts.value(0);
    case SentenceValue::Kind::Whole: return whole(value.parts.front());
    case SentenceValue::Kind::Count: return QLocale().toString(parts.value(0).toULongLong());
    case SentenceValue::Kind::Counted: return countedText(value);
    case SentenceValue::Kind::Decimal: return decimalText(parts.value(0));
    case SentenceValue::Kind::Names: return namesText(parts);
    case SentenceValue::Kind::Quoted: return quotedText(parts);
    case SentenceValue::Kind::List: return parts.join(SaidValueWords::tr(", "));
  }
  return {};
}

}  // namespace shinglescope
