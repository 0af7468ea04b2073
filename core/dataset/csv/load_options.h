// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/dataset/csv/dialect.h"

namespace shinglescope {

inline constexpr std::uint32_t kMostHeaderLines = 100;

/// How to read a file. Unset options are guessed from the file.
struct LoadOptions {
  std::optional<char> delimiter;
  std::string delimiterTail;                  ///< as in Dialect; only with a delimiter
  std::optional<std::optional<char>> rowEnd;  ///< set to an empty optional for line ends
  std::optional<std::optional<char>> quote;   ///< set to an empty optional for "none"
  std::optional<SourceShape> shape;
  /// The sheet, table or file to read from a file with several; unset: the first sheet, or the only
  /// one.
  std::optional<std::string> part;
  std::optional<std::optional<char>> escape;  ///< set to an empty optional for "none"
  std::optional<std::optional<char>> comment;
  std::optional<bool> spacedQuotes;  ///< as in Dialect
  std::optional<bool> mergesDelimiters;
  std::optional<std::uint32_t> preambleLines;
  std::optional<bool> hasHeader;
  std::uint32_t headerLines = 1;           ///< as in Dialect, if there is a header
  bool repairsText = false;                ///< repairs characters that were decoded twice
  std::uint32_t footerRows = 0;            ///< never guessed
  std::optional<std::string> encoding;     ///< an ICU converter name, such as "windows-1252"
  std::optional<std::uint64_t> maxRows;    ///< stop after this many data rows (previews)
  std::uint64_t maxRowBytes = 64U << 20U;  ///< a longer row is listed, not loaded
  std::size_t blockBytes = 1U << 20U;      ///< read size; never changes the result
  /// The size of the pieces of a large file that threads read; 0 lets the reader choose. Never
  /// changes the result.
  std::size_t pieceBytes = 0;
  /// The text of a large file may stay there (Dataset::keepsText()).
  bool mayLeaveText = false;
  /// As in Dialect; set by the loader for a sheet or a database table.
  bool isMadeOfCells = false;

  bool operator==(const LoadOptions &) const = default;
};

}  // namespace shinglescope
