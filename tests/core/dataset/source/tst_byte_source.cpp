// SPDX-License-Identifier: MIT
#include <QTest>
#include <filesystem>
#include <fstream>

#include "core/dataset/source/byte_source.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;

namespace {

std::string readAllBlocks(ByteSource &source, std::size_t blockBytes) {
  std::string text;
  while (true) {
    const auto more = source.readBlock(blockBytes, text);
    if (!more) return more.error().detail();
    if (!*more) return text;
  }
}

}  // namespace

class TestByteSource : public QObject {
  Q_OBJECT

 private slots:
  void removesTheByteOrderMarkAndRestarts() {
    const TemporaryTable file("\xEF\xBB\xBFid\n1\n");
    auto source = ByteSource::open(file.path(), {});
    QVERIFY(source.hasValue());
    QCOMPARE(source->bomBytes(), std::uint64_t{3});
    for (const std::size_t blockBytes : {1U, 2U, 64U}) {
      source->rewind();
      QCOMPARE(readAllBlocks(*source, blockBytes), std::string("id\n1\n"));
      QCOMPARE(source->position(), std::uint64_t{8});
    }
    QVERIFY(!source->hasChanged());
  }

  void decodesUtf16WithAndWithoutAByteOrderMark() {
    using namespace std::string_view_literals;
    for (const auto bytes : {"\xFF\xFEi\0d\0\n\0\xE8\0"sv, "i\0d\0\n\0\xE8\0"sv}) {
      const TemporaryTable file(bytes);
      auto source = ByteSource::open(file.path(), {});
      QVERIFY(source.hasValue());
      QVERIFY(source->isDecoded());
      QCOMPARE(source->encoding(), std::string("UTF-16LE"));
      for (const std::size_t blockBytes : {1U, 2U, 3U, 64U}) {
        source->rewind();
        QCOMPARE(readAllBlocks(*source, blockBytes), std::string("id\nè"));
      }
    }
  }

  void stopsIfTheFileShrank() {
    const TemporaryTable file(std::string(10'000, 'x'));
    auto source = ByteSource::open(file.path(), {});
    QVERIFY(source.hasValue());
    std::string text;
    QVERIFY(source->readBlock(100, text).hasValue());
    std::filesystem::resize_file(file.path(), 50);
    const auto more = source->readBlock(100, text);
    QVERIFY(!more);
    QVERIFY(more.error().code == ErrorCode::Io);
    QVERIFY(more.error().detail().find("changed while it was read") != std::string::npos);
  }

  void readsItsStartOnce() {
    const TemporaryTable file("\xEF\xBB\xBFid\n1\n");
    auto source = ByteSource::open(file.path(), {});
    QVERIFY(source.hasValue());
    const auto head = source->head();
    QVERIFY(head.hasValue());
    QCOMPARE((*head)->text, std::string("id\n1\n"));
    QVERIFY((*head)->isComplete);
    QCOMPARE(source->position(), std::uint64_t{3});
    file.write("\xEF\xBB\xBFid\n2\n");
    QCOMPARE((*source->head())->text, std::string("id\n1\n"));
    QCOMPARE(readAllBlocks(*source, 64), std::string("id\n2\n"));
    const TemporaryTable large(std::string(700'000, 'x'));
    auto longer = ByteSource::open(large.path(), {});
    QVERIFY(longer.hasValue());
    QCOMPARE((*longer->head())->text.size(), std::size_t{512} << 10U);
    QVERIFY(!(*longer->head())->isComplete);
  }

  void readsOnlyTheOriginalLengthOfAGrowingFile() {
    const TemporaryTable file("id\n1\n");
    auto source = ByteSource::open(file.path(), {});
    QVERIFY(source.hasValue());
    std::ofstream(file.path(), std::ios::app) << "2\n";
    QCOMPARE(readAllBlocks(*source, 64), std::string("id\n1\n"));
    QVERIFY(source->hasChanged());
  }

  void keepsReadingAFileThatWasDeleted() {
    const TemporaryTable file("id\n1\n");
    auto source = ByteSource::open(file.path(), {});
    QVERIFY(source.hasValue());
    std::filesystem::remove(file.path());
    QCOMPARE(readAllBlocks(*source, 64), std::string("id\n1\n"));
  }
};

SHINGLESCOPE_TEST(TestByteSource, NoApplication)
#include "tst_byte_source.moc"
