// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/review/labels/pair_list.h"

namespace shinglescope {

/// The table whose rows a list of pairs names.
struct PairTarget {
  const Dataset &dataset;
  std::optional<ColumnId> idColumn;  ///< none: a column that the list names, or row numbers
  /// How the list may call the two tables, such as their files: first and second. May be empty.
  std::vector<std::string> tableNames = {};
};

/// What the lines of a file must have.
enum class PairsAsked : std::uint8_t {
  Pairs,  ///< two rows; a score and a label if there are such columns
  Labels  ///< two rows and a label
};

/// Reads a table of pairs with a header, in any format that a table can have. The two rows of a
/// pair are named by the first of these: `row_a` and `row_b` (row numbers from 0); two columns
/// whose names differ only in their ends `_l` and `_r`, `_a` and `_b`, `_1` and `_2` or `_left` and
/// `_right`, at best those of `unique_id`, `id` or the id column; otherwise the first two columns.
/// If the target has no id column, the ids are those of the column that the ends leave
/// (`unique_id_l`: `unique_id`); if there is none, they are row numbers. A score is in
/// `match_probability`, `score`, `confidence_score`, `confidence`, `similarity`, `jaccard` or
/// `match_weight`; a label in `clerical_match_score` (from 0.5 on a match, as Splink does),
/// `label`, `is_match`, `match` or `verdict`. Lines that cannot be used are listed, they never stop
/// the reading.
///
/// Of two tables, two columns `source_dataset` or `table` with such ends name the table of each
/// row: by 1 and 2, by one of `tableNames`, or else the first table is the one of the two names
/// with which the rows of most pairs are found. Without such columns the tables are guessed
/// (PairTables). Errors: those of loadDataset(); Format if there are fewer than two columns, or
/// labels are asked for and there is no such column; Cancelled. O(rows of the table + lines).
Result<NamedPairs> readPairTable(const std::string &path, const PairTarget &target,
                                 PairsAsked asked, const RunContext &context);

/// Reads the training file of dedupe: an object whose members `match` and `distinct` are lists of
/// pairs of records, each an object of fields. Records are found by the fields of the first record
/// that are columns of the table (ContentLookup). Errors: Io; Format if the file is not such an
/// object or no field is a column; Cancelled. O(cells of the columns + bytes).
Result<NamedPairs> readDedupeTraining(const std::string &path, const PairTarget &target,
                                      const RunContext &context);

/// Returns whether labels in this file are those of dedupe: its name ends in ".json".
bool isTrainingFile(const std::string &path);
/// Reads labels in either format, by the name of the file.
Result<NamedPairs> readLabels(const std::string &path, const PairTarget &target,
                              const RunContext &context);

}  // namespace shinglescope
