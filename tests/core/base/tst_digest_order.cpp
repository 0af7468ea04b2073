// SPDX-License-Identifier: MIT
#include <QtTest>
#include <algorithm>

#include "core/base/digest_order.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestDigestOrder : public QObject {
  Q_OBJECT

 private slots:
  void equalsASort_data() {
    QTest::addColumn<quint64>("rows");
    QTest::addColumn<int>("kind");
    for (const std::uint64_t rows : {0U, 1U, 1000U, 600'000U})
      for (const int kind : {0, 1, 2})
        QTest::addRow("%llu rows, kind %d", static_cast<unsigned long long>(rows), kind)
            << quint64{rows} << kind;
  }

  /// For random digests, for few different ones, and for crafted ones in a single part.
  void equalsASort() {
    QFETCH(const quint64, rows);
    QFETCH(const int, kind);
    SplitMix64 random(rows);
    std::vector<Digest128> digests(rows);
    std::vector<std::uint64_t> expected(rows);
    for (std::size_t row = 0; row < rows; ++row) {
      const std::uint64_t drawn = random.next();
      digests[row].high = kind == 0 ? drawn : kind == 1 ? mix64(drawn % 50) : drawn >> 8U;
      expected[row] = (digests[row].high >> 32U << 32U) | row;
    }
    std::ranges::sort(expected);
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
      RunContext context;
      context.threads = threads;
      const auto sorted = rowsByDigest(digests, context);
      QVERIFY(sorted);
      QVERIFY(*sorted == expected);
    }
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const auto sorted = rowsByDigest(std::vector<Digest128>(1000), RunContext{stop.get_token()});
    QVERIFY(!sorted && sorted.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestDigestOrder, NoApplication)
#include "tst_digest_order.moc"
