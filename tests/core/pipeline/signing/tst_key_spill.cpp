// SPDX-License-Identifier: MIT
#include <QtTest>
#include <vector>

#include "core/base/hash.h"
#include "core/pipeline/signing/key_spill.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// The key of a column and row in these tests.
std::uint32_t keyAt(std::uint32_t column, std::uint64_t row) {
  return static_cast<std::uint32_t>(mix64(row * 64 + column));
}

Result<void> storeBlock(KeySpill &spill, std::uint32_t columns, std::uint64_t begin,
                        std::uint64_t end) {
  std::vector<std::uint32_t> rowMajor;
  for (std::uint64_t row = begin; row < end; ++row)
    for (std::uint32_t column = 0; column < columns; ++column)
      rowMajor.push_back(keyAt(column, row));
  return spill.storeRows(begin, rowMajor);
}

}  // namespace

class TestKeySpill : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatWasStored_data() {
    QTest::addColumn<unsigned>("writers");
    QTest::addColumn<quint64>("rows");
    for (const unsigned writers : {1U, 2U, 3U, 100U})
      for (const std::uint64_t rows : {1U, 4096U, 4097U, 50'000U, 65'536U})
        QTest::addRow("%u writers, %llu rows", writers, static_cast<unsigned long long>(rows))
            << writers << quint64{rows};
  }

  /// Blocks may be stored in any order; any range may be read.
  void readsWhatWasStored() {
    QFETCH(const unsigned, writers);
    QFETCH(const quint64, rows);
    constexpr std::uint32_t kColumns = 5;
    auto spill = KeySpill::create(kColumns, rows, writers);
    QVERIFY(spill);
    const std::uint64_t last = (rows - 1) / KeySpill::kBlockRows * KeySpill::kBlockRows;
    for (std::uint64_t done = 0; done <= last; done += KeySpill::kBlockRows) {
      const std::uint64_t begin = last - done;
      QVERIFY(storeBlock(*spill, kColumns, begin,
                         std::min<std::uint64_t>(begin + KeySpill::kBlockRows, rows)));
    }
    SplitMix64 random(rows + writers);
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t begin = i == 0 ? 0 : random.next() % rows;
      const std::uint64_t end = i == 0 ? rows : begin + random.next() % (rows - begin + 1);
      const auto column = static_cast<std::uint32_t>(random.next() % kColumns);
      std::vector<std::uint32_t> keys(end - begin);
      QVERIFY(spill->readColumn(column, begin, keys));
      for (std::uint64_t row = begin; row < end; ++row)
        if (keys[row - begin] != keyAt(column, row))
          QCOMPARE(keys[row - begin], keyAt(column, row));
    }
  }

  void aRowCanBeStoredAgain() {
    auto spill = KeySpill::create(2, 9000, 2);
    QVERIFY(spill);
    for (const std::uint64_t begin : {0U, 4096U, 8192U})
      QVERIFY(storeBlock(*spill, 2, begin, std::min<std::uint64_t>(begin + 4096, 9000)));
    QVERIFY(spill->storeRows(8999, std::vector<std::uint32_t>{7, 8}));
    std::vector<std::uint32_t> keys(2);
    QVERIFY(spill->readColumn(1, 8998, keys));
    QCOMPARE(keys, (std::vector<std::uint32_t>{keyAt(1, 8998), 8}));
  }
};

SHINGLESCOPE_TEST(TestKeySpill, NoApplication)
#include "tst_key_spill.moc"
