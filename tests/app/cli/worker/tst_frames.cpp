// SPDX-License-Identifier: MIT
// Streams of frames: what is written is read, and nothing else.

#include <QtTest>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/bucket_records.h"
#include "core/base/hash.h"
#include "tests/support/test_registry.h"
#include "tests/support/worker/frame_streams.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const Blocks kTwoFrames = {{FrameKind::Requests, 3, 2, "abcd"}, {FrameKind::Lines, 0, 1, ""}};

template <class Number>
std::string withNumber(std::string stream, std::size_t at, Number number) {
  std::memcpy(stream.data() + at, &number, sizeof number);
  return stream;
}

/// A stream whose frames have been joined manually, so that sums and checksums are right.
std::string withoutOneFrame() {
  const std::string both = streamOf(kTwoFrames);
  const std::string one = streamOf({kTwoFrames.front()});
  const std::size_t end = 2 * kFrameHeaderBytes - 16;
  return one.substr(0, one.size() - end) + both.substr(both.size() - end);
}

/// Encodes records as frames of their codec and decodes them.
template <class Codec>
std::vector<typename Codec::Record> roundTrip(std::span<const typename Codec::Record> records,
                                              std::size_t &frames) {
  std::vector<typename Codec::Record> decoded;
  for (auto rest = records; !rest.empty(); ++frames) {
    PayloadWriter payload;
    const std::size_t count = Codec::encode(rest, payload);
    if (count == 0 || payload.size() > kMostPayloadBytes) return {};
    const Frame frame{FrameKind::Lines, 0, count, payload.payload()};
    if (!decodeFrame<Codec>(frame, decoded)) return {};
    rest = rest.subspan(count);
  }
  return decoded;
}

/// Random records, ascending and without repetition; some with small differences, some far apart.
template <class Record>
std::vector<Record> ascending(const std::function<Record(SplitMix64 &)> &make, std::size_t count) {
  SplitMix64 random(count);
  std::vector<Record> records;
  for (std::size_t i = 0; i < count; ++i) records.push_back(make(random));
  std::ranges::sort(records);
  records.erase(std::unique(records.begin(), records.end()), records.end());
  return records;
}

std::uint64_t anyRow(SplitMix64 &random) { return random.next() >> (1 + random.next() % 60); }

template <class Codec>
void checkCodec(const std::function<typename Codec::Record(SplitMix64 &)> &make,
                std::size_t leastFrames = 1) {
  std::size_t mostFrames = 0;
  for (const std::size_t count : {1U, 2U, 1000U, 300'000U}) {
    const auto records = ascending<typename Codec::Record>(make, count);
    std::size_t frames = 0;
    QVERIFY(roundTrip<Codec>(records, frames) == records);
    mostFrames = std::max(mostFrames, frames);
  }
  QVERIFY(mostFrames >= leastFrames);
}

}  // namespace

class TestFrames : public QObject {
  Q_OBJECT

 private slots:
  void framesAreReadAsWritten();
  void piecesOfAnySizeAreRead();
  void brokenStreamsAreErrors_data();
  void brokenStreamsAreErrors();
  void everyByteIsChecked();
  void aPayloadHasALimit();
  void recordsAreReadAsWritten();
  void brokenRecordsAreErrors_data();
  void brokenRecordsAreErrors();
  void varintsAreReadAsWritten();
};

void TestFrames::framesAreReadAsWritten() {
  const auto frames = framesIn(streamOf(kTwoFrames));
  QVERIFY(frames);
  QCOMPARE(frames->size(), std::size_t{2});
  for (std::size_t i = 0; i < 2; ++i) {
    QVERIFY((*frames)[i].kind == kTwoFrames[i].kind);
    QCOMPARE((*frames)[i].part, kTwoFrames[i].part);
    QCOMPARE((*frames)[i].count, kTwoFrames[i].count);
    QVERIFY((*frames)[i].payload == kTwoFrames[i].payload);
  }
  QVERIFY(framesIn(streamOf({}))->empty());
}

void TestFrames::piecesOfAnySizeAreRead() {
  const std::string stream = streamOf(kTwoFrames);
  std::size_t at = 0;
  FrameReader reader([&](std::span<char> bytes) -> Result<std::size_t> {
    if (at == stream.size()) return std::size_t{0};
    bytes.front() = stream[at++];
    return std::size_t{1};
  });
  std::size_t frames = 0;
  while (*reader.next()) ++frames;
  QCOMPARE(frames, std::size_t{2});
}

void TestFrames::brokenStreamsAreErrors_data() {
  QTest::addColumn<QByteArray>("stream");
  QTest::addColumn<QString>("part");
  const auto add = [](const char *name, const std::string &stream, const char *part) {
    QTest::newRow(name) << QByteArray::fromStdString(stream) << QString(part);
  };
  const std::string good = streamOf(kTwoFrames);
  add("nothing", "", "without its last frame");
  add("no last frame", good.substr(0, 2 * kFrameHeaderBytes + 4), "without its last frame");
  add("cut in a header", good.substr(0, 20), "without its last frame");
  add("cut in a payload", good.substr(0, kFrameHeaderBytes + 2), "within a frame");
  add("one frame too few", withoutOneFrame(), "it has 1 frames");
  add("more after the end", good + good, "continues after");
  add("another program", "row,group\n0,1\n2,3\n4,5\n6,7\n8,9\n10,11\n12,13\n", "SSW1");
  add("version", withNumber<std::uint16_t>(good, 4, 2), "version 2");
  add("kind", withNumber<std::uint16_t>(good, 6, 99), "no kind 99");
  add("reserved", withNumber<std::uint32_t>(good, 12, 1), "reserved");
  add("huge payload", withNumber<std::uint64_t>(good, 24, ~std::uint64_t{0}), "bytes");
  add("checksum", withNumber<std::uint64_t>(good, 32, 7), "checksum");
  add("no checksum", withNumber<std::uint64_t>(good, 32, 0), "checksum");
}

void TestFrames::brokenStreamsAreErrors() {
  QFETCH(const QByteArray, stream);
  QFETCH(const QString, part);
  const auto frames = framesIn(stream.toStdString());
  QVERIFY(!frames);
  QCOMPARE(frames.error().code, ErrorCode::Format);
  QVERIFY2(QString::fromStdString(frames.error().detail()).contains(part),
           frames.error().detail().c_str());
}

/// A changed byte is never read as another valid stream; only a part may change unnoticed by the
/// sums, since the engine sets it.
void TestFrames::everyByteIsChecked() {
  const std::string good = streamOf(kTwoFrames);
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string bad = good;
    bad[at] = static_cast<char>(bad[at] ^ 0x10);
    const auto frames = framesIn(bad);
    if (!frames) continue;
    const bool isHeader = at < kFrameHeaderBytes || at >= kFrameHeaderBytes + 4;
    QVERIFY2(isHeader, qPrintable(QString::number(at)));
    const bool isSame = frames->size() == 2 && (*frames)[0].count == 2 &&
                        (*frames)[0].payload == "abcd" && (*frames)[1].count == 1;
    QVERIFY2(isSame, qPrintable(QString::number(at)));
  }
}

void TestFrames::aPayloadHasALimit() {
  std::string stream;
  FrameWriter writer(appendingTo(stream));
  QVERIFY(writer.write(FrameKind::Texts, 0, 1, std::string(kMostPayloadBytes, 'x')));
  const auto written =
      writer.write(FrameKind::Texts, 0, 1, std::string(kMostPayloadBytes + 1, 'x'));
  QVERIFY(!written);
  QCOMPARE(written.error().code, ErrorCode::Limit);
}

void TestFrames::recordsAreReadAsWritten() {
  checkCodec<DigestCodec>([](SplitMix64 &random) {
    return DigestRow{{random.next() % 3, random.next() % 3, 1, 2}, anyRow(random)};
  });
  checkCodec<PairCodec>(
      [](SplitMix64 &random) {
        const std::uint64_t a = anyRow(random) / 2;
        return RowPair{a, a + 1 + anyRow(random) / 2};
      },
      2);
  checkCodec<RequestCodec>([](SplitMix64 &random) {
    return RowRequest{anyRow(random), static_cast<std::uint32_t>(random.next())};
  });
  checkCodec<CappedCodec>([](SplitMix64 &random) {
    return CappedRow{anyRow(random), static_cast<std::uint32_t>(random.next() % 32)};
  });
  checkCodec<ScoreCodec>([](SplitMix64 &random) {
    const std::uint64_t a = anyRow(random) / 2;
    return RowScore{a,
                    a + 1 + anyRow(random) / 2,
                    static_cast<std::uint32_t>(random.next()),
                    static_cast<std::uint32_t>(random.next()),
                    static_cast<std::uint16_t>(random.next()),
                    static_cast<std::uint16_t>(random.next())};
  });
  checkCodec<ItemCodec>(
      [](SplitMix64 &random) {
        return RowItem{anyRow(random), std::string(random.next() % 9, 'x')};
      },
      2);
  checkCodec<CountCodec>([](SplitMix64 &random) {
    return KeyCount{random.next(), random.next() >> random.next() % 64};
  });
  checkCodec<RowListCodec>(anyRow);
  checkCodec<BucketCodec>([](SplitMix64 &random) {
    const std::uint64_t first = anyRow(random) / 4;
    return RowBucket{first, first + 1 + random.next() % 100, first + 101 + random.next() % 1000};
  });
}

void TestFrames::brokenRecordsAreErrors_data() {
  QTest::addColumn<QString>("codec");
  QTest::addColumn<quint64>("count");
  QTest::addColumn<QByteArray>("payload");
  const auto add = [](const char *codec, const char *name, quint64 count, const QByteArray &bytes) {
    QTest::addRow("%s, %s", codec, name) << QString(codec) << count << bytes;
  };
  const QByteArray endless(11, '\xff');
  for (const char *codec : {"digests", "pairs", "requests", "scores", "items", "list", "buckets"}) {
    add(codec, "nothing", 1, "");
    add(codec, "bytes left", 0, "x");
    add(codec, "an endless number", 1, endless);
    add(codec, "more records than bytes", ~quint64{0}, "\1\1\1\1");
  }
  add("pairs", "an empty star", 1, QByteArray("\1\0", 2));
  add("pairs", "a row with itself", 1, QByteArray("\1\1\0", 3));
  add("pairs", "a star longer than the count", 1, QByteArray("\1\2\1\1", 4));
  add("items", "more bytes than there are", 1, QByteArray("\1\7abc", 5));
  add("buckets", "a single row", 1, QByteArray("\1\1", 2));
  add("buckets", "a row twice", 1, QByteArray("\2\5\0", 3));
  const QByteArray most = QByteArray("\xff\xff\xff\xff\xff\xff\xff\xff\x7f", 9);
  add("list", "a row over 63 bits", 2, most + "\1");
  add("requests", "a part over 32 bits", 1, "\1" + most);
}

void TestFrames::brokenRecordsAreErrors() {
  QFETCH(const QString, codec);
  QFETCH(const quint64, count);
  QFETCH(const QByteArray, payload);
  const Frame frame{FrameKind::Lines, 0, count, payload.toStdString()};
  const auto isRefused = [&]<class Codec>(Codec) {
    std::vector<typename Codec::Record> records;
    return !decodeFrame<Codec>(frame, records).hasValue();
  };
  const std::map<QString, std::function<bool()>> checks = {
      {"digests", [&] { return isRefused(DigestCodec()); }},
      {"pairs", [&] { return isRefused(PairCodec()); }},
      {"requests", [&] { return isRefused(RequestCodec()); }},
      {"scores", [&] { return isRefused(ScoreCodec()); }},
      {"items", [&] { return isRefused(ItemCodec()); }},
      {"list", [&] { return isRefused(RowListCodec()); }},
      {"buckets", [&] { return isRefused(BucketCodec()); }}};
  QVERIFY(checks.at(codec)());
}

void TestFrames::varintsAreReadAsWritten() {
  for (unsigned bits = 0; bits < 64; ++bits) {
    for (const std::uint64_t value :
         {std::uint64_t{1} << bits, (std::uint64_t{1} << bits) - 1, ~std::uint64_t{0} >> bits}) {
      PayloadWriter writer;
      writer.varint(value);
      PayloadReader reader(writer.payload());
      QCOMPARE(reader.varint(), value);
      QVERIFY(reader.isAtEnd() && !reader.hasFailed());
    }
  }
}

SHINGLESCOPE_TEST(TestFrames, NoApplication)
#include "tst_frames.moc"
