// SPDX-License-Identifier: MIT
#include "core/dataset/load/source_spans.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/shapes/line_spans.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/text_decoder.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

namespace {

constexpr std::size_t kSourceSpansBlockBytes = 1U << 20U;
/// One byte of any encoding becomes at most this many bytes of UTF-8.
constexpr std::uint64_t kMostExpansion = 16;

/// Tests for stateful encodings, whose state extends across line ends.
bool hasStates(std::string_view encoding) {
  static constexpr std::array<std::string_view, 5> kNames = {"ISO-2022", "HZ", "UTF-7", "SCSU",
                                                             "BOCU"};
  return std::ranges::any_of(kNames,
                             [&](std::string_view name) { return encoding.starts_with(name); });
}

/// Decodes a source incrementally and maps positions in its text to raw bytes.
class RawPlaces {
 public:
  RawPlaces(ByteSource &source, TextDecoder decoder, const RunContext &context)
      : m_source(*source.raw()), m_decoder(std::move(decoder)), m_context(context) {}

  /// Returns the raw offset of byte `place` of the text. `place` must not decrease from call to
  /// call.
  Result<std::uint64_t> rawPlace(std::uint64_t place) {
    while (m_textBytes < place) {
      if (m_at == m_block.size()) {
        if (auto read = readBlock(); !read) return read.error();
        if (m_block.empty()) break;
      }
      // Never decodes beyond the position: near it, decodes one byte at a time.
      const std::uint64_t wanted =
          std::max<std::uint64_t>(1, (place - m_textBytes) / kMostExpansion);
      const auto bytes =
          static_cast<std::size_t>(std::min<std::uint64_t>(wanted, m_block.size() - m_at));
      m_text.clear();
      m_decoder.decode(std::string_view(m_block).substr(m_at, bytes), false, m_text);
      m_textBytes += m_text.size();
      m_at += bytes;
    }
    return m_blockBegin + m_at;
  }

 private:
  Result<void> readBlock() {
    if (m_context.isCancelled()) return cancelledError();
    m_blockBegin += m_block.size();
    m_block.resize(kSourceSpansBlockBytes);
    const auto read = m_source.readAt(m_block.data(), m_block.size(), m_blockBegin);
    if (!read) return read.error();
    m_block.resize(*read);
    m_at = 0;
    return {};
  }

  RawSource &m_source;
  TextDecoder m_decoder;
  const RunContext &m_context;
  std::string m_block;
  std::string m_text;
  std::uint64_t m_blockBegin = 0;
  std::size_t m_at = 0;
  std::uint64_t m_textBytes = 0;
};

/// Parses exactly as the first reading did: the first record with the width guessed before it, the
/// others with that of the table. With stray quotes, a record read with another width would end
/// elsewhere.
Result<RecordSpans> findTableSpans(ByteSource &source, const LoadReport &report,
                                   std::uint64_t maxRowBytes, const WantedRecords &wanted,
                                   const RunContext &context) {
  const Dialect &dialect = report.dialect;
  TextInput input(source, kSourceSpansBlockBytes, context);
  LoadReport again;
  DelimitedReader reader(
      input, source.bomBytes(),
      {marksOf(dialect), maxRowBytes, kSourceSpansBlockBytes, dialect.preambleLines}, context,
      again);
  reader.setColumns(static_cast<std::size_t>(report.guessedColumns));
  std::vector<SourceSpan> spans;
  auto next = wanted.rows.begin();
  std::uint32_t row = 0;
  bool isStarted = false;
  std::uint32_t header = dialect.hasHeader ? dialect.headerLines : 0;
  while (next != wanted.rows.end() || wanted.rejected) {
    const auto more = reader.next();
    if (!more) return more.error();
    if (wanted.rejected) {
      for (const RejectedRow &rejected : reader.rejectedRows())
        spans.push_back({rejected.offset, rejected.offset + rejected.bytes});
    }
    if (!*more) break;
    const SourceRecord &record = reader.record();
    if (!isStarted && header <= 1) {
      reader.setColumns(static_cast<std::size_t>(report.columns));
      isStarted = true;
    }
    if (header > 0) {
      --header;
      continue;
    }
    if (record.parsed.cells.size() > RecordParser::kMostCells) {
      if (wanted.rejected) spans.push_back({record.offset, record.offset + record.bytes.size()});
      continue;
    }
    if (next != wanted.rows.end() && *next == row) {
      spans.push_back({record.offset, record.offset + record.bytes.size()});
      ++next;
    }
    ++row;
  }
  const std::uint64_t records = spans.size();
  return RecordSpans{std::move(spans), records};
}

}  // namespace

Result<RecordSpans> findRecordSpans(ByteSource &source, const LoadReport &report,
                                    std::uint64_t maxRowBytes, const WantedRecords &wanted,
                                    const RunContext &context) {
  source.rewind();
  const RunContext quiet{context.stop, nullptr, 1, 0};
  if (report.dialect.shape != SourceShape::Delimited)
    return findLineSpans(source, report.dialect.shape, maxRowBytes, wanted, quiet);
  return findTableSpans(source, report, maxRowBytes, wanted, quiet);
}

Result<std::vector<SourceSpan>> rawSpans(ByteSource &source, const std::vector<SourceSpan> &spans,
                                         const RunContext &context) {
  if (hasStates(source.encoding())) {
    return badParameter(
        {MessageId::RowsCannotBeTaken, {escapedForMessage(source.path()), source.encoding()}});
  }
  auto decoder = TextDecoder::open(source.encoding());
  if (!decoder) return decoder.error();
  RawPlaces places(source, std::move(*decoder), context);
  std::vector<SourceSpan> raw;
  raw.reserve(spans.size());
  for (const SourceSpan &span : spans) {
    const auto begin = places.rawPlace(span.begin);
    if (!begin) return begin.error();
    const auto end = places.rawPlace(span.end);
    if (!end) return end.error();
    raw.push_back({*begin, *end});
  }
  return raw;
}

}  // namespace shinglescope
