// SPDX-License-Identifier: MIT
// Every message has texts for the command line and for the window, with the same values.

#include <QLocale>
#include <QScopeGuard>
#include <QtTest>

#include "tests/support/capital_translator.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"

using namespace shinglescope;

class TestMessageText : public QObject {
  Q_OBJECT

 private slots:
  void bothSayTheSame() {
    for (int id = 1; id < static_cast<int>(MessageId::Count); ++id) {
      for (const MessageValue &first : {MessageValue("<one>"), MessageValue(1), MessageValue(7)}) {
        const Message message{static_cast<MessageId>(id), {first, "%1 two", "three", 4, 5, 6}};
        QVERIFY2(!inEnglish(message).empty(), qPrintable(QString::number(id)));
        QCOMPARE(messageText(message), QString::fromStdString(inEnglish(message)));
      }
    }
  }

  void sentencesEnd() {
    for (int id = static_cast<int>(MessageId::Cancelled); id < static_cast<int>(MessageId::Comma);
         ++id) {
      const std::string english(englishPattern(static_cast<MessageId>(id)));
      // Some end with a value, or with a command and its argument.
      const bool isWhole = english.ends_with('.') || english.ends_with("%1") ||
                           english.ends_with("%2") || english.ends_with("%1\"");
      QVERIFY2(isWhole, english.c_str());
    }
  }

  void aCountChoosesTheForm() {
    for (int id = 1; id < static_cast<int>(MessageId::Count); ++id) {
      const auto counted = static_cast<MessageId>(id);
      if (!isCounted(counted)) continue;
      QVERIFY(englishPattern(counted, true) != englishPattern(counted, false));
      QVERIFY(inEnglish({counted, {1}}) != inEnglish({counted, {2}}));
    }
  }

  void valuesAreWrittenAsTheLanguageDoes() {
    const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault({QLocale::Italian, QLocale::Italy});
    const Message message{MessageId::CpuTargetUnknown, {20'000, DecimalValue{12.5, 1}}};
    QVERIFY(messageText(message).contains(QStringLiteral("\"20.000\"")));
    QVERIFY(messageText(message).contains(QStringLiteral("12,5")));
    QVERIFY(inEnglish(message).find("\"20000\"") != std::string::npos);
    QVERIFY(inEnglish(message).find("12.5") != std::string::npos);
  }

  void theEnglishIsTranslatedAndValuesAreNot() {
    test::CapitalTranslator translator;
    QCoreApplication::installTranslator(&translator);
    const Message message{MessageId::JournalIsNoFile, {"a %1 of %2.db"}};
    QCOMPARE(messageText(message), QStringLiteral("\"a %1 of %2.db\" IS NOT AN ORDINARY FILE."));
    const Message word{MessageId::PlainText, {MessageId::Comma}};
    QCOMPARE(messageText(word), QStringLiteral("COMMA"));
    const Message ofUser{MessageId::PlainText, {"comma"}};
    QCOMPARE(messageText(ofUser), QStringLiteral("comma"));
  }

  void messagesCanBeValues() {
    const Message inner{MessageId::JournalIsNoFile, {"a.db"}};
    const Message outer{MessageId::PlainText, {std::vector{inner, Message{MessageId::Comma, {}}}}};
    QCOMPARE(inEnglish(outer), std::string("\"a.db\" is not an ordinary file. comma"));
    QCOMPARE(messageText(outer), QStringLiteral("\"a.db\" is not an ordinary file. comma"));
    QVERIFY(outer == outer && !(outer == Message{MessageId::PlainText, {inner}}));
  }

  void phrasesAreTranslatedAndTextsStay() {
    const Message unreadable{MessageId::DocumentUnreadable, {MessageId::RecipeDocument, "lesson"}};
    QCOMPARE(messageText(unreadable),
             QStringLiteral("Cannot read the recipe \"lesson\"; check its name and permissions."));
    test::CapitalTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(messageText(unreadable),
             QStringLiteral("CANNOT READ THE RECIPE \"lesson\"; CHECK ITS NAME AND PERMISSIONS."));
  }

  void anErrorIsItsMessage() {
    const Error error = errorOf(ErrorCode::Io, {MessageId::NoOrdinaryFile, {"/dev/zero"}});
    QVERIFY(errorText(error).endsWith(messageText(error.message)));
    QVERIFY(error.detail().find("/dev/zero") != std::string::npos);
  }

  void whatIsMissingIsLeftOut() {
    QCOMPARE(messageText({MessageId::JournalIsNoFile, {}}),
             QStringLiteral("\"\" is not an ordinary file."));
    QVERIFY(inEnglish(Message{}).empty());
  }
};

SHINGLESCOPE_TEST(TestMessageText, QApplication)
#include "tst_message_text.moc"
