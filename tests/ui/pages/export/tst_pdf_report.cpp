// SPDX-License-Identifier: MIT
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "core/export/request/export_target.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/text/progress_text.h"
#include "ui/pages/export/pdf_report.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/pages/review/state/review_state.h"

using namespace shinglescope;

/// The report as PDF, written by a worker and read back by another program.
class TestPdfReport : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void writesPagesAndManifest();
  void pagesAreCounted();
  void textIsLiteral();
  void picturesAreLines();
  void headingAndFootStandWhereTheyBelong();
  void headingsStayWithTheirTables();
  void aCancelLeavesNothing();
  void theSourceIsRefused();
  void aDeviceGetsNoManifest();

 private:
  ExportRequest request() const;
  Result<ExportOutcome> write(const ExportRequest &request, const QString &path,
                              std::stop_token stop = {}, Progress *progress = nullptr) const;
  static QString read(const QString &program, const QStringList &arguments);

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewState> m_state;
};

void TestPdfReport::init() {
  m_state.reset();
  m_fixture = std::make_unique<ReviewFixture>();
  m_fixture->useFile();
  m_state = std::make_unique<ReviewState>(m_fixture->session());
  m_fixture->run();
  QTRY_VERIFY(!m_state->items().empty());
}

ExportRequest TestPdfReport::request() const {
  const ExportMaterial material = exportMaterial(m_fixture->session(), m_state.get());
  ExportChoice choice = defaultChoice(ExportContent::Report);
  choice.kind.isPdf = true;
  const auto plan = planExport(material, choice, nullptr, 20, RunContext{});
  return plan ? *plan->request : ExportRequest{};
}

Result<ExportOutcome> TestPdfReport::write(const ExportRequest &request, const QString &path,
                                           std::stop_token stop, Progress *progress) const {
  std::optional<Result<ExportOutcome>> outcome;
  std::jthread worker([&] {
    RunContext context;
    context.stop = stop;
    context.progress = progress;
    outcome.emplace(writePdfReport(request, path.toStdString(), context));
  });
  worker.join();
  return *std::move(outcome);
}

QString TestPdfReport::read(const QString &program, const QStringList &arguments) {
  QProcess process;
  process.start(program, arguments);
  process.waitForFinished();
  return QString::fromUtf8(process.readAllStandardOutput());
}

void TestPdfReport::writesPagesAndManifest() {
  const QString path = m_fixture->filePath(QStringLiteral("report.pdf"));
  const auto outcome = write(request(), path);
  QVERIFY2(outcome, outcome ? "" : outcome.error().detail().c_str());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray bytes = file.readAll();
  QVERIFY(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"));
  QCOMPARE(outcome->bytes, std::uint64_t(bytes.size()));
  QVERIFY(QFile::exists(path + QStringLiteral(".manifest.json")));
}

/// Progress counts pages, not rows.
void TestPdfReport::pagesAreCounted() {
  std::vector<StageCount> counts;
  Progress progress;
  progress.history = &counts;
  QVERIFY(write(request(), m_fixture->filePath(QStringLiteral("report.pdf")), {}, &progress));
  progress.start(Stage::Idle, WorkUnit::Nothing, 0);
  QStringList said;
  for (const StageCount &count : counts) {
    if (count.stage == Stage::Idle) continue;
    said << progressText({count.stage, count.unit, count.done, count.total, 0});
  }
  QVERIFY(said.contains(QStringLiteral("Laying out pages")));
  const StageCount &last = counts.back();
  QVERIFY(last.stage == Stage::Writing && last.unit == WorkUnit::Pages);
  QVERIFY(last.total > 0 && last.done == last.total);
  QVERIFY2(said.filter(QStringLiteral("rows")).isEmpty(), qPrintable(said.join(u'\n')));
}

void TestPdfReport::textIsLiteral() {
  const QString path = m_fixture->filePath(QStringLiteral("report.pdf"));
  QVERIFY(m_fixture->session().setJudgement({{0}, {1}},
                                            {Verdict::Duplicate, Keep::A, "<b>bold</b> &amp;"}));
  QVERIFY(write(request(), path));
  const QString text = read(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
  QVERIFY2(text.contains(QStringLiteral("<b>bold</b> &amp;")), qPrintable(text));
  QVERIFY(text.contains(QStringLiteral("Near-duplicates in")));
  QVERIFY(!text.contains(QStringLiteral("--ground")));
}

void TestPdfReport::picturesAreLines() {
  ExportRequest bare = request();
  ExportRequest drawn = bare;
  drawn.pictures.push_back(
      {"a word in a picture",
       "<svg xmlns='http://www.w3.org/2000/svg' width='600' height='200'><text x='20' y='100' "
       "font-size='30'>PICTUREWORD</text></svg>"});
  const QString path = m_fixture->filePath(QStringLiteral("drawn.pdf"));
  const auto without = write(bare, path);
  const auto with = write(drawn, path);
  QVERIFY(without && with);
  QVERIFY(with->bytes > without->bytes);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY2(!file.readAll().contains("/Subtype /Image"), "the picture is made of pixels");
}

/// Positions are in points from the top of an A4 page, as reported by pdftotext.
void TestPdfReport::headingAndFootStandWhereTheyBelong() {
  ExportRequest drawn = request();
  for (int picture = 0; picture < 2; ++picture)
    drawn.pictures.push_back({"captionword",
                              "<svg xmlns='http://www.w3.org/2000/svg' "
                              "width='600' height='300'/>"});
  const QString path = m_fixture->filePath(QStringLiteral("drawn.pdf"));
  QVERIFY(write(drawn, path));
  const QString words =
      read(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), path, QStringLiteral("-")});
  const auto place = [&words](const QString &word) {
    const QRegularExpression pattern(QStringLiteral("yMin=\"([0-9.]+)\"[^>]*yMax=\"([0-9.]+)\">") +
                                     QRegularExpression::escape(word) + u'<');
    const QRegularExpressionMatch match = pattern.match(words);
    return std::pair(match.captured(1).toDouble(), match.captured(2).toDouble());
  };
  const auto [headingTop, headingEnd] = place(QStringLiteral("Pictures"));
  QVERIFY2(headingTop > 0 && headingTop < 80, qPrintable(words));
  QVERIFY(place(QStringLiteral("captionword")).first > headingEnd + 100);  // below the picture
  const auto [footTop, footEnd] = place(QStringLiteral("/"));
  QVERIFY2(footTop > 750 && footEnd - footTop < 20, qPrintable(words));
}

/// A note of growing length moves the following blocks across page ends.
void TestPdfReport::headingsStayWithTheirTables() {
  const QString path = m_fixture->filePath(QStringLiteral("report.pdf"));
  static const QRegularExpression alone(
      QStringLiteral("^(Rows \\d+ and .*|\\d+ rows.*|row +title.*|A +B|Groups|Pairs)$"));
  for (int words = 0; words < 600; words += 40) {
    const std::string note = QStringLiteral("noted ").repeated(words).toStdString();
    QVERIFY(m_fixture->session().setJudgement({{0}, {1}}, {Verdict::Duplicate, Keep::A, note}));
    QVERIFY(write(request(), path));
    const QString text =
        read(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    const QStringList pages = text.split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 1);
    for (const QString &page : pages) {
      QStringList lines;
      for (const QString &line : page.split(u'\n'))
        if (!line.trimmed().isEmpty()) lines << line.trimmed();
      QVERIFY(lines.size() > 1);
      QVERIFY2(lines.last().contains(u'/'), qPrintable(page));
      QVERIFY2(!alone.match(lines[lines.size() - 2]).hasMatch(), qPrintable(page));
    }
  }
}

void TestPdfReport::aCancelLeavesNothing() {
  const QString path = m_fixture->filePath(QStringLiteral("cancelled.pdf"));
  std::stop_source stop;
  stop.request_stop();
  const auto outcome = write(request(), path, stop.get_token());
  QVERIFY(!outcome);
  QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
  QVERIFY(!QFile::exists(path));
}

void TestPdfReport::theSourceIsRefused() {
  const auto outcome = write(request(), m_fixture->filePath(QStringLiteral("flats.csv")));
  QVERIFY(!outcome);
  QCOMPARE(outcome.error().code, ErrorCode::BadParameter);
}

void TestPdfReport::aDeviceGetsNoManifest() {
  const auto outcome = write(request(), QStringLiteral("/dev/null"));
  QVERIFY(outcome);
  QCOMPARE(outcome->files, std::vector<std::string>{"/dev/null"});
}

SHINGLESCOPE_TEST(TestPdfReport, QApplication)
#include "tst_pdf_report.moc"
