// SPDX-License-Identifier: MIT
#include "ui/parts/table/column_layout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

namespace shinglescope {

namespace {

constexpr std::array<const char *, 3> kKinds = {"text", "number", "date"};
const QString kColumns = QStringLiteral("columns");
const QString kIndex = QStringLiteral("index");
const QString kName = QStringLiteral("name");
const QString kWidth = QStringLiteral("width");
const QString kHidden = QStringLiteral("hidden");
const QString kType = QStringLiteral("type");
const QString kKind = QStringLiteral("kind");
const QString kDecimal = QStringLiteral("decimal");
const QString kThousands = QStringLiteral("thousands");
const QString kPattern = QStringLiteral("pattern");
const QString kColumnLayoutLanguage = QStringLiteral("language");

QJsonObject typeToJson(const ColumnType &type) {
  QJsonObject json;
  json[kKind] = QLatin1String(kKinds[static_cast<std::size_t>(type.kind)]);
  json[kDecimal] = QString(QLatin1Char(type.decimalMark));
  if (type.thousandsMark) json[kThousands] = QString(QLatin1Char(*type.thousandsMark));
  json[kPattern] = QString::fromStdString(type.datePattern);
  json[kColumnLayoutLanguage] = QString::fromStdString(type.dateLanguage);
  return json;
}

std::optional<ColumnType> typeFromJson(const QJsonObject &json) {
  ColumnType type;
  const auto kind = std::ranges::find(kKinds, json[kKind].toString());
  if (kind == kKinds.end()) return std::nullopt;
  type.kind = static_cast<ColumnKind>(kind - kKinds.begin());
  const QByteArray decimal = json[kDecimal].toString().toLatin1();
  if (decimal.size() == 1) type.decimalMark = decimal[0];
  const QByteArray thousands = json[kThousands].toString().toLatin1();
  if (thousands.size() == 1) type.thousandsMark = thousands[0];
  type.datePattern = json[kPattern].toString().toStdString();
  type.dateLanguage = json[kColumnLayoutLanguage].toString().toStdString();
  if (!checkColumnType(type)) return std::nullopt;
  return type;
}

ColumnLayout::Column columnFromJson(const QJsonObject &json) {
  ColumnLayout::Column column;
  column.index = static_cast<std::uint32_t>(json[kIndex].toInt());
  column.name = json[kName].toString().toStdString();
  column.width = json[kWidth].toInt();
  column.isHidden = json[kHidden].toBool();
  if (json.contains(kType)) column.type = typeFromJson(json[kType].toObject());
  return column;
}

}  // namespace

bool ColumnLayout::fits(const std::vector<std::string> &names) const {
  if (columns.size() != names.size()) return false;
  std::vector<bool> isSeen(names.size(), false);
  for (const Column &column : columns) {
    if (column.index >= names.size() || isSeen[column.index]) return false;
    if (names[column.index] != column.name) return false;
    isSeen[column.index] = true;
  }
  return true;
}

QByteArray toJson(const ColumnLayout &layout) {
  QJsonArray columns;
  for (const ColumnLayout::Column &column : layout.columns) {
    QJsonObject json;
    json[kIndex] = static_cast<qint64>(column.index);
    json[kName] = QString::fromStdString(column.name);
    if (column.width > 0) json[kWidth] = column.width;
    if (column.isHidden) json[kHidden] = true;
    if (column.type) json[kType] = typeToJson(*column.type);
    columns.append(json);
  }
  return QJsonDocument(QJsonObject{{kColumns, columns}}).toJson(QJsonDocument::Compact);
}

std::optional<ColumnLayout> columnLayoutFromJson(const QByteArray &json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  if (!document.object().value(kColumns).isArray()) return std::nullopt;
  ColumnLayout layout;
  for (const QJsonValue &column : document.object().value(kColumns).toArray())
    layout.columns.push_back(columnFromJson(column.toObject()));
  return layout;
}

}  // namespace shinglescope
