// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/data/grid/record_model.h"
#include "ui/pages/data/reading/problem_model.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> datasetWithMarkup() {
  DatasetBuilder builder({"title", "price"});
  for (const std::string_view title : {"a", "<b>bold</b>", "c\nd", "e"})
    builder.addRow({title, "1"}, 0);
  return builder.finish();
}

}  // namespace

class TestRecordModel : public QObject {
  Q_OBJECT

 private slots:
  void keepsTheRulesOfAModel() {
    RecordModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDataset(datasetWithMarkup(), {ColumnRole::Compared, ColumnRole::Shown});
    model.setOrder({.rows = {3, 1}, .matches = {}, .unparsed = {}});
    model.setColumnRoles({ColumnRole::Shown, ColumnRole::Compared});
    model.setDataset(nullptr, {});
    QCOMPARE(model.rowCount(), 0);
  }

  void followsTheOrder() {
    RecordModel model;
    model.setDataset(datasetWithMarkup(), {ColumnRole::Compared, ColumnRole::Shown});
    QCOMPARE(model.rowCount(), 4);
    model.setOrder({.rows = {3, 1}, .matches = {}, .unparsed = {}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("e"));
    QCOMPARE(model.headerData(1, Qt::Vertical).toString(), QStringLiteral("2"));
    QCOMPARE(model.positionOf({1}), 1);
    QCOMPARE(model.positionOf({0}), -1);
    QCOMPARE(model.recordAt(0).value, 3U);
  }

  void textsAreLiteralAndOfOneLine() {
    RecordModel model;
    model.setDataset(datasetWithMarkup(), {});
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("<b>bold</b>"));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("c\u21B5d"));
    QVERIFY(!model.index(1, 0).data(Qt::ToolTipRole).isValid());
  }

  void hugeCellsAreCutBetweenCharacters() {
    std::string huge;
    for (int i = 0; i < 500'000; ++i) huge += "\xF0\x9F\x98\x80";
    const QString text = cellDisplayText(huge);
    QVERIFY(text.size() <= kMaxCellCharacters);
    QVERIFY(text.endsWith(u'\u2026'));
    QVERIFY(!text.at(text.size() - 2).isHighSurrogate());
    QCOMPARE(cellDisplayText(std::string(300, 'x')), QString(300, u'x'));
    QCOMPARE(cellDisplayText(std::string(301, 'x')), QString(299, u'x') + u'\u2026');
  }

  void controlAndBidiCharactersAreShownAsSymbols() {
    QCOMPARE(cellDisplayText(std::string_view("a\0b", 3)), QStringLiteral("a\u2400b"));
    QCOMPARE(cellDisplayText("\xE2\x80\xAE"), QStringLiteral("\u21E0"));
    QCOMPARE(wholeDisplayText("a\r\nb\tc\x1B"), QStringLiteral("a\nb\tc\u241B"));
  }

  void pagesBeginBetweenCharacters() {
    const auto startsOf = [](std::string_view text, std::size_t bytes) {
      std::vector<std::size_t> starts;
      for (std::size_t page = 0; page <= pageCount(text, bytes); ++page)
        starts.push_back(pageStart(text, page, bytes));
      return starts;
    };
    QCOMPARE(startsOf("", 2), (std::vector<std::size_t>{0, 0}));
    QCOMPARE(startsOf("abcd", 2), (std::vector<std::size_t>{0, 2, 4}));
    QCOMPARE(startsOf("abcde", 2), (std::vector<std::size_t>{0, 2, 4, 5}));
    QCOMPARE(startsOf("\xC3\xA8\xC3\xA8\xC3\xA8", 3), (std::vector<std::size_t>{0, 2, 6}));
    QCOMPARE(startsOf("ab\r\ncd", 3), (std::vector<std::size_t>{0, 2, 6}));
  }

  void problemsAreListedAndWritten() {
    ProblemModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setProblems(
        {{ProblemKind::ShortRow, 4, 6, 80, {MessageId::PlainText, {"2 cells, not 3"}}},
         {ProblemKind::RowTooLarge, {}, 9, 120, {MessageId::PlainText, {"70 MB"}}}});
    QCOMPARE(model.index(0, ProblemModel::RowColumn).data().toString(), QStringLiteral("5"));
    QCOMPARE(model.index(1, ProblemModel::RowColumn).data().toString(), QStringLiteral("none"));
    QCOMPARE(QString::fromStdString(problemsAsCsv(model.all())),
             QStringLiteral("row,line,byte,problem,detail\n4,6,80,short row,\"2 cells, not 3\"\n"
                            ",9,120,row too large,70 MB\n"));
  }
};

SHINGLESCOPE_TEST(TestRecordModel, NoApplication)
#include "tst_record_model.moc"
