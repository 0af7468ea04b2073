// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineParser>
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"

class QCoreApplication;

namespace shinglescope {

/// The window's command line.
struct WindowOptions {
  QString file;                            ///< the file to open; empty for none
  QStringList otherFiles;                  ///< each opens in a window of its own
  std::optional<ThemeChoice> theme;        ///< overrides the settings for this start
  std::optional<LanguageChoice> language;  ///< overrides the settings for this start
  bool isHighContrast = false;             ///< turns it on, whatever the settings
  std::optional<QSize> size;               ///< window size; by default that of the last start
  QStringList compare;  ///< columns to compare, as Dataset::findColumn accepts them
  QString preset;
  QStringList filters;  ///< COLUMN:FILTER
  QStringList sorts;    ///< COLUMN, or COLUMN:down
  quint32 row = 0;      ///< the row to go to, from 1; 0 for none
};

/// The arguments of programs with a window. A program adds its own options before it reads them.
class WindowArguments {
 public:
  /// `description` is the program's description in --help.
  explicit WindowArguments(const QString &description);

  void add(const char *name, const QString &description, const char *value,
           const char *byDefault = "");
  /// Adds an option without a value.
  void addFlag(const char *name, const QString &description);
  /// Prints and ends the program after an error, --help or --version.
  WindowOptions read(const QCoreApplication &application);
  /// Returns the value of an added option; call it after read().
  QString value(const char *name) const { return m_parser.value(QLatin1String(name)); }
  /// Tests whether an added option is given; call it after read().
  bool isSet(const char *name) const { return m_parser.isSet(QLatin1String(name)); }
  /// Returns the same arguments with this file only, for another process.
  QStringList forFile(const QString &file) const;

 private:
  QCommandLineParser m_parser;
};

/// Prints a sentence and ends the program with the exit code for a wrong argument.
[[noreturn]] void refuseArgument(const QString &mistake);

}  // namespace shinglescope
