// Every message has its words on the command line and in the window, with the same values.

#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"

using namespace shinglescope;

class TestMessageText : public QObject {
  Q_OBJECT

 private slots:
  void bothSayTheSame() {
    for (int id = 1; id < static_cast<int>(MessageId::Count); ++id) {
      const Message message{static_cast<MessageId>(id), {"<one>", "%1 two", "three"}};
      QVERIFY2(!inEnglish(message).empty(), qPrintable(QString::number(id)));
      QCOMPARE(messageText(message), QString::fromStdString(inEnglish(message)));
      QVERIFY(inEnglish(message).ends_with('.'));
    }
  }

  void anErrorIsItsMessage() {
    const Error error = errorOf(ErrorCode::Io, {MessageId::NoOrdinaryFile, {"/dev/zero"}});
    QVERIFY(errorText(error).endsWith(messageText(error.message)));
    QVERIFY(error.detail.find("/dev/zero") != std::string::npos);
  }

  void whatIsMissingIsLeftOut() {
    QCOMPARE(messageText({MessageId::JournalIsNoFile, {}}),
             QStringLiteral("\"\" is not an ordinary file."));
    QVERIFY(inEnglish({}).empty());
  }
};

SHINGLESCOPE_TEST(TestMessageText, QApplication)
#include "tst_message_text.moc"
