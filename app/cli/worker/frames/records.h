// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/cli/worker/frames/payload.h"

// The records of frames that are sorted and written as differences. Each codec has
//   Record        ordered by operator<
//   encode()      appends a prefix of ascending records to an empty payload, until it has the usual
//                 size, and returns the number of records
//   decode()      appends `count` records; the reader fails if the payload is not valid
// docs/worker.md describes the formats. Rows have 63 bits.

namespace shinglescope {

/// Two independent digests of a text, its side and the cells that must be equal.
using TextDigest = std::array<std::uint64_t, 4>;

struct DigestRow {
  TextDigest digest{};
  std::uint64_t row = 0;
  auto operator<=>(const DigestRow &) const = default;
};

/// In how many rows a shingle is, or any shingle of a slot. `key` is the shingle's hash or the
/// slot.
struct KeyCount {
  std::uint64_t key = 0;
  std::uint64_t rows = 0;
  auto operator<=>(const KeyCount &) const = default;
};

/// Two rows, a < b. As candidates and links they stand for their texts.
struct RowPair {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  auto operator<=>(const RowPair &) const = default;
};

/// A part of a later step that needs the item of a row.
struct RowRequest {
  std::uint64_t row = 0;
  std::uint32_t asker = 0;
  auto operator<=>(const RowRequest &) const = default;
};

/// A row and a band in which its bucket is capped.
struct CappedRow {
  std::uint64_t row = 0;
  std::uint32_t band = 0;
  auto operator<=>(const CappedRow &) const = default;
};

/// Two rows and the figures of ScoredPair.
struct RowScore {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  std::uint32_t intersection = 0;
  std::uint32_t unionSize = 0;
  std::uint16_t equalPositions = 0;
  std::uint16_t sharedBands = 0;
  auto operator<=>(const RowScore &) const = default;
};

/// Bytes that belong to a row: a text, its keys, the rows of its class.
struct RowItem {
  std::uint64_t row = 0;
  std::string bytes;
  auto operator<=>(const RowItem &) const = default;
};

struct DigestCodec {
  using Record = DigestRow;
  static std::size_t encode(std::span<const DigestRow> rows, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<DigestRow> &rows);
};

struct PairCodec {
  using Record = RowPair;
  static std::size_t encode(std::span<const RowPair> pairs, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<RowPair> &pairs);
};

struct RequestCodec {
  using Record = RowRequest;
  static std::size_t encode(std::span<const RowRequest> requests, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<RowRequest> &requests);
};

struct CappedCodec {
  using Record = CappedRow;
  static std::size_t encode(std::span<const CappedRow> rows, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<CappedRow> &rows);
};

struct ScoreCodec {
  using Record = RowScore;
  static std::size_t encode(std::span<const RowScore> scores, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<RowScore> &scores);
};

struct ItemCodec {
  using Record = RowItem;
  static std::size_t encode(std::span<const RowItem> items, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<RowItem> &items);
};

/// Returns the item of a row among ascending ones; null if there is none. O(log items).
const RowItem *findItem(const std::vector<RowItem> &items, std::uint64_t row);

/// Keys are written whole: hashes have no small differences.
struct CountCodec {
  using Record = KeyCount;
  static std::size_t encode(std::span<const KeyCount> counts, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<KeyCount> &counts);
};

/// A list of rows, for REPEATS and inside other records.
struct RowListCodec {
  using Record = std::uint64_t;
  static std::size_t encode(std::span<const std::uint64_t> rows, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<std::uint64_t> &rows);
};

}  // namespace shinglescope
