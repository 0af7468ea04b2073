// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/queue_view.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace shinglescope {
namespace {

constexpr int kVerdictFilters = 5;
constexpr int kSorts = 4;

QJsonValue ratioText(const Ratio &ratio) { return QString::fromStdString(ratio.toString()); }

Ratio ratioOr(const QJsonValue &value, const Ratio &other) {
  const Result<Ratio> ratio = parseRatio(value.toString().toStdString());
  return ratio ? *ratio : other;
}

/// Returns an integer of at least 0 and below a limit, or nullopt.
std::optional<std::uint32_t> number(const QJsonValue &value, double limit = 4294967295.0) {
  const double read = value.toDouble(-1);
  if (read < 0 || read >= limit || read != std::floor(read)) return std::nullopt;
  return static_cast<std::uint32_t>(read);
}

std::optional<ItemKey> itemFrom(const QJsonValue &value) {
  const QJsonArray rows = value.toArray();
  const auto a = number(rows.at(0));
  const auto b = number(rows.at(1));
  if (!a || !b) return std::nullopt;
  return ItemKey{{*a}, {*b}};
}

QJsonArray fieldsToJson(const std::vector<FieldCondition> &fields,
                        const std::vector<std::string> &columns) {
  QJsonArray array;
  for (const FieldCondition &field : fields) {
    if (field.column.value >= columns.size()) continue;
    array.append(
        QJsonObject{{QStringLiteral("column"), QString::fromStdString(columns[field.column.value])},
                    {QStringLiteral("equal"), field.isEqual}});
  }
  return array;
}

std::vector<FieldCondition> fieldsFrom(const QJsonArray &array,
                                       const std::vector<std::string> &columns) {
  std::vector<FieldCondition> fields;
  for (const QJsonValue &value : array) {
    const std::string name = value[QStringLiteral("column")].toString().toStdString();
    const auto found = std::ranges::find(columns, name);
    if (found == columns.end()) continue;
    fields.push_back({{static_cast<std::uint32_t>(found - columns.begin())},
                      value[QStringLiteral("equal")].toBool(true)});
  }
  return fields;
}

QJsonObject filterToJson(const QueueFilter &filter, const std::vector<std::string> &columns) {
  QJsonObject json{{QStringLiteral("text"), QString::fromStdString(filter.text)},
                   {QStringLiteral("verdict"), static_cast<int>(filter.verdict)},
                   {QStringLiteral("fields"), fieldsToJson(filter.fields, columns)},
                   {QStringLiteral("changed"), filter.isChangedOnly},
                   {QStringLiteral("follows"), filter.isOfferedOnly},
                   {QStringLiteral("tag"), QString::fromStdString(filter.tag)}};
  if (filter.scores) {
    json[QStringLiteral("from")] = ratioText(filter.scores->from);
    json[QStringLiteral("to")] = ratioText(filter.scores->to);
  }
  if (filter.sameGroupAs)
    json[QStringLiteral("group_of")] = static_cast<qint64>(filter.sameGroupAs->value);
  return json;
}

QueueFilter filterFrom(const QJsonObject &json, const std::vector<std::string> &columns) {
  QueueFilter filter;
  filter.text = json[QStringLiteral("text")].toString().toStdString();
  filter.verdict = static_cast<VerdictFilter>(
      number(json[QStringLiteral("verdict")], kVerdictFilters).value_or(0));
  filter.fields = fieldsFrom(json[QStringLiteral("fields")].toArray(), columns);
  filter.isChangedOnly = json[QStringLiteral("changed")].toBool();
  filter.isOfferedOnly = json[QStringLiteral("follows")].toBool();
  filter.tag = json[QStringLiteral("tag")].toString().toStdString();
  if (json.contains(QStringLiteral("from"))) {
    filter.scores = ScoreRange{ratioOr(json[QStringLiteral("from")], {0, 1}),
                               ratioOr(json[QStringLiteral("to")], {1, 1})};
  }
  if (const auto row = number(json[QStringLiteral("group_of")]))
    filter.sameGroupAs = RecordId{*row};
  return filter;
}

}  // namespace

QJsonObject queueViewToJson(const QueueView &view, const std::vector<std::string> &columns) {
  QJsonObject json{{QStringLiteral("mode"), view.mode},
                   {QStringLiteral("filter"), filterToJson(view.filter, columns)},
                   {QStringLiteral("sort"), static_cast<int>(view.arrangement.sort)},
                   {QStringLiteral("seed"), static_cast<qint64>(view.arrangement.seed)},
                   {QStringLiteral("first_row"), view.firstRow},
                   {QStringLiteral("group"), view.group},
                   {QStringLiteral("threshold"), ratioText(view.threshold)},
                   {QStringLiteral("blind"), view.isBlind}};
  if (view.item) {
    json[QStringLiteral("entry")] = QJsonArray{static_cast<qint64>(view.item->a.value),
                                               static_cast<qint64>(view.item->b.value)};
  }
  return json;
}

QueueView queueViewFromJson(const QJsonObject &json, const std::vector<std::string> &columns) {
  QueueView view;
  view.mode = json[QStringLiteral("mode")].toInt();
  view.filter = filterFrom(json[QStringLiteral("filter")].toObject(), columns);
  view.arrangement.sort =
      static_cast<QueueSort>(number(json[QStringLiteral("sort")], kSorts).value_or(0));
  view.arrangement.seed = number(json[QStringLiteral("seed")]).value_or(1);
  view.item = itemFrom(json[QStringLiteral("entry")]);
  view.firstRow = json[QStringLiteral("first_row")].toInt();
  view.group = json[QStringLiteral("group")].toInt(-1);
  view.threshold = ratioOr(json[QStringLiteral("threshold")], {});
  view.isBlind = json[QStringLiteral("blind")].toBool();
  return view;
}

}  // namespace shinglescope
