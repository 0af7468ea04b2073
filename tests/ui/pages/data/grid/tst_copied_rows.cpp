// SPDX-License-Identifier: MIT
// The text on the clipboard: whole cells, quoted only if necessary, and a limit with a message.
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/data/grid/copied_rows.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> datasetWithTabs() {
  DatasetBuilder builder({"title", "pri,ce"});
  builder.addRow({"plain", "1"}, 0);
  builder.addRow({"tab\there", "a,b"}, 0);
  builder.addRow({"two\nlines", "\"quoted\""}, 0);
  return builder.finish();
}

}  // namespace

class TestCopiedRows : public QObject {
  Q_OBJECT

 private slots:
  void rowsAreWritten_data() {
    QTest::addColumn<CopyForm>("form");
    QTest::addColumn<bool>("withHeader");
    QTest::addColumn<QString>("text");
    QTest::newRow("TSV") << CopyForm::Tsv << false
                         << QStringLiteral("a,b\t\"tab\there\"\n1\tplain\n");
    QTest::newRow("TSV with header")
        << CopyForm::Tsv << true << QStringLiteral("pri,ce\ttitle\na,b\t\"tab\there\"\n1\tplain\n");
    QTest::newRow("CSV with header")
        << CopyForm::Csv << true
        << QStringLiteral("\"pri,ce\",title\n\"a,b\",tab\there\n1,plain\n");
  }
  void rowsAreWritten() {
    QFETCH(CopyForm, form);
    QFETCH(bool, withHeader);
    QFETCH(QString, text);
    const CopyRequest request{
        .rows = {1, 0}, .columns = {{1}, {0}}, .form = form, .withHeader = withHeader};
    const Result<QString> copied = copiedRows(*datasetWithTabs(), request, {});
    QVERIFY(copied.hasValue());
    QCOMPARE(*copied, text);
  }

  void linesAndQuotesAreKept() {
    const CopyRequest request{.rows = {2}, .columns = {{0}, {1}}};
    const Result<QString> copied = copiedRows(*datasetWithTabs(), request, {});
    QVERIFY(copied.hasValue());
    QCOMPARE(*copied, QStringLiteral("\"two\nlines\"\t\"\"\"quoted\"\"\"\n"));
  }

  void tooMuchIsRefusedInASentence() {
    const CopyRequest request{.rows = {0, 1, 2}, .columns = {{0}, {1}}};
    const Result<QString> copied = copiedRows(*datasetWithTabs(), request, {}, 20);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::Limit);
    QVERIFY(copied.error().detail().starts_with("3 rows"));
  }

  void stopsWhenAsked() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const Result<QString> copied =
        copiedRows(*datasetWithTabs(), {.rows = {0}, .columns = {{0}}}, context);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestCopiedRows, NoApplication)
#include "tst_copied_rows.moc"
