// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/base/message.h"
#include "core/dataset/table/two_tables.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// Why a line of a list of pairs cannot be used.
enum class PairProblem : std::uint8_t {
  IdMissing,        ///< the line does not name two rows
  IdUnknown,        ///< no row has this id, or the row number is not in the table
  IdOfSeveral,      ///< several rows have this id
  SameRow,          ///< both ids name one row
  Repeated,         ///< an earlier line names the same two rows, in either order
  Contradictory,    ///< an earlier line labels the same two rows otherwise
  ScoreUnclear,     ///< the score is not a number
  LabelUnclear,     ///< the label is empty or not one of the known values
  RecordUnclear,    ///< not a pair of two objects with the fields of the first one
  RecordUnknown,    ///< no row has the fields of the record
  RecordOfSeveral,  ///< several rows have the fields of the record
  NothingShared,    ///< the two texts share no shingle, so their similarity is 0
  TableUnknown,     ///< the line does not name one of the two tables
  SameTable,        ///< both rows are of one table, and pairs are formed only across
  Count
};

/// Returns the name of a problem in files: "id_unknown".
const char *pairProblemName(PairProblem problem);
/// Returns what is wrong, as a sentence without the value.
MessageId pairProblemMessage(PairProblem problem);

/// Which of two tables the rows of a list belong to.
enum class PairTables : std::uint8_t {
  One,         ///< there is only one table
  Named,       ///< two columns of the list name the tables
  LeftFirst,   ///< the left ids are those of the first table, the right ones of the second
  LeftSecond,  ///< the other way round
  ById         ///< each id is that of a row of one of the tables only
};

/// A line that is not used. `line` counts from 1: the rows of a table below its header, or the
/// elements of a training file, first those of `match`, then those of `distinct`.
struct UnusedPair {
  PairProblem problem = PairProblem::IdMissing;
  std::uint64_t line = 0;
  std::string value = {};  ///< the id, score or label, shortened; may be empty
  bool operator==(const UnusedPair &) const = default;
};

/// A pair of rows from a file, with what the file says about it.
struct NamedPair {
  RecordId a;  ///< as in the file: the row of the left id
  RecordId b;
  std::uint64_t line = 0;              ///< as in UnusedPair
  std::optional<double> score = {};    ///< of the other program, in its own scale
  Verdict label = Verdict::Undecided;  ///< Duplicate or NotDuplicate if the file has labels
  bool operator==(const NamedPair &) const = default;
};

/// The pairs of a file, in its order and without repetitions.
struct NamedPairs {
  std::vector<NamedPair> pairs;
  std::vector<UnusedPair> unused;  ///< every line that is not used, ascending
  std::uint64_t lines = 0;         ///< pairs.size() + unused.size()
  bool hasScores = false;
  bool hasLabels = false;
  bool areRowNumbers = false;             ///< ids were read as row numbers from 0
  std::optional<ColumnId> idColumn = {};  ///< of the table, whose cells the ids are
  std::string columnA = {};               ///< the columns that name the rows; empty for records
  std::string columnB = {};
  PairTables tables = PairTables::One;  ///< guessed: the way that finds most pairs
  std::string firstTable = {};          ///< if they are named: the name of the first

  std::uint64_t countOf(PairProblem problem) const;
  /// Removes these pairs, by their indices, and lists them with this problem. O(lines).
  void setAside(std::span<const std::uint32_t> apart,
                PairProblem problem = PairProblem::NothingShared);
  /// Sets the pairs aside whose rows are of the same one of two tables. O(lines).
  void setAsideWithinTables(const Dataset &dataset);
  /// "%1 of %2 lines are not used: ...", with the count of each kind; empty if all are used.
  std::vector<Message> unusedText() const;
};

}  // namespace shinglescope
