// SPDX-License-Identifier: MIT
#include "ui/session/import_profile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace shinglescope {

namespace {

const std::array<QString, 5> kRoleNames = {QStringLiteral("compared"), QStringLiteral("shown"),
                                           QStringLiteral("id"), QStringLiteral("link"),
                                           QStringLiteral("ignored")};
const std::array<QString, 5> kShapeNames = {
    QStringLiteral("delimited"), QStringLiteral("jsonLines"), QStringLiteral("plainLines"),
    QStringLiteral("idText"), QStringLiteral("folder")};

template <class Value>
std::optional<Value> valueNamed(const std::array<QString, 5> &names, const QString &name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

/// A quote or similar mark: one ASCII character, stored as "" if there is none.
using Mark = std::optional<char>;

QString markToText(Mark mark) { return mark ? QString(QLatin1Char(*mark)) : QString(); }

std::optional<Mark> markFrom(const QJsonValue &value) {
  if (!value.isString()) return std::nullopt;
  const QString text = value.toString();
  if (text.size() > 1 || (!text.isEmpty() && text[0].unicode() >= 0x80)) return std::nullopt;
  std::optional<Mark> mark(std::in_place);
  if (!text.isEmpty()) mark->emplace(text[0].toLatin1());
  return mark;
}

QJsonObject toObject(const LoadOptions &options) {
  QJsonObject object;
  const auto put = [&object](const char *key, const QJsonValue &value) {
    object.insert(QLatin1String(key), value);
  };
  if (options.shape) put("shape", kShapeNames[static_cast<std::size_t>(*options.shape)]);
  if (options.part) put("part", QString::fromStdString(*options.part));
  if (options.encoding) put("encoding", QString::fromStdString(*options.encoding));
  if (options.delimiter)
    put("delimiter", QString::fromStdString(*options.delimiter + options.delimiterTail));
  if (options.rowEnd) put("rowEnd", markToText(*options.rowEnd));
  if (options.headerLines != 1) put("headerLines", static_cast<qint64>(options.headerLines));
  if (options.repairsText) put("repairText", true);
  if (options.footerRows != 0) put("footerRows", static_cast<qint64>(options.footerRows));
  if (options.quote) put("quote", markToText(*options.quote));
  if (options.escape) put("escape", markToText(*options.escape));
  if (options.comment) put("comment", markToText(*options.comment));
  if (options.spacedQuotes) put("spacedQuotes", *options.spacedQuotes);
  if (options.mergesDelimiters) put("mergesDelimiters", *options.mergesDelimiters);
  if (options.preambleLines) put("skip", static_cast<qint64>(*options.preambleLines));
  if (options.hasHeader) put("header", *options.hasHeader);
  return object;
}

LoadOptions optionsFrom(const QJsonObject &object) {
  LoadOptions options;
  const auto at = [&object](const char *key) { return object.value(QLatin1String(key)); };
  options.shape = valueNamed<SourceShape>(kShapeNames, at("shape").toString());
  if (at("encoding").isString()) options.encoding = at("encoding").toString().toStdString();
  if (at("part").isString()) options.part = at("part").toString().toStdString();
  const std::string text = at("delimiter").toString().toStdString();
  if (!text.empty() && text.find_first_of("\r\n") == std::string::npos) {
    options.delimiter = text.front();
    options.delimiterTail = text.substr(1);
  }
  options.rowEnd = markFrom(at("rowEnd"));
  options.repairsText = at("repairText").toBool();
  options.headerLines = static_cast<std::uint32_t>(
      std::clamp<qint64>(at("headerLines").toInteger(1), 1, kMostHeaderLines));
  options.footerRows =
      static_cast<std::uint32_t>(std::clamp<qint64>(at("footerRows").toInteger(0), 0, 0xFFFF'FFFF));
  options.quote = markFrom(at("quote"));
  options.escape = markFrom(at("escape"));
  options.comment = markFrom(at("comment"));
  if (at("spacedQuotes").isBool()) options.spacedQuotes = at("spacedQuotes").toBool();
  if (at("mergesDelimiters").isBool()) options.mergesDelimiters = at("mergesDelimiters").toBool();
  const qint64 skip = at("skip").toInteger(-1);
  if (skip >= 0 && skip <= 0xFFFF'FFFF) options.preambleLines = static_cast<std::uint32_t>(skip);
  if (at("header").isBool()) options.hasHeader = at("header").toBool();
  return options;
}

QStringList textsOf(const std::vector<std::string> &names) {
  QStringList texts;
  for (const std::string &name : names) texts << QString::fromStdString(name);
  return texts;
}

}  // namespace

bool ImportProfile::fits(const std::vector<std::string> &columnNames) const {
  QStringList there = textsOf(columnNames);
  QStringList known = columns;
  there.sort();
  known.sort();
  return there == known;
}

std::vector<ColumnRole> ImportProfile::rolesFor(const std::vector<std::string> &columnNames,
                                                std::vector<ColumnRole> others) const {
  others.resize(columnNames.size(), ColumnRole::Shown);
  for (std::size_t i = 0; i < others.size(); ++i) {
    const qsizetype index = columns.indexOf(QString::fromStdString(columnNames[i]));
    if (index >= 0 && static_cast<std::size_t>(index) < roles.size())
      others[i] = roles[static_cast<std::size_t>(index)];
  }
  return others;
}

QByteArray ImportProfile::toJson() const {
  QJsonArray columnList;
  for (qsizetype i = 0; i < columns.size(); ++i) {
    const auto role = static_cast<std::size_t>(roles[static_cast<std::size_t>(i)]);
    columnList.append(QJsonArray{columns[i], kRoleNames[role]});
  }
  const QJsonObject object{{QStringLiteral("pattern"), pattern},
                           {QStringLiteral("options"), toObject(options)},
                           {QStringLiteral("columns"), columnList}};
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<ImportProfile> ImportProfile::fromJson(const QByteArray &text) {
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  ImportProfile profile;
  profile.pattern = object.value(QStringLiteral("pattern")).toString();
  if (profile.pattern.isEmpty()) return std::nullopt;
  profile.options = optionsFrom(object.value(QStringLiteral("options")).toObject());
  for (const QJsonValue &each : object.value(QStringLiteral("columns")).toArray()) {
    const QJsonArray column = each.toArray();
    const auto role = valueNamed<ColumnRole>(kRoleNames, column.at(1).toString());
    profile.columns << column.at(0).toString();
    profile.roles.push_back(role.value_or(ColumnRole::Shown));
  }
  return profile;
}

QString importPattern(const QString &path) {
  static const QRegularExpression kPacked(QStringLiteral("\\.(gz|xz|zst)$"),
                                          QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression kCopy(QStringLiteral(" ?\\(\\d+\\)(?=\\.[^.]*$|$)"));
  static const QRegularExpression kNumber(QStringLiteral("\\d+(?:[-_. :T]\\d+)*"));
  QString name = QFileInfo(path).fileName();
  name.remove(kPacked);
  name.remove(kCopy);
  return name.replace(kNumber, QStringLiteral("*"));
}

bool isGuessed(const LoadOptions &options) { return toObject(options).isEmpty(); }

bool hasSameChoices(const LoadOptions &a, const LoadOptions &b) {
  return toObject(a) == toObject(b);
}

}  // namespace shinglescope
