// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/support/tables/sniffer_zoo.h"

namespace shinglescope {

/// A table in memory, which is written in many dialects and then polluted.
struct PlainTable {
  std::string name;
  std::vector<std::vector<std::string>> rows;  ///< the first row contains the names
};

struct TableDialect {
  std::string name;
  char delimiter;
  char quote;      ///< NUL: never quotes; special characters are removed from cells
  bool quotesAll;  ///< otherwise only if necessary
  bool escapes;    ///< with a backslash; otherwise quotes are doubled
};

inline std::string writtenCell(std::string cell, const TableDialect &dialect) {
  const std::string marks{dialect.delimiter, '\n'};
  if (dialect.quote == '\0') {
    for (char &character : cell) {
      if (marks.find(character) != marks.npos) character = '/';
    }
    return cell;
  }
  const bool must = cell.find_first_of(marks + dialect.quote) != cell.npos;
  if (!must && !dialect.quotesAll) return cell;
  std::string written(1, dialect.quote);
  for (const char character : cell) {
    if (character == dialect.quote) written += dialect.escapes ? '\\' : dialect.quote;
    written += character;
  }
  return written + dialect.quote;
}

inline std::vector<std::string> writtenRows(const PlainTable &table, const TableDialect &dialect) {
  std::vector<std::string> lines;
  for (const auto &row : table.rows) {
    std::string line;
    for (const std::string &cell : row) {
      if (!line.empty() || &cell != &row.front()) line += dialect.delimiter;
      line += writtenCell(cell, dialect);
    }
    lines.push_back(line);
  }
  return lines;
}

/// One way to pollute a file, and how it changes the expected result.
struct Pollution {
  std::string name;
  std::function<void(std::vector<std::string> &, const TableDialect &, ZooFile &)> spoil;
};

inline std::vector<TableDialect> tableDialects() {
  return {{"comma", ',', '"', false, false},
          {"comma, all quoted", ',', '"', true, false},
          {"semicolon", ';', '"', false, false},
          {"semicolon, single", ';', '\'', true, false},
          {"tab", '\t', '\0', false, false},
          {"tab, all quoted", '\t', '"', true, false},
          {"bar", '|', '\0', false, false},
          {"comma, single", ',', '\'', true, false},
          {"comma, escaped", ',', '"', true, true},
          {"caret", '^', '"', false, false},
          {"space, all quoted", ' ', '"', true, false},
          {"bar, all quoted", '|', '"', true, false}};
}

}  // namespace shinglescope
