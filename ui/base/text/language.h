// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTranslator>

class QLocale;

namespace shinglescope {

/// The languages of the window.
enum class LanguageChoice { System, English, Italian };

/// Returns the name of a choice in settings and on the command line: "system", "en" or "it".
QString languageName(LanguageChoice choice);
/// Returns the choice with that name; System for any other name.
LanguageChoice languageFromName(const QString &name);

/// Returns the language last installed for the window, "en" or "it". Files with texts in several
/// languages are shown in it. GUI thread.
QString windowLanguage();

/// Returns a text of the program in "en" or "it", whatever the window's language. Before a Language
/// is installed, returns the English of the sources. GUI thread.
QString textInLanguage(const QString &language, const char *context, const char *text);

/// The texts of the window in its language: the program's own and Qt's, for buttons and file
/// dialogs, and the locale of numbers and dates. Widgets fetch their texts when they are created,
/// so install the language before the first widget. The destructor uninstalls it. GUI thread.
class Language {
 public:
  /// `folder` contains the program's texts; by default they are in the program itself.
  explicit Language(QString folder = QStringLiteral(":/translations"));
  ~Language();

  /// Installs the language: its translators and its default locale for numbers and dates. Returns
  /// false if the texts are missing; then the English of the sources is shown, with the language's
  /// numbers and dates.
  bool install(LanguageChoice choice);

  /// Resolves System to English or Italian by this locale; returns any other choice unchanged.
  static LanguageChoice resolved(LanguageChoice choice, const QLocale &system);

 private:
  void takeOut();

  QString m_folder;
  QTranslator m_own;
  QTranslator m_ofQt;
};

}  // namespace shinglescope
