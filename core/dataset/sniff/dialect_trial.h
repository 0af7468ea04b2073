#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/sniff/cell_kind.h"

namespace shinglescope {

/// The marks that a trial reads with.
struct TrialMarks {
  char delimiter = ',';
  std::optional<char> quote;
  std::optional<char> escape;
  std::optional<char> comment = {};
  std::size_t columns = 0;    ///< the table's width, where it is known
  bool spacedQuotes = false;  ///< as in Dialect
  bool mergesDelimiters = false;
  std::string delimiterTail = {};  ///< as in Dialect
};

/// One record of a trial, with its physical line.
struct TrialRow {
  std::vector<std::string> cells;  ///< their first bytes
  std::vector<bool> isQuoted;
  std::uint32_t line = 0;  ///< from 0
  bool isAfterBlank = false;
};

/// What comes out when a sample is read with one set of marks.
struct DialectTrial {
  TrialMarks marks;
  std::size_t records = 0;
  std::size_t columns = 1;      ///< the commonest number of cells
  double consistency = 0;       ///< share of records with that number
  double consistencyBelow = 0;  ///< the same below the first record
  std::size_t bodyRecords = 0;  ///< from the first to the last that hold the delimiter
  double agreement = 0;         ///< do rows have as many cells as others, or as their neighbours
  double coverage = 0;          ///< share of records that hold the delimiter
  double body = 1;              ///< share of records from the first to the last that hold it
  double cellQuality = 1;       ///< 0 to 1: do cells look like one value each
  double columnPurity = 1;      ///< 0 to 1: do the cells of a column look alike
  double spacedCells = 0;       ///< share of unquoted cells after the first that begin with a space
  double textCells = 0;         ///< share of unquoted filled cells that are words or text
  double textCellsBelow = 0;    ///< the same below the first record
  bool headFits = false;        ///< the first record has the commonest number
  std::size_t quotedFields = 0;
  std::size_t quoteFlaws = 0;    ///< quotes that no writer of quoted fields makes
  std::size_t spacedQuotes = 0;  ///< cells in quotes beside which a space is read as part of them
  std::size_t neededQuotes = 0;  ///< quoted fields that hold a delimiter or a line end
  std::size_t multiLineFields = 0;
  std::vector<TrialRow> rows;      ///< the first ones
  std::vector<TrialRow> lastRows;  ///< the last few, where the sample is the whole file

  /// How well rows and neighbours agree, more for more columns; 0 to 1.
  double structure() const;
  /// 0 to 1; the higher, the better the sample fits.
  double score() const;
  /// Share of quote marks that are out of place.
  double flawShare() const;
};

/// Reads `sample` once. `isComplete` if it is the whole file; else a last record
/// that is cut is left out.
DialectTrial tryDialect(std::string_view sample, bool isComplete, const TrialMarks &marks);

}  // namespace shinglescope
