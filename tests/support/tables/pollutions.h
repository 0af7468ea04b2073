// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/support/tables/polluted_tables.h"

namespace shinglescope {

using Lines = std::vector<std::string>;

inline void dropFirst(std::string &line, char mark) {
  const std::size_t at = line.find(mark);
  if (at != line.npos) line.erase(at, 1);
}

/// Returns pollutions with one irregular row.
inline std::vector<Pollution> rowPollutions() {
  using D = TableDialect;
  return {
      {"clean", [](Lines &, const D &, ZooFile &) {}},
      {"one row has a mark less",
       [](Lines &lines, const D &d, ZooFile &) { dropFirst(lines[3], d.delimiter); }},
      {"one row has two marks more",
       [](Lines &lines, const D &d, ZooFile &) { lines[2] += std::string(2, d.delimiter); }},
      {"a quote too many in one row",
       [](Lines &lines, const D &d, ZooFile &) {
         if (d.quote != '\0') lines[3].insert(lines[3].find(d.delimiter) + 1, 1, d.quote);
       }},
      {"a quote missing in one row",
       [](Lines &lines, const D &d, ZooFile &file) {
         if (d.quote == '\0') return;
         const std::size_t at = lines[4].find(d.quote);
         if (at != std::string::npos) lines[4].erase(at, 1);
         file.columns.reset();
       }},
      {"one row in another delimiter",
       [](Lines &lines, const D &d, ZooFile &) {
         for (char &c : lines[2]) c = c == d.delimiter ? (d.delimiter == ';' ? ',' : ';') : c;
       }},
      {"an empty row of marks",
       [](Lines &lines, const D &d, ZooFile &file) {
         lines.insert(lines.begin() + 3, std::string(*file.columns - 1, d.delimiter));
       }},
  };
}

/// Returns pollutions with an irregular header.
inline std::vector<Pollution> headerPollutions() {
  using D = TableDialect;
  return {
      {"the header has a mark less",
       [](Lines &lines, const D &d, ZooFile &) { dropFirst(lines[0], d.delimiter); }},
      {"the header has a mark more",
       [](Lines &lines, const D &d, ZooFile &) { lines[0] += d.delimiter; }},
      {"no header",
       [](Lines &lines, const D &, ZooFile &file) {
         lines.erase(lines.begin());
         file.hasHeader = false;
       }},
      {"a quote too many in the header",
       [](Lines &lines, const D &d, ZooFile &) {
         if (d.quote != '\0') lines[0].insert(0, 1, d.quote);
       }},
      {"the header twice",
       [](Lines &lines, const D &, ZooFile &) { lines.insert(lines.begin(), lines[0]); }},
      {"two rows",
       [](Lines &lines, const D &, ZooFile &file) {
         lines.resize(2);
         file.escape.reset();
       }},
  };
}

/// Returns pollutions of the line ends, and those with text above and below the table.
inline std::vector<Pollution> filePollutions() {
  using D = TableDialect;
  const auto preamble = [](std::uint32_t count) {
    return [count](Lines &lines, const D &, ZooFile &file) {
      for (std::uint32_t i = 0; i < count; ++i) {
        lines.insert(lines.begin() + i, "Report, part " + std::to_string(i) + " of all");
      }
      file.preambleLines = count;
    };
  };
  return {
      {"CRLF",
       [](Lines &lines, const D &, ZooFile &) {
         for (std::string &line : lines) line += '\r';
       }},
      {"CR line ends",
       [](Lines &lines, const D &, ZooFile &) {
         std::string all;
         for (const std::string &line : lines) all += line + '\r';
         lines = {all};
       }},
      {"blank lines",
       [](Lines &lines, const D &, ZooFile &) {
         lines.insert(lines.begin() + 2, "");
         lines.emplace_back();
       }},
      {"a title line", preamble(1)},
      {"five title lines", preamble(5)},
      {"a comment line first",
       [](Lines &lines, const D &, ZooFile &file) {
         lines.insert(lines.begin(), "# made by a program");
         file.preambleLines = 1;
       }},
      {"a mark at the end of every row",
       [](Lines &lines, const D &d, ZooFile &file) {
         for (std::string &line : lines) line += d.delimiter;
         ++*file.columns;
       }},
      {"footnotes",
       [](Lines &lines, const D &, ZooFile &) {
         lines.insert(lines.end(), {"", "Source: the office", "All figures without warranty."});
       }},
      {"a total below",
       [](Lines &lines, const D &d, ZooFile &) {
         lines.push_back("Total" + std::string(1, d.delimiter) + "5");
       }},
      {"another table below",
       [](Lines &lines, const D &d, ZooFile &) {
         const std::string rows = std::string("k") + d.delimiter + "v";
         lines.insert(lines.end(), {"", rows, rows, rows});
       }},
  };
}

inline std::vector<Pollution> pollutions() {
  std::vector<Pollution> all = rowPollutions();
  for (const auto &more : {headerPollutions(), filePollutions()}) {
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

}  // namespace shinglescope
