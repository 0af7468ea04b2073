// SPDX-License-Identifier: MIT
#include "core/dataset/container/xlsx_sheet.h"

#include <charconv>
#include <cmath>
#include <utility>

#include "core/dataset/container/cell_rows.h"
#include "core/dataset/container/decimal_digits.h"
#include "core/dataset/container/shared_strings.h"
#include "core/dataset/container/xml_reader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostCellBytes = 64U << 20U;
constexpr std::size_t kMostPlainDigits = 15;

/// The texts and formats of a workbook, read once for all readings of a sheet.
struct XlsxTexts {
  SharedStrings strings;
  XlsxStyles styles;
};

Error cellTooLarge(const std::string &file, std::uint64_t row) {
  return errorOf(ErrorCode::Limit,
                 {MessageId::CellTooLarge, {escapedForMessage(file), kMostCellBytes >> 20U, row}},
                 file);
}

/// Collects the text of an item without its phonetic guides.
class RichText {
 public:
  void clear() {
    m_text.clear();
    m_guides = 0;
    m_isCaptured = false;
  }
  void start(std::string_view name) {
    if (name == "rPh") ++m_guides;
    if (name == "t") m_isCaptured = m_guides == 0;
  }
  void end(std::string_view name) {
    if (name == "rPh" && m_guides > 0) --m_guides;
    if (name == "t") m_isCaptured = false;
  }
  void add(std::string_view text) {
    if (m_isCaptured) m_text += text;
  }
  const std::string &text() const { return m_text; }

 private:
  std::string m_text;
  int m_guides = 0;
  bool m_isCaptured = false;
};

class SharedStringList final : public XmlHandler {
 public:
  SharedStringList(SharedStrings &strings, const std::string &file, std::uint64_t most)
      : m_strings(strings), m_file(file), m_most(most) {}

  void startElement(std::string_view name, const XmlAttributes & /*attributes*/) override {
    if (name == "si") m_item.clear();
    m_item.start(name);
  }
  void endElement(std::string_view name) override {
    m_item.end(name);
    if (name != "si") return;
    auto added = m_strings.add(withoutXlsxEscapes(m_item.text()));
    if (!added) m_failure = added.error();
    if (m_strings.bytes() <= m_most) return;
    m_failure =
        errorOf(ErrorCode::Limit,
                {MessageId::ArchiveTooLarge, {escapedForMessage(m_file), m_most >> 20U}}, m_file);
  }
  void addText(std::string_view text) override {
    m_item.add(text);
    if (m_item.text().size() > kMostCellBytes) m_failure = cellTooLarge(m_file, 0);
  }
  const std::optional<Error> &failure() const override { return m_failure; }

 private:
  SharedStrings &m_strings;
  const std::string &m_file;
  std::uint64_t m_most;
  RichText m_item;
  std::optional<Error> m_failure;
};

Result<std::shared_ptr<XlsxTexts>> readTexts(const XlsxWorkbook &book, const SourceLimits &limits) {
  auto texts = std::make_shared<XlsxTexts>();
  auto styles = readXlsxStyles(book, limits);
  if (!styles) return styles.error();
  texts->styles = std::move(*styles);
  if (book.sharedStrings() == nullptr) return texts;
  const ZipArchive &archive = book.archive();
  SharedStringList list(texts->strings, archive.sourceName(), limits.memory);
  auto read = parseXmlMember(archive, *book.sharedStrings(), list, limits.stop);
  if (read) read = texts->strings.finish();
  if (!read) return read.error();
  return texts;
}

/// The cell that is being read.
struct XlsxCell {
  std::uint64_t column = 0;
  std::uint64_t style = 0;
  std::string type;
  std::string value;  ///< of the element v
  RichText inlined;
  bool hasFormula = false;
};

/// Reads the XML of a sheet and writes its cells.
class XlsxSheetReader final : public PartReader, private XmlHandler {
 public:
  XlsxSheetReader(std::shared_ptr<const XlsxWorkbook> book, std::shared_ptr<XlsxTexts> texts,
                  SourceLimits limits)
      : m_book(std::move(book)), m_texts(std::move(texts)), m_limits(std::move(limits)) {}

  Result<void> begin(const ZipMember &member) {
    return assignTo(m_xml, XmlReader::open(m_book->archive(), member, *this));
  }

  Result<std::size_t> read(char *to, std::size_t bytes) override {
    while (true) {
      if (const std::size_t taken = m_rows.take(to, bytes); taken > 0) return taken;
      if (m_isAtEnd) return std::size_t{0};
      if (m_limits.stop.stop_requested()) return cancelledError();
      const auto more = m_xml->step();
      if (!more) return more.error();
      if (*more) continue;
      m_rows.finish();
      m_isAtEnd = true;
    }
  }

  std::uint64_t storedPosition() const override { return m_xml->storedPosition(); }

  std::vector<Message> notes() const override {
    std::vector<Message> notes;
    if (m_emptyFormulas > 0) notes.push_back({MessageId::FormulasWithoutValues, {m_emptyFormulas}});
    if (m_missingTexts > 0) notes.push_back({MessageId::SharedStringsMissing, {m_missingTexts}});
    return notes;
  }

 private:
  enum class Place { Outside, Data, Row, Cell };

  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (name == "sheetData") {
      m_place = Place::Data;
    } else if (name == "row" && m_place == Place::Data) {
      const auto number = attributes.number("r");
      m_rows.beginRow(number && *number > 0 ? *number - 1 : m_rows.row());
      m_nextColumn = 0;
      m_place = Place::Row;
    } else if (name == "c" && m_place == Place::Row) {
      m_place = Place::Cell;
      beginCell(attributes);
    } else if (m_place == Place::Cell) {
      m_isValue = name == "v";
      if (name == "f") m_cell.hasFormula = true;
      m_cell.inlined.start(name);
    }
  }

  void endElement(std::string_view name) override {
    if (m_place == Place::Cell) {
      m_isValue = false;
      m_cell.inlined.end(name);
      if (name != "c") return;
      m_place = Place::Row;
      finishCell();
    } else if (m_place == Place::Row && name == "row") {
      m_rows.endRow();
      m_place = Place::Data;
    } else if (name == "sheetData") {
      m_place = Place::Outside;
    }
  }

  void addText(std::string_view text) override {
    if (m_place != Place::Cell) return;
    if (m_isValue) m_cell.value += text;
    m_cell.inlined.add(text);
    if (m_cell.value.size() + m_cell.inlined.text().size() > kMostCellBytes)
      m_failure = cellTooLarge(m_book->archive().sourceName(), m_rows.row());
  }

  bool isFull() const override { return m_rows.isFull(); }
  const std::optional<Error> &failure() const override { return m_failure; }

  void beginCell(const XmlAttributes &attributes) {
    m_cell.column = columnOfCell(attributes.value("r")).value_or(m_nextColumn);
    m_cell.style = attributes.number("s").value_or(0);
    m_cell.type = attributes.value("t");
    m_cell.value.clear();
    m_cell.inlined.clear();
    m_cell.hasFormula = false;
    m_nextColumn = m_cell.column + 1;
  }

  void finishCell() {
    if (m_cell.hasFormula && m_cell.value.empty() && m_cell.type != "str") ++m_emptyFormulas;
    if (m_cell.type == "s") return addShared();
    if (m_cell.type == "inlineStr")
      return m_rows.addCell(m_cell.column, withoutXlsxEscapes(m_cell.inlined.text()));
    if (m_cell.type == "str")
      return m_rows.addCell(m_cell.column, withoutXlsxEscapes(m_cell.value));
    if (m_cell.type == "b") {
      const bool isKnown = m_cell.value == "1" || m_cell.value == "0";
      if (isKnown) m_cell.value = m_cell.value == "1" ? "TRUE" : "FALSE";
    } else if (m_cell.type.empty() || m_cell.type == "n") {
      return addNumber();
    }
    m_rows.addCell(m_cell.column, m_cell.value);
  }

  void addShared() {
    if (m_cell.value.empty()) return;
    std::uint64_t number = 0;
    const char *end = m_cell.value.data() + m_cell.value.size();
    const auto [last, code] = std::from_chars(m_cell.value.data(), end, number);
    if (code != std::errc() || last != end || number >= m_texts->strings.count()) {
      ++m_missingTexts;
      return;
    }
    const auto text = m_texts->strings.text(number);
    if (text)
      m_rows.addCell(m_cell.column, *text);
    else
      m_failure = text.error();
  }

  void addNumber() {
    const NumberFormat *format = m_texts->styles.of(m_cell.style);
    const std::string &value = m_cell.value;
    const bool isPlainWhole = !value.empty() && value.size() <= kMostPlainDigits &&
                              value.find_first_not_of("0123456789") == value.npos &&
                              (value[0] != '0' || value.size() == 1);
    if (format == nullptr && isPlainWhole) return m_rows.addCell(m_cell.column, value);
    double number = 0;
    const char *end = value.data() + value.size();
    const auto [last, code] = std::from_chars(value.data(), end, number);
    if (code != std::errc() || last != end || !std::isfinite(number))
      return m_rows.addCell(m_cell.column, value);
    m_rows.addCell(m_cell.column, format == nullptr ? generalText(number)
                                                    : format->text(number, m_book->dateSystem()));
  }

  std::shared_ptr<const XlsxWorkbook> m_book;
  std::shared_ptr<XlsxTexts> m_texts;
  std::unique_ptr<XmlReader> m_xml;
  SourceLimits m_limits;
  CellRows m_rows;
  Place m_place = Place::Outside;
  XlsxCell m_cell;
  bool m_isValue = false;
  std::uint64_t m_nextColumn = 0;
  std::uint64_t m_emptyFormulas = 0;
  std::uint64_t m_missingTexts = 0;
  bool m_isAtEnd = false;
  std::optional<Error> m_failure;
};

std::optional<char16_t> xlsxEscapedUnit(std::string_view text) {
  constexpr std::size_t kLength = 7;  // _xHHHH_
  if (text.size() < kLength || text[1] != 'x' || text[6] != '_') return std::nullopt;
  std::uint16_t unit = 0;
  const auto [last, code] = std::from_chars(text.data() + 2, text.data() + 6, unit, 16);
  if (code != std::errc() || last != text.data() + 6) return std::nullopt;
  return static_cast<char16_t>(unit);
}

void appendXlsxCharacter(char32_t point, std::string &out) {
  const auto add = [&out](char32_t byte) { out += static_cast<char>(byte); };
  if (point < 0x80) return add(point);
  if (point < 0x800) {
    add(0xC0U | (point >> 6U));
  } else {
    if (point < 0x10000) {
      add(0xE0U | (point >> 12U));
    } else {
      add(0xF0U | (point >> 18U));
      add(0x80U | ((point >> 12U) & 0x3FU));
    }
    add(0x80U | ((point >> 6U) & 0x3FU));
  }
  add(0x80U | (point & 0x3FU));
}

}  // namespace

std::string withoutXlsxEscapes(std::string_view text) {
  constexpr char32_t kReplacement = 0xFFFD;
  constexpr std::size_t kLength = 7;
  std::string out;
  while (true) {
    const std::size_t mark = text.find("_x");
    out += text.substr(0, mark);
    if (mark == text.npos) return out;
    text.remove_prefix(mark);
    const auto unit = xlsxEscapedUnit(text);
    if (!unit) {
      out += '_';
      text.remove_prefix(1);
      continue;
    }
    text.remove_prefix(kLength);
    char32_t point = *unit;
    const bool isHigh = point >= 0xD800 && point < 0xDC00;
    const auto low = isHigh ? xlsxEscapedUnit(text) : std::nullopt;
    if (low && *low >= 0xDC00 && *low < 0xE000) {
      point = 0x10000 + ((point - 0xD800) << 10U) + (*low - 0xDC00U);
      text.remove_prefix(kLength);
    } else if (point >= 0xD800 && point < 0xE000) {
      point = kReplacement;
    }
    appendXlsxCharacter(point, out);
  }
}

std::optional<std::uint64_t> columnOfCell(std::string_view place) {
  constexpr std::size_t kMostLetters = 3;
  std::uint64_t column = 0;
  std::size_t letters = 0;
  for (const char c : place) {
    if (c < 'A' || c > 'Z') break;
    if (++letters > kMostLetters) return std::nullopt;
    column = column * 26 + static_cast<std::uint64_t>(c - 'A') + 1;
  }
  return letters == 0 ? std::nullopt : std::optional(column - 1);
}

Result<std::shared_ptr<RawSource>> openXlsxSheet(std::shared_ptr<const XlsxWorkbook> book,
                                                 const std::string &name, const ZipMember &member,
                                                 const SourceLimits &limits) {
  auto texts = std::make_shared<std::shared_ptr<XlsxTexts>>();  // read by the first reading
  const ZipMember *sheet = &member;
  auto open = [book, sheet, limits, texts]() -> Result<std::unique_ptr<PartReader>> {
    if (!*texts) {
      auto read = readTexts(*book, limits);
      if (!read) return read.error();
      *texts = std::move(*read);
    }
    auto reader = std::make_unique<XlsxSheetReader>(book, *texts, limits);
    if (auto begun = reader->begin(*sheet); !begun) return begun.error();
    return std::unique_ptr<PartReader>(std::move(reader));
  };
  return std::shared_ptr<RawSource>(std::make_shared<PartSource>(
      book->archive().source(), name, member.storedBytes, std::move(open), limits));
}

}  // namespace shinglescope
