#include "app/window_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <cstdio>
#include <cstdlib>

#include "app/screenshot_scenes.h"

namespace shinglescope {
namespace {

constexpr int kUsageError = 2;

/// A terminal is spoken to in English, whatever the language of the window.
QString sentence(const char *text) { return QString::fromLatin1(text); }

[[noreturn]] void refuse(const QString &mistake) {
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(mistake));
  std::exit(kUsageError);
}

ThemeChoice readTheme(const QString &name) {
  if (name == QStringLiteral("light")) return ThemeChoice::Light;
  if (name == QStringLiteral("dark")) return ThemeChoice::Dark;
  if (name == QStringLiteral("system")) return ThemeChoice::System;
  refuse(sentence("There is no theme \"%1\"; use light, dark or system.").arg(name));
}

LanguageChoice readLanguage(const QString &name) {
  const LanguageChoice choice = languageFromName(name);
  if (languageName(choice) == name) return choice;
  refuse(sentence("There is no language \"%1\"; use en, it or system.").arg(name));
}

QSize readSize(const QString &text) {
  static const QRegularExpression kForm(QStringLiteral("^([1-9]\\d{2,3})x([1-9]\\d{2,3})$"));
  const QRegularExpressionMatch match = kForm.match(text);
  if (!match.hasMatch()) {
    refuse(sentence("\"%1\" is no size; write it as 1280x800.").arg(text));
  }
  return {match.captured(1).toInt(), match.captured(2).toInt()};
}

quint32 readRow(const QString &text) {
  bool isNumber = false;
  const quint32 row = text.toUInt(&isNumber);
  if (!isNumber || row == 0) {
    refuse(sentence("\"%1\" is no row; rows are numbered from 1.").arg(text));
  }
  return row;
}

HandOutForm readForm(const QString &name) {
  if (name == QStringLiteral("hand-out")) return HandOutForm::Complete;
  if (name == QStringLiteral("work-sheet")) return HandOutForm::WorkSheet;
  if (name == QStringLiteral("answer-key")) return HandOutForm::AnswerKey;
  refuse(sentence("There is no form \"%1\"; use hand-out, work-sheet or answer-key.").arg(name));
}

void checkOutput(const WindowOptions &options) {
  if (!options.lesson.isEmpty() && options.output.isEmpty())
    refuse(sentence("--print-lesson needs --output FILE.pdf to write to."));
  if (!options.lesson.isEmpty() && !options.screenshotPage.isEmpty())
    refuse(sentence("--print-lesson and --screenshot exclude each other; give one of them."));
}

void checkScreenshot(const WindowOptions &options) {
  if (options.screenshotPage.isEmpty()) return;
  const QStringList scenes = sceneNames();
  if (!scenes.contains(options.screenshotPage)) {
    refuse(sentence("There is no page \"%1\"; use one of %2.")
               .arg(options.screenshotPage, scenes.join(QStringLiteral(", "))));
  }
  if (options.output.isEmpty()) {
    refuse(sentence("--screenshot needs --output FILE.png to write to."));
  }
}

}  // namespace

WindowOptions readWindowOptions(const QCoreApplication &application) {
  QCommandLineParser parser;
  const auto add = [&parser](const char *name, const QString &description, const char *value,
                             const char *byDefault = "") {
    const QCommandLineOption option(QString::fromLatin1(name), description,
                                    QString::fromLatin1(value), QString::fromLatin1(byDefault));
    parser.addOption(option);
    return option;
  };
  parser.setApplicationDescription(sentence("Finds near-duplicate records, and shows why."));
  parser.addHelpOption();
  parser.addVersionOption();
  const auto theme = add("theme", sentence("light, dark or system"), "NAME");
  const QCommandLineOption contrast(QStringLiteral("high-contrast"), sentence("In high contrast"));
  parser.addOption(contrast);
  const auto language = add("language", sentence("en, it or system"), "NAME");
  const auto compare = add("compare", sentence("A column to compare; may be repeated"), "COLUMN");
  const auto preset = add("preset", sentence("The recipe to start with"), "NAME");
  const auto filter =
      add("filter", sentence("A filter of a column; may be repeated"), "COLUMN:FILTER");
  const auto sort = add("sort", sentence("A column to sort by; may be repeated"), "COLUMN[:down]");
  const auto row = add("row", sentence("The row to go to, from 1"), "N");
  const auto screenshot = add(
      "screenshot",
      sentence("Save a picture and end: %1").arg(sceneNames().join(QStringLiteral(", "))), "PAGE");
  const auto lesson = add(
      "print-lesson", sentence("Print a lesson as PDF and end: a ready one or a file"), "LESSON");
  const auto form = add("form", sentence("hand-out, work-sheet or answer-key"), "FORM", "hand-out");
  const auto output = add("output", sentence("The file of the picture or PDF"), "FILE");
  const auto size = add("size", sentence("The window's size"), "WxH", "1280x800");
  parser.addPositionalArgument(QStringLiteral("file"), sentence("A table to open"),
                               QStringLiteral("[FILE]"));
  parser.process(application);
  if (parser.positionalArguments().size() > 1) refuse(sentence("Name one file to open."));
  WindowOptions options;
  options.file = parser.positionalArguments().value(0);
  if (parser.isSet(theme)) options.theme = readTheme(parser.value(theme));
  if (parser.isSet(language)) options.language = readLanguage(parser.value(language));
  options.isHighContrast = parser.isSet(contrast);
  options.screenshotPage = parser.value(screenshot);
  options.lesson = parser.value(lesson);
  options.form = readForm(parser.value(form));
  options.output = parser.value(output);
  options.size = readSize(parser.value(size));
  options.compare = parser.values(compare);
  options.preset = parser.value(preset);
  options.filters = parser.values(filter);
  options.sorts = parser.values(sort);
  if (parser.isSet(row)) options.row = readRow(parser.value(row));
  checkOutput(options);
  checkScreenshot(options);
  return options;
}

}  // namespace shinglescope
