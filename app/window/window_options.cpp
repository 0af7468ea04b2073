// SPDX-License-Identifier: MIT
#include "app/window/window_options.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace shinglescope {
namespace {

constexpr int kUsageError = 2;

// No tr() here: output on a terminal is English, whatever the language of the window.

ThemeChoice readTheme(const QString &name) {
  if (name == QStringLiteral("light")) return ThemeChoice::Light;
  if (name == QStringLiteral("dark")) return ThemeChoice::Dark;
  if (name == QStringLiteral("system")) return ThemeChoice::System;
  refuseArgument(QStringLiteral("There is no theme \"%1\"; use light, dark or system.").arg(name));
}

LanguageChoice readLanguage(const QString &name) {
  const LanguageChoice choice = languageFromName(name);
  if (languageName(choice) == name) return choice;
  refuseArgument(QStringLiteral("There is no language \"%1\"; use en, it or system.").arg(name));
}

QSize readSize(const QString &text) {
  static const QRegularExpression kForm(QStringLiteral("^([1-9]\\d{2,3})x([1-9]\\d{2,3})$"));
  const QRegularExpressionMatch match = kForm.match(text);
  if (!match.hasMatch()) {
    refuseArgument(QStringLiteral("\"%1\" is not a size; write it as 1280x800.").arg(text));
  }
  return {match.captured(1).toInt(), match.captured(2).toInt()};
}

quint32 readRow(const QString &text) {
  bool isNumber = false;
  const quint32 row = text.toUInt(&isNumber);
  if (!isNumber || row == 0) {
    refuseArgument(QStringLiteral("\"%1\" is not a row; rows are numbered from 1.").arg(text));
  }
  return row;
}

}  // namespace

void refuseArgument(const QString &mistake) {
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(mistake));
  std::exit(kUsageError);
}

WindowArguments::WindowArguments(const QString &description) {
  m_parser.setApplicationDescription(description);
  m_parser.addHelpOption();
  m_parser.addVersionOption();
  add("theme", QStringLiteral("light, dark or system"), "NAME");
  m_parser.addOption({QStringLiteral("high-contrast"), QStringLiteral("Use high contrast")});
  add("language", QStringLiteral("en, it or system"), "NAME");
  add("compare", QStringLiteral("A column to compare; may be repeated"), "COLUMN");
  add("preset", QStringLiteral("The recipe to start with"), "NAME");
  add("filter", QStringLiteral("A filter of a column; may be repeated"), "COLUMN:FILTER");
  add("sort", QStringLiteral("A column to sort by; may be repeated"), "COLUMN[:down]");
  add("row", QStringLiteral("The row to go to, from 1"), "N");
  add("size", QStringLiteral("The window's size"), "WxH");
  m_parser.addPositionalArgument(
      QStringLiteral("files"),
      QStringLiteral("A table or project to open; several open in windows of their own"),
      QStringLiteral("[FILE...]"));
}

void WindowArguments::add(const char *name, const QString &description, const char *value,
                          const char *byDefault) {
  m_parser.addOption(
      {QLatin1String(name), description, QLatin1String(value), QLatin1String(byDefault)});
}

void WindowArguments::addFlag(const char *name, const QString &description) {
  m_parser.addOption({QString::fromLatin1(name), description});
}

WindowOptions WindowArguments::read(const QCoreApplication &application) {
  m_parser.process(application);
  WindowOptions options;
  options.otherFiles = m_parser.positionalArguments();
  if (!options.otherFiles.isEmpty()) options.file = options.otherFiles.takeFirst();
  if (const QString theme = value("theme"); !theme.isEmpty()) options.theme = readTheme(theme);
  if (const QString language = value("language"); !language.isEmpty())
    options.language = readLanguage(language);
  options.isHighContrast = m_parser.isSet(QStringLiteral("high-contrast"));
  if (const QString size = value("size"); !size.isEmpty()) options.size = readSize(size);
  options.compare = m_parser.values(QStringLiteral("compare"));
  options.preset = value("preset");
  options.filters = m_parser.values(QStringLiteral("filter"));
  options.sorts = m_parser.values(QStringLiteral("sort"));
  if (const QString row = value("row"); !row.isEmpty()) options.row = readRow(row);
  return options;
}

QStringList WindowArguments::forFile(const QString &file) const {
  QStringList names = m_parser.optionNames();
  names.removeDuplicates();
  QStringList arguments;
  for (const QString &name : std::as_const(names)) {
    const QStringList values = m_parser.values(name);
    if (values.isEmpty()) arguments << QStringLiteral("--") + name;
    for (const QString &value : values) arguments << QStringLiteral("--%1=%2").arg(name, value);
  }
  return arguments << QStringLiteral("--") << file;
}

}  // namespace shinglescope
