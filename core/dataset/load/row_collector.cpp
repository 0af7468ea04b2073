// SPDX-License-Identifier: MIT
#include "core/dataset/load/row_collector.h"

#include <algorithm>

#include "core/base/ids.h"
#include "core/dataset/sniff/delimiter_guess.h"

namespace shinglescope {

namespace {

/// Plain rows taken at a time; their index fits into the cache.
constexpr std::uint64_t kRowsAtOnce = 1024;

}  // namespace

RowCollector::RowCollector(const RowRules &rules, DatasetBuilder &builder, LoadReport &report)
    : m_rules(rules), m_builder(builder), m_report(report), m_repair(rules.encoding) {}

Result<void> RowCollector::addPlainRows(DelimitedReader &reader) {
  if (m_rules.repairsText) return {};
  const std::uint64_t mostRows = std::min(kMaxRecords, m_rules.mostRows);
  while (m_builder.rowCount() < mostRows) {
    const std::size_t first = m_builder.rowCount();
    const std::uint64_t most = std::min(kRowsAtOnce, mostRows - first);
    const PlainRows &rows = reader.nextPlainRows(static_cast<std::size_t>(most));
    if (rows.rowBegins.empty()) return {};
    m_builder.addPlainRows(reader.record().text, rows, reader.record().offset);
    m_report.recordBytes += rows.bytes;
    if (auto fits = checkMemory(m_rules, m_builder, first); !fits) return fits;
  }
  return {};
}

Result<void> RowCollector::addRow(DelimitedReader &reader) {
  const SourceRecord &record = reader.record();
  const std::size_t count = m_builder.rowCount();
  if (count >= kMaxRecords) {
    return errorOf(ErrorCode::Limit, {MessageId::RowsTooMany}, m_rules.path);
  }
  if (record.parsed.cells.size() > RecordParser::kMostCells) {
    rejectWide(record);
    return {};
  }
  const auto row = static_cast<std::uint32_t>(count);
  if (record.parsed.cells.size() != m_rules.columns) {
    examineWidth(record, row);
  } else if (record.isAfterBlank && m_afterBlank.size() < kMostRowsAfterBlank) {
    m_afterBlank.push_back({row, record.line, record.offset});
  }
  reportRecordProblems(record, row, m_report);
  if (hasLooseQuote(record, m_rules.marks.quote)) ++m_report.rowsWithLooseQuotes;
  const auto &valid = m_repair.validCells(record, row, m_report);
  const auto &cells = m_rules.repairsText ? repairedText(valid) : valid;
  if (&cells == &record.parsed.cells) {
    m_builder.addRowInPlace(record.text, record.bytes.size(), cells, record.offset);
    reader.keepRecord();
  } else {
    m_builder.addRow(cells, record.offset);
  }
  m_report.recordBytes += record.bytes.size();
  return checkMemory(m_rules, m_builder, count);
}

const std::vector<std::string_view> &RowCollector::repairedText(
    const std::vector<std::string_view> &cells) {
  const std::uint64_t before = m_textRepair.characters();
  const auto &repaired = m_textRepair.repaired(cells);
  m_report.repairedCharacters += m_textRepair.characters() - before;
  return repaired;
}

void RowCollector::rejectWide(const SourceRecord &record) {
  m_report.rejectedBytes += record.bytes.size();
  m_report.addProblem(problemAt(record, ProblemKind::RowTooLarge, std::nullopt,
                                {MessageId::CellsTooManyInRow, {RecordParser::kMostCells}}));
}

void RowCollector::examineWidth(const SourceRecord &record, std::uint32_t row) {
  if (m_rules.marks.isMadeOfCells && record.parsed.cells.size() < m_rules.columns) return;
  if (!m_trial) m_trial.emplace(m_rules.marks, m_rules.columns);
  RaggedRow ragged = m_trial->examine(record.bytes, record.parsed);
  ragged.row = row;
  ragged.line = record.line;
  ragged.offset = record.offset;
  ragged.isAfterBlank = record.isAfterBlank;
  const std::size_t cells = record.parsed.cells.size();
  if (const auto other = m_trial->otherDelimiter(ragged)) {
    m_report.addProblem(
        problemAt(record, ProblemKind::OtherDelimiter, row,
                  {MessageId::OneCellOtherDelimiter, {delimiterName(*other), m_rules.columns}}));
  } else {
    const auto kind = cells < m_rules.columns ? ProblemKind::ShortRow : ProblemKind::LongRow;
    m_report.addProblem(
        problemAt(record, kind, row, {MessageId::CellsInstead, {cells, m_rules.columns}}));
  }
  m_ragged.push_back(ragged);
}

Result<void> checkMemory(const RowRules &rules, const DatasetBuilder &builder, std::size_t first) {
  const std::size_t rows = builder.rowCount();
  const auto bytesTo = [&](std::size_t row) {
    return (builder.keepsText() ? builder.sourceOffset(row) : 0) + builder.indexBytesTo(row);
  };
  if (rows == first || bytesTo(rows - 1) <= rules.memoryLimit) return {};
  std::size_t row = first;
  while (row + 1 < rows && bytesTo(row) <= rules.memoryLimit) ++row;
  Error error = errorOf(
      ErrorCode::Limit,
      {MessageId::TableNeedsMemoryFrom, {builder.sourceOffset(row), rules.memoryLimit >> 20U}},
      rules.path);
  error.row = row;
  return error;
}

}  // namespace shinglescope
