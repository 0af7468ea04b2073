// SPDX-License-Identifier: MIT
// Chosen options are used for reading; the others stay guesses and show a reason.

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/text_decoder.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/dialect_text.h"
#include "ui/pages/data/import/reading_options_form.h"
#include "ui/pages/data/reading/encoding_choices.h"
#include "ui/pages/data/reading/guess_box.h"
#include "ui/pages/data/reading/reading_facts.h"

using namespace shinglescope;

namespace {

using Kind = SniffedItem::Kind;

std::vector<Message> said(const char *text) { return {{MessageId::PlainText, {text}}}; }

LoadReport reportWith(std::vector<SniffedItem> items) {
  LoadReport report;
  report.sniffed.items = std::move(items);
  report.sniffed.dialect.delimiter = ';';
  report.sniffed.dialect.preambleLines = 2;
  report.dialect = report.sniffed.dialect;
  return report;
}

}  // namespace

class TestReadingOptionsForm : public QObject {
  Q_OBJECT

 private slots:
  void optionsGoInAndOut_data() {
    QTest::addColumn<int>("which");
    for (int i = 0; i < 18; ++i) QTest::addRow("options %d", i) << i;
  }
  void optionsGoInAndOut() {
    QFETCH(int, which);
    LoadOptions options;
    switch (which) {
      case 0: break;
      case 1: options.shape = SourceShape::JsonLines; break;
      case 2: options.encoding = "KOI8-R"; break;
      case 3: options.encoding = "an unlisted one"; break;
      case 4: options.delimiter = '^'; break;
      case 5: options.quote = std::optional<char>(); break;
      case 6: options.escape = std::optional<char>('^'); break;
      case 7: options.comment = std::optional<char>('!'); break;
      case 10: options.mergesDelimiters = true; break;
      case 9: options.spacedQuotes = true; break;
      case 8: options.preambleLines = 1234; break;
      case 11: options.rowEnd = std::optional<char>('\x1e'); break;
      case 12: options.rowEnd = std::optional<char>(); break;
      case 13: options.footerRows = 77; break;
      case 14: options.repairsText = true; break;
      case 15:
        options.hasHeader = true;
        options.headerLines = 9;
        break;
      case 16:
        options.delimiter = ',';
        options.delimiterTail = " ";
        break;
      default:
        options.delimiter = '\t';
        options.quote = std::optional<char>('\'');
        options.escape = std::optional<char>();
        options.comment = std::optional<char>();
        options.spacedQuotes = false;
        options.mergesDelimiters = false;
        options.preambleLines = 0;
        options.hasHeader = false;
    }
    options.maxRowBytes = 77;
    ReadingOptionsForm form(options);
    QVERIFY(form.options() == options);
    QCOMPARE(form.options().maxRowBytes, std::uint64_t{77});
    QCOMPARE(form.hasChoices(), which != 0);
    QSignalSpy changed(&form, &ReadingOptionsForm::optionsChanged);
    form.backToGuess();
    QVERIFY(form.options() == LoadOptions());
    QCOMPARE(changed.count(), 1);
  }

  void showsEachItemOfWhatWasRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("delimiter");
    QTest::newRow("a table") << QByteArray("a;b\n1;x\n2;y\n") << "table"
                             << "semicolon";
    QTest::newRow("one column") << QByteArray("a text\nanother one\n") << "table"
                                << "one column";
    QTest::newRow("objects") << QByteArray("{\"a\":1}\n{\"a\":2}\n") << "JSON Lines"
                             << "";
  }
  void showsEachItemOfWhatWasRead() {
    QFETCH(QByteArray, bytes);
    const auto loaded =
        loadDataset(test::TemporaryTable(bytes.toStdString(), "any").path(), {}, RunContext());
    QVERIFY(loaded.hasValue());
    ReadingOptionsForm form({});
    form.setReport(loaded->report);
    form.show();
    QFETCH(QString, shape);
    QFETCH(QString, delimiter);
    QVERIFY(box(form, "shape")->isVisible());
    QCOMPARE(box(form, "shape")->currentText(), "guessed: " + shape);
    QCOMPARE(box(form, "delimiter")->isVisible(), !delimiter.isEmpty());
    if (!delimiter.isEmpty())
      QCOMPARE(box(form, "delimiter")->currentText(), "guessed: " + delimiter);
  }

  void eachItemSaysItsGuessAndWhy() {
    ReadingOptionsForm form({});
    form.setReport(
        reportWith({{Kind::Shape, "table", 1, said("It has rows."), false},
                    {Kind::Delimiter, "semicolon", 1, said("Every row has 3 cells."), false},
                    {Kind::Preamble, "2 lines", 1, said("Two lines are short."), false}}));
    form.show();
    const auto reason = [&form](const char *name) {
      return form.findChild<QLabel *>(QLatin1String(name));
    };
    QCOMPARE(box(form, "delimiter")->currentText(), QStringLiteral("guessed: semicolon"));
    QCOMPARE(box(form, "preamble")->currentText(), QStringLiteral("guessed: 2 lines"));
    QVERIFY(reason("delimiterReason")->isVisible());
    QCOMPARE(reason("delimiterReason")->text(), QStringLiteral("Every row has 3 cells."));
    QCOMPARE(reason("preambleReason")->text(), QStringLiteral("Two lines are short."));
    QVERIFY(!reason("reasons")->isVisible());
    QVERIFY(!box(form, "quote")->isVisible());
    QVERIFY(!box(form, "header")->isVisible());
  }

  void otherShapesHaveFewerItems() {
    ReadingOptionsForm form({});
    LoadReport report;
    report.dialect.shape = report.sniffed.dialect.shape = SourceShape::JsonLines;
    form.setReport(report);
    form.show();
    QVERIFY(box(form, "shape")->isVisible() && box(form, "encoding")->isVisible());
    QVERIFY(!box(form, "delimiter")->isVisible() && !box(form, "header")->isVisible());
    QVERIFY(box(form, "shape")->isEnabled());
    report.dialect.shape = SourceShape::Folder;
    form.setReport(report);
    QVERIFY(!box(form, "shape")->isEnabled());
  }

  void theLastGuessStaysOnViewBesideAChoice() {
    ReadingOptionsForm form({});
    form.setReport(reportWith({}));
    box(form, "delimiter")->setCurrentIndex(2);
    LoadReport report = reportWith({});
    report.sniffed.dialect.delimiter = ',';  // the choice replaces the guess
    form.setReport(report);
    QCOMPARE(box(form, "delimiter")->itemText(0), QStringLiteral("guessed: semicolon"));
  }

  void otherMarksAreTyped_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("a mark") << "^";
    QTest::newRow("nothing") << "";
    QTest::newRow("not ASCII") << "é";
    QTest::newRow("several") << ", ";
  }
  void otherMarksAreTyped() {
    QFETCH(QString, typed);
    ReadingOptionsForm form({});
    form.show();
    auto *delimiter = box(form, "delimiter");
    auto *field = form.findChild<QLineEdit *>(QStringLiteral("delimiterOther"));
    QVERIFY(!field->isVisible());
    delimiter->setCurrentIndex(delimiter->count() - 1);
    QVERIFY(field->isVisible());
    field->insert(typed);
    const LoadOptions options = form.options();
    QCOMPARE(options.delimiter.has_value(), !typed.isEmpty());
    const std::string read = options.delimiter ? *options.delimiter + options.delimiterTail : "";
    QCOMPARE(QString::fromStdString(read), typed);
    QVERIFY(!field->property("invalid").toBool());
  }

  void otherCountsAreTyped() {
    ReadingOptionsForm form({});
    form.show();
    auto *lines = box(form, "preamble");
    lines->setCurrentIndex(lines->count() - 1);
    auto *field = form.findChild<QLineEdit *>(QStringLiteral("preambleOther"));
    QTest::keyClicks(field, QStringLiteral("40"));
    QCOMPARE(form.options().preambleLines, std::optional<std::uint32_t>(40));
    QTest::keyClicks(field, QStringLiteral("x"));
    QVERIFY(!form.options().preambleLines);
  }

  void everyEncodingOfferedIsKnown() {
    for (const EncodingChoice &choice : encodingChoices()) {
      const auto decoder = TextDecoder::open(choice.name.toStdString());
      QVERIFY2(decoder.hasValue() || isUtf8Name(choice.name.toStdString()),
               qPrintable(choice.name));
    }
  }

  void dialectsAreSaidInWords() {
    Dialect dialect;
    dialect.delimiter = '\t';
    QCOMPARE(dialectText(dialect), QStringLiteral("tab separated, UTF-8, header in line 1"));
    dialect.preambleLines = 3;
    QVERIFY(dialectText(dialect).contains(QStringLiteral("header in line 4")));
    dialect.shape = SourceShape::JsonLines;
    QCOMPARE(dialectText(dialect), QStringLiteral("JSON Lines, UTF-8"));
  }

  void factsAreCountedInWords() {
    LoadReport report;
    QCOMPARE(readingFacts(report), QStringLiteral("no multi-line fields, no undecodable bytes"));
    report.multiLineFields = 1;
    report.blankLines = 2;
    report.addProblem({ProblemKind::RowTooLarge, {}, 3, 4, {}});
    report.addProblem({ProblemKind::InvalidBytes, 1, 3, 4, {}});
    report.addProblem({ProblemKind::LoneSurrogate, 2, 4, 4, {}});
    QCOMPARE(readingFacts(report),
             QStringLiteral("1 multi-line field, 2 blank lines skipped, 1 row too large to load, "
                            "2 rows with undecodable bytes"));
  }

 private:
  static QComboBox *box(const ReadingOptionsForm &form, const char *name) {
    return form.findChild<QComboBox *>(QLatin1String(name));
  }
};

SHINGLESCOPE_TEST(TestReadingOptionsForm, QApplication)
#include "tst_reading_options_form.moc"
