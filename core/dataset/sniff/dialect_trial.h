// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/csv/record_marks.h"

namespace shinglescope {

/// One record of a trial, with its physical line.
struct TrialRow {
  std::vector<std::string> cells;  ///< only their first bytes
  std::vector<bool> isQuoted;
  std::uint32_t line = 0;  ///< from 0
  bool isAfterBlank = false;
};

/// The result of reading a sample with one set of structural characters.
struct DialectTrial {
  RecordMarks marks;
  std::size_t knownColumns = 0;  ///< the table's width used for reading; 0 if unknown
  std::size_t records = 0;
  std::size_t columns = 1;      ///< the most frequent number of cells
  double consistency = 0;       ///< share of records with that number
  double consistencyBelow = 0;  ///< the same below the first record
  std::size_t bodyRecords = 0;  ///< from the first to the last record with the delimiter
  double agreement = 0;         ///< how often rows have as many cells as others or as neighbours
  double coverage = 0;          ///< share of records with the delimiter
  double body = 1;              ///< share of records from the first to the last with the delimiter
  double cellQuality = 1;       ///< 0 to 1: how much each cell looks like one value
  double columnPurity = 1;      ///< 0 to 1: how similar the cells of a column look
  double spacedCells = 0;       ///< share of unquoted cells after the first that begin with a space
  double textCells = 0;         ///< share of unquoted filled cells that are words or text
  double textCellsBelow = 0;    ///< the same below the first record
  bool headFits = false;        ///< the first record has the most frequent number
  std::size_t quotedFields = 0;
  std::size_t quoteFlaws = 0;    ///< quotes that no writer of quoted fields produces
  std::size_t spacedQuotes = 0;  ///< quoted cells that include an adjacent space
  std::size_t neededQuotes = 0;  ///< quoted fields that contain a delimiter or a line end
  std::size_t multiLineFields = 0;
  std::vector<TrialRow> rows = {};      ///< the first ones
  std::vector<TrialRow> lastRows = {};  ///< the last few, if the sample is the whole file

  /// Returns how well rows agree with all others or with their neighbours, higher for more columns;
  /// 0 to 1.
  double structure() const;
  /// Returns how well the reading fits the sample; 0 to 1, higher is better.
  double score() const;
  /// Returns the share of quotes that are misplaced.
  double flawShare() const;
};

/// Reads `sample` once. `isComplete` is true if it is the whole file; otherwise a last record that
/// is cut is left out. `knownColumns` is the table's width, if known.
DialectTrial tryDialect(std::string_view sample, bool isComplete, const RecordMarks &marks,
                        std::size_t knownColumns = 0);

}  // namespace shinglescope
