// SPDX-License-Identifier: MIT
#include "core/dataset/source/source_samples.h"

namespace shinglescope {

namespace {

constexpr std::size_t kWholeBytes = kHeadSampleBytes + 2 * kLaterSampleBytes;

Result<std::string> readBytesAt(RawSource &raw, std::uint64_t at, std::size_t bytes) {
  std::string piece(bytes, '\0');
  const auto read = raw.readAt(piece.data(), piece.size(), at);
  if (!read) return read.error();
  piece.resize(*read);
  return piece;
}

/// Cuts a piece to the part after its first line end and up to its last one.
void cutToLines(std::string &piece, bool isAtEnd) {
  if (!isAtEnd) {
    const std::size_t last = piece.find_last_of("\r\n");
    piece.resize(last == piece.npos ? 0 : last + 1);
  }
  std::size_t first = piece.find_first_of("\r\n");
  if (first == piece.npos) {
    piece.clear();
    return;
  }
  if (piece[first] == '\r' && first + 1 < piece.size() && piece[first + 1] == '\n') ++first;
  piece.erase(0, first + 1);
}

}  // namespace

std::vector<std::string_view> SourceSamples::pieces() const {
  std::vector<std::string_view> all = {head};
  all.insert(all.end(), later.begin(), later.end());
  return all;
}

Result<SourceSamples> readSamples(RawSource &raw) {
  const std::uint64_t size = raw.size().value_or(kHeadSampleBytes);
  const std::uint64_t wanted = size <= kWholeBytes ? size : kHeadSampleBytes;
  auto head = readBytesAt(raw, 0, static_cast<std::size_t>(wanted));
  if (!head) return head.error();
  SourceSamples samples;
  samples.isComplete = raw.hasRandomAccess() ? wanted == size : head->size() < wanted;
  samples.head = std::move(*head);
  auto later = readLaterSamples(raw);
  if (!later) return later.error();
  samples.later = std::move(*later);
  return samples;
}

Result<std::vector<std::string>> readLaterSamples(RawSource &raw) {
  std::vector<std::string> pieces;
  if (!raw.hasRandomAccess() || *raw.size() <= kWholeBytes) return pieces;
  const std::uint64_t size = *raw.size();
  for (const std::uint64_t at : {size / 2, size - kLaterSampleBytes}) {
    auto piece = readBytesAt(raw, at, kLaterSampleBytes);
    if (!piece) return piece.error();
    cutToLines(*piece, at + kLaterSampleBytes == size);
    if (!piece->empty()) pieces.push_back(std::move(*piece));
  }
  return pieces;
}

}  // namespace shinglescope
