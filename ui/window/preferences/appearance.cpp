// SPDX-License-Identifier: MIT
#include "ui/window/preferences/appearance.h"

#include <QApplication>

#include "ui/base/style/high_contrast.h"
#include "ui/base/style/motion.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kUsualTextScale = 100;  // percent

}  // namespace

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_startLanguage(settings.language()),
      m_startScale(settings.textScale()) {}

ThemeChoice Appearance::theme() const { return m_settings.theme(); }

// High contrast may have been chosen for this start only, by the command line.
bool Appearance::isHighContrastOn() const { return isHighContrast(*qApp); }

bool Appearance::isMotionOn() const { return shinglescope::isMotionOn(*qApp); }

LanguageChoice Appearance::language() const { return m_settings.language(); }

int Appearance::textScale() const { return m_settings.textScale(); }

QString Appearance::restartText() const {
  QStringList said;
  if (m_settings.language() != m_startLanguage)
    said << tr("Restart Shinglescope to change the language.");
  if (m_settings.textScale() != m_startScale)
    said << tr("Restart Shinglescope to change the size of texts and controls.");
  // The program removes its own value after it has started.
  if (m_settings.textScale() != kUsualTextScale && qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
    said << tr("The environment variable QT_SCALE_FACTOR is set and has priority over this size.");
  return said.join(u' ');
}

void Appearance::setTheme(int choice) {
  m_settings.setTheme(static_cast<ThemeChoice>(choice));
  applyTheme(*qApp, m_settings.theme());
  emit changed();
}

void Appearance::setHighContrastOn(bool isOn) {
  m_settings.setHighContrastOn(isOn);
  setHighContrast(*qApp, isOn);
  // The current theme may apply to this start only, so it is not read from the settings.
  const bool isDark = themeColors(QApplication::palette()).isDark;
  applyTheme(*qApp, isDark ? ThemeChoice::Dark : ThemeChoice::Light);
  emit changed();
}

void Appearance::setMotionOn(bool isOn) {
  m_settings.setMotionOn(isOn);
  shinglescope::setMotionOn(*qApp, isOn);
  emit changed();
}

void Appearance::setLanguage(int choice) {
  if (static_cast<LanguageChoice>(choice) == m_settings.language()) return;
  m_settings.setLanguage(static_cast<LanguageChoice>(choice));
  emit changed();
  emit restartNeeded(restartText());
}

void Appearance::setTextScale(int percent) {
  if (percent == m_settings.textScale()) return;
  m_settings.setTextScale(percent);
  emit changed();
  emit restartNeeded(restartText());
}

}  // namespace shinglescope
