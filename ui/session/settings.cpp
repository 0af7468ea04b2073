// SPDX-License-Identifier: MIT
#include "ui/session/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSettings>
#include <QVariantMap>
#include <algorithm>
#include <array>

namespace shinglescope {
namespace {

constexpr qsizetype kMaxRecentFiles = 10;
constexpr char kGeometry[] = "window/geometry";
constexpr char kTheme[] = "window/theme";
constexpr char kHighContrast[] = "window/highContrast";
constexpr char kMotion[] = "window/motion";
constexpr char kSettingsLanguage[] = "window/language";
constexpr char kTextScale[] = "window/textScale";
constexpr char kKeys[] = "window/keys";
constexpr char kThreads[] = "runs/threads";
constexpr char kMemory[] = "runs/memoryMebibytes";
constexpr char kStartRecipe[] = "runs/startRecipe";
constexpr int kFullScale = 100;
constexpr int kSmallestScale = 80;
constexpr int kLargestScale = 200;
constexpr char kRecentFiles[] = "files/recent";
constexpr qsizetype kMaxLayouts = 50;
constexpr char kLayoutFiles[] = "layouts/files";
constexpr char kAutoAdvance[] = "review/autoAdvance";
constexpr char kGivenParts[] = "learn/givenSheetParts";
constexpr char kDirectory[] = "files/directory";
constexpr char kImportProfiles[] = "files/importProfiles";
constexpr char kExportContent[] = "export/last";
constexpr char kExportChoice[] = "export/";
const std::array<QString, 3> kThemeNames = {QStringLiteral("system"), QStringLiteral("light"),
                                            QStringLiteral("dark")};

/// Hashes the path, because it contains characters that a key must not contain.
QString layoutKey(const QString &path) {
  return QStringLiteral("layouts/") +
         QString::fromLatin1(
             QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Md5).toHex());
}

QString splitterKey(const QString &name) { return QStringLiteral("window/splitters/") + name; }

}  // namespace

QByteArray Settings::windowGeometry() const { return m_store.value(kGeometry).toByteArray(); }

void Settings::setWindowGeometry(const QByteArray &geometry) {
  m_store.setValue(kGeometry, geometry);
}

QByteArray Settings::splitterState(const QString &name) const {
  return m_store.value(splitterKey(name)).toByteArray();
}

void Settings::setSplitterState(const QString &name, const QByteArray &state) {
  m_store.setValue(splitterKey(name), state);
}

QStringList Settings::recentFiles() const { return m_store.value(kRecentFiles).toStringList(); }

void Settings::addRecentFile(const QString &path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  m_store.setValue(kRecentFiles, files.mid(0, kMaxRecentFiles));
}

void Settings::removeRecentFile(const QString &path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  m_store.setValue(kRecentFiles, files);
}

void Settings::clearRecentFiles() { m_store.remove(kRecentFiles); }

QByteArray Settings::tableLayout(const QString &path) const {
  return m_store.value(layoutKey(path)).toByteArray();
}

void Settings::setTableLayout(const QString &path, const QByteArray &layout) {
  QStringList files = m_store.value(kLayoutFiles).toStringList();
  files.removeAll(path);
  if (!layout.isEmpty()) files.prepend(path);
  for (const QString &old : files.mid(kMaxLayouts)) m_store.remove(layoutKey(old));
  m_store.setValue(kLayoutFiles, files.mid(0, kMaxLayouts));
  if (layout.isEmpty())
    m_store.remove(layoutKey(path));
  else
    m_store.setValue(layoutKey(path), layout);
}

ThemeChoice Settings::theme() const {
  const QString name = m_store.value(kTheme).toString();
  for (std::size_t i = 0; i < kThemeNames.size(); ++i) {
    if (kThemeNames[i] == name) return static_cast<ThemeChoice>(i);
  }
  return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice) {
  m_store.setValue(kTheme, kThemeNames[static_cast<std::size_t>(choice)]);
}

bool Settings::isHighContrastOn() const { return m_store.value(kHighContrast, false).toBool(); }

void Settings::setHighContrastOn(bool isOn) { m_store.setValue(kHighContrast, isOn); }

bool Settings::isMotionOn() const { return m_store.value(kMotion, true).toBool(); }

void Settings::setMotionOn(bool isOn) { m_store.setValue(kMotion, isOn); }

LanguageChoice Settings::language() const {
  return languageFromName(m_store.value(kSettingsLanguage).toString());
}

void Settings::setLanguage(LanguageChoice choice) {
  m_store.setValue(kSettingsLanguage, languageName(choice));
}

int Settings::textScale() const {
  bool isNumber = false;
  const int percent = m_store.value(kTextScale, kFullScale).toInt(&isNumber);
  return isNumber ? std::clamp(percent, kSmallestScale, kLargestScale) : kFullScale;
}

void Settings::setTextScale(int percent) { m_store.setValue(kTextScale, percent); }

ChosenKeys Settings::chosenKeys() const {
  ChosenKeys keys;
  const QVariantMap stored = m_store.value(kKeys).toMap();
  for (auto it = stored.cbegin(); it != stored.cend(); ++it) {
    const QString text = it.value().toString();
    const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
    // A text that is not a key would otherwise take the command's key away.
    const bool isKey = !key.isEmpty() && key[0].key() != Qt::Key_unknown;
    if (isKey || text.isEmpty()) keys.insert(it.key(), isKey ? key : QKeySequence());
  }
  return keys;
}

void Settings::setChosenKeys(const ChosenKeys &keys) {
  QVariantMap stored;
  for (auto it = keys.cbegin(); it != keys.cend(); ++it)
    stored.insert(it.key(), it.value().toString(QKeySequence::PortableText));
  m_store.setValue(kKeys, stored);
}

JobResources Settings::jobResources() const {
  return {.threads = m_store.value(kThreads).toUInt(),
          .memoryMebibytes = m_store.value(kMemory).toULongLong()};
}

void Settings::setJobResources(const JobResources &resources) {
  m_store.setValue(kThreads, resources.threads);
  m_store.setValue(kMemory, QVariant::fromValue<qulonglong>(resources.memoryMebibytes));
}

QString Settings::startRecipe() const { return m_store.value(kStartRecipe).toString(); }

void Settings::setStartRecipe(const QString &recipe) { m_store.setValue(kStartRecipe, recipe); }

QString Settings::lastDirectory() const {
  return m_store.value(kDirectory, QDir::homePath()).toString();
}

void Settings::setLastDirectory(const QString &directory) {
  m_store.setValue(kDirectory, directory);
}

bool Settings::isAutoAdvanceOn() const { return m_store.value(kAutoAdvance, true).toBool(); }

void Settings::setAutoAdvanceOn(bool isOn) { m_store.setValue(kAutoAdvance, isOn); }

QStringList Settings::givenSheetParts() const { return m_store.value(kGivenParts).toStringList(); }

void Settings::setGivenSheetParts(const QStringList &parts) {
  m_store.setValue(kGivenParts, parts);
}

QStringList Settings::importProfiles() const {
  return m_store.value(kImportProfiles).toStringList();
}

void Settings::setImportProfiles(const QStringList &profiles) {
  m_store.setValue(kImportProfiles, profiles);
}

QString Settings::exportContent() const { return m_store.value(kExportContent).toString(); }

void Settings::setExportContent(const QString &content) {
  m_store.setValue(kExportContent, content);
}

QString Settings::exportChoice(const QString &content) const {
  return m_store.value(QLatin1String(kExportChoice) + content).toString();
}

void Settings::setExportChoice(const QString &content, const QString &choice) {
  m_store.setValue(QLatin1String(kExportChoice) + content, choice);
}

}  // namespace shinglescope
