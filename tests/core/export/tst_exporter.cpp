// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/export/export_preview.h"
#include "core/export/exporter.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

std::string exported(const ExportRequest &request) {
  std::string text;
  const auto sink = [&text](std::string_view bytes) -> Result<void> {
    text.append(bytes);
    return {};
  };
  const auto done = writeExport(request, sink, {});
  return done ? text : "error: " + done.error().detail();
}

}  // namespace

class TestExporter : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void csvHasEveryColumn();
  void spreadsheetsGetNoFormulas();
  void jsonLinesHoldTheSameObjects();
  void aManifestDescribesTheExport();
  void aManifestOfOtherBytesIsDetected();
  void aPreviewIsTheFirstLines();
  void largeExportsComeInChunks();
  void impossibleRequestsAreRejected();
  void tsvQuotesTabs();
  void jsonIsAnArrayOfObjects();
  void jsonShowsThatAResultIsPartial();
  void jsonOfManyColumnsIsLinear();
  void noItemsStillGiveAFile();
  void exactOmitsSignatureScores();
  void fileIsReplacedAtomically();
  void cancelledLeavesNoFile();

 private:
  std::shared_ptr<const Dataset> m_dataset = test::sampleDataset();
  /// Changes the request's result.
  void change(const std::function<void(DuplicateResult &)> &how) {
    DuplicateResult result = *m_request.result;
    how(result);
    m_request.result = std::make_shared<const DuplicateResult>(std::move(result));
  }
  ExportRequest m_request;
};

void TestExporter::init() {
  m_request = {};
  m_request.dataset = m_dataset;
  m_request.result = std::make_shared<const DuplicateResult>(test::sampleResult());
  change([](DuplicateResult &result) { result.report.recipe.id = "id"; });
  m_request.profile = ExportProfile::Exact;
  m_request.items = {{{0}, {2}, 1, 6, 0.8F}, {{0}, {0}, QueueItem::kNoPair, 3, 1.0F}};
  MemoryVerdictStore store;
  auto records = RecordDigests::make(*m_dataset, {});
  QVERIFY(records);
  Verdicts verdicts(store,
                    {m_dataset, std::make_shared<const RecordDigests>(*std::move(records)), {}});
  const ItemKey key = keyOf(m_request.items[0], *m_request.result);
  QVERIFY(
      verdicts.apply({{{key, {Verdict::Duplicate, Keep::B, "not, really\tso", {"x;y", "z"}}}}}));
  m_request.judgements = verdicts.items();
}

void TestExporter::csvHasEveryColumn() {
  QCOMPARE(exported(m_request),
           std::string("row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union,"
                       "row_pairs,verdict,keep,note,tags,made_by,a_id,a_text,b_id,b_text\n"
                       "0,2,\"a,1\",\"c\"\"3\",0.800000,0.812500,21,8,10,6,duplicate,b,"
                       "\"not, really\tso\",x;y;z,,\"a,1\",same,\"c\"\"3\",near\n"
                       "0,3,\"a,1\",d,1.000000,1.000000,32,5,5,3,undecided,,,,,"
                       "\"a,1\",same,d,same\n"));
}

void TestExporter::spreadsheetsGetNoFormulas() {
  m_request.profile = ExportProfile::Spreadsheet;
  DatasetBuilder builder({"id", "=text"});
  for (int row = 0; row < 7; ++row) builder.addRow({"-1", row < 3 ? "=1+\"1\"" : "'s"}, 0);
  m_request.dataset = builder.finish();
  QCOMPARE(exported(m_request),
           std::string(
               "\"row_a\",\"row_b\",\"id_a\",\"id_b\",\"jaccard\",\"estimate\","
               "\"shared_bands\",\"intersection\",\"union\",\"row_pairs\",\"verdict\","
               "\"keep\",\"note\",\"tags\",\"made_by\",\"a_id\",\"a_=text\",\"b_id\",\"b_=text\"\n"
               "\"0\",\"2\",\"'-1\",\"'-1\",\"0.800000\",\"0.812500\",\"21\",\"8\",\"10\","
               "\"6\",\"duplicate\",\"b\",\"not, really\tso\",\"x;y;z\",\"\","
               "\"'-1\",\"'=1+\"\"1\"\"\",\"'-1\",\"'=1+\"\"1\"\"\"\n"
               "\"0\",\"3\",\"'-1\",\"'-1\",\"1.000000\",\"1.000000\",\"32\",\"5\",\"5\","
               "\"3\",\"undecided\",\"\",\"\",\"\",\"\","
               "\"'-1\",\"'=1+\"\"1\"\"\",\"'-1\",\"''s\"\n"));
}

void TestExporter::jsonLinesHoldTheSameObjects() {
  m_request.format = ExportFormat::Json;
  const auto array = nlohmann::json::parse(exported(m_request));
  m_request.format = ExportFormat::JsonLines;
  std::istringstream lines(exported(m_request));
  auto objects = nlohmann::json::array();
  for (std::string line; std::getline(lines, line);) objects.push_back(nlohmann::json::parse(line));
  QCOMPARE(objects, array);
}

void TestExporter::aManifestDescribesTheExport() {
  const QTemporaryDir directory;
  const std::string path = directory.filePath("out.csv").toStdString();
  m_request.scope = "flagged";
  const auto outcome = exportToFile(m_request, path, {});
  QVERIFY(outcome);
  QCOMPARE(outcome->rows, 2U);
  QCOMPARE(outcome->files, (std::vector<std::string>{path, path + ".manifest.json"}));
  QFile file(QString::fromStdString(outcome->files[1]));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const auto json = nlohmann::json::parse(file.readAll().toStdString());
  QCOMPARE(json["file"], "out.csv");
  QCOMPARE(json["content"], "pairs");
  QCOMPARE(json["format"], "csv");
  QCOMPARE(json["profile"], "exact");
  QCOMPARE(json["scope"], "flagged");
  QCOMPARE(json["rows"], 2);
  QCOMPARE(json["bytes"], exported(m_request).size());
  QCOMPARE(json["partial"], false);
  QCOMPARE(json["verdicts"]["duplicate"], 1);
  QCOMPARE(json["run"]["seed"], 42);
  QCOMPARE(json["run"]["recipe"]["compare"][0], "text");
  QCOMPARE(json["version"], SHINGLESCOPE_VERSION);
  m_request.hasManifest = false;
  QVERIFY(exportToFile(m_request, directory.filePath("bare.csv").toStdString(), {}));
  QVERIFY(!QFile::exists(directory.filePath("bare.csv.manifest.json")));
}

void TestExporter::aManifestOfOtherBytesIsDetected() {
  const QTemporaryDir directory;
  const std::string path = directory.filePath("out.csv").toStdString();
  const auto outcome = exportToFile(m_request, path, {});
  QVERIFY(outcome);
  const auto isNoticed = [&path] {
    const auto loaded = loadDataset(path, {}, {});
    return loaded && std::ranges::any_of(loaded->report.notes, [](const Message &note) {
             return note.id == MessageId::ManifestOfOther;
           });
  };
  QVERIFY(!isNoticed());
  // This is the state after an export that ended after the first of its two files.
  QFile file(QString::fromStdString(path));
  QVERIFY(file.open(QIODevice::Append));
  file.write("1,2\n");
  file.close();
  QVERIFY(isNoticed());
  QFile manifest(QString::fromStdString(path) + ".manifest.json");
  for (const QByteArray &strange :
       {QByteArray("[1]"), QByteArray("{\"digest\":7}"), QByteArray()}) {
    QVERIFY(manifest.open(QIODevice::WriteOnly | QIODevice::Truncate));
    manifest.write(strange);
    manifest.close();
    QVERIFY(!isNoticed());
  }
}

void TestExporter::aPreviewIsTheFirstLines() {
  m_request.items.assign(5000, m_request.items[0]);
  const std::string whole = exported(m_request);
  const auto preview = exportPreview(m_request, 20);
  QVERIFY(preview);
  QCOMPARE(std::count(preview->begin(), preview->end(), '\n'), 20);
  QVERIFY(whole.starts_with(*preview));
  m_request.items.resize(1);
  QCOMPARE(*exportPreview(m_request, 20), exported(m_request));
}

/// Every export keeps at most one chunk in memory.
void TestExporter::largeExportsComeInChunks() {
  m_request.items.assign(30'000, m_request.items[0]);
  for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Tsv, ExportFormat::Json,
                                    ExportFormat::JsonLines, ExportFormat::Xlsx}) {
    m_request.format = format;
    std::size_t most = 0;
    std::size_t all = 0;
    const ByteSink sink = [&](std::string_view bytes) {
      most = std::max(most, bytes.size());
      all += bytes.size();
      return Result<void>();
    };
    QVERIFY(writeExport(m_request, sink, {}));
    QVERIFY(all > 100'000);
    QVERIFY2(most <= (1U << 17U), qPrintable(QString::number(most)));
  }
}

void TestExporter::impossibleRequestsAreRejected() {
  m_request.format = ExportFormat::Source;
  const auto done = writeExport(m_request, [](std::string_view) { return Result<void>(); }, {});
  QVERIFY(!done && done.error().code == ErrorCode::BadParameter);
  QVERIFY(done.error().detail().find("pairs cannot be written as source") != std::string::npos);
}

void TestExporter::tsvQuotesTabs() {
  m_request.format = ExportFormat::Tsv;
  m_request.items.resize(1);
  const std::string text = exported(m_request);
  QVERIFY(text.find("row_a\trow_b\tid_a") == 0);
  QVERIFY(text.find("0\t2\ta,1\t\"c\"\"3\"\t0.800000\t") != std::string::npos);
  QVERIFY(text.find("\t\"not, really\tso\"\tx;y;z\t\ta,1\tsame\t\"c\"\"3\"\tnear\n") !=
          std::string::npos);
}

void TestExporter::jsonIsAnArrayOfObjects() {
  m_request.format = ExportFormat::Json;
  const auto json = nlohmann::json::parse(exported(m_request));
  QCOMPARE(json.size(), std::size_t{2});
  const auto &pair = json[0];
  QCOMPARE(pair["row_b"].get<int>(), 2);
  QCOMPARE(pair["jaccard"].get<double>(), 0.8);
  QCOMPARE(pair["estimate"].get<double>(), 0.8125);
  QCOMPARE(pair["verdict"].get<std::string>(), std::string("duplicate"));
  QCOMPARE(pair["keep"].get<std::string>(), std::string("b"));
  QCOMPARE(pair["tags"], nlohmann::json({"x;y", "z"}));
  QCOMPARE(pair["b"]["id"].get<std::string>(), std::string("c\"3"));
  QCOMPARE(json[1]["row_pairs"].get<int>(), 3);
  QCOMPARE(json[1]["union"].get<int>(), 5);
  QVERIFY(json[1]["keep"].is_null());
  QCOMPARE(json[1]["b"]["text"].get<std::string>(), std::string("same"));
  QVERIFY(!pair.contains("partial"));
}

/// The columns of a table do not change; instead, the file name shows that the result is partial.
void TestExporter::jsonShowsThatAResultIsPartial() {
  const std::string whole = exported(m_request);
  change([](DuplicateResult &result) { result.report.isPartial = true; });
  QCOMPARE(exported(m_request), whole);
  m_request.format = ExportFormat::Json;
  for (const auto &entry : nlohmann::json::parse(exported(m_request)))
    QVERIFY(entry.at("partial").get<bool>());
}

void TestExporter::jsonOfManyColumnsIsLinear() {
  constexpr int kColumns = 60'000;
  std::vector<std::string> names;
  for (int i = 0; i < kColumns; ++i) names.push_back("c" + std::to_string(i));
  DatasetBuilder builder(names);
  for (int row = 0; row < 5; ++row) builder.addRow({"x"}, 0);
  const auto wide = builder.finish();
  change([](DuplicateResult &result) { result.report.recipe.id.reset(); });
  m_request.dataset = wide;
  m_request.format = ExportFormat::Json;
  QElapsedTimer timer;
  timer.start();
  const std::string text = exported(m_request);
  // This takes 0.1 s; comparing each name with all earlier ones takes at least 20 s.
  VERIFY_WITHIN(timer, 6000);
  QVERIFY(text.find("\"a\":{\"c0\":\"x\",\"c1\":\"\",") != std::string::npos);
  QCOMPARE(nlohmann::json::parse(text)[1]["b"].size(), std::size_t{kColumns});
}

void TestExporter::noItemsStillGiveAFile() {
  m_request.items.clear();
  const std::string csv = exported(m_request);
  QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), 1);
  m_request.format = ExportFormat::Json;
  QVERIFY(nlohmann::json::parse(exported(m_request)).empty());
}

void TestExporter::exactOmitsSignatureScores() {
  change([](DuplicateResult &result) { result.report.engine = "exact"; });
  m_request.format = ExportFormat::Json;
  const auto json = nlohmann::json::parse(exported(m_request));
  QVERIFY(json[0]["estimate"].is_null() && json[0]["shared_bands"].is_null());
  QCOMPARE(json[0]["intersection"].get<int>(), 8);
}

void TestExporter::fileIsReplacedAtomically() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  QVERIFY(exportToFile(m_request, path.toStdString(), {}));
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll().toStdString(), exported(m_request));
  QCOMPARE(QDir(directory.path()).entryList(QDir::Files),
           (QStringList{"out.csv", "out.csv.manifest.json"}));
  const auto failed = exportToFile(m_request, directory.path().toStdString(), {});
  QVERIFY(!failed && failed.error().code == ErrorCode::Io);
}

void TestExporter::cancelledLeavesNoFile() {
  const QTemporaryDir directory;
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  const auto done = exportToFile(m_request, directory.filePath("out.csv").toStdString(), context);
  QVERIFY(!done && done.error().code == ErrorCode::Cancelled);
  QVERIFY(QDir(directory.path()).isEmpty());
}

SHINGLESCOPE_TEST(TestExporter, NoApplication)
#include "tst_exporter.moc"
