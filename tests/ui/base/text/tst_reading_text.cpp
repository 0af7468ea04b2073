// SPDX-License-Identifier: MIT
// Core's messages about reading a table, in the language of the window. Core's own words are
// translated; texts of the user or the file are not.

#include <QLocale>
#include <QScopeGuard>
#include <QtTest>

#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/query/row_filter.h"
#include "core/dataset/table/dataset.h"
#include "tests/support/capital_translator.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/dialect_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"

using namespace shinglescope;

namespace {

Error columnError(const std::string &name) {
  return DatasetBuilder({"end", "%1"}).finish()->findColumn(name).error();
}

}  // namespace

class TestReadingText : public QObject {
  Q_OBJECT

 private slots:
  /// The cells of a workbook have no delimiter and no encoding; its sheet is what the reader chose.
  void aWorkbookIsDescribedByItsSheet() {
    Dialect dialect;
    dialect.preambleLines = 2;
    QCOMPARE(dialectText(dialect), QStringLiteral("comma separated, UTF-8, header in line 3"));
    dialect.isMadeOfCells = true;
    QCOMPARE(dialectText(dialect), QStringLiteral("header in line 3"));
    dialect.part = "Customers";
    QCOMPARE(dialectText(dialect), QStringLiteral("Customers, header in line 3"));
  }

  void wordsAreTranslatedAndValuesStay_data() {
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("loud");
    const auto add = [](const Message &message, const char *english, const char *loud) {
      QTest::newRow(english) << message << QString::fromUtf8(english) << QString::fromUtf8(loud);
    };
    add({MessageId::SourceMissing, {"a b. c"}},
        "There is no file \"a b. c\"; check its name and folder.",
        "THERE IS NO FILE \"a b. c\"; CHECK ITS NAME AND FOLDER.");
    add(columnError("tab").message, "There is no column \"tab\"; the columns are: end, %1.",
        "THERE IS NO COLUMN \"tab\"; THE COLUMNS ARE: end, %1.");
    add({MessageId::DelimiterNamed, {MessageId::Comma}},
        "The first line names the delimiter comma.", "THE FIRST LINE NAMES THE DELIMITER COMMA.");
    add({MessageId::FilterNoNumber, {"end", 1}},
        "\"end\" at character 1 is not a number; write it as the column does.",
        "\"end\" AT CHARACTER 1 IS NOT A NUMBER; WRITE IT AS THE COLUMN DOES.");
    add(parseCellFilter("/a[/", {}).error().message,
        "The regular expression ends too early at character 3.",
        "THE REGULAR EXPRESSION ENDS TOO EARLY AT CHARACTER 3.");
    add({MessageId::QueueFilterPatternFaulty, {MessageId::RegexEndsEarly, 2}},
        "The regular expression ends too early at character 2; correct it.",
        "THE REGULAR EXPRESSION ENDS TOO EARLY AT CHARACTER 2; CORRECT IT.");
    add({MessageId::KeepPatternFaulty, {"end", MessageId::RegexMistake, 1}},
        "The regular expression \"end\" has an error at character 1; correct it.",
        "THE REGULAR EXPRESSION \"end\" HAS AN ERROR AT CHARACTER 1; CORRECT IT.");
    add({MessageId::CellsInstead, {1, 3}}, "1 cell instead of 3", "1 CELLS INSTEAD OF 3");
    add({MessageId::RowsFromHereWide, {2, 3}}, "from here on rows have 2 cells instead of 3",
        "FROM HERE ON ROWS HAVE 2 CELLS INSTEAD OF 3");
    add({MessageId::RowsFromHereDelimited, {MessageId::Comma, 2}},
        "from here on the comma splits rows into 2 cells",
        "FROM HERE ON THE COMMA SPLITS ROWS INTO 2 CELLS");
    add({MessageId::BytesInvalid, {2, "x-mac"}}, "2 bytes are not valid in x-mac",
        "2 BYTES ARE NOT VALID IN x-mac");
    add({MessageId::KeptAsWritten}, "kept as written", "KEPT AS WRITTEN");
    add({MessageId::NoJsonObject, {MessageId::JsonIsOther, 4}},
        "not a JSON object: it is a value of another kind, at its byte 4",
        "NOT A JSON OBJECT: IT IS A VALUE OF ANOTHER KIND, AT ITS BYTE 4");
    add({MessageId::LineEndAfter, {"LF", "CRLF"}}, "LF after CRLF", "LF AFTER CRLF");
  }
  void wordsAreTranslatedAndValuesStay() {
    QFETCH(const Message, message);
    QFETCH(const QString, english);
    QFETCH(const QString, loud);
    QCOMPARE(QString::fromStdString(inEnglish(message)), english);
    QCOMPARE(messageText(message), english);
    test::CapitalTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(messageText(message), loud);
  }

  void sentencesFollowEachOther() {
    const std::vector<Message> reason = {
        {MessageId::DelimiterChosen},
        {MessageId::DelimiterFits, {DecimalValue{90, 1}, 10, 3, MessageId::Tab}}};
    const QString text = QStringLiteral(
        "The delimiter was chosen. 90.0 % of 10 rows have 3 cells with the delimiter tab.");
    QCOMPARE(QString::fromStdString(allInEnglish(reason)), text);
    test::CapitalTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(allMessagesText(reason), text.toUpper());
  }

  void numbersAreWrittenAsTheLanguageDoes() {
    const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault({QLocale::Italian, QLocale::Italy});
    QCOMPARE(messageText({MessageId::DelimiterFits,
                          {DecimalValue{12.5, 1}, 20'000, 3, Message{MessageId::Tab, {}}}}),
             QStringLiteral("12,5 % of 20.000 rows have 3 cells with the delimiter tab."));
    QVERIFY(messageText(columnError("1.5").message).contains(QStringLiteral("\"1.5\"")));
  }

  void anErrorWithoutWordsIsNothing() {
    QVERIFY(messageText(Message()).isEmpty());
    QVERIFY(errorText(columnError("x")).endsWith(messageText(columnError("x").message)));
    QVERIFY(errorText(plainError(ErrorCode::Io, "Nobody says this."))
                .endsWith(QStringLiteral(" Nobody says this.")));
  }
};

SHINGLESCOPE_TEST(TestReadingText, QCoreApplication)
#include "tst_reading_text.moc"
