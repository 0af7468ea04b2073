// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/base/jobs/job_resources.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"

class QSettings;

namespace shinglescope {

/// Typed access to the settings that the window stores between starts. Owns nothing; passed
/// by reference.
class Settings {
 public:
  explicit Settings(QSettings &store) : m_store(store) {}

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray &geometry);
  QByteArray splitterState(const QString &name) const;
  void setSplitterState(const QString &name, const QByteArray &state);
  QStringList recentFiles() const;  ///< newest first, at most ten
  void addRecentFile(const QString &path);
  void removeRecentFile(const QString &path);
  void clearRecentFiles();
  /// The last layout of a file's table; empty if none is stored.
  QByteArray tableLayout(const QString &path) const;
  /// Stores the layout; only those of the latest fifty files are kept. An empty layout removes the
  /// stored one.
  void setTableLayout(const QString &path, const QByteArray &layout);
  ThemeChoice theme() const;
  void setTheme(ThemeChoice choice);
  bool isHighContrastOn() const;
  void setHighContrastOn(bool isOn);
  bool isMotionOn() const;  ///< whether things may move, such as rows that are sorted
  void setMotionOn(bool isOn);
  LanguageChoice language() const;
  void setLanguage(LanguageChoice choice);
  int textScale() const;  ///< the size of texts and controls in percent, from 80 to 200
  void setTextScale(int percent);
  ChosenKeys chosenKeys() const;
  void setChosenKeys(const ChosenKeys &keys);
  JobResources jobResources() const;
  void setJobResources(const JobResources &resources);
  /// The recipe at the start: the name of a preset, or the JSON of a recipe; empty for the default.
  QString startRecipe() const;
  void setStartRecipe(const QString &recipe);
  QString lastDirectory() const;
  void setLastDirectory(const QString &directory);
  bool isAutoAdvanceOn() const;  ///< go to the next item after a verdict
  void setAutoAdvanceOn(bool isOn);
  QStringList givenSheetParts() const;  ///< the parts of a work sheet that are not left blank
  void setGivenSheetParts(const QStringList &parts);
  QStringList importProfiles() const;  ///< in the format of ImportProfiles
  void setImportProfiles(const QStringList &profiles);
  /// The content exported last, and the last choice for each content; empty if there is none.
  QString exportContent() const;
  void setExportContent(const QString &content);
  QString exportChoice(const QString &content) const;
  void setExportChoice(const QString &content, const QString &choice);

 private:
  QSettings &m_store;
};

}  // namespace shinglescope
