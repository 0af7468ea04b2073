#include "app/window/window_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <cstdio>
#include <cstdlib>

#include "app/window/screenshot_scenes.h"

namespace shinglescope {
namespace {

constexpr int kUsageError = 2;

// No tr() here: a terminal is spoken to in English, whatever the language of the window.

[[noreturn]] void refuse(const QString &mistake) {
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(mistake));
  std::exit(kUsageError);
}

ThemeChoice readTheme(const QString &name) {
  if (name == QStringLiteral("light")) return ThemeChoice::Light;
  if (name == QStringLiteral("dark")) return ThemeChoice::Dark;
  if (name == QStringLiteral("system")) return ThemeChoice::System;
  refuse(QStringLiteral("There is no theme \"%1\"; use light, dark or system.").arg(name));
}

LanguageChoice readLanguage(const QString &name) {
  const LanguageChoice choice = languageFromName(name);
  if (languageName(choice) == name) return choice;
  refuse(QStringLiteral("There is no language \"%1\"; use en, it or system.").arg(name));
}

QSize readSize(const QString &text) {
  static const QRegularExpression kForm(QStringLiteral("^([1-9]\\d{2,3})x([1-9]\\d{2,3})$"));
  const QRegularExpressionMatch match = kForm.match(text);
  if (!match.hasMatch()) {
    refuse(QStringLiteral("\"%1\" is no size; write it as 1280x800.").arg(text));
  }
  return {match.captured(1).toInt(), match.captured(2).toInt()};
}

quint32 readRow(const QString &text) {
  bool isNumber = false;
  const quint32 row = text.toUInt(&isNumber);
  if (!isNumber || row == 0) {
    refuse(QStringLiteral("\"%1\" is no row; rows are numbered from 1.").arg(text));
  }
  return row;
}

HandOutForm readForm(const QString &name) {
  if (name == QStringLiteral("hand-out")) return HandOutForm::Complete;
  if (name == QStringLiteral("work-sheet")) return HandOutForm::WorkSheet;
  if (name == QStringLiteral("answer-key")) return HandOutForm::AnswerKey;
  refuse(
      QStringLiteral("There is no form \"%1\"; use hand-out, work-sheet or answer-key.").arg(name));
}

void checkOutput(const WindowOptions &options) {
  if (!options.lesson.isEmpty() && options.output.isEmpty())
    refuse(QStringLiteral("--print-lesson needs --output FILE.pdf to write to."));
  if (!options.lesson.isEmpty() && !options.screenshotPage.isEmpty())
    refuse(QStringLiteral("--print-lesson and --screenshot exclude each other; give one of them."));
}

void checkScreenshot(const WindowOptions &options) {
  if (options.screenshotPage.isEmpty()) return;
  const QStringList scenes = sceneNames();
  if (!scenes.contains(options.screenshotPage)) {
    refuse(QStringLiteral("There is no page \"%1\"; use one of %2.")
               .arg(options.screenshotPage, scenes.join(QStringLiteral(", "))));
  }
  if (options.output.isEmpty()) {
    refuse(QStringLiteral("--screenshot needs --output FILE.png to write to."));
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
  parser.setApplicationDescription(QStringLiteral("Finds near-duplicate records, and shows why."));
  parser.addHelpOption();
  parser.addVersionOption();
  const auto theme = add("theme", QStringLiteral("light, dark or system"), "NAME");
  const QCommandLineOption contrast(QStringLiteral("high-contrast"),
                                    QStringLiteral("In high contrast"));
  parser.addOption(contrast);
  const auto language = add("language", QStringLiteral("en, it or system"), "NAME");
  const auto compare =
      add("compare", QStringLiteral("A column to compare; may be repeated"), "COLUMN");
  const auto preset = add("preset", QStringLiteral("The recipe to start with"), "NAME");
  const auto filter =
      add("filter", QStringLiteral("A filter of a column; may be repeated"), "COLUMN:FILTER");
  const auto sort =
      add("sort", QStringLiteral("A column to sort by; may be repeated"), "COLUMN[:down]");
  const auto row = add("row", QStringLiteral("The row to go to, from 1"), "N");
  const auto screenshot =
      add("screenshot",
          QStringLiteral("Save a picture and end: %1").arg(sceneNames().join(QStringLiteral(", "))),
          "PAGE");
  const auto lesson =
      add("print-lesson", QStringLiteral("Print a lesson as PDF and end: a ready one or a file"),
          "LESSON");
  const auto form =
      add("form", QStringLiteral("hand-out, work-sheet or answer-key"), "FORM", "hand-out");
  const auto output = add("output", QStringLiteral("The file of the picture or PDF"), "FILE");
  const auto size = add("size", QStringLiteral("The window's size"), "WxH", "1280x800");
  parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A table to open"),
                               QStringLiteral("[FILE]"));
  parser.process(application);
  if (parser.positionalArguments().size() > 1) refuse(QStringLiteral("Name one file to open."));
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
