// SPDX-License-Identifier: MIT
#include "ui/base/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <array>

namespace shinglescope {
namespace {

const std::array<QString, 3> kNames = {QStringLiteral("system"), QStringLiteral("en"),
                                       QStringLiteral("it")};

/// Returns the locale for numbers and dates: the language in the system's country, such as Italian
/// in Switzerland, if known. The system's own locale is not used, because it may mix three
/// languages (LC_NUMERIC, LC_TIME, LANGUAGE).
QLocale localeOf(LanguageChoice resolved, const QLocale &system) {
  const auto language = resolved == LanguageChoice::Italian ? QLocale::Italian : QLocale::English;
  return QLocale(language, system.territory());
}

/// The folder in which the texts of the window's language were looked up.
QString &usedFolder() {
  static QString folder;
  return folder;
}

}  // namespace

QString languageName(LanguageChoice choice) { return kNames[static_cast<std::size_t>(choice)]; }

LanguageChoice languageFromName(const QString &name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<LanguageChoice>(i);
  return LanguageChoice::System;
}

QString windowLanguage() {
  const bool isItalian = QLocale().language() == QLocale::Italian;
  return languageName(isItalian ? LanguageChoice::Italian : LanguageChoice::English);
}

QString textInLanguage(const QString &language, const char *context, const char *text) {
  QTranslator translator;
  const bool isThere = translator.load(QStringLiteral("shinglescope_") + language, usedFolder());
  const QString said = isThere ? translator.translate(context, text) : QString();
  return said.isEmpty() ? QString::fromUtf8(text) : said;
}

Language::Language(QString folder) : m_folder(std::move(folder)) {}

Language::~Language() { takeOut(); }

void Language::takeOut() {
  QCoreApplication::removeTranslator(&m_ofQt);
  QCoreApplication::removeTranslator(&m_own);
}

LanguageChoice Language::resolved(LanguageChoice choice, const QLocale &system) {
  if (choice != LanguageChoice::System) return choice;
  for (const QString &language : system.uiLanguages()) {
    if (language.startsWith(QStringLiteral("it"))) return LanguageChoice::Italian;
    if (language.startsWith(QStringLiteral("en"))) return LanguageChoice::English;
  }
  return LanguageChoice::English;
}

bool Language::install(LanguageChoice choice) {
  takeOut();  // a translator that is installed twice would have to be removed twice
  const QLocale system = QLocale::system();
  const LanguageChoice language = resolved(choice, system);
  QLocale::setDefault(localeOf(language, system));
  const QString name = languageName(language);
  usedFolder() = m_folder;
  // Loading clears a translator, even if there is nothing to load.
  const bool isThere = m_own.load(QStringLiteral("shinglescope_") + name, m_folder);
  const bool isQtThere = m_ofQt.load(QStringLiteral("qtbase_") + name,
                                     QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  if (isQtThere) QCoreApplication::installTranslator(&m_ofQt);
  if (isThere) QCoreApplication::installTranslator(&m_own);
  return isThere;
}

}  // namespace shinglescope
