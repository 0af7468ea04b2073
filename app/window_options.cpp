#include "app/window_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <cstdio>
#include <cstdlib>

namespace shinglescope {
namespace {

constexpr int kUsageError = 2;

QString translated(const char *text) { return QCoreApplication::translate("WindowOptions", text); }

[[noreturn]] void refuse(const QString &sentence) {
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(sentence));
  std::exit(kUsageError);
}

ThemeChoice readTheme(const QString &name) {
  if (name == QStringLiteral("light")) return ThemeChoice::Light;
  if (name == QStringLiteral("dark")) return ThemeChoice::Dark;
  if (name == QStringLiteral("system")) return ThemeChoice::System;
  refuse(translated("There is no theme \"%1\"; use light, dark or system.").arg(name));
}

QSize readSize(const QString &text) {
  static const QRegularExpression kForm(QStringLiteral("^([1-9]\\d{2,3})x([1-9]\\d{2,3})$"));
  const QRegularExpressionMatch match = kForm.match(text);
  if (!match.hasMatch()) {
    refuse(translated("\"%1\" is no size; write it as 1280x800.").arg(text));
  }
  return {match.captured(1).toInt(), match.captured(2).toInt()};
}

void checkScreenshot(const WindowOptions &options) {
  static const QStringList kPages = {QStringLiteral("data"),   QStringLiteral("find"),
                                     QStringLiteral("review"), QStringLiteral("explore"),
                                     QStringLiteral("learn"),  QStringLiteral("import"),
                                     QStringLiteral("export"), QStringLiteral("similar")};
  if (options.screenshotPage.isEmpty()) return;
  if (!kPages.contains(options.screenshotPage)) {
    refuse(translated("There is no page \"%1\"; use one of %2.")
               .arg(options.screenshotPage, kPages.join(QStringLiteral(", "))));
  }
  if (options.output.isEmpty()) {
    refuse(translated("--screenshot needs --output FILE.png to write to."));
  }
}

}  // namespace

WindowOptions readWindowOptions(const QCoreApplication &application) {
  const QCommandLineOption theme(QStringLiteral("theme"), translated("light, dark or system"),
                                 QStringLiteral("NAME"));
  const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                      translated("Save a picture of data, find, review, explore, "
                                                 "learn, import, export or similar and end"),
                                      QStringLiteral("PAGE"));
  const QCommandLineOption output(QStringLiteral("output"), translated("The picture's file"),
                                  QStringLiteral("FILE.png"));
  const QCommandLineOption size(QStringLiteral("size"), translated("The window's size"),
                                QStringLiteral("WxH"), QStringLiteral("1280x800"));
  const QCommandLineOption compare(QStringLiteral("compare"),
                                   translated("A column to compare; may be repeated"),
                                   QStringLiteral("COLUMN"));
  const QCommandLineOption preset(QStringLiteral("preset"), translated("The recipe to start with"),
                                  QStringLiteral("NAME"));
  QCommandLineParser parser;
  parser.setApplicationDescription(translated("Finds near-duplicate records, and shows why."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addOptions({theme, screenshot, output, size, compare, preset});
  parser.addPositionalArgument(QStringLiteral("file"), translated("A CSV or TSV file to open"),
                               QStringLiteral("[FILE]"));
  parser.process(application);
  if (parser.positionalArguments().size() > 1) refuse(translated("Name one file to open."));
  WindowOptions options;
  options.file = parser.positionalArguments().value(0);
  if (parser.isSet(theme)) options.theme = readTheme(parser.value(theme));
  options.screenshotPage = parser.value(screenshot);
  options.output = parser.value(output);
  options.size = readSize(parser.value(size));
  options.compare = parser.values(compare);
  options.preset = parser.value(preset);
  checkScreenshot(options);
  return options;
}

}  // namespace shinglescope
