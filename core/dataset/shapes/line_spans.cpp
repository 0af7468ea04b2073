// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/line_spans.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/dataset/shapes/json_flattener.h"
#include "core/dataset/shapes/json_tokens.h"
#include "core/dataset/shapes/json_value_reader.h"
#include "core/dataset/shapes/jsonl_reader.h"
#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/shapes/shape_loader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kLineSpansBlockBytes = 1U << 20U;

enum class PieceKind { Row, Blank, Rejected };

/// Distinguishes rows from other lines in the same way as the reader of their shape.
class PieceJudge {
 public:
  explicit PieceJudge(bool isJson) : m_isJson(isJson) {}

  PieceKind kindOf(std::string_view text) {
    if (!m_isJson) return PieceKind::Row;
    if (withoutWhiteSpace(text).empty()) return PieceKind::Blank;
    if (!isValidUtf8(text)) {
      m_repaired.clear();
      appendRepairedUtf8(text, m_repaired);
      text = m_repaired;
    }
    return m_flattener.parse(text) ? PieceKind::Rejected : PieceKind::Row;
  }

 private:
  bool m_isJson;
  JsonFlattener m_flattener;
  std::string m_repaired;
};

/// Collects the spans of lines, or of values with their separators.
class SpanCollector {
 public:
  explicit SpanCollector(bool takesGaps) : m_takesGaps(takesGaps) {}

  void add(SourceSpan piece, bool isWanted) {
    if (isWanted) ++m_found.records;
    if (!m_takesGaps) {
      if (isWanted) m_found.spans.push_back(piece);
    } else if (!isWanted) {
      if (m_open) m_found.spans.push_back({m_open->begin, piece.begin});
      m_open.reset();
      m_keptEnd = piece.end;
    } else {
      m_open = {m_open ? m_open->begin : piece.begin, piece.end};
    }
  }

  /// The span of the last values also includes the separator in front of them.
  RecordSpans finish() {
    if (m_open) m_found.spans.push_back({m_keptEnd.value_or(m_open->begin), m_open->end});
    return std::move(m_found);
  }

 private:
  bool m_takesGaps;
  std::optional<SourceSpan> m_open;  ///< wanted values with no unwanted one after them yet
  std::optional<std::uint64_t> m_keptEnd;
  RecordSpans m_found;
};

Result<RecordSpans> collect(PieceReader &reader, PieceJudge judge, SpanCollector spans,
                            const WantedRecords &wanted) {
  auto next = wanted.rows.begin();
  std::uint32_t row = 0;
  while (true) {
    const auto more = reader.next();
    if (!more) return more.error();
    for (const RejectedRow &rejected : reader.rejectedRows())
      spans.add({rejected.offset, rejected.offset + rejected.bytes}, wanted.rejected);
    if (!*more) return spans.finish();
    const SourcePiece &found = reader.piece();
    const PieceKind kind = judge.kindOf(found.text);
    if (kind == PieceKind::Blank) continue;
    bool isWanted = kind == PieceKind::Rejected && wanted.rejected;
    if (kind == PieceKind::Row) {
      isWanted = next != wanted.rows.end() && *next == row++;
      if (isWanted) ++next;
    }
    spans.add({found.offset, found.offset + found.bytes}, isWanted);
  }
}

}  // namespace

Result<RecordSpans> findLineSpans(ByteSource &source, SourceShape shape, std::uint64_t maxRowBytes,
                                  const WantedRecords &wanted, const RunContext &context) {
  const bool isJson = shape == SourceShape::JsonLines;
  LoadReport again;
  if (isJson) {
    const auto head = headOf(source);
    if (!head) return head.error();
    if (isSpreadJson(*head)) {
      JsonValueReader values(source, maxRowBytes, kLineSpansBlockBytes, context, again);
      return collect(values, PieceJudge(true), SpanCollector(true), wanted);
    }
  }
  LineReader lines(source, maxRowBytes, kLineSpansBlockBytes, context, again);
  return collect(lines, PieceJudge(isJson), SpanCollector(false), wanted);
}

}  // namespace shinglescope
