// SPDX-License-Identifier: MIT
#include "core/dataset/container/ods_sheet.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/dataset/container/cell_rows.h"
#include "core/dataset/container/decimal_digits.h"
#include "core/dataset/container/part_source.h"
#include "core/dataset/container/xml_reader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostOdsRowBytes = 64U << 20U;
constexpr std::uint64_t kMostOdsRows = std::uint64_t{1} << 24U;  ///< LibreOffice's largest sheets
constexpr std::uint64_t kMostSpaces = 32'767;

/// The text of a cell: its paragraphs, with white space collapsed as the format requires, without
/// comments and readings of East Asian characters.
class OdsCellText {
 public:
  void clear() {
    m_text.clear();
    m_paragraphs = m_inside = m_skipped = 0;
  }
  void start(std::string_view name, const XmlAttributes &attributes) {
    if (m_skipped > 0 || (m_inside == 0 && name != "p" && name != "h")) {
      ++m_skipped;
      return;
    }
    if (m_inside == 0) {
      if (m_paragraphs++ > 0) m_text += '\n';
      m_isAfterSpace = true;
    }
    ++m_inside;
    if (name == "ruby-text" || name == "annotation" || name == "note") {
      m_skipped = 1;
      --m_inside;
    } else if (name == "s") {
      add(std::string(std::min(attributes.number("c").value_or(1), kMostSpaces), ' '), false);
    } else if (name == "tab") {
      add("\t", false);
    } else if (name == "line-break") {
      add("\n", false);
    }
  }
  void end() {
    if (m_skipped > 0)
      --m_skipped;
    else if (m_inside > 0)
      --m_inside;
  }
  void add(std::string_view text, bool isCollapsed = true) {
    if (m_inside == 0 || m_skipped > 0) return;
    for (const char c : text) {
      const bool isSpace = isCollapsed && (c == ' ' || c == '\t' || c == '\n' || c == '\r');
      if (!isSpace || !m_isAfterSpace) m_text += isSpace ? ' ' : c;
      m_isAfterSpace = isSpace;
    }
  }
  bool isOutside() const { return m_inside == 0 && m_skipped == 0; }
  bool hasParagraph() const { return m_paragraphs > 0; }
  const std::string &text() const { return m_text; }

 private:
  std::string m_text;
  std::size_t m_paragraphs = 0;
  std::size_t m_inside = 0;   ///< levels, from the paragraph on
  std::size_t m_skipped = 0;  ///< levels of what is not part of the text
  bool m_isAfterSpace = false;
};

/// Shows the value of a cell without a text, as some programs write it.
std::string valueText(const XmlAttributes &attributes) {
  const std::string_view type = attributes.value("value-type");
  if (type == "date") return std::string(attributes.value("date-value"));
  if (type == "time") return std::string(attributes.value("time-value"));
  if (type == "boolean") return attributes.value("boolean-value") == "true" ? "TRUE" : "FALSE";
  if (type == "string") return std::string(attributes.value("string-value"));
  const std::string_view value = attributes.value("value");
  double number = 0;
  const auto [last, code] = std::from_chars(value.data(), value.data() + value.size(), number);
  const bool isNumber = code == std::errc() && last == value.data() + value.size();
  return isNumber ? generalText(number) : std::string(value);
}

std::uint64_t repeated(const XmlAttributes &attributes, std::string_view name) {
  return std::max<std::uint64_t>(attributes.number(name).value_or(1), 1);
}

/// A cell that is repeated to the right.
struct OdsCell {
  std::uint64_t column = 0;
  std::uint64_t count = 1;
  std::string text;
};

/// Reads the XML of all sheets and writes the cells of one.
class OdsSheetReader final : public PartReader, private XmlHandler {
 public:
  OdsSheetReader(std::shared_ptr<const OdsWorkbook> book, std::size_t number, SourceLimits limits)
      : m_book(std::move(book)), m_number(number), m_limits(std::move(limits)) {}

  Result<void> begin() {
    return assignTo(m_xml, XmlReader::open(m_book->archive(), m_book->content(), *this));
  }

  Result<std::size_t> read(char *to, std::size_t bytes) override {
    while (true) {
      while (m_repeats > 0 && !m_rows.isFull()) writeRow();
      if (const std::size_t taken = m_rows.take(to, bytes); taken > 0) return taken;
      if (m_repeats > 0) continue;
      if (m_isAtEnd) return std::size_t{0};
      if (m_limits.stop.stop_requested()) return cancelledError();
      const auto more = m_xml->step();
      if (!more) return more.error();
      if (*more) continue;
      if (m_repeats > 0) continue;
      m_rows.finish();
      m_isAtEnd = true;
    }
  }

  std::uint64_t storedPosition() const override { return m_xml->storedPosition(); }

 private:
  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (m_isInCell) return m_text.start(name, attributes);
    if (name == "table") {
      if (++m_tableDepth == 1) ++m_tables;
    } else if (m_tableDepth != 1 || m_tables != m_number + 1) {
      return;
    } else if (name == "table-row") {
      m_row.clear();
      m_rowBytes = 0;
      m_nextColumn = 0;
      m_rowCount = repeated(attributes, "number-rows-repeated");
    } else if (name == "table-cell" || name == "covered-table-cell") {
      m_isInCell = true;
      m_text.clear();
      m_value = valueText(attributes);
      m_cellCount = repeated(attributes, "number-columns-repeated");
    }
  }

  void endElement(std::string_view name) override {
    if (m_isInCell) {
      const bool isCell = name == "table-cell" || name == "covered-table-cell";
      if (!isCell || !m_text.isOutside()) return m_text.end();
      m_isInCell = false;
      return finishCell();
    }
    if (name == "table" && m_tableDepth > 0) --m_tableDepth;
    if (name == "table-row" && m_tableDepth == 1 && m_tables == m_number + 1) finishRow();
  }

  void addText(std::string_view text) override {
    if (!m_isInCell) return;
    m_text.add(text);
    if (m_text.text().size() > kMostOdsRowBytes) failOnSize();
  }

  bool isFull() const override { return m_repeats > 0 || m_rows.isFull(); }
  const std::optional<Error> &failure() const override { return m_failure; }

  void finishCell() {
    std::string text = m_text.hasParagraph() ? m_text.text() : std::move(m_value);
    const std::uint64_t column = m_nextColumn;
    m_nextColumn += std::min(m_cellCount, CellRows::kMostColumns);
    if (text.empty()) return;
    if (m_nextColumn > CellRows::kMostColumns || m_cellCount > CellRows::kMostColumns) {
      m_failure =
          errorAbout(ErrorCode::Limit, MessageId::SheetTooLarge, m_book->archive().sourceName());
      return;
    }
    m_rowBytes += (text.size() + 1) * m_cellCount;
    if (m_rowBytes > kMostOdsRowBytes) return failOnSize();
    m_row.push_back({column, m_cellCount, std::move(text)});
  }

  /// Empty rows are only counted: a sheet often ends with a million of them.
  void finishRow() {
    if (m_row.empty()) {
      m_rowNumber += std::min(m_rowCount, kMostOdsRows);
      return;
    }
    if (m_rowNumber + std::min(m_rowCount, kMostOdsRows + 1) > kMostOdsRows) {
      m_failure =
          errorAbout(ErrorCode::Limit, MessageId::SheetTooLarge, m_book->archive().sourceName());
      return;
    }
    m_repeats = m_rowCount;
  }

  void writeRow() {
    --m_repeats;
    m_rows.beginRow(m_rowNumber++);
    for (const OdsCell &cell : m_row)
      for (std::uint64_t i = 0; i < cell.count; ++i) m_rows.addCell(cell.column + i, cell.text);
    m_rows.endRow();
  }

  void failOnSize() {
    const std::string &file = m_book->archive().sourceName();
    m_failure = errorOf(ErrorCode::Limit,
                        {MessageId::CellTooLarge,
                         {escapedForMessage(file), kMostOdsRowBytes >> 20U, m_rowNumber + 1}},
                        file);
  }

  std::shared_ptr<const OdsWorkbook> m_book;
  std::size_t m_number;
  std::unique_ptr<XmlReader> m_xml;
  SourceLimits m_limits;
  CellRows m_rows;
  std::size_t m_tables = 0;      ///< that have begun
  std::size_t m_tableDepth = 0;  ///< a cell may contain a table
  std::vector<OdsCell> m_row;
  std::uint64_t m_rowBytes = 0;
  std::uint64_t m_rowCount = 1;
  std::uint64_t m_rowNumber = 0;
  std::uint64_t m_repeats = 0;  ///< of the row that are still to be written
  bool m_isInCell = false;
  OdsCellText m_text;
  std::string m_value;
  std::uint64_t m_cellCount = 1;
  std::uint64_t m_nextColumn = 0;
  bool m_isAtEnd = false;
  std::optional<Error> m_failure;
};

}  // namespace

Result<std::shared_ptr<RawSource>> openOdsSheet(std::shared_ptr<const OdsWorkbook> book,
                                                std::size_t number, const SourceLimits &limits) {
  auto open = [book, number, limits]() -> Result<std::unique_ptr<PartReader>> {
    auto reader = std::make_unique<OdsSheetReader>(book, number, limits);
    if (auto begun = reader->begin(); !begun) return begun.error();
    return std::unique_ptr<PartReader>(std::move(reader));
  };
  return std::shared_ptr<RawSource>(
      std::make_shared<PartSource>(book->archive().source(), book->parts()[number].name,
                                   book->content().storedBytes, std::move(open), limits));
}

}  // namespace shinglescope
