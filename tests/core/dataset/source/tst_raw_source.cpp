// SPDX-License-Identifier: MIT
#include <QTest>
#include <filesystem>
#include <random>
#include <thread>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/raw_source.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/table_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::packers;
using test::TemporaryTable;
using namespace std::string_literals;

namespace {

/// Returns text that compresses to about half its size.
std::string noisyText(std::size_t bytes) {
  std::mt19937 random(7);
  std::string text;
  while (text.size() < bytes) text += std::to_string(random()) + ",row\n";
  text.resize(bytes);
  return text;
}

/// Reads a source to its end, `step` bytes at a time; returns the text of the error if it fails.
std::string readAllSteps(RawSource &source, std::size_t step) {
  std::string text;
  std::string block(step, '\0');
  while (true) {
    const auto read = source.readAt(block.data(), step, text.size());
    if (!read) return "ERROR " + read.error().detail();
    text.append(block, 0, *read);
    if (*read < step) return text;
  }
}

std::string unpacked(const std::string &bytes, std::size_t step = 4096,
                     const SourceLimits &limits = {}) {
  const auto source = openMemorySource("pasted", bytes, limits);
  return source ? readAllSteps(**source, step) : "ERROR " + source.error().detail();
}

Result<LoadedDataset> loadPacked(const std::string &path, const RunContext &context = {},
                                 const LoadOptions &options = {}) {
  return loadDataset(path, options, context);
}

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestRawSource : public QObject {
  Q_OBJECT

 private slots:
  void readsAFileAnywhereFromManyThreads() {
    const std::string text = noisyText(300'000);
    const TemporaryTable file(text);
    const auto source = openFileSource(file.path(), {});
    QVERIFY(source.hasValue());
    QVERIFY((*source)->hasRandomAccess());
    QCOMPARE((*source)->size().value(), std::uint64_t{text.size()});
    QCOMPARE((*source)->name(), file.path());
    std::vector<std::string> pieces(6, std::string(50'000, '\0'));
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        threads.emplace_back(
            [&, i] { (void)(*source)->readAt(pieces[i].data(), 50'000, i * 50'000); });
      }
    }
    std::string all;
    for (const std::string &piece : pieces) all += piece;
    QVERIFY(all == text);
    std::string beyond(10, 'x');
    QCOMPARE((*source)->readAt(beyond.data(), 10, 299'996).hasValue(), true);
    QCOMPARE(*(*source)->readAt(beyond.data(), 10, 299'996), std::size_t{4});
    QCOMPARE(*(*source)->readAt(beyond.data(), 10, 1'000'000), std::size_t{0});
  }

  void detectsAShrunkFile() {
    const TemporaryTable file(std::string(10'000, 'x'));
    const auto source = openFileSource(file.path(), {});
    QVERIFY(source.hasValue());
    QVERIFY(!(*source)->hasChanged());
    std::filesystem::resize_file(file.path(), 50);
    std::string to(100, '\0');
    const auto read = (*source)->readAt(to.data(), 100, 0);
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::Io);
    VERIFY_CONTAINS(read.error().detail(), "changed while it was read");
    QVERIFY((*source)->hasChanged());
  }

  void readsMemory() {
    const auto source = openMemorySource("pasted table", "id\n1\n", {});
    QVERIFY(source.hasValue());
    QCOMPARE((*source)->size().value(), std::uint64_t{5});
    QCOMPARE(readAllSteps(**source, 2), "id\n1\n"s);
    const auto empty = openMemorySource("pasted table", "", {});
    QVERIFY(empty.hasValue());
    QCOMPARE(readAllSteps(**empty, 2), ""s);
  }

  void unpacksEveryFormat_data() {
    QTest::addColumn<int>("packer");
    QTest::addColumn<int>("step");
    for (int i = 0; i < 3; ++i) {
      for (const int step : {1, 7, 4096, 1 << 20}) {
        QTest::addRow("%s by %d", packers()[static_cast<std::size_t>(i)].name, step) << i << step;
      }
    }
  }
  void unpacksEveryFormat() {
    QFETCH(int, packer);
    QFETCH(int, step);
    const auto &pack = packers()[static_cast<std::size_t>(packer)].pack;
    const auto stepBytes = static_cast<std::size_t>(step);
    const std::string text = noisyText(step == 1 ? 20'000 : 700'000);
    const std::string half = text.substr(0, text.size() / 2);
    const std::string rest = text.substr(half.size());
    QVERIFY(unpacked(pack(text), stepBytes) == text);
    QVERIFY(unpacked(pack(half) + pack(rest), stepBytes) == text);
    QVERIFY(unpacked(pack("") + pack(text) + pack(""), stepBytes) == text);
    QCOMPARE(unpacked(pack(""), stepBytes), ""s);
  }

  void allowsPaddingAfterGzipAndXz() {
    QCOMPARE(unpacked(test::packGzip("id\n") + std::string(1000, '\0')), "id\n"s);
    QCOMPARE(unpacked(test::packXz("id\n") + std::string(8, '\0') + test::packXz("1\n")),
             "id\n1\n"s);
    // pzstd writes a skippable frame before each data frame.
    const std::string skippable("\x50\x2A\x4D\x18\x04\0\0\0abcd", 12);
    QCOMPARE(unpacked(skippable + test::packZstd("id\n") + skippable), "id\n"s);
  }

  void seeksInAnArchive() {
    const std::string text = noisyText(700'000);
    const auto source = openMemorySource("pasted", test::packZstd(text), {});
    QVERIFY(source.hasValue());
    QVERIFY(!(*source)->hasRandomAccess());
    QCOMPARE((*source)->packing(), std::string_view("zstd"));
    std::string to(100, '\0');
    for (const std::uint64_t at : {600'000U, 3U, 300'000U, 0U}) {
      QCOMPARE(*(*source)->readAt(to.data(), 100, at), std::size_t{100});
      QCOMPARE(to, text.substr(at, 100));
    }
  }

  void readsOnlyTheNeededPartOfAnArchive() {
    const std::string text = noisyText(8'000'000);
    const std::string packed = test::packGzip(text);
    const auto source = openMemorySource("pasted", packed, {});
    QVERIFY(source.hasValue());
    std::string to(1000, '\0');
    QVERIFY((*source)->readAt(to.data(), to.size(), 0).hasValue());
    QCOMPARE((*source)->storedSize(), std::uint64_t{packed.size()});
    QVERIFY((*source)->storedPosition(1000) < packed.size() / 10);
  }

  void reportsThePositionOfADamagedArchive_data() {
    QTest::addColumn<int>("packer");
    for (int i = 0; i < 3; ++i)
      QTest::addRow("%s", packers()[static_cast<std::size_t>(i)].name) << i;
  }
  void reportsThePositionOfADamagedArchive() {
    QFETCH(int, packer);
    const auto &[name, pack] = packers()[static_cast<std::size_t>(packer)];
    const std::string text = noisyText(700'000);
    const std::string packed = pack(text);
    for (const std::size_t kept : {packed.size() / 2, packed.size() - 1, packed.size() - 9}) {
      const std::string error = unpacked(packed.substr(0, kept));
      VERIFY_CONTAINS(error, "cut off at byte " + std::to_string(kept) + " of its " + name);
    }
    VERIFY_CONTAINS(unpacked(packed + packed.substr(0, 20)), "cut off");
    std::string damaged = packed;
    damaged[packed.size() / 2] = static_cast<char>(damaged[packed.size() / 2] ^ 0x55);
    VERIFY_CONTAINS(unpacked(damaged), "damaged near byte ");
    const std::string followed = unpacked(packed + "id,name\n");
    QVERIFY2(followed.starts_with("ERROR "), followed.substr(0, 100).c_str());
    VERIFY_CONTAINS(followed, " after 700000 unpacked bytes");
  }

  void rejectsADecompressionBomb_data() { reportsThePositionOfADamagedArchive_data(); }
  void rejectsADecompressionBomb() {
    QFETCH(int, packer);
    const auto &pack = packers()[static_cast<std::size_t>(packer)].pack;
    for (const char *filling : {"\n", "a,b\n", "x"}) {
      std::string text;
      while (text.size() < (5U << 20U)) text += filling;
      const TemporaryTable file(pack(text), "bomb.csv");
      QVERIFY(std::filesystem::file_size(file.path()) < 1'000'000);
      RunContext context;
      context.memoryBudget = 4U << 20U;
      const auto loaded = loadPacked(file.path(), context);
      QVERIFY(!loaded);
      QVERIFY(loaded.error().code == ErrorCode::Limit);
      VERIFY_CONTAINS(loaded.error().detail(), "4 MiB");
      LoadOptions preview;
      preview.maxRows = 10;
      if (filling == "a,b\n"s) QVERIFY(loadPacked(file.path(), context, preview).hasValue());
    }
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    const auto source = openMemorySource("pasted", test::packGzip(noisyText(100'000)),
                                         {1U << 30U, stop.get_token()});
    QVERIFY(source.hasValue());
    stop.request_stop();
    std::string to(10, '\0');
    const auto read = (*source)->readAt(to.data(), 10, 0);
    QVERIFY(!read && read.error().code == ErrorCode::Cancelled);
  }

  void loadsTheSameTableCompressedAndUncompressed_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("table") << QByteArray("id,name\n1,\"a\nb\"\n2,c\n\n3\n");
    QTest::newRow("mark") << QByteArray("\xEF\xBB\xBFid,name\n1,x\n");
    QTest::newRow("utf-16") << QByteArray("\xFF\xFEi\0d\0\n\0\xE8\0\n\0", 12);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("large") << QByteArray::fromStdString(noisyText(1'500'000));
  }
  void loadsTheSameTableCompressedAndUncompressed() {
    QFETCH(QByteArray, bytes);
    const std::string text = bytes.toStdString();
    const auto plain = loadPacked(TemporaryTable(text).path());
    QVERIFY(plain.hasValue());
    for (const auto &[name, pack] : packers()) {
      const TemporaryTable packed(pack(text));
      for (const std::size_t blockBytes : {1U, 7U, 4096U, 1U << 20U}) {
        LoadOptions options;
        options.blockBytes = text.size() > 1'000'000 ? blockBytes + 4096 : blockBytes;
        const auto loaded = loadPacked(packed.path(), {}, options);
        QVERIFY2(loaded.hasValue(), name);
        compare(*loaded, *plain);
      }
    }
  }

  void rejectsAnArchiveInAnArchive() {
    const std::string tar = std::string(257, 'x') + "ustar" + std::string(300, '\0');
    for (const std::string &inner : {test::packGzip("id\n1\n"), "PK\x03\x04zip"s, tar}) {
      const auto loaded = loadPacked(TemporaryTable(test::packGzip(inner)).path());
      QVERIFY(!loaded);
      QVERIFY(loaded.error().code == ErrorCode::Format);
      VERIFY_CONTAINS(loaded.error().detail(), "unpack");
    }
  }

 private:
  static void compare(const LoadedDataset &a, const LoadedDataset &b) {
    QVERIFY(test::tableText(*a.dataset) == test::tableText(*b.dataset));
    bool areOffsetsEqual = true;
    for (std::uint32_t row = 0; row < a.dataset->rowCount(); ++row) {
      areOffsetsEqual &=
          a.dataset->sourceOffset(RecordId{row}) == b.dataset->sourceOffset(RecordId{row});
    }
    QVERIFY(areOffsetsEqual);
    QCOMPARE(a.report.fileBytes, b.report.fileBytes);
    QCOMPARE(a.report.recordBytes, b.report.recordBytes);
    QCOMPARE(a.report.blankBytes, b.report.blankBytes);
    QCOMPARE(a.report.problemTotal(), b.report.problemTotal());
  }
};

SHINGLESCOPE_TEST(TestRawSource, NoApplication)
#include "tst_raw_source.moc"
