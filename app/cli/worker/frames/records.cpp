// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/records.h"

#include <algorithm>
#include <limits>

#include "app/cli/worker/frames/frame.h"

namespace shinglescope {
namespace {

bool isFull(const PayloadWriter &out) { return out.size() >= kUsualPayloadBytes; }

/// The number of values at the front that have the same key, at most as many as fit into a frame.
template <class Record, class KeyOf>
std::size_t runLength(std::span<const Record> records, KeyOf keyOf) {
  constexpr std::size_t kMost = kUsualPayloadBytes / 16;
  std::size_t length = 1;
  while (length < std::min(records.size(), kMost) && keyOf(records[length]) == keyOf(records[0]))
    ++length;
  return length;
}

/// Calls `encodeOne(record, previous row)` until the payload is full.
template <class Record, class RowOf, class EncodeOne>
std::size_t encodeEach(std::span<const Record> records, const PayloadWriter &out, RowOf rowOf,
                       EncodeOne encodeOne) {
  std::uint64_t previous = 0;
  std::size_t done = 0;
  for (; done < records.size() && !isFull(out); ++done) {
    encodeOne(records[done], rowOf(records[done]) - previous);
    previous = rowOf(records[done]);
  }
  return done;
}

/// Reads a number that fits into fewer bits.
template <class Number>
Number smallNumber(PayloadReader &in) {
  const std::uint64_t value = in.varint();
  if (value > std::numeric_limits<Number>::max()) in.fail();
  return static_cast<Number>(value);
}

}  // namespace

const RowItem *findItem(const std::vector<RowItem> &items, std::uint64_t row) {
  const auto found = std::ranges::lower_bound(items, row, {}, &RowItem::row);
  return found == items.end() || found->row != row ? nullptr : &*found;
}

std::size_t DigestCodec::encode(std::span<const DigestRow> rows, PayloadWriter &out) {
  std::size_t done = 0;
  while (done < rows.size() && !isFull(out)) {
    const auto run = rows.subspan(
        done, runLength(rows.subspan(done), [](const DigestRow &row) { return row.digest; }));
    for (const std::uint64_t word : run.front().digest) out.number(word);
    out.varint(run.size());
    std::uint64_t previous = 0;
    for (const DigestRow &row : run) {
      out.varint(row.row - previous);
      previous = row.row;
    }
    done += run.size();
  }
  return done;
}

void DigestCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<DigestRow> &rows) {
  while (count > 0 && !in.hasFailed()) {
    DigestRow row;
    for (std::uint64_t &word : row.digest) word = in.number<std::uint64_t>();
    const std::uint64_t run = in.varint();
    if (run == 0 || run > count) return in.fail();
    for (std::uint64_t i = 0; i < run && !in.hasFailed(); ++i) {
      row.row = in.rowAfter(row.row);
      rows.push_back(row);
    }
    count -= run;
  }
}

std::size_t PairCodec::encode(std::span<const RowPair> pairs, PayloadWriter &out) {
  std::size_t done = 0;
  std::uint64_t previousA = 0;
  while (done < pairs.size() && !isFull(out)) {
    const auto star = pairs.subspan(
        done, runLength(pairs.subspan(done), [](const RowPair &pair) { return pair.a; }));
    const std::uint64_t a = star.front().a;
    out.varint(a - previousA);
    out.varint(star.size());
    std::uint64_t previous = a;
    for (const RowPair &pair : star) {
      out.varint(pair.b - previous);
      previous = pair.b;
    }
    previousA = a;
    done += star.size();
  }
  return done;
}

void PairCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<RowPair> &pairs) {
  std::uint64_t a = 0;
  while (count > 0 && !in.hasFailed()) {
    a = in.rowAfter(a);
    const std::uint64_t star = in.varint();
    if (star == 0 || star > count) return in.fail();
    std::uint64_t b = a;
    for (std::uint64_t i = 0; i < star && !in.hasFailed(); ++i) {
      b = in.rowAfter(b);
      if (b <= a) in.fail();
      pairs.push_back({a, b});
    }
    count -= star;
  }
}

std::size_t RequestCodec::encode(std::span<const RowRequest> requests, PayloadWriter &out) {
  return encodeEach(
      requests, out, [](const RowRequest &request) { return request.row; },
      [&](const RowRequest &request, std::uint64_t difference) {
        out.varint(difference);
        out.varint(request.asker);
      });
}

void RequestCodec::decode(PayloadReader &in, std::uint64_t count,
                          std::vector<RowRequest> &requests) {
  RowRequest request;
  for (; count > 0 && !in.hasFailed(); --count) {
    request.row = in.rowAfter(request.row);
    request.asker = smallNumber<std::uint32_t>(in);
    requests.push_back(request);
  }
}

std::size_t CappedCodec::encode(std::span<const CappedRow> rows, PayloadWriter &out) {
  return encodeEach(
      rows, out, [](const CappedRow &row) { return row.row; },
      [&](const CappedRow &row, std::uint64_t difference) {
        out.varint(difference);
        out.varint(row.band);
      });
}

void CappedCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<CappedRow> &rows) {
  CappedRow row;
  for (; count > 0 && !in.hasFailed(); --count) {
    row.row = in.rowAfter(row.row);
    row.band = smallNumber<std::uint32_t>(in);
    rows.push_back(row);
  }
}

std::size_t ScoreCodec::encode(std::span<const RowScore> scores, PayloadWriter &out) {
  return encodeEach(
      scores, out, [](const RowScore &score) { return score.a; },
      [&](const RowScore &score, std::uint64_t difference) {
        out.varint(difference);
        out.varint(score.b - score.a);
        out.varint(score.intersection);
        out.varint(score.unionSize);
        out.varint(score.equalPositions);
        out.varint(score.sharedBands);
      });
}

void ScoreCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<RowScore> &scores) {
  RowScore score;
  for (; count > 0 && !in.hasFailed(); --count) {
    score.a = in.rowAfter(score.a);
    score.b = in.rowAfter(score.a);
    score.intersection = smallNumber<std::uint32_t>(in);
    score.unionSize = smallNumber<std::uint32_t>(in);
    score.equalPositions = smallNumber<std::uint16_t>(in);
    score.sharedBands = smallNumber<std::uint16_t>(in);
    if (score.b <= score.a) in.fail();
    scores.push_back(score);
  }
}

std::size_t ItemCodec::encode(std::span<const RowItem> items, PayloadWriter &out) {
  std::uint64_t previous = 0;
  std::size_t done = 0;
  for (; done < items.size() && !isFull(out); ++done) {
    const RowItem &item = items[done];
    // A long text gets a frame of its own, which may have more than the usual size.
    if (out.size() > 0 && out.size() + item.bytes.size() > kMostPayloadBytes) break;
    out.varint(item.row - previous);
    out.varint(item.bytes.size());
    out.bytes(item.bytes);
    previous = item.row;
  }
  return done;
}

void ItemCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<RowItem> &items) {
  std::uint64_t row = 0;
  for (; count > 0 && !in.hasFailed(); --count) {
    row = in.rowAfter(row);
    const std::uint64_t bytes = in.varint();
    items.push_back({row, std::string(in.bytes(bytes))});
  }
}

std::size_t CountCodec::encode(std::span<const KeyCount> counts, PayloadWriter &out) {
  std::size_t done = 0;
  for (; done < counts.size() && !isFull(out); ++done) {
    out.number(counts[done].key);
    out.varint(counts[done].rows);
  }
  return done;
}

void CountCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<KeyCount> &counts) {
  for (; count > 0 && !in.hasFailed(); --count) {
    const auto key = in.number<std::uint64_t>();
    counts.push_back({key, in.varint()});
  }
}

std::size_t RowListCodec::encode(std::span<const std::uint64_t> rows, PayloadWriter &out) {
  return encodeEach(
      rows, out, [](std::uint64_t row) { return row; },
      [&](std::uint64_t, std::uint64_t difference) { out.varint(difference); });
}

void RowListCodec::decode(PayloadReader &in, std::uint64_t count,
                          std::vector<std::uint64_t> &rows) {
  std::uint64_t row = 0;
  for (; count > 0 && !in.hasFailed(); --count) {
    row = in.rowAfter(row);
    rows.push_back(row);
  }
}

}  // namespace shinglescope
