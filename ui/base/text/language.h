#pragma once

#include <QString>
#include <QTranslator>

class QLocale;

namespace shinglescope {

/// The languages that the window can be read in.
enum class LanguageChoice { System, English, Italian };

/// The name under which settings and command line know a choice: "system",
/// "en" or "it".
QString languageName(LanguageChoice choice);
/// The choice of that name; System for any other.
LanguageChoice languageFromName(const QString &name);

/// The language that the window was last made to be in, "en" or "it"; texts that a
/// file has in several languages are shown in it. GUI thread.
QString windowLanguage();

/// A text of the program in "en" or "it", whatever the window's language is. The sources' English
/// before a Language was installed. GUI thread.
QString textInLanguage(const QString &language, const char *context, const char *text);

/// The texts of the window in its language: the program's own and Qt's, for
/// buttons and file dialogs, and numbers and dates as that language writes them.
/// Texts are asked for when widgets are made, so this comes before the first
/// widget. Takes itself out when it is destroyed. GUI thread.
class Language {
 public:
  /// Where the program's own texts are: by default in the program itself.
  explicit Language(QString folder = QStringLiteral(":/translations"));
  ~Language();

  /// Makes it the language of the program: texts from translators, numbers and dates
  /// from the default locale, which is of the same language. False if the texts are not
  /// there: then the sources' English is shown, with the language's numbers and dates.
  bool install(LanguageChoice choice);

  /// English or Italian: what System means on a system of that locale.
  static LanguageChoice resolved(LanguageChoice choice, const QLocale &system);

 private:
  void takeOut();

  QString m_folder;
  QTranslator m_own;
  QTranslator m_ofQt;
};

}  // namespace shinglescope
