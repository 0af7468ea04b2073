// SPDX-License-Identifier: MIT
// The report is one file without external resources, and shows records literally.
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

#include "core/export/exporter.h"
#include "core/export/report/html_text.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

constexpr const char *kHostile =
    "</td><script>alert(1)</script><img src=http://x/ onerror=\"a('b')\">";

QByteArray report(const ExportRequest &request) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return Result<void>();
  };
  const auto done = writeExport(request, sink, {});
  return QByteArray::fromStdString(done ? text : "error: " + done.error().detail());
}

/// Returns pairs and a group whose texts are markup.
ExportRequest hostileRequest() {
  ExportRequest request;
  DatasetBuilder builder({"id", "text"});
  for (int row = 0; row < 7; ++row)
    builder.addRow({"r" + std::to_string(row), kHostile + std::to_string(row)}, 0);
  request.dataset = builder.finish();
  request.result = std::make_shared<const DuplicateResult>(test::sampleResult());
  auto groups = ReviewGroups::make(request.result, {8, 10}, {}, {});
  request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  request.groupSlots = request.groups->inOrder();
  request.items = makeQueue(*request.result);
  LoadReport source;
  source.path = "<b>table</b>.csv";
  request.source = std::make_shared<const LoadReport>(source);
  request.pictures = {{"Curve <1>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"}};
  request.content = ExportContent::Report;
  request.format = ExportFormat::Html;
  request.profile = ExportProfile::Exact;
  return request;
}

}  // namespace

class TestHtmlReport : public QObject {
  Q_OBJECT

 private slots:
  void textIsShownLiterally_data();
  void textIsShownLiterally();
  void differencesAreMarked();
  void recordsCannotBeMarkup();
  void nothingIsLoadedFromOutside();
  void theRunIsDescribed();
  void groupsFollowTheVerdicts();
};

void TestHtmlReport::textIsShownLiterally_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("html");
  QTest::newRow("marks") << QByteArray("<a href=\"x\">&'")
                         << QByteArray("&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
  QTest::newRow("controls") << QByteArray("a\0\x1B\r\x7F", 5)
                            << QByteArray("a\u2400\u241B\u240D\u2421");
  QTest::newRow("direction") << QByteArray("a\u202Eb") << QByteArray("a[U+202E]b");
  QTest::newRow("C1") << QByteArray("a\u0085") << QByteArray("a[U+0085]");
  QTest::newRow("no UTF-8") << QByteArray("a\xFF") << QByteArray("a\uFFFD");
  QTest::newRow("letters") << QByteArray("\u00E8 \u4E2D \U0001F600\n\t")
                           << QByteArray("\u00E8 \u4E2D \U0001F600\n\t");
}

void TestHtmlReport::textIsShownLiterally() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, html);
  std::string out;
  appendEscaped(out, {text.data(), std::size_t(text.size())});
  QCOMPARE(QByteArray::fromStdString(out), html);
}

void TestHtmlReport::differencesAreMarked() {
  std::string out;
  appendMarked(out, "one <two> three", {{4, 9}, {12, 99}}, "ins", 14);
  QCOMPARE(QByteArray::fromStdString(out),
           QByteArray("one <ins>&lt;two&gt;</ins> th<ins>re</ins>\u2026"));
  out.clear();
  appendMarked(out, "\u00E8\u00E8", {}, "ins", 3);  // never half a character
  QCOMPARE(QByteArray::fromStdString(out), QByteArray("\u00E8\u2026"));
  QCOMPARE(QByteArray::fromStdString(pictureSource("<svg/>\n")),
           "data:image/svg+xml;base64," + QByteArray("<svg/>\n").toBase64());
}

void TestHtmlReport::recordsCannotBeMarkup() {
  const QByteArray html = report(hostileRequest());
  QVERIFY2(html.startsWith("<!DOCTYPE html>"), html.left(200));
  for (const char *markup : {"<script", "<img src=http", "<b>table", "<1>"})
    QVERIFY2(!html.contains(markup), markup);
  QVERIFY(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
  QVERIFY(html.contains("Near-duplicates in &lt;b&gt;table&lt;/b&gt;.csv"));
  // Every opened element is closed at the right place.
  QByteArray body = html.mid(html.indexOf("<body>"));
  body.chop(body.size() - body.indexOf("</html>"));
  body.replace(QByteArray("\"><figcaption>"), QByteArray("\"/><figcaption>"));
  QXmlStreamReader xml(body);
  QString text;
  while (!xml.atEnd())
    if (xml.readNext() == QXmlStreamReader::Characters) text += xml.text();
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  QVERIFY(text.contains(QString::fromLatin1(kHostile)));
}

void TestHtmlReport::nothingIsLoadedFromOutside() {
  const QString html = QString::fromUtf8(report(hostileRequest()));
  static const QRegularExpression links(QStringLiteral("<[^>]*(src|href)=\"([^\"]*)\""));
  int sources = 0;
  for (auto found = links.globalMatch(html); found.hasNext(); ++sources)
    QVERIFY(found.next().captured(2).startsWith(QStringLiteral("data:image/svg+xml;base64,")));
  QCOMPARE(sources, 1);
  QVERIFY(!html.contains(QStringLiteral("url(")) && !html.contains(QStringLiteral("@import")));
  QVERIFY(html.contains(QStringLiteral("default-src 'none'")));
  for (const char *media : {"prefers-color-scheme: dark", "@media print"})
    QVERIFY(html.contains(QLatin1String(media)));
}

void TestHtmlReport::theRunIsDescribed() {
  ExportRequest request = hostileRequest();
  DuplicateResult result = *request.result;
  result.report.rows = 1234567;
  result.report.isPartial = true;
  result.report.stages = {{Stage::Signing, 1.5}};
  result.report.buckets = {3, 2000, 70};
  request.result = std::make_shared<const DuplicateResult>(std::move(result));
  const QByteArray html = report(request);
  for (const char *said : {"1,234,567", "1.500000 s", "up to 70 pairs were not examined.",
                           "cancelled", "&quot;seed&quot;: 42", "weakest link 0.666667", "6 rows",
                           "Rows 0 and 2: similarity", "<del>", "<ins>", "Curve &lt;1&gt;"})
    QVERIFY2(html.contains(said), said);
}

/// The report has the number of groups that Review shows, not the number from before the review.
void TestHtmlReport::groupsFollowTheVerdicts() {
  ExportRequest request = hostileRequest();
  DuplicateResult result = *request.result;
  result.report.groups = 1;
  result.report.rowsInGroups = 6;
  request.result = std::make_shared<const DuplicateResult>(std::move(result));
  ReviewMarks marks;
  // Rows 0, 3 and 5 have one text, rows 2 and 6 have another, and row 1 has a third.
  for (const auto &[a, b] : {std::pair(0U, 1U), std::pair(0U, 2U), std::pair(1U, 2U)})
    marks.pairs.push_back({{a}, {b}, Verdict::NotDuplicate});
  auto groups = ReviewGroups::make(request.result, {7, 10}, marks, {});
  request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  request.groupSlots = request.groups->inOrder();
  const QByteArray html = report(request);
  const auto says = [&html](const char *name, const char *value) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    QString text = QString::fromUtf8(html);
    text.replace(tags, QStringLiteral(" "));
    return text.simplified().contains(QString::fromLatin1(name) + u' ' +
                                      QString::fromLatin1(value));
  };
  QVERIFY(says("groups", "2"));
  QVERIFY(says("rows in groups", "5"));
  // 4 pairs of identical rows, 3 + 6 + 2 pairs of different rows.
  QVERIFY(says("pairs at or above the threshold", "15"));
  QVERIFY(says("threshold", "0.7"));
  QVERIFY(says("threshold of the run", "0.8"));
}

SHINGLESCOPE_TEST(TestHtmlReport, NoApplication)
#include "tst_html_report.moc"
