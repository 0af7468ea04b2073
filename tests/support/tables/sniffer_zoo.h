// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/dataset/sniff/dialect_sniffer.h"

namespace shinglescope {

/// A small messy file and the expected guess. An item that is not set may have any value.
struct ZooFile {
  std::string name;
  std::string text;
  std::optional<char> delimiter;  ///< not set: one column
  std::optional<std::optional<char>> quote;
  std::optional<std::optional<char>> escape;
  std::optional<bool> hasHeader;
  std::optional<std::uint32_t> preambleLines;
  std::optional<std::size_t> columns;
  std::optional<bool> spacedQuotes;
  std::optional<bool> isMerged;
};

/// Which items of a guess are correct.
struct ZooVerdict {
  bool delimiter = true, quote = true, escape = true, header = true, preamble = true,
       columns = true, spaces = true;
  bool isDialectRight() const { return delimiter && quote && escape && spaces; }
  bool isRight() const { return isDialectRight() && header && preamble && columns; }
};

inline ZooVerdict judge(const ZooFile &file, const SniffedTable &table) {
  const Dialect &dialect = table.guess.dialect;
  ZooVerdict verdict;
  verdict.delimiter = file.delimiter ? table.columns > 1 && dialect.delimiter == *file.delimiter
                                     : table.columns == 1;
  if (file.quote) verdict.quote = dialect.quote == *file.quote;
  if (file.escape) verdict.escape = dialect.escape == *file.escape;
  if (file.spacedQuotes) verdict.spaces = dialect.spacedQuotes == *file.spacedQuotes;
  if (file.isMerged && dialect.mergesDelimiters != *file.isMerged) verdict.delimiter = false;
  if (file.hasHeader) verdict.header = dialect.hasHeader == *file.hasHeader;
  if (file.preambleLines) verdict.preamble = dialect.preambleLines == *file.preambleLines;
  if (file.columns) verdict.columns = table.columns == *file.columns;
  return verdict;
}

inline std::optional<char> zooDelimiter(const std::string &word) {
  static const std::vector<std::pair<std::string, char>> kNames = {
      {"comma", ','}, {"semicolon", ';'}, {"tab", '\t'},  {"bar", '|'},    {"space", ' '},
      {"colon", ':'}, {"caret", '^'},     {"tilde", '~'}, {"unit", '\x1F'}};
  for (const auto &[name, character] : kNames) {
    if (name == word) return character;
  }
  return std::nullopt;
}

inline void replaceAll(std::string &text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

/// Parses "name | delimiter | quote | escape | header | preamble | columns [| spaced or merged]".
inline ZooFile zooFileFromTitle(const std::string &title) {
  std::vector<std::string> words;
  std::istringstream parts(title);
  for (std::string part; std::getline(parts, part, '|');) {
    const std::size_t first = part.find_first_not_of(' ');
    words.push_back(part.substr(first, part.find_last_not_of(' ') - first + 1));
  }
  words.resize(8);
  ZooFile file;
  file.name = words[0];
  file.delimiter = zooDelimiter(words[1]);
  if (words[2] != "any") {
    file.quote = words[2] == "none"     ? std::optional<char>()
                 : words[2] == "double" ? std::optional('"')
                                        : std::optional('\'');
  }
  if (words[3] != "any") {
    file.escape = words[3] == "none" ? std::optional<char>() : std::optional('\\');
  }
  if (words[4] != "any") file.hasHeader = words[4] == "yes";
  if (words[5] != "any") file.preambleLines = static_cast<std::uint32_t>(std::stoul(words[5]));
  if (words[6] != "any") file.columns = std::stoul(words[6]);
  if (!words[7].empty()) file.spacedQuotes = words[7] == "spaced";
  if (!words[7].empty()) file.isMerged = words[7] == "merged";
  return file;
}

/// Returns the files of one page of the zoo: each begins with a line "### title". An arrow means a
/// tab, and symbols mean CR and the unit separator.
inline std::vector<ZooFile> readZoo(const std::string &path) {
  std::vector<ZooFile> files;
  std::ifstream page(path);
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("### ")) {
      files.push_back(zooFileFromTitle(line.substr(4)));
    } else if (!files.empty()) {
      replaceAll(line, "→", "\t");
      replaceAll(line, "␍", "\r");
      replaceAll(line, "␟", "\x1F");
      files.back().text += line + '\n';
    }
  }
  return files;
}

}  // namespace shinglescope
