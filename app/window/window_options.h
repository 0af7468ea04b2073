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

/// What the window's command line asks for.
struct WindowOptions {
  QString file;                            ///< to open; empty for none
  std::optional<ThemeChoice> theme;        ///< wins over the settings, is not kept
  std::optional<LanguageChoice> language;  ///< wins over the settings, is not kept
  bool isHighContrast = false;             ///< whatever the settings say
  std::optional<QSize> size;               ///< as it was left last, where none is given
  QStringList compare;  ///< columns to compare, as Dataset::findColumn takes them
  QString preset;
  QStringList filters;  ///< COLUMN:FILTER
  QStringList sorts;    ///< COLUMN, or COLUMN:down
  quint32 row = 0;      ///< the row to go to, from 1; 0 for none
};

/// The arguments of the programs that make a window. A program adds what it alone
/// knows before it reads them.
class WindowArguments {
 public:
  /// `description` of the program, for --help.
  explicit WindowArguments(const QString &description);

  void add(const QString &name, const QString &description, const QString &value,
           const QString &byDefault = {});
  /// On a mistake, --help or --version prints and ends the program as command lines do.
  WindowOptions read(const QCoreApplication &application);
  /// Of an option that was added, after read().
  QString value(const QString &name) const { return m_parser.value(name); }

 private:
  QCommandLineParser m_parser;
};

/// Ends the program with a sentence and the code of a wrong argument.
[[noreturn]] void refuseArgument(const QString &mistake);

}  // namespace shinglescope
