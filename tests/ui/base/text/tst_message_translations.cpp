// SPDX-License-Identifier: MIT
// Messages of core in another language: words in their values are translated too; the user's texts
// are not.

#include <QtTest>

#include "tests/support/capital_translator.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/message_text.h"

using namespace shinglescope;

class TestMessageTranslations : public QObject {
  Q_OBJECT

 private slots:
  void wordsAreTranslatedTextsAreNot_data() {
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("loud");
    const auto add = [](const char *name, Message message, const char *english, const char *loud) {
      QTest::newRow(name) << std::move(message) << QString::fromUtf8(english)
                          << QString::fromUtf8(loud);
    };
    add("a fault to mend", {MessageId::QueueFilterPatternFaulty, {MessageId::RegexEndsEarly, 2}},
        "The regular expression ends too early at character 2; correct it.",
        "THE REGULAR EXPRESSION ENDS TOO EARLY AT CHARACTER 2; CORRECT IT.");
    add("a fault of a pattern", {MessageId::KeepPatternFaulty, {"end", MessageId::RegexMistake, 1}},
        "The regular expression \"end\" has an error at character 1; correct it.",
        "THE REGULAR EXPRESSION \"end\" HAS AN ERROR AT CHARACTER 1; CORRECT IT.");
    add("a list",
        {MessageId::KeepRuleUnknown, {"x", Message{MessageId::OneOrAnother, {"a, b", "c"}}}},
        "The keep rule \"x\" must begin with a, b or c.",
        "THE KEEP RULE \"x\" MUST BEGIN WITH a, b OR c.");
    add("an open project",
        {MessageId::ProjectIsOpen, {"p", Message{MessageId::ProcessOnHost, {"12", "venus"}}}},
        "The project \"p\" is already open in process 12 on venus. Close it there, or open it "
        "read-only.",
        "THE PROJECT \"p\" IS ALREADY OPEN IN PROCESS 12 ON venus. CLOSE IT THERE, OR OPEN IT "
        "READ-ONLY.");
    add("what SQLite says",
        {MessageId::ProjectUnusable,
         {"p", std::vector<Message>{{MessageId::DiskIsFull, {}},
                                    {MessageId::InBrackets, {MessageId::SqliteFull}}}}},
        "Cannot use the project \"p\": the disk is full. Free some space and try again. (database "
        "or disk is full)",
        "CANNOT USE THE PROJECT \"p\": THE DISK IS FULL. FREE SOME SPACE AND TRY AGAIN. (DATABASE "
        "OR DISK IS FULL)");
    add("a field of a lesson",
        {MessageId::DocumentValueWrong,
         {"texts[0].text", MessageId::LessonDocument, MessageId::MustBeText}},
        "texts[0].text in the lesson must be a text.",
        "texts[0].text IN THE LESSON MUST BE A TEXT.");
    add("a target", {MessageId::TargetTaken, {"f", MessageId::TheProject}},
        "\"f\" is the project; choose another file for the export.",
        "\"f\" IS THE PROJECT; CHOOSE ANOTHER FILE FOR THE EXPORT.");
  }

  void wordsAreTranslatedTextsAreNot() {
    QFETCH(const Message, message);
    QFETCH(const QString, english);
    QFETCH(const QString, loud);
    QCOMPARE(QString::fromStdString(inEnglish(message)), english);
    QCOMPARE(messageText(message), english);
    test::CapitalTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(messageText(message), loud);
  }
};

SHINGLESCOPE_TEST(TestMessageTranslations, QCoreApplication)
#include "tst_message_translations.moc"
