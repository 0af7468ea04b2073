// SPDX-License-Identifier: MIT
#include "ui/pages/export/export_choice.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <array>

#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

constexpr std::array kScopeNames = {
    NamedChoice{"all", ExportScope::All}, NamedChoice{"filtered", ExportScope::Filtered},
    NamedChoice{"selected", ExportScope::Selected}, NamedChoice{"flagged", ExportScope::Flagged}};
const QString kPdf = QStringLiteral("pdf");
const QString kOneToOne = QStringLiteral("one-to-one");
const QString kManifest = QStringLiteral("manifest");

template <class Names, class Choice>
QString nameIn(const Names &names, Choice value) {
  return QString::fromStdString(choiceName(names, value));
}

template <class Names, class Choice>
void readFrom(const QString &word, const Names &names, Choice &value) {
  value = choiceFromName(names, word.toStdString()).value_or(value);
}

template <class T>
bool isAmong(const std::vector<T> &values, const T &value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

/// Returns the suffix of the table; for a compressed file, the suffix of the file inside.
QString sourceSuffix(const QString &sourceName) {
  QFileInfo info(sourceName);
  static const QStringList kPacked = {QStringLiteral("gz"), QStringLiteral("xz"),
                                      QStringLiteral("bz2"), QStringLiteral("zst")};
  // What is stored in cells becomes a new text.
  static const QStringList kCells = {QStringLiteral("xlsx"),   QStringLiteral("xlsm"),
                                     QStringLiteral("ods"),    QStringLiteral("db"),
                                     QStringLiteral("sqlite"), QStringLiteral("sqlite3"),
                                     QStringLiteral("zip")};
  if (kCells.contains(info.suffix().toLower())) return QStringLiteral("csv");
  if (kPacked.contains(info.suffix().toLower())) info = QFileInfo(info.completeBaseName());
  return info.suffix().isEmpty() ? QStringLiteral("txt") : info.suffix();
}

}  // namespace

std::vector<ExportContent> exportContents() {
  std::vector<ExportContent> contents;
  for (const auto &item : kContentNames) contents.push_back(item.value);
  return contents;
}

std::vector<ExportFileKind> kindsOf(ExportContent content) {
  std::vector<ExportFileKind> kinds;
  for (const ExportFormat format : formatsOf(content)) kinds.push_back({format, false});
  if (content == ExportContent::Report) kinds.push_back({ExportFormat::Html, true});
  return kinds;
}

std::vector<ExportScope> scopesOf(ExportContent content) {
  using enum ExportScope;
  if (content == ExportContent::RejectedRows || content == ExportContent::Matches ||
      content == ExportContent::Shown)
    return {All};
  return {All, Filtered, Selected, Flagged};
}

ExportChoice defaultChoice(ExportContent content) {
  ExportChoice choice;
  choice.content = content;
  choice.kind = kindsOf(content).front();
  choice.profile = defaultProfile(content, choice.kind.format);
  return choice;
}

ExportChoice madePossible(ExportChoice choice) {
  const ExportChoice usual = defaultChoice(choice.content);
  if (!isAmong(kindsOf(choice.content), choice.kind)) choice.kind = usual.kind;
  if (!isAmong(scopesOf(choice.content), choice.scope)) choice.scope = usual.scope;
  if (!isAmong(profilesOf(choice.kind.format), choice.profile))
    choice.profile = defaultProfile(choice.content, choice.kind.format);
  return choice;
}

QString choiceToText(const ExportChoice &choice) {
  QStringList words = {choice.kind.isPdf ? kPdf : nameIn(kFormatNames, choice.kind.format),
                       nameIn(kProfileNames, choice.profile), scopeName(choice.scope)};
  if (choice.isOneToOne) words << kOneToOne;
  if (choice.hasManifest) words << kManifest;
  return words.join(u' ');
}

ExportChoice choiceFromText(ExportContent content, const QString &text) {
  ExportChoice choice = defaultChoice(content);
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  if (words.isEmpty()) return choice;
  for (const QString &word : words) {
    if (word == kPdf) choice.kind = {ExportFormat::Html, true};
    readFrom(word, kFormatNames, choice.kind.format);
    readFrom(word, kProfileNames, choice.profile);
    readFrom(word, kScopeNames, choice.scope);
  }
  choice.isOneToOne = words.contains(kOneToOne);
  choice.hasManifest = words.contains(kManifest);
  return madePossible(choice);
}

QString contentName(ExportContent content) { return nameIn(kContentNames, content); }
QString scopeName(ExportScope scope) { return nameIn(kScopeNames, scope); }

QString suggestedFileName(const QString &sourceName, const ExportChoice &choice, bool isPartial) {
  const QString suffix = choice.kind.isPdf ? kPdf
                         : choice.kind.format == ExportFormat::Source
                             ? sourceSuffix(sourceName)
                             : nameIn(kFormatNames, choice.kind.format);
  QString base = QFileInfo(sourceName).baseName();
  if (base.isEmpty()) base = QStringLiteral("table");
  const QString partial = isPartial ? QStringLiteral("-partial") : QString();
  return base + u'-' + contentName(choice.content) + partial + u'.' + suffix;
}

}  // namespace shinglescope
