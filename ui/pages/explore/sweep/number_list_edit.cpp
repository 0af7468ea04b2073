// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/number_list_edit.h"

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

}  // namespace

NumberListEdit::NumberListEdit(Kind kind, const QString &name, QWidget *parent)
    : QLineEdit(parent), m_kind(kind) {
  setAccessibleName(name);
  setToolTip(tr("Numbers separated by commas"));
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
  for (const Ratio &ratio : ratios) parts << QString::fromStdString(ratio.toString());
  setText(parts.join(QStringLiteral(", ")));
  setCursorPosition(0);
}

QStringList NumberListEdit::parts() const {
  static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
  return text().split(kBetween, Qt::SkipEmptyParts);
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
    const auto ratio = parseRatio(part.toStdString());
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
