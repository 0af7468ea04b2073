// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/text_table.h"

#include <utility>

#include "core/base/ids.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

/// Objects with hardly any keys in common fill a table of rows times keys with empty cells, so
/// memory would grow with the square of the source.
constexpr std::uint64_t kFreeCells = 4'000'000;
constexpr std::uint64_t kMostCellsOfAByte = 16;

}  // namespace

Message shapeName(SourceShape shape) {
  switch (shape) {
    case SourceShape::Delimited: return {MessageId::DelimitedText};
    case SourceShape::JsonLines: return {MessageId::JsonLines};
    case SourceShape::PlainLines: return {MessageId::PlainLines};
    case SourceShape::IdText: return {MessageId::IdAndText};
    case SourceShape::Folder: return {MessageId::FolderOfTexts};
  }
  return {};
}

TextTable::TextTable(std::vector<std::string> columnNames, const LoadOptions &options,
                     const RunContext &context, LoadReport &report)
    : m_options(options),
      m_report(report),
      m_memoryLimit(memoryLimit(context)),
      m_columns(columnNames.size()),
      m_builder(std::move(columnNames)) {}

Result<void> TextTable::addRow(const std::vector<std::string_view> &cells,
                               const SourcePiece &place) {
  const std::size_t valid = validUtf8Prefix(place.text);
  if (valid == place.text.size()) return addValidRow(cells, place);
  std::size_t invalid = 0;
  m_repaired.clear();
  for (const std::string_view cell : cells) {
    invalid += appendRepairedUtf8(cell, m_repaired.emplace_back());
  }
  m_repairedCells.assign(m_repaired.begin(), m_repaired.end());
  reportInvalidBytes(place, valid, invalid);
  return addValidRow(m_repairedCells, place);
}

Result<void> TextTable::addValidRow(const std::vector<std::string_view> &cells,
                                    const SourcePiece &place) {
  if (!m_options.repairsText) return keepRow(cells, place);
  auto kept = keepRow(m_textRepair.repaired(cells), place);
  m_report.repairedCharacters = m_textRepair.characters();
  return kept;
}

Result<void> TextTable::keepRow(const std::vector<std::string_view> &cells,
                                const SourcePiece &place) {
  if (rowCount() >= kMaxRecords) {
    return errorOf(ErrorCode::Limit, {MessageId::SourceRowsTooMany}, m_report.path);
  }
  std::uint64_t bytes = cells.size();
  for (const std::string_view cell : cells) bytes += cell.size();
  if (auto fits = checkBudget(bytes + 24 + 4 * cells.size()); !fits) return fits;
  m_builder.addRow(cells, place.offset);
  m_textBytes += bytes;
  m_cells += cells.size();
  m_report.recordBytes += place.bytes;
  return checkFilling();
}

Result<void> TextTable::addColumns(std::size_t columns) {
  m_columns += columns;
  if (auto fits = checkBudget(0); !fits) return fits;
  m_builder.addColumns(columns);
  return {};
}

std::vector<std::string> TextTable::namesAsRead(const std::vector<std::string> &names) {
  if (!m_options.repairsText) return names;
  const std::vector<std::string_view> views(names.begin(), names.end());
  const auto &repaired = m_textRepair.repaired(views);
  m_report.repairedCharacters = m_textRepair.characters();
  return {repaired.begin(), repaired.end()};
}

Result<void> TextTable::checkBudget(std::uint64_t moreBytes) const {
  const std::uint64_t rows = rowCount();
  const std::uint64_t needed =
      m_textBytes + (rows == 0 ? 0 : m_builder.indexBytesTo(rows - 1)) + moreBytes;
  if (needed <= m_memoryLimit) return {};
  return errorOf(ErrorCode::Limit,
                 {MessageId::TableNeedsMemory, {m_memoryLimit >> 20U, rowCount(), m_columns}},
                 m_report.path);
}

Result<void> TextTable::checkFilling() const {
  if (m_cells <= kFreeCells + kMostCellsOfAByte * m_report.recordBytes) return {};
  return errorOf(ErrorCode::Limit, {MessageId::RowsAlmostEmpty, {rowCount(), m_columns}},
                 m_report.path);
}

void TextTable::reject(const SourcePiece &piece, Message why) {
  m_report.rejectedBytes += piece.bytes;
  m_report.addProblem(problemAt(piece, ProblemKind::NotARecord, std::nullopt, std::move(why)));
}

void TextTable::reportInvalidBytes(const SourcePiece &piece, std::size_t at, std::size_t invalid) {
  m_report.addProblem(
      problemAt(piece, ProblemKind::InvalidBytes, static_cast<std::uint32_t>(rowCount()),
                {MessageId::BytesInvalid, {invalid, m_report.dialect.encoding}}, at));
}

std::shared_ptr<const Dataset> TextTable::finish() {
  m_report.rows = rowCount();
  m_report.columns = m_columns;
  return m_builder.finish();
}

SniffResult shapeGuess(SourceShape shape, bool isShapeChosen, const ByteSource &source,
                       bool isEncodingChosen) {
  SniffResult guess;
  guess.dialect.shape = shape;
  guess.dialect.delimiter = '\t';
  guess.dialect.quote.reset();
  guess.dialect.hasHeader = shape == SourceShape::JsonLines || shape == SourceShape::Folder;
  guess.dialect.encoding = source.encoding();
  guess.reasons.push_back(
      {isShapeChosen ? MessageId::ShapeChosenAs : MessageId::ShapeBeginsLike, {shapeName(shape)}});
  guess.add(SniffedItem::Kind::Encoding, source.encoding(), 1, source.encodingReason(),
            isEncodingChosen);
  return guess;
}

}  // namespace shinglescope
