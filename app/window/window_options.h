#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "core/lesson/hand_out.h"
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
  QString screenshotPage;                  ///< not empty: take a picture of it and leave
  QString lesson;                          ///< not empty: print it and leave; a ready one or a file
  HandOutForm form = HandOutForm::Complete;
  QString output;
  QSize size{1280, 800};
  QStringList compare;  ///< columns to compare, as Dataset::findColumn takes them
  QString preset;
  QStringList filters;  ///< COLUMN:FILTER
  QStringList sorts;    ///< COLUMN, or COLUMN:down
  quint32 row = 0;      ///< the row to go to, from 1; 0 for none
};

/// Reads the arguments; on a mistake, --help or --version prints and ends the
/// program as command lines do.
WindowOptions readWindowOptions(const QCoreApplication &application);

}  // namespace shinglescope
