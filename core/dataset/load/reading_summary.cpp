// SPDX-License-Identifier: MIT
#include "core/dataset/load/reading_summary.h"

namespace shinglescope {

bool isDropped(ProblemKind kind) {
  return kind == ProblemKind::RowTooLarge || kind == ProblemKind::NotARecord;
}

ReadingSummary summaryOf(const LoadReport &report) {
  ReadingSummary summary;
  summary.problems = report.problemTotal();
  summary.notes = report.notes;
  summary.part = report.dialect.part;
  for (std::size_t i = 0; i < report.problemCounts.size(); ++i) {
    const auto kind = static_cast<ProblemKind>(i);
    const std::uint64_t count = report.problemCounts[i];
    if (count > 0) summary.kinds.push_back({kind, count, {}});
    if (isDropped(kind)) summary.droppedRows += count;
  }
  for (const RowProblem &problem : report.problems) {
    if (isDropped(problem.kind)) summary.dropped.push_back(problem);
    for (ProblemsOfKind &each : summary.kinds)
      if (each.kind == problem.kind && each.first.size() < ReadingSummary::kFirstProblems)
        each.first.push_back(problem);
  }
  return summary;
}

}  // namespace shinglescope
