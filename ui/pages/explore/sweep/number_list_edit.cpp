// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/number_list_edit.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStyle>
#include <QVariant>
#include <algorithm>

namespace shinglescope {
namespace {

template <class Value, class Read>
std::optional<std::vector<Value>> readAll(const QStringList &parts, Read read) {
  std::vector<Value> values;
  for (const QString &part : parts) {
    const std::optional<Value> value = read(part);
    if (!value) return std::nullopt;
    if (std::ranges::count(values, *value) == 0) values.push_back(*value);
  }
  if (values.empty()) return std::nullopt;
  return values;
}

/// Tests whether the decimals of the window's numbers follow a comma, as in Italian.
bool isCommaDecimal() { return QLocale().decimalPoint() == QStringLiteral(","); }

}  // namespace

NumberListEdit::NumberListEdit(Kind kind, const QString &name, QWidget *parent)
    : QLineEdit(parent), m_kind(kind) {
  setAccessibleName(name);
  const bool isBySemicolons = kind == Kind::Ratio && isCommaDecimal();
  setToolTip(isBySemicolons ? tr("Numbers separated by semicolons")
                            : tr("Numbers separated by commas"));
  connect(this, &QLineEdit::textChanged, this, &NumberListEdit::mark);
  connect(this, &QLineEdit::textEdited, this, &NumberListEdit::edited);
}

void NumberListEdit::setNumbers(const std::vector<std::uint32_t> &numbers) {
  QStringList parts;
  for (const std::uint32_t number : numbers) parts << QString::number(number);
  setText(parts.join(QStringLiteral(", ")));
  setCursorPosition(0);
}

void NumberListEdit::setRatios(const std::vector<Ratio> &ratios) {
  QStringList parts;
  for (const Ratio &ratio : ratios) {
    const QString number = QString::fromStdString(ratio.toString());
    parts << (isCommaDecimal() ? QString(number).replace(u'.', u',') : number);
  }
  setText(parts.join(isCommaDecimal() ? QStringLiteral("; ") : QStringLiteral(", ")));
  setCursorPosition(0);
}

QStringList NumberListEdit::parts() const {
  static const QRegularExpression kAnyMark(QStringLiteral("[,;\\s]+"));
  const bool isInside = m_kind == Kind::Ratio && isCommaDecimal() && !text().contains(u'.');
  // A comma inside a number is its decimal mark; before a space it separates two numbers.
  static const QRegularExpression kNotInside(QStringLiteral("[;\\s]+|,(?=\\s|$)"));
  return text().split(isInside ? kNotInside : kAnyMark, Qt::SkipEmptyParts);
}

std::optional<std::vector<std::uint32_t>> NumberListEdit::numbers() const {
  return readAll<std::uint32_t>(parts(), [](const QString &part) -> std::optional<std::uint32_t> {
    bool isNumber = false;
    const std::uint32_t number = part.toUInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
  });
}

std::optional<std::vector<Ratio>> NumberListEdit::ratios() const {
  return readAll<Ratio>(parts(), [](const QString &part) -> std::optional<Ratio> {
    const auto ratio = parseRatio(QString(part).replace(u',', u'.').toStdString());
    return ratio ? std::optional(*ratio) : std::nullopt;
  });
}

void NumberListEdit::mark() {
  const bool isGood = m_kind == Kind::Whole ? numbers().has_value() : ratios().has_value();
  setProperty("invalid", !isGood);
  style()->unpolish(this);
  style()->polish(this);
}

}  // namespace shinglescope
