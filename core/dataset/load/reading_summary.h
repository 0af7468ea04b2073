// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// The problems of one kind: their number and the first ones.
struct ProblemsOfKind {
  ProblemKind kind = ProblemKind::ShortRow;
  std::uint64_t count = 0;
  std::vector<RowProblem> first;  ///< up to kFirstProblems, in file order
  bool operator==(const ProblemsOfKind &) const = default;
};

/// What the user of a result needs to know about how its table was read. Short even for a large
/// table, except for the list of dropped rows.
struct ReadingSummary {
  static constexpr std::size_t kFirstProblems = 3;

  std::uint64_t problems = 0;
  std::vector<ProblemsOfKind> kinds;  ///< only kinds that occur
  std::uint64_t droppedRows = 0;      ///< that could not be loaded
  std::vector<RowProblem> dropped;    ///< those that the load report lists
  std::vector<Message> notes;         ///< such as the lines above the table
  std::string part = {};              ///< the sheet, table or file that was read, as in Dialect
  bool operator==(const ReadingSummary &) const = default;
};

ReadingSummary summaryOf(const LoadReport &report);

/// Returns whether a problem drops its row: the row is in the file but not in the table.
bool isDropped(ProblemKind kind);

}  // namespace shinglescope
