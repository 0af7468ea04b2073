// SPDX-License-Identifier: MIT
#include "core/export/format/xlsx_rows.h"

#include "core/export/format/xlsx_book.h"
#include "core/export/format/xlsx_number.h"
#include "core/export/format/xlsx_text.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kRowsBetweenChecks = 1024;

}  // namespace

struct XlsxRows::Book {
  XlsxBook file;
  lxw_worksheet *sheet = nullptr;
};

XlsxRows::XlsxRows(std::string folder, const ByteSink &sink, const RunContext &context,
                   bool hasHeader, const XlsxLimits &limits)
    : m_folder(std::move(folder)),
      m_sink(sink),
      m_context(context),
      m_hasHeader(hasHeader),
      m_limits(limits),
      m_book(std::make_unique<Book>()) {}

XlsxRows::~XlsxRows() = default;

Result<void> XlsxRows::begin(const std::vector<ExportColumn> &columns) {
  if (columns.size() > LXW_COL_MAX) {
    return errorOf(ErrorCode::Limit, {MessageId::SheetTooNarrow, {LXW_COL_MAX, columns.size()}});
  }
  for (const ExportColumn &column : columns) {
    m_headings.push_back(column.heading());
    m_rules.push_back(isOwnNumber(column.kind) ? CellRule::OwnNumber
                      : column.isNumeric       ? CellRule::ExactNumber
                                               : CellRule::Text);
  }
  if (auto opened = m_book->file.open(m_folder); !opened) return opened;
  return addSheet();
}

Result<void> XlsxRows::addSheet() {
  auto sheet = m_book->file.addSheet();
  if (!sheet) return sheet.error();
  m_book->sheet = *sheet;
  ++m_counts.sheets;
  m_rowsOnSheet = 0;
  for (std::size_t column = 0; m_hasHeader && column < m_headings.size(); ++column)
    if (auto written = writeText(0, column, m_headings[column]); !written) return written;
  if (m_hasHeader) worksheet_freeze_panes(m_book->sheet, 1, 0);
  return {};
}

Result<void> XlsxRows::endSheet() {
  if (!m_hasHeader || m_headings.empty()) return {};
  return refusal(worksheet_autofilter(m_book->sheet, 0, 0, m_rowsOnSheet,
                                      static_cast<lxw_col_t>(m_headings.size() - 1)));
}

Result<void> XlsxRows::row(std::span<const ExportCell> cells) {
  if (m_rowsOnSheet == m_limits.rowsPerSheet) {
    if (auto ended = endSheet(); !ended) return ended;
    if (auto added = addSheet(); !added) return added;
  }
  if (auto written = writeRow(m_rowsOnSheet + (m_hasHeader ? 1 : 0), cells); !written)
    return written;
  ++m_rowsOnSheet;
  ++m_counts.rows;
  if (m_counts.rows % kRowsBetweenChecks != 0) return {};
  if (m_context.isCancelled()) return cancelledError();
  return m_book->file.checkSheets();
}

Result<void> XlsxRows::writeRow(std::uint32_t row, std::span<const ExportCell> cells) {
  for (std::size_t column = 0; column < cells.size(); ++column) {
    if (column == LXW_COL_MAX) {
      ++m_counts.cellsCut;  // cells after the last column
      break;
    }
    std::string_view text = cells[column].text;
    if (!cells[column].list.empty()) text = joinedList(cells[column].list, m_joined);
    if (auto written = writeCell(row, column, text); !written) return written;
  }
  return {};
}

Result<void> XlsxRows::writeCell(std::uint32_t row, std::size_t column, std::string_view text) {
  const CellRule rule = column < m_rules.size() ? m_rules[column] : CellRule::Text;
  std::optional<XlsxNumber> number;
  if (rule == CellRule::OwnNumber) number = ownXlsxNumber(text);
  if (rule == CellRule::ExactNumber) number = exactXlsxNumber(text);
  if (!number) return writeText(row, column, text);
  lxw_format *format = number->decimals ? m_book->file.decimalFormat(*number->decimals) : nullptr;
  return refusal(worksheet_write_number(m_book->sheet, row, static_cast<lxw_col_t>(column),
                                        number->value, format));
}

Result<void> XlsxRows::writeText(std::uint32_t row, std::size_t column, std::string_view text) {
  if (text.empty()) return {};
  const XlsxTextReport report = makeXlsxText(text, m_limits.unitsPerCell, m_cell);
  m_counts.cellsCut += report.isCut ? 1 : 0;
  m_counts.cellsRepaired += report.isRepaired ? 1 : 0;
  return refusal(worksheet_write_string(m_book->sheet, row, static_cast<lxw_col_t>(column),
                                        m_cell.c_str(), nullptr));
}

Result<void> XlsxRows::refusal(int code) const {
  if (code == LXW_NO_ERROR) return {};
  return errorOf(
      ErrorCode::Internal,
      {MessageId::SheetRowRefused, {m_counts.rows, lxw_strerror(static_cast<lxw_error>(code))}});
}

Result<void> XlsxRows::end() {
  if (auto ended = endSheet(); !ended) return ended;
  if (auto whole = m_book->file.checkSheets(); !whole) return whole;
  if (auto packed = m_book->file.pack(m_context); !packed) return packed;
  return m_book->file.copyTo(m_sink, m_context);
}

}  // namespace shinglescope
