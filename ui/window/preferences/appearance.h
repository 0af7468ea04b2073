// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"

namespace shinglescope {

class Settings;

/// How the window looks, for the menus and the preferences: applies a choice and stores it. GUI
/// thread; the settings outlive it.
class Appearance final : public QObject {
  Q_OBJECT

 public:
  explicit Appearance(Settings &settings, QObject *parent = nullptr);

  ThemeChoice theme() const;
  bool isHighContrastOn() const;
  bool isMotionOn() const;
  LanguageChoice language() const;
  int textScale() const;
  /// What takes effect at the next start; empty if nothing does.
  QString restartText() const;

 public slots:
  void setTheme(int choice);
  void setHighContrastOn(bool isOn);
  void setMotionOn(bool isOn);
  void setLanguage(int choice);
  void setTextScale(int percent);

 signals:
  void changed();
  /// A choice takes effect at the next start, or was taken back. The message is restartText().
  void restartNeeded(const QString &message);

 private:
  Settings &m_settings;
  const LanguageChoice m_startLanguage;
  const int m_startScale;
};

}  // namespace shinglescope
