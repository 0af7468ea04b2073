// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// The structure of a source.
enum class SourceShape {
  Delimited,   ///< CSV, TSV and similar formats
  JsonLines,   ///< one object per line; nested keys joined by dots
  PlainLines,  ///< one text per line
  IdText,      ///< `ID<TAB>text` without a header; only the first tab separates
  Folder       ///< one text per file
};

/// The settings that split a text into records and cells.
struct Dialect {
  SourceShape shape = SourceShape::Delimited;
  char delimiter = ',';
  std::optional<char> quote = '"';  ///< none: quotes are ordinary characters
  std::optional<char> escape;       ///< such as a backslash; none: only doubling escapes a quote
  std::optional<char> comment;      ///< lines that begin with it are not rows; none unless chosen
  bool spacedQuotes = false;        ///< spaces next to an enclosing quote do not belong to the cell
  bool mergesDelimiters = false;    ///< a run of delimiters counts as one
  std::uint32_t preambleLines = 0;  ///< physical lines above the header or first row
  bool hasHeader = true;
  std::string encoding = "UTF-8";
  std::string delimiterTail;   ///< further bytes of a longer delimiter, such as the space of ", "
  std::optional<char> rowEnd;  ///< such as 0x1E; none: LF, CRLF and CR end rows
  std::uint32_t headerLines = 1;  ///< records that together name the columns, if there is a header
  std::uint32_t footerRows = 0;   ///< records at the end that are not loaded
  bool repairsText = false;       ///< repairs characters that were decoded twice
  std::string part;  ///< the sheet, table or file that was read, if the file contains several
  /// The text was made of cells, so every quote is one that encloses or is doubled, however long
  /// a field is; and rows end with their last filled cell.
  bool isMadeOfCells = false;
  bool operator==(const Dialect &) const = default;
};

/// Returns the part of a file that a dialect is about; none if the file has no parts.
inline std::optional<std::string> chosenPart(const Dialect &dialect) {
  return dialect.part.empty() ? std::nullopt : std::optional(dialect.part);
}

/// One item of a dialect, guessed or chosen.
struct SniffedItem {
  enum class Kind {
    Shape,
    Encoding,
    Delimiter,
    Quote,
    Escape,
    SpacedQuotes,
    MergedDelimiters,
    Preamble,
    Comment,
    Header,
    RowEnd,
    Footer,
    Repair,
    Part
  };
  Kind kind = Kind::Shape;
  std::string value;  ///< as the command line prints it: "semicolon", "none", "2 lines"
  double score = 1;   ///< 0 to 1: how well it fits; 1 if it was chosen
  std::vector<Message> reason = {};  ///< one or more sentences
  bool isChosen = false;             ///< by the user, not guessed
};

/// A guess with its reasons, one sentence each, in order of importance.
struct SniffResult {
  Dialect dialect;
  std::vector<Message> reasons;
  std::vector<SniffedItem> items;  ///< one for each item that the shape has

  /// Adds an item. Its reason also belongs to the reasons of the guess if it is notable.
  void add(SniffedItem::Kind kind, std::string value, double score, Message reason, bool isChosen,
           bool isNotable = true) {
    if (isNotable) reasons.push_back(reason);
    items.push_back({kind,
                     std::move(value),
                     isChosen ? 1.0 : std::clamp(score, 0.0, 1.0),
                     {std::move(reason)},
                     isChosen});
  }
};

}  // namespace shinglescope
