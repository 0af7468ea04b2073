// SPDX-License-Identifier: MIT
#include "bench/written_tables.h"

#include <array>
#include <functional>
#include <string_view>

#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

constexpr std::array<std::string_view, 24> kWords = {
    "harbour", "window",  "paper", "yellow", "garden", "station", "quiet",  "market",
    "river",   "copper",  "lamp",  "forest", "winter", "bridge",  "silver", "orange",
    "cloud",   "village", "music", "doctor", "bread",  "castle",  "pencil", "island"};
constexpr std::array<std::string_view, 12> kNames = {"id",    "name",   "city", "count",
                                                     "price", "date",   "code", "note",
                                                     "size",  "status", "year", "colour"};

/// The source of the cells of a column.
enum class Values {
  Whole,
  Decimal,
  Word,
  Sentence,
  Link,
  Date,
  Time,
  Code,
  Signed,
  Percent,
  Mail,
  Count
};

class Writer {
 public:
  Writer(std::uint64_t seed, std::uint64_t number)
      : m_random(SplitMix64(seed * 0x9E3779B97F4A7C15ULL + number).next()) {}

  WrittenTable write();

 private:
  std::uint64_t below(std::uint64_t count) { return m_random.next() % count; }
  bool isChance(unsigned percent) { return below(100) < percent; }
  std::string word() { return std::string(kWords[below(kWords.size())]); }
  std::string number(std::uint64_t most) { return std::to_string(below(most)); }
  std::string two(std::uint64_t value) { return (value < 10 ? "0" : "") + std::to_string(value); }
  std::string value(Values values);
  std::string sentence(char joint);
  std::string quoted(const std::string &cell) const;
  std::string line(const std::vector<std::string> &cells, bool isAllQuoted = false) const;
  std::vector<std::string> header();
  void fill(const std::vector<Values> &columns, std::size_t rows);
  void addRows(bool isAllQuoted = false);
  std::string title() { return "Overview of the " + word() + " " + word() + " in the " + word(); }

  void leaveCellsEmpty();
  void ordinary();
  void numbersByComma();
  void linksFirst();
  void otherInside();
  void strayQuote();
  void oddLines();
  void oddDelimiter();
  void paddedTitle();

  SplitMix64 m_random;
  WrittenTable m_table;
  std::string m_end = "\n";
};

std::string Writer::sentence(char joint) {
  std::string text = word();
  const std::uint64_t words = 2 + below(5);
  for (std::uint64_t i = 0; i < words; ++i) {
    if (joint != ' ' && isChance(40)) text += joint;
    text += " " + word();
  }
  return text;
}

std::string Writer::value(Values values) {
  switch (values) {
    case Values::Whole: return number(isChance(50) ? 100 : 100'000);
    case Values::Decimal: return number(1'000) + "." + two(below(100));
    case Values::Word: return word();
    case Values::Sentence: return sentence(' ');
    case Values::Link: return "https://" + word() + ".org/" + number(1'000);
    case Values::Date:
      return "20" + two(10 + below(15)) + "-" + two(1 + below(12)) + "-" + two(1 + below(28));
    case Values::Time:
      return value(Values::Date) + " " + two(below(24)) + ":" + two(below(60)) + ":" +
             two(below(60));
    case Values::Code: {
      std::string code(2, 'A');
      for (char &letter : code) letter = static_cast<char>('A' + below(26));
      return code + number(10'000);
    }
    case Values::Signed: return (isChance(40) ? "-" : "") + number(500);
    case Values::Percent: return number(100) + "%";
    case Values::Mail: return word() + "@" + word() + ".org";
    case Values::Count: break;
  }
  return {};
}

std::string Writer::quoted(const std::string &cell) const {
  std::string text = "\"";
  for (const char c : cell) text += c == '"' ? std::string("\"\"") : std::string(1, c);
  return text + '"';
}

std::string Writer::line(const std::vector<std::string> &cells, bool isAllQuoted) const {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += m_table.delimiter;
    const bool isNeeded =
        cells[i].find_first_of(std::string("\"\r\n") + m_table.delimiter) != std::string::npos;
    text += isAllQuoted || isNeeded ? quoted(cells[i]) : cells[i];
  }
  return text + m_end;
}

std::vector<std::string> Writer::header() {
  std::vector<std::string> names;
  const std::uint64_t first = below(kNames.size());
  for (std::size_t i = 0; i < m_table.columns; ++i)
    names.emplace_back(kNames[(first + i) % kNames.size()]);
  return names;
}

void Writer::fill(const std::vector<Values> &columns, std::size_t rows) {
  m_table.columns = columns.size();
  for (std::size_t row = 0; row < rows; ++row) {
    std::vector<std::string> cells;
    for (const Values values : columns) cells.push_back(value(values));
    m_table.rows.push_back(std::move(cells));
  }
}

void Writer::addRows(bool isAllQuoted) {
  for (const auto &row : m_table.rows) m_table.text += line(row, isAllQuoted);
}

void Writer::ordinary() {
  m_table.delimiter = ",;\t|"[below(4)];
  std::vector<Values> columns;
  const std::uint64_t count = 2 + below(6);
  for (std::uint64_t i = 0; i < count; ++i)
    columns.push_back(static_cast<Values>(below(static_cast<std::uint64_t>(Values::Count))));
  fill(columns, 3 + below(40));
  const bool isAllQuoted = isChance(20);
  if (isChance(20)) leaveCellsEmpty();
  const bool hasHeader = isChance(70);
  // A writer of titles also writes a header.
  if (hasHeader && isChance(15)) m_table.text += title() + m_end;
  if (hasHeader && isChance(5)) m_table.text += m_end;
  if (hasHeader) m_table.text += line(header(), isAllQuoted);
  if (isChance(8)) m_table.rows.back().resize(m_table.columns - 1);
  addRows(isAllQuoted);
  if (isChance(10)) m_table.text += m_end + "Source: " + word() + " " + word() + m_end;
}

void Writer::leaveCellsEmpty() {
  for (auto &row : m_table.rows)
    for (std::size_t column = 1; column < row.size(); ++column)
      if (isChance(10)) row[column].clear();
}

void Writer::numbersByComma() {
  fill(std::vector<Values>(2 + below(3), Values::Whole), isChance(5) ? 1'000 : 4 + below(40));
  for (std::size_t i = 0; i < m_table.rows.size(); ++i)
    m_table.rows[i].front() = std::to_string(1980 + i);
  const std::uint64_t what = below(4);
  if (what == 0 || what == 3) m_table.text += title() + m_end;
  if (isChance(80)) m_table.text += line(header());
  if (what == 1) m_table.rows.back().resize(m_table.columns - 1);
  addRows();
  if (what == 2 || what == 3) m_table.text += "Source: " + word() + m_end;
}

void Writer::linksFirst() {
  m_table.delimiter = isChance(60) ? ';' : ',';
  std::vector<Values> columns(2 + below(3), Values::Whole);
  constexpr std::array kFirst = {Values::Link, Values::Link, Values::Time, Values::Date,
                                 Values::Mail};
  columns.front() = kFirst[below(kFirst.size())];
  if (columns.size() > 2 && isChance(50)) columns.back() = Values::Word;
  fill(columns, 2 + below(30));
  const std::uint64_t what = below(3);
  if (what == 0) addRows();
  if (what == 1) {
    std::vector<std::string> names = header();
    names.front() = isChance(50) ? "url1" : "url";
    m_table.text += line(names);
    addRows();
  }
  if (what == 2) {  // a delimiter at the end of each line
    for (auto &row : m_table.rows) row.emplace_back();
    m_table.text += line(header()).substr(0, line(header()).size() - m_end.size());
    m_table.text.clear();
    ++m_table.columns;
    std::vector<std::string> names = header();
    names.back().clear();
    m_table.text += line(names);
    addRows();
  }
}

void Writer::otherInside() {
  const bool isSemicolon = isChance(50);
  m_table.delimiter = isSemicolon ? ";|\t"[below(3)] : ',';
  fill({Values::Whole, Values::Sentence}, 3 + below(30));
  for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
    std::vector<std::string> &row = m_table.rows[i];
    if (isSemicolon) {
      row[0] = std::to_string(i + 1);
      row[1] = number(10) + "," + number(10) + "," + number(10);
    } else {
      row[0] = number(100) + "," + number(10);  // needs quotes
      row[1] = word() + (isChance(80) ? "; " : "|") + word() + " " + word();
    }
  }
  m_table.text += line(header());
  addRows();
}

void Writer::strayQuote() {
  fill({Values::Date, Values::Code, Values::Decimal, Values::Sentence, Values::Sentence},
       3 + below(30));
  for (auto &row : m_table.rows) {
    row[3] = word() + ", " + word();
    row[4] = word() + ", " + word();
  }
  m_table.text += line(header());
  const std::uint64_t odd = below(m_table.rows.size());
  const bool isInside = isChance(50);
  for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
    std::vector<std::string> &row = m_table.rows[i];
    if (i != odd) {
      m_table.text += line(row);
    } else if (isInside) {
      row[4] = word() + " \"the\" " + word();
      m_table.text += row[0] + "," + row[1] + "," + row[2] + "," + quoted(row[3]) + ",\"" + row[4] +
                      "\"" + m_end;
    } else {
      row[1] = "\"" + row[1];
      m_table.text += row[0] + "," + row[1] + "," + row[2] + "," + quoted(row[3]) + "," +
                      quoted(row[4]) + m_end;
    }
  }
}

void Writer::oddLines() {
  m_table.delimiter = isChance(70) ? ',' : ';';
  fill({Values::Whole, Values::Word, Values::Decimal, Values::Word}, 4 + below(30));
  const std::uint64_t what = below(3);
  if (what == 0)  // inches
    for (auto &row : m_table.rows)
      if (isChance(60)) row[1] = number(20) + "\" " + row[1];
  m_table.text += line(header());
  for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
    const auto &row = m_table.rows[i];
    std::string text;
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column > 0)
        text += what == 2 ? std::string(" ") + m_table.delimiter + " "
                          : std::string(1, m_table.delimiter);
      text += row[column];
    }
    m_table.text += text + m_end;
    if (what == 1 && i % 7 == 3) m_table.text += "# " + sentence(' ') + m_end;
  }
}

void Writer::oddDelimiter() {
  if (isChance(50)) {
    m_table.delimiter = '#';
    fill({Values::Code, Values::Word, Values::Whole, Values::Date}, 4 + below(30));
    m_table.text += line(header());
  } else {
    m_table.delimiter = ' ';
    fill({Values::Word, Values::Whole, Values::Word}, 4 + below(30));
  }
  addRows();
}

void Writer::paddedTitle() {
  std::vector<Values> columns{Values::Word, Values::Whole, Values::Decimal};
  if (isChance(50)) columns.push_back(Values::Date);
  fill(columns, 4 + below(30));
  const std::size_t padding = m_table.columns - 1 + (isChance(30) ? 2 : 0);
  m_table.text += title() + std::string(padding, ',') + m_end;
  if (isChance(50)) m_table.text += std::string(padding, ',') + m_end;
  m_table.text += line(header());
  addRows();
}

WrittenTable Writer::write() {
  if (isChance(20)) m_end = "\r\n";
  m_table.kind = static_cast<TableKind>(below(static_cast<std::uint64_t>(TableKind::Count)));
  switch (m_table.kind) {
    case TableKind::Count:
    case TableKind::Ordinary: ordinary(); break;
    case TableKind::NumbersByComma: numbersByComma(); break;
    case TableKind::LinksFirst: linksFirst(); break;
    case TableKind::OtherInside: otherInside(); break;
    case TableKind::StrayQuote: strayQuote(); break;
    case TableKind::OddLines: oddLines(); break;
    case TableKind::OddDelimiter: oddDelimiter(); break;
    case TableKind::PaddedTitle: paddedTitle(); break;
  }
  return std::move(m_table);
}

}  // namespace

std::string tableKindName(TableKind kind) {
  constexpr std::array<const char *, static_cast<std::size_t>(TableKind::Count)> kKindNames = {
      "ordinary",
      "whole numbers by commas",
      "links or times first",
      "another delimiter inside",
      "a stray quote",
      "odd lines",
      "odd delimiters",
      "padded titles"};
  return kKindNames[static_cast<std::size_t>(kind)];
}

WrittenTable writeTable(std::uint64_t seed, std::uint64_t number) {
  return Writer(seed, number).write();
}

}  // namespace shinglescope::bench
