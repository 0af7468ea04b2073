// SPDX-License-Identifier: MIT
#include <QTest>

#include <filesystem>
#include <thread>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/source_digest.h"
#include "tests/support/effort.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/tricky_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using test::TemporaryTable;
using test::transcript;
using test::trickyOptions;
using test::trickyTable;

namespace {

RunContext onThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace

class TestParallelReading : public QObject {
  Q_OBJECT

 private slots:
  void doesNotDependOnPiecesAndThreads() {
    SplitMix64 random(21);
    const TemporaryTable file("");
    for (int round = 0; round < test::effort(60, 12); ++round) {
      std::string bytes = trickyTable(random, 1 + random.next() % 60);
      if (round % 4 == 0) bytes += std::string(random.next() % 30, '\0');
      if (round % 6 == 0) bytes.insert(random.next() % bytes.size(), 1, '"');
      file.write(bytes);
      LoadOptions options = trickyOptions(round);
      const auto whole = loadDataset(file.path(), options, {});
      QVERIFY2(whole.hasValue(), whole ? "" : whole.error().detail().c_str());
      const std::string expected = transcript(*whole);
      QCOMPARE(whole->report.accountedBytes(), whole->report.fileBytes);
      for (const std::size_t pieceBytes : {1, 4, 7, 20, 50, 200, 1024}) {
        options.pieceBytes = pieceBytes;
        for (const unsigned threads : {1U, 2U, 4U, 8U}) {
          const auto loaded = loadDataset(file.path(), options, onThreads(threads));
          QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
          QVERIFY2(transcript(*loaded) == expected, bytes.c_str());
        }
      }
    }
  }

  /// Pieces of the usual size, and guesses that are wrong for megabytes.
  void readsLargeFilesAsOneThreadDoes() {
    SplitMix64 random(22);
    std::string bytes = "\xEF\xBB\xBF" + trickyTable(random, test::effort(200'000, 50'000));
    bytes += "7,\"open for megabytes\n";
    for (int i = 0; i < 300'000; ++i) bytes += "prose without the mark\n";
    bytes += "\",closed\n8,\"never closed\n" + trickyTable(random, 50'000);
    bytes += std::string(3'000'000, '\0');
    const TemporaryTable file(bytes);
    LoadOptions options = trickyOptions(1);
    const auto whole = loadDataset(file.path(), options, {});
    QVERIFY(whole.hasValue());
    QCOMPARE(whole->report.accountedBytes(), std::uint64_t{bytes.size()});
    const std::string expected = transcript(*whole);
    for (const unsigned threads : {2U, 4U, 8U}) {
      Progress progress;
      RunContext context = onThreads(threads);
      context.progress = &progress;
      const auto loaded = loadDataset(file.path(), options, context);
      QVERIFY(loaded.hasValue());
      QVERIFY(transcript(*loaded) == expected);
      QCOMPARE(progress.done.load(), progress.total.load());
    }
  }

  /// Mixed line ends are reported regardless of the number of problems listed before.
  void alwaysReportsMixedLineEnds() {
    std::string bytes = "id,text\n";
    for (int i = 0; i < 12'000; ++i) bytes += "7\n";
    const std::size_t at = bytes.size();
    bytes += "8,last\r\n9\n";
    const TemporaryTable file(bytes);
    std::string expected;
    for (const std::size_t pieceBytes : {0U, 500U, 30'000U}) {
      LoadOptions options;
      options.delimiter = ',';
      options.pieceBytes = pieceBytes;
      const auto loaded = loadDataset(file.path(), options, onThreads(pieceBytes > 0 ? 2 : 1));
      QVERIFY(loaded.hasValue());
      const std::vector<RowProblem> &problems = loaded->report.problems;
      QCOMPARE(problems.size(), LoadReport::kMaxListedProblems + 1);
      QVERIFY(problems.back().kind == ProblemKind::MixedLineEnds);
      QCOMPARE(problems.back().byteOffset, std::uint64_t{at});
      QCOMPARE(problems.back().line, std::uint64_t{12'002});
      if (expected.empty()) expected = transcript(*loaded);
      QVERIFY(transcript(*loaded) == expected);
    }
  }

  void digestsTheBytesOfTheSource() {
    SplitMix64 random(23);
    std::string bytes = "\xEF\xBB\xBF" + trickyTable(random, test::effort(150'000, 100'000));
    const TemporaryTable file(bytes);
    SourceDigest digest;
    digest.update(std::string_view(bytes).substr(0, 100));
    digest.update(std::string_view(bytes).substr(100));
    const Digest128 expected = digest.finish();
    for (const unsigned threads : {1U, 2U}) {
      for (const std::size_t blockBytes : {1000U, 1U << 20U, 5U << 20U}) {
        LoadOptions options;
        options.blockBytes = blockBytes;
        const auto loaded = loadDataset(file.path(), options, onThreads(threads));
        QVERIFY(loaded.hasValue());
        QVERIFY(loaded->report.digest == expected);
      }
    }
    bytes[bytes.size() / 2] ^= 1;
    file.write(bytes);
    QVERIFY(loadDataset(file.path(), {}, {})->report.digest != expected);
    LoadOptions few;
    few.maxRows = 3;
    QVERIFY(!loadDataset(file.path(), few, {})->report.digest);
  }

  void namesTheByteWhereMemoryEnds() {
    std::string bytes = "id,text\n";
    for (int i = 0; i < 200'000; ++i) bytes += std::to_string(i) + ",words\n";
    const TemporaryTable file(bytes);
    LoadOptions options;
    RunContext context;
    context.memoryBudget = 4U << 20U;
    std::string expected;
    for (const std::size_t blockBytes : {999U, 1U << 20U}) {
      options.blockBytes = blockBytes;
      const auto refused = loadDataset(file.path(), options, context);
      QVERIFY(!refused);
      QVERIFY(refused.error().code == ErrorCode::Limit);
      if (expected.empty()) expected = refused.error().detail();
      QCOMPARE(refused.error().detail(), expected);
    }
    QVERIFY2(expected.starts_with("From byte "), expected.c_str());
    QVERIFY2(expected.find("4 MiB") != std::string::npos, expected.c_str());
  }

  void stopsWhenTheFileIsCutOrReplaced() {
    std::string bytes = "id,text\n";
    constexpr std::uint64_t kRows = test::effort(700'000, 200'000);
    for (std::uint64_t i = 0; i < kRows; ++i) bytes += std::to_string(i) + ",words\n";
    for (int round = 0; round < 12; ++round) {
      const TemporaryTable file(bytes);
      Progress progress;
      RunContext context = onThreads(1 + static_cast<unsigned>(round) % 4);
      context.progress = &progress;
      const auto when = static_cast<std::uint64_t>(round) * kRows;
      std::jthread spoiler([&](const std::stop_token &stop) {
        const auto isSoon = [&] {  // not before the file is open: a change would go unnoticed
          return progress.total.load() == 0 || progress.done.load() < when;
        };
        while (isSoon() && !stop.stop_requested()) std::this_thread::yield();
        if (round % 2 == 0) std::filesystem::resize_file(file.path(), 1000);
        if (round % 2 == 1) std::filesystem::remove(file.path());
      });
      const auto loaded = loadDataset(file.path(), {}, context);
      spoiler.request_stop();
      spoiler.join();
      if (!loaded) {
        QVERIFY(loaded.error().code == ErrorCode::Io);
        QVERIFY2(loaded.error().detail().ends_with('.'), loaded.error().detail().c_str());
      } else {
        QCOMPARE(loaded->report.rows, kRows);
      }
    }
  }

  void stopsWhenCancelled() {
    SplitMix64 random(24);
    const TemporaryTable file(trickyTable(random, test::effort(400'000, 200'000)));
    std::stop_source stop;
    Progress progress;
    RunContext context = onThreads(4);
    context.stop = stop.get_token();
    context.progress = &progress;
    std::jthread asker([&] {
      while (progress.done.load() < 2'000'000) std::this_thread::yield();
      stop.request_stop();
    });
    const auto loaded = loadDataset(file.path(), trickyOptions(1), context);
    if (!loaded) QVERIFY(loaded.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestParallelReading, NoApplication)
#include "tst_parallel_reading.moc"
