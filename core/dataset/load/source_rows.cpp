// SPDX-License-Identifier: MIT
#include "core/dataset/load/source_rows.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

#include "core/base/large_block.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kBlockBytes = SourceRows::kBlockBytes;

/// Keeps the blocks of the last rows, since the next ones are usually there or behind them.
class SourceRowReader : public RowReader {
 public:
  explicit SourceRowReader(const SourceRows &source)
      : m_source(source),
        m_rules(source.rows()),
        m_builder(std::vector<std::string>(source.rows().columns)) {
    m_rules.memoryLimit = std::numeric_limits<std::uint64_t>::max();
  }

  Result<const Dataset *> read(std::uint64_t begin, std::uint64_t end, std::size_t rows) override {
    m_rules.mostRows = rows;
    while (true) {
      if (auto covered = cover(begin, end); !covered) return covered.error();
      const std::uint64_t textEnd = std::min(m_end, m_source.textEnd());
      if (auto parsed = parse(begin, textEnd); !parsed) return parsed.error();
      if (m_builder.rowCount() == rows) return &m_builder.rows();
      if (textEnd == m_source.textEnd()) return m_source.changedError();
      end = m_end + (m_end - begin);  // the end of a row may depend on what follows it
    }
  }

 private:
  Result<void> parse(std::uint64_t begin, std::uint64_t textEnd) {
    m_builder.clear();
    const PieceRules rules{m_rules, m_source.reading(), m_source.lineEnd(), m_context};
    const std::span<char> text(m_room.data() + (begin - m_begin),
                               static_cast<std::size_t>(textEnd - begin));
    auto piece = readPiece(rules, text, begin, textEnd == m_source.textEnd(), std::move(m_builder));
    if (!piece) return piece.error();
    m_builder = std::move(piece->rows);
    m_parsedTo = piece->end;
    return {};
  }

  /// Reads the blocks that contain these bytes, as far as they are not there already. Parsed rows
  /// may have been rewritten.
  Result<void> cover(std::uint64_t begin, std::uint64_t end) {
    const std::uint64_t first = begin / kBlockBytes * kBlockBytes;
    const std::uint64_t last =
        std::min((end + kBlockBytes - 1) / kBlockBytes * kBlockBytes, m_source.sourceBytes());
    const bool isReused = begin >= m_begin && begin >= m_parsedTo && first <= m_end;
    const std::uint64_t known = isReused ? std::max(m_end, first) : first;
    if (isReused && last <= m_end) return {};
    if (m_room.size() < last - first) m_room.grow(static_cast<std::size_t>(last - first));
    if (isReused && known > first)
      std::memmove(m_room.data(), m_room.data() + (first - m_begin),
                   static_cast<std::size_t>(known - first));
    m_begin = first;
    m_end = last;
    return m_source.readBlocks(known, last, m_room.data() + (known - first));
  }

  const SourceRows &m_source;
  RowRules m_rules;
  RunContext m_context;  // one call reads too little to be cancelled
  DatasetBuilder m_builder;
  LargeBlock m_room;
  std::uint64_t m_begin = 0;  ///< of the blocks in m_room
  std::uint64_t m_end = 0;
  std::uint64_t m_parsedTo = 0;  ///< bytes before it may have been rewritten
};

}  // namespace

SourceRows::SourceRows(std::shared_ptr<RawSource> source, const PieceRules &rules,
                       std::uint64_t textEnd, std::vector<Digest128> blocks)
    : m_source(std::move(source)),
      m_rows(rules.rows),
      m_reading(rules.reading),
      m_lineEnd(rules.lineEnd),
      m_textEnd(textEnd),
      m_sourceBytes(m_source->size().value_or(0)),
      m_blocks(std::move(blocks)) {}

std::unique_ptr<RowReader> SourceRows::reader() const {
  return std::make_unique<SourceRowReader>(*this);
}

Error SourceRows::changedError() const {
  return errorAbout(ErrorCode::Io, MessageId::SourceChanged, m_source->name());
}

Result<void> SourceRows::readBlocks(std::uint64_t begin, std::uint64_t end, char *to) const {
  const auto bytes = static_cast<std::size_t>(end - begin);
  const auto read = m_source->readAt(to, bytes, begin);
  if (!read) return read.error();
  if (*read != bytes) return changedError();
  for (std::uint64_t at = begin; at < end; at += kBlockBytes) {
    const std::string_view block(to + (at - begin),
                                 static_cast<std::size_t>(std::min(kBlockBytes, end - at)));
    if (digest128(block) != m_blocks[static_cast<std::size_t>(at / kBlockBytes)])
      return changedError();
  }
  return {};
}

}  // namespace shinglescope
