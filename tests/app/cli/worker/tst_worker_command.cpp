// SPDX-License-Identifier: MIT
// `shinglescope-cli worker`: its options and messages, and a run of the first steps through pipes.

#include "app/cli/worker/frames/payload.h"
#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/worker/frame_streams.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestWorkerCommand : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init();
  void planDescribesTheRecipe();
  void rowsAreThoseOfTheTable();
  void chosenRowsHaveAllColumns();
  void stepsReadAndWriteFrames();
  void badArguments_data();
  void badArguments();
  void badInput_data();
  void badInput();
  void tooMuchMemoryIsRefused();

 private:
  Outcome runOn(const QStringList &arguments, const QByteArray &input);
};

void TestWorkerCommand::init() {
  startAfresh();
  makeFile("recipe.json", R"({"version": 1, "compare": ["title"], "id": "id", "threshold": 0.8})");
}

/// Runs the program with this standard input.
Outcome TestWorkerCommand::runOn(const QStringList &arguments, const QByteArray &input) {
  QProcess process;
  process.setWorkingDirectory(folder());
  process.start(test::commandLineProgram(), QStringList{"worker"} + arguments);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(kTimeout)) return {};
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestWorkerCommand::planDescribesTheRecipe() {
  const Outcome outcome = run(words("worker plan --recipe recipe.json"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  const QJsonObject plan = QJsonDocument::fromJson(outcome.output).object();
  QCOMPARE(plan["version"].toString(), QString(SHINGLESCOPE_VERSION));
  QCOMPARE(plan["compare"].toArray(), QJsonArray{"title"});
  QCOMPARE(plan["id"].toString(), QString("id"));
  QCOMPARE(plan["threshold"].toString(), QString("0.8"));
  QCOMPARE(plan["recipe"].toString().size(), 32);
  makeFile("recipe.json", R"({"version": 1, "compare": ["title"], "threshold": 0.9})");
  const Outcome other = run(words("worker plan --recipe recipe.json"));
  QVERIFY(QJsonDocument::fromJson(other.output).object()["recipe"] != plan["recipe"]);
}

void TestWorkerCommand::rowsAreThoseOfTheTable() {
  const Outcome outcome = run(words("worker rows --recipe recipe.json --table s.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  const auto frames = framesIn(outcome.output.toStdString());
  QVERIFY2(frames, frames ? "" : frames.error().detail().c_str());
  QCOMPARE(frames->size(), std::size_t{2});
  const Frame &rows = frames->front();
  QVERIFY(rows.kind == FrameKind::Rows);
  QCOMPARE(rows.count, std::uint64_t{6});
  QVERIFY(rows.payload.find("Something else entirely") != std::string::npos);
  QVERIFY(rows.payload.find("b,2") != std::string::npos);
  QVERIFY(rows.payload.find('x') != std::string::npos);  // in "fox", not the third column
  const auto counts = QJsonDocument::fromJson(QByteArray::fromStdString((*frames)[1].payload));
  QCOMPARE(counts["values"]["rows"].toInt(), 6);
}

void TestWorkerCommand::chosenRowsHaveAllColumns() {
  makeFile("only.bits", QByteArray("\x24", 1));  // rows 2 and 5
  const Outcome outcome =
      run(words("worker rows --recipe recipe.json --table s.csv --only only.bits"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  const auto frames = framesIn(outcome.output.toStdString());
  QVERIFY2(frames, frames ? "" : frames.error().detail().c_str());
  QCOMPARE(frames->size(), std::size_t{3});
  const std::string names = frames->front().payload;
  QVERIFY(names.starts_with(std::string(8, '\xff')));  // the row -1
  QVERIFY(names.find("title") != std::string::npos);
  const Frame &rows = (*frames)[1];
  QCOMPARE(rows.count, std::uint64_t{2});
  QCOMPARE(rows.payload[0], '\x02');
  QCOMPARE(rows.payload[8], '\x05');
  const auto columns = static_cast<std::size_t>(contentOf("s.csv").split('\n')[0].count(',')) + 1;
  QCOMPARE(rows.payload[16], static_cast<char>(columns));
  QVERIFY(columns > 2);
  makeFile("short.bits", "");
  const Outcome wrong =
      run(words("worker rows --recipe recipe.json --table s.csv --only short.bits"));
  QCOMPARE(wrong.code, 1);
  QVERIFY2(wrong.messages.contains("instead of 1"), wrong.messages);
}

void TestWorkerCommand::stepsReadAndWriteFrames() {
  const QByteArray rows = run(words("worker rows --recipe recipe.json --table s.csv")).output;
  // COUNTS is for the driver, which does not pass it on.
  auto frames = *framesIn(rows.toStdString());
  frames.pop_back();
  const Outcome digests = runOn(words("digest --recipe recipe.json --rows 6 --parts 2"),
                                QByteArray::fromStdString(streamOf(frames)));
  QVERIFY2(digests.code == 0, digests.messages);
  auto made = *framesIn(digests.output.toStdString());
  const auto counts = QJsonDocument::fromJson(QByteArray::fromStdString(made.back().payload));
  QCOMPARE(counts["step"].toString(), QString("digest"));
  QCOMPARE(counts["in"]["ROWS"]["count"].toInt(), 6);
  QCOMPARE(counts["out"]["DIGESTS"]["count"].toInt(), 6);
  made.pop_back();
  std::ranges::stable_sort(made, {}, &Frame::part);
  const Outcome classes = runOn(words("classes --recipe recipe.json --rows 6 --parts 2"),
                                QByteArray::fromStdString(streamOf(made)));
  QVERIFY2(classes.code == 0, classes.messages);
  const auto texts = *framesIn(classes.output.toStdString());
  const auto values =
      QJsonDocument::fromJson(QByteArray::fromStdString(texts.back().payload))["values"];
  QCOMPARE(values["rows"].toInt(), 6);
  QCOMPARE(values["texts"].toInt(), 4);
}

void TestWorkerCommand::badArguments_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QString>("message");
  const auto row = [](const char *arguments, const char *message) {
    QTest::newRow(arguments) << QString(arguments) << QString(message);
  };
  row("digset --recipe recipe.json", "did you mean 'digest'?");
  row("digest", "--recipe");
  row("digest --recipe none.json", "none.json");
  row("digest --recipe recipe.json --ranges 3", "power of two");
  row("digest --recipe recipe.json --parts 0", "--parts");
  row("rows --recipe recipe.json", "--table");
  row("digest --recipe recipe.json --table s.csv", "--table");
  row("pairs --recipe recipe.json --caps 1,x", "--caps");
  row("score --recipe recipe.json --down-to bottom", "threshold or floor");
  row("draw --recipe recipe.json --most-rows 0", "--most-rows");
}

void TestWorkerCommand::badArguments() {
  QFETCH(const QString, arguments);
  QFETCH(const QString, message);
  const Outcome outcome = runOn(words(arguments), {});
  QVERIFY(outcome.code == 1 || outcome.code == 2);
  QCOMPARE(outcome.output, QByteArray());
  QVERIFY2(outcome.messages.contains(message.toUtf8()), outcome.messages);
  QCOMPARE(outcome.messages.count('\n'), 1);
}

void TestWorkerCommand::badInput_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QByteArray>("input");
  QTest::addColumn<QString>("message");
  const auto row = [](const char *name, const char *arguments, const std::string &input,
                      const char *message) {
    QTest::newRow(name) << QString(arguments) + " --recipe recipe.json --rows 10"
                        << QByteArray::fromStdString(input) << QString(message);
  };
  const std::string empty = streamOf({});
  row("nothing", "digest", "", "last frame");
  row("no frames at all", "digest", "id,title\n", "last frame");
  row("another kind", "digest", streamOf({{FrameKind::Lines, 0, 1, "x"}}), "LINES");
  row("parts that do not ascend", "classes --parts 2",
      streamOf({{FrameKind::Digests, 1, 0, ""}, {FrameKind::Digests, 0, 0, ""}}), "sort");
  row("rows cut off", "digest", streamOf({{FrameKind::Rows, 0, 2, "x"}}), "ROWS");
  row("a bitmap of another size", "sign --skip recipe.json", empty, "instead of 2");
  row("no bitmap", "sign --skip none.bits", empty, "none.bits");
  row("a row outside the part", "bits", streamOf({{FrameKind::Repeats, 1, 1, "\x05"}}), "part 1");
  row("a band without cap", "pairs --caps 5", streamOf({{FrameKind::Buckets, 3, 0, ""}}), "--caps");
  row("a band that is none", "buckets", streamOf({{FrameKind::Entries, 99, 0, ""}}), "--ranges");
}

void TestWorkerCommand::badInput() {
  QFETCH(const QString, arguments);
  QFETCH(const QByteArray, input);
  QFETCH(const QString, message);
  const Outcome outcome = runOn(words(arguments), input);
  QVERIFY2(outcome.code == 1 || outcome.code == 2, outcome.messages);
  QVERIFY2(outcome.messages.contains(message.toUtf8()), outcome.messages);
  QCOMPARE(outcome.messages.count('\n'), 1);
  QVERIFY2(outcome.messages.startsWith("shinglescope-cli: "), outcome.messages);
}

/// A part is in memory as a whole: 12 bytes for each of these 16 million keys.
void TestWorkerCommand::tooMuchMemoryIsRefused() {
  Blocks frames;
  constexpr std::uint32_t kEntries = 1U << 20U;
  for (std::uint32_t i = 0; i < 16; ++i) {
    PayloadWriter payload;
    for (std::uint32_t row = 0; row < kEntries; ++row)
      payload.varint(row == 0 ? std::uint64_t{i} * kEntries : 1);
    for (std::uint32_t row = 0; row < kEntries; ++row) payload.number(i * kEntries + row);
    frames.push_back({FrameKind::Entries, 0, kEntries, payload.payload()});
  }
  const QByteArray input = QByteArray::fromStdString(streamOf(frames));
  const QString step = "buckets --recipe recipe.json --rows 16777216 --texts 16777216 --memory ";
  const Outcome refused = runOn(words(step + "100"), input);
  QCOMPARE(refused.code, 1);
  QVERIFY2(refused.messages.contains("over the limit; give workers more memory"), refused.messages);
  QCOMPARE(refused.messages.count('\n'), 1);
  const Outcome done = runOn(words(step + "2000"), input);
  QVERIFY2(done.code == 0, done.messages);
  const auto counts = QJsonDocument::fromJson(
      QByteArray::fromStdString(framesIn(done.output.toStdString())->back().payload));
  QVERIFY(counts["peak_memory_bytes"].toInteger() > (100 << 20));
}

SHINGLESCOPE_TEST(TestWorkerCommand, NoApplication)
#include "tst_worker_command.moc"
