// SPDX-License-Identifier: MIT
// The content and formats of each export, and the places where it may be written.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cerrno>
#include <nlohmann/json.hpp>

#include "core/export/content/export_rows.h"
#include "core/export/content/group_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/export_preview.h"
#include "core/export/exporter.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/numbered_rows.h"
#include "core/export/report/report_text.h"
#include "core/export/request/export_choices.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/projects/failing_calls.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/workbook.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Groups at 0.7: rows 0, 1, 4 and rows 2, 5; row 3 is alone. Row 1 is short, and row 5 has an
/// extra cell. The line of row 4 is longer than 150 bytes; it is too large if that is the limit.
constexpr const char *kFlats =
    "\xEF\xBB\xBFid,text,price\r\n"
    "a,bright flat with two rooms near the old market and a lift in the house,950\r\n"
    "b,bright flat with two rooms near the old market and a lift in the house!\r\n"
    "\r\n"
    "c,\"=garage for one car in\nthe courtyard behind the station\",90\r\n"
    "d,a house by the sea with a garden,500\r\n"
    "e,bright flat with two rooms near the old market and a lift in the house.,980\r\n"
    "f,=garage for one car in the courtyard behind the station.,95,more\r\n";

constexpr Ratio kThreshold{7, 10};

std::string bytesOf(const ExportRequest &request) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const auto done = writeExport(request, sink, {});
  return done ? text : "error: " + done.error().detail();
}

/// The rows of a workbook, as tab-separated text.
std::string rowsAsText(const ExportRequest &request) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const RunContext context;
  NumberedRows rows(std::make_unique<DelimitedRows>('\t', ExportProfile::Exact, sink, context,
                                                    hasHeader(request)));
  const auto done = writeRows(request, rows, context);
  return done ? text : "error: " + done.error().detail();
}

}  // namespace

class TestExportContents : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void groupsListEveryRowAndItsFate();
  void anExcludedRowIsListedWithItsGroup();
  void theCleanedTableKeepsTheSourcesBytes();
  void theCleanedTableInOtherFormats();
  void noHeaderIfTheSourceHasNone();
  void rejectedRowsHaveTheirText();
  void aChangedSourceIsReported();
  void workbooksHoldTheSameCells_data();
  void workbooksHoldTheSameCells();
  void workbooksAddRowNumbers();
  void shownRowsKeepOrderAndColumns();
  void onlyTypedColumnsGiveNumbers();
  void previewsAreTheStart_data();
  void previewsAreTheStart();
  void aReportIsPreviewedAsText();
  void aPreviewCanBeStopped();
  void contestedItemsHaveTheirOwnValue();
  void protectedFilesAreRejected_data();
  void protectedFilesAreRejected();
  void aFailingDiskLeavesTheOldFiles_data();
  void aFailingDiskLeavesTheOldFiles();

 private:
  ExportRequest of(ExportContent content, ExportFormat format,
                   ExportProfile profile = ExportProfile::Exact) const;
  void load(const LoadOptions &options);
  void mark(std::uint32_t row, RowMark mark) { m_groups->mark({{row}, mark}); }

  std::unique_ptr<TemporaryTable> m_table;
  std::shared_ptr<ReviewGroups> m_groups;
  ExportRequest m_request;
  std::shared_ptr<const DuplicateResult> m_matches;  ///< of rows 0 to 2 with the others
};

void TestExportContents::init() {
  m_table = std::make_unique<TemporaryTable>(kFlats, "flats.csv");
  load({});
}

void TestExportContents::load(const LoadOptions &options) {
  auto loaded = loadDataset(m_table->path(), options, {});
  QVERIFY2(loaded, loaded ? "" : loaded.error().detail().c_str());
  m_request = {};
  m_request.maxRowBytes = options.maxRowBytes;
  m_request.dataset = loaded->dataset;
  m_request.source = std::make_shared<const LoadReport>(loaded->report);
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.id = "id";
  recipe.threshold = kThreshold;
  auto found = findExactDuplicates(*loaded->dataset, recipe, {});
  QVERIFY2(found, found ? "" : found.error().detail().c_str());
  m_request.result = std::make_shared<const DuplicateResult>(*std::move(found));
  auto matches = findMatches(*loaded->dataset, 3, recipe, {});
  QVERIFY2(matches, matches ? "" : matches.error().detail().c_str());
  m_matches = std::make_shared<const DuplicateResult>(*std::move(matches));
  auto groups = ReviewGroups::make(m_request.result, kThreshold, {}, {});
  QVERIFY(groups);
  m_groups = std::make_shared<ReviewGroups>(*std::move(groups));
  m_request.items = makeQueue(*m_request.result);
  m_request.records =
      std::make_shared<const RecordDigests>(*RecordDigests::make(*loaded->dataset, {}));
  m_request.mergeRules = MergeRules{};
}

ExportRequest TestExportContents::of(ExportContent content, ExportFormat format,
                                     ExportProfile profile) const {
  ExportRequest request = m_request;
  request.content = content;
  request.format = format;
  request.profile = profile;
  request.groups = m_groups;
  request.groupSlots = m_groups->inOrder();
  if (content == ExportContent::Matches) request.result = m_matches;
  if (content == ExportContent::Shown)
    request.shown = std::make_shared<const ShownTable>(ShownTable{{5, 2, 0}, {{2}, {0}}});
  return request;
}

void TestExportContents::groupsListEveryRowAndItsFate() {
  mark(1, RowMark::Keeper);
  const std::string csv = bytesOf(of(ExportContent::Groups, ExportFormat::Csv));
  const QStringList lines = QString::fromStdString(csv).split('\n');
  QCOMPARE(lines[0],
           "group,row,id,role,size,weakest_link,weakest_row_a,weakest_row_b,"
           "weakest_basis,record_id,record_text,record_price");
  QVERIFY2(lines[1].startsWith("0,0,a,removed,3,0."), csv.c_str());
  QVERIFY(lines[1].contains(",all members,a,bright flat"));
  QVERIFY(lines[2].startsWith("0,1,b,keeper,3,"));
  QVERIFY(lines[3].startsWith("0,4,e,removed,3,"));
  QVERIFY(lines[4].startsWith("1,2,c,no keeper,2,"));
  QVERIFY(csv.find("\n1,5,f,no keeper,2,") != std::string::npos);
  ExportRequest part = of(ExportContent::Groups, ExportFormat::Json);
  part.groupSlots.erase(part.groupSlots.begin());
  const auto json = nlohmann::json::parse(bytesOf(part));
  QCOMPARE(json.size(), std::size_t{2});
  QCOMPARE(json[0]["group"], 1);  // the group's number among all groups
  QCOMPARE(json[0]["record"]["price"], "90");
  QCOMPARE(json[1]["role"], "no keeper");
}

void TestExportContents::anExcludedRowIsListedWithItsGroup() {
  mark(4, RowMark::TakenOut);
  QCOMPARE(groupTakenFrom(*m_groups, {4}), m_groups->slotOf({0}));
  QCOMPARE(groupTakenFrom(*m_groups, {0}), ReviewGroups::kNoGroup);
  const std::string csv = bytesOf(of(ExportContent::Groups, ExportFormat::Csv));
  const QStringList lines = QString::fromStdString(csv).split('\n');
  QVERIFY2(lines[2].startsWith("0,1,b,no keeper,2,"), csv.c_str());
  QVERIFY(lines[3].startsWith("0,4,e,taken out,2,"));
}

void TestExportContents::theCleanedTableKeepsTheSourcesBytes() {
  mark(1, RowMark::Keeper);
  const auto request = of(ExportContent::CleanedTable, ExportFormat::Source);
  QByteArray expected(kFlats);
  expected.replace(
      "a,bright flat with two rooms near the old market and a lift in the house,950\r\n", "");
  expected.replace(
      "e,bright flat with two rooms near the old market and a lift in the house.,980\r\n", "");
  QCOMPARE(QByteArray::fromStdString(bytesOf(request)), expected);
  const QTemporaryDir folder;
  const auto outcome = exportToFile(request, folder.filePath("clean.csv").toStdString(), {});
  QVERIFY(outcome);
  QCOMPARE(outcome->rowsLeftOut, 2U);
  QCOMPARE(outcome->rows, 4U);
  QCOMPARE(outcome->bytes, std::uint64_t(expected.size()));
}

void TestExportContents::theCleanedTableInOtherFormats() {
  mark(1, RowMark::Keeper);
  QCOMPARE(
      bytesOf(of(ExportContent::CleanedTable, ExportFormat::Csv)),
      std::string("id,text,price\n"
                  "b,bright flat with two rooms near the old market and a lift in the house!,\n"
                  "c,\"=garage for one car in\nthe courtyard behind the station\",90\n"
                  "d,a house by the sea with a garden,500\n"
                  "f,=garage for one car in the courtyard behind the station.,95,more\n"));
  const std::string safe =
      bytesOf(of(ExportContent::CleanedTable, ExportFormat::Csv, ExportProfile::Spreadsheet));
  QVERIFY(safe.find("\"f\",\"'=garage") != std::string::npos);
  QVERIFY(safe.find("\"95\",\"more\"\n") != std::string::npos);
}

void TestExportContents::noHeaderIfTheSourceHasNone() {
  mark(1, RowMark::Keeper);
  const std::string heading = "id,text,price\n";
  auto request = of(ExportContent::CleanedTable, ExportFormat::Csv);
  const std::string whole = bytesOf(request);
  LoadReport report = *request.source;
  report.dialect.hasHeader = false;
  request.source = std::make_shared<const LoadReport>(report);
  QVERIFY(whole.starts_with(heading));
  QCOMPARE(bytesOf(request), whole.substr(heading.size()));
  request.format = ExportFormat::Xlsx;
  const QByteArray sheet =
      unzip(QByteArray::fromStdString(bytesOf(request))).value("xl/worksheets/sheet1.xml");
  QVERIFY(sheet.contains("<row r=\"1\""));
  QVERIFY(!sheet.contains("<row r=\"5\""));
  QCOMPARE(sheetRows(sheet).first().first(), QStringLiteral("b"));
  QVERIFY(exportPreview(request)->starts_with("b\t"));
}

void TestExportContents::rejectedRowsHaveTheirText() {
  LoadOptions options;
  options.maxRowBytes = 76;
  load(options);
  const std::string csv = bytesOf(of(ExportContent::RejectedRows, ExportFormat::Csv));
  const auto count = [&csv](const char *text) {
    return QByteArray::fromStdString(csv).count(text);
  };
  QVERIFY2(csv.starts_with("row,line,byte,problem,detail,raw\n"), csv.c_str());
  // The fifth record is too large, row 1 is short, and the last row is long.
  QVERIFY2(count(",row too large,") == 1, csv.c_str());
  QCOMPARE(count("lift in the house.,980\"\n"), 1);
  QVERIFY2(csv.find(",short row,") != std::string::npos, csv.c_str());
  QVERIFY(csv.find(",\"b,bright flat with two rooms near the old market and a lift in the "
                   "house!\"\n") != std::string::npos);
  QVERIFY(csv.find(",long row,") != std::string::npos);
  QVERIFY(csv.find(",95,more\"\n") != std::string::npos);
  const auto lines = QString::fromStdString(csv).split('\n');
  QVERIFY2(lines[2].startsWith(",8,277,row too large,"), csv.c_str());
}

void TestExportContents::aChangedSourceIsReported() {
  QByteArray other(kFlats);
  other.replace("950", "951");
  m_table->write({other.data(), std::size_t(other.size())});
  for (const ExportContent content : {ExportContent::RejectedRows, ExportContent::CleanedTable}) {
    const auto format =
        content == ExportContent::CleanedTable ? ExportFormat::Source : ExportFormat::Csv;
    QVERIFY(bytesOf(of(content, format)).find("has changed since it was read") !=
            std::string::npos);
    const QTemporaryDir folder;
    const auto done = exportToFile(of(content, format), folder.filePath("x.csv").toStdString(), {});
    QVERIFY(!done && done.error().code == ErrorCode::Io);
    QVERIFY(QDir(folder.path()).isEmpty());
  }
}

void TestExportContents::workbooksHoldTheSameCells_data() {
  QTest::addColumn<ExportContent>("content");
  for (const auto &name : kContentNames)
    if (name.value != ExportContent::Report) QTest::newRow(name.name.data()) << name.value;
}

void TestExportContents::workbooksHoldTheSameCells() {
  QFETCH(ExportContent, content);
  const std::string xlsx = bytesOf(of(content, ExportFormat::Xlsx));
  const auto files = unzip(QByteArray::fromStdString(xlsx));
  const auto rows = sheetRows(files.value("xl/worksheets/sheet1.xml"));
  QVERIFY2(!rows.isEmpty(), xlsx.substr(0, 200).c_str());
  const TemporaryTable table(bytesOf(of(content, ExportFormat::Csv)));
  LoadOptions options;
  options.delimiter = ',';
  options.hasHeader = true;
  const auto loaded = loadDataset(table.path(), options, {});
  QVERIFY(loaded);
  const Dataset &csv = *loaded->dataset;
  QCOMPARE(rows.size(), qsizetype(csv.rowCount()) + 1);
  for (std::uint32_t c = 0; c < csv.columnCount(); ++c) {
    const auto place = rows[0].indexOf(QString::fromStdString(csv.columnName({c})));
    QVERIFY(place >= 0);
    for (std::uint32_t row = 0; row < csv.rowCount(); ++row) {
      const std::string text(csv.cell({row}, ColumnId{c}));
      const QString cell = rows[row + 1].value(place);
      if (cell.startsWith('#'))
        QCOMPARE(cell.sliced(1).toDouble(), QString::fromStdString(text).toDouble());
      else
        QCOMPARE(cell, QString::fromStdString(text));
    }
  }
}

void TestExportContents::workbooksAddRowNumbers() {
  const auto rowsOf = [this](ExportContent content) {
    const std::string xlsx = bytesOf(of(content, ExportFormat::Xlsx));
    return sheetRows(unzip(QByteArray::fromStdString(xlsx)).value("xl/worksheets/sheet1.xml"));
  };
  const auto pairs = rowsOf(ExportContent::Pairs);
  QCOMPARE(pairs[0].sliced(0, 5),
           (QStringList{"row_a", "row_number_a", "row_b", "row_number_b", "id_a"}));
  for (const int side : {0, 2})
    QCOMPARE(pairs[1][side + 1].sliced(1).toInt(), pairs[1][side].sliced(1).toInt() + 1);
  const auto groups = rowsOf(ExportContent::Groups);
  QVERIFY(groups[0].contains("row_number") && groups[0].contains("weakest_row_number_a"));
  QCOMPARE(groups[1].sliced(0, 3), (QStringList{"#0", "#0", "#1"}));
  // Other formats keep their columns, and rows counted from 0.
  for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Json}) {
    const std::string text = bytesOf(of(ExportContent::Groups, format));
    QVERIFY(text.find("row_number") == std::string::npos);
  }
}

void TestExportContents::shownRowsKeepOrderAndColumns() {
  ExportRequest request = of(ExportContent::Shown, ExportFormat::Csv);
  QCOMPARE(bytesOf(request), std::string("price,id\n95,f\n90,c\n950,a\n"));
  request.result = nullptr;  // a table is enough
  QCOMPARE(bytesOf(request), std::string("price,id\n95,f\n90,c\n950,a\n"));
  request.format = ExportFormat::JsonLines;
  QVERIFY(bytesOf(request).starts_with("{\"price\":\"95\",\"id\":\"f\"}\n"));
  request.format = ExportFormat::Xlsx;
  const auto rows = sheetRows(
      unzip(QByteArray::fromStdString(bytesOf(request))).value("xl/worksheets/sheet1.xml"));
  QCOMPARE(rows, (QList<QStringList>{{"row_number", "price", "id"},
                                     {"#6", "#95", "f"},
                                     {"#3", "#90", "c"},
                                     {"#1", "#950", "a"}}));
  request.shown = nullptr;
  QVERIFY(bytesOf(request).starts_with("error: "));
}

void TestExportContents::onlyTypedColumnsGiveNumbers() {
  ExportRequest request = of(ExportContent::Shown, ExportFormat::Xlsx);
  request.chosenTypes = {std::nullopt, std::nullopt, ColumnType{}};  // the user made it a text
  const auto rows = sheetRows(
      unzip(QByteArray::fromStdString(bytesOf(request))).value("xl/worksheets/sheet1.xml"));
  QCOMPARE(rows[1], (QStringList{"#6", "95", "f"}));
}

void TestExportContents::previewsAreTheStart_data() {
  QTest::addColumn<ExportContent>("content");
  QTest::addColumn<ExportFormat>("format");
  for (const auto &content : kContentNames)
    for (const ExportFormat format : formatsOf(content.value))
      if (format != ExportFormat::Html)
        QTest::addRow("%s as %s", content.name.data(), choiceName(kFormatNames, format).c_str())
            << content.value << format;
}

void TestExportContents::previewsAreTheStart() {
  QFETCH(ExportContent, content);
  QFETCH(ExportFormat, format);
  mark(1, RowMark::Keeper);
  const ExportRequest request = of(content, format);
  std::string whole = format == ExportFormat::Xlsx ? rowsAsText(request) : bytesOf(request);
  if (whole.starts_with("\xEF\xBB\xBF")) whole.erase(0, 3);
  if (content == ExportContent::Report) whole = textOfReport(whole);
  for (const std::size_t lines : {1U, 3U, 100U}) {
    const auto preview = exportPreview(request, lines);
    QVERIFY2(preview, preview ? "" : preview.error().detail().c_str());
    QVERIFY2(whole.starts_with(*preview), preview->c_str());
    const auto ends = [](const std::string &text) {
      return std::count(text.begin(), text.end(), '\n');
    };
    QCOMPARE(ends(*preview), std::min<std::ptrdiff_t>(std::ptrdiff_t(lines), ends(whole)));
  }
}

void TestExportContents::aReportIsPreviewedAsText() {
  const auto preview = exportPreview(of(ExportContent::Report, ExportFormat::Html), 100);
  QVERIFY(preview);
  QVERIFY2(preview->starts_with("Near-duplicates in "), preview->c_str());
  QVERIFY2(preview->find("\nCounts\nengine\t") != std::string::npos, preview->c_str());
  QVERIFY2(preview->find("\nrows\t6\n") != std::string::npos, preview->c_str());
  QVERIFY2(preview->find('<') == std::string::npos, preview->c_str());
  // Cells are not markup, and their line ends do not end the row.
  QCOMPARE(textOfReport("<body><table>\n<tr><td>&lt;b&gt; &amp;amp;</td><td>a\nb</td></tr>\n"
                        "</table><pre>{\n  1\n}</pre>\n"),
           std::string("<b> &amp;\ta b\n{\n  1\n}\n"));
}

void TestExportContents::aPreviewCanBeStopped() {
  std::stop_source source;
  source.request_stop();
  for (const auto &content : kContentNames) {
    for (const ExportFormat format : formatsOf(content.value)) {
      const auto stopped =
          exportPreview(of(content.value, format), 20, {.stop = source.get_token()});
      QVERIFY2(!stopped, content.name.data());
      QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }
  }
}

void TestExportContents::contestedItemsHaveTheirOwnValue() {
  ExportRequest request = of(ExportContent::Pairs, ExportFormat::Csv);
  ItemTable said;
  const ItemKey key = keyOf(request.items.at(0), *request.result);
  said.at(key).isContested = true;
  request.judgements = said.snapshot();
  QVERIFY(bytesOf(request).find(",contested,") != std::string::npos);
  // If only the keeper is contested, the verdict is exported.
  said.at(key).verdict = Verdict::Duplicate;
  request.judgements = said.snapshot();
  QVERIFY(bytesOf(request).find(",contested,") == std::string::npos);
  QVERIFY(bytesOf(request).find(",duplicate,") != std::string::npos);
}

void TestExportContents::protectedFilesAreRejected_data() {
  QTest::addColumn<QString>("target");
  QTest::addColumn<QString>("says");
  QTest::newRow("the source") << "flats.csv"
                              << "the table that the rows came from";
  QTest::newRow("by another name") << "./x/../flats.csv"
                                   << "the table that the rows came from";
  QTest::newRow("a link to it") << "link.csv"
                                << "the table that the rows came from";
  QTest::newRow("a hard link to it") << "hard.csv"
                                     << "the table that the rows came from";
  QTest::newRow("the project") << "p.shinglescope"
                               << "the project";
  QTest::newRow("a link to the project") << "plink"
                                         << "the project";
  QTest::newRow("a manifest that is the project") << "q.csv"
                                                  << "the project";
}

void TestExportContents::protectedFilesAreRejected() {
  QFETCH(QString, target);
  QFETCH(QString, says);
  const QString folder = QString::fromStdString(m_table->folder());
  QDir(folder).mkdir("x");
  for (const char *name : {"p.shinglescope", "q.csv.manifest.json"}) {
    QFile project(folder + '/' + name);
    QVERIFY(project.open(QIODevice::WriteOnly));
    QVERIFY(project.write("verdicts") == 8);
  }
  QVERIFY(QFile::link("flats.csv", folder + "/link.csv"));
  QVERIFY(QFile::link("p.shinglescope", folder + "/plink"));
  std::filesystem::create_hard_link(m_table->path(), m_table->folder() + "/hard.csv");
  ExportRequest request = of(ExportContent::Pairs, ExportFormat::Csv);
  request.protectedFiles = {{MessageId::TheProject, m_table->folder() + "/p.shinglescope"},
                            {MessageId::TheProject, m_table->folder() + "/q.csv.manifest.json"}};
  const auto done = exportToFile(request, (folder + '/' + target).toStdString(), {});
  QVERIFY(!done && done.error().code == ErrorCode::BadParameter);
  QVERIFY2(done.error().detail().find(says.toStdString()) != std::string::npos,
           done.error().detail().c_str());
  QFile source(QString::fromStdString(m_table->path()));
  QVERIFY(source.open(QIODevice::ReadOnly));
  QCOMPARE(source.readAll(), QByteArray(kFlats));
  for (const char *name : {"link.csv", "hard.csv", "plink"}) QFile::remove(folder + '/' + name);
}

void TestExportContents::aFailingDiskLeavesTheOldFiles_data() {
  QTest::addColumn<ExportFormat>("format");
  QTest::addColumn<int>("errorNumber");
  for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Xlsx, ExportFormat::Json})
    for (const auto &[name, number] :
         {std::pair{"ENOSPC", ENOSPC}, {"EIO", EIO}, {"EACCES", EACCES}})
      QTest::addRow("%s %s", choiceName(kFormatNames, format).c_str(), name) << format << number;
}

void TestExportContents::aFailingDiskLeavesTheOldFiles() {
  QFETCH(ExportFormat, format);
  QFETCH(int, errorNumber);
  const QTemporaryDir folder;
  const QString path = folder.filePath("out.x");
  const auto contentOf = [](const QString &name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const ExportRequest request = of(ExportContent::Pairs, format);
  QVERIFY(exportToFile(request, path.toStdString(), {}));
  const QByteArray whole = contentOf(path);
  int failures = 0;
  int olds = 0;
  for (int n = 1;; ++n) {
    for (const QString &name : {path, path + ".manifest.json"}) {
      QFile old(name);
      QVERIFY(old.open(QIODevice::WriteOnly | QIODevice::Truncate) && old.write("old") == 3);
    }
    FailingCalls calls(n, errorNumber);
    const auto done = exportToFile(request, path.toStdString(), {}, calls);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{"out.x", "out.x.manifest.json"}));
    const QByteArray content = contentOf(path);
    if (done) {
      // Only closing a folder may fail silently, because everything is on the disk by then.
      QCOMPARE(content, whole);
      QVERIFY(contentOf(path + ".manifest.json") != "old");
      if (!calls.hasFailed()) break;
      continue;
    }
    ++failures;
    QCOMPARE(done.error().code, ErrorCode::Io);
    QVERIFY(done.error().detail().find("out.x") != std::string::npos);
    QVERIFY(done.error().detail().find(std::strerror(errorNumber)) != std::string::npos);
    // Two files cannot be renamed at the same time, so the export itself is renamed first.
    QVERIFY(content == "old" || content == whole);
    if (content == "old") ++olds;
  }
  QVERIFY(olds >= 8);
  QVERIFY(failures >= 10);
}

SHINGLESCOPE_TEST(TestExportContents, NoApplication)
#include "tst_export_contents.moc"
