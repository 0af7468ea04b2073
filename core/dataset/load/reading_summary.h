#pragma once

#include <cstdint>
#include <vector>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// All problems of one kind, with the first of them.
struct ProblemsOfKind {
  ProblemKind kind = ProblemKind::ShortRow;
  std::uint64_t count = 0;
  std::vector<RowProblem> first;  ///< up to kFirstProblems, in the order of the file
  bool operator==(const ProblemsOfKind &) const = default;
};

/// What a reader of a result has to know of how its table was read: short however large the
/// table is, but for rows that are not there.
struct ReadingSummary {
  static constexpr std::size_t kFirstProblems = 3;

  std::uint64_t problems = 0;
  std::vector<ProblemsOfKind> kinds;  ///< of which there are some
  std::uint64_t droppedRows = 0;      ///< that could not be loaded
  std::vector<RowProblem> dropped;    ///< those that the load report lists
  std::vector<Message> notes;         ///< such as the lines above the table
  bool operator==(const ReadingSummary &) const = default;
};

ReadingSummary summaryOf(const LoadReport &report);

/// True for what a row does not survive: it is in the file and not in the table.
bool isDropped(ProblemKind kind);

}  // namespace shinglescope
