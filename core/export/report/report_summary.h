// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/report/report_cards.h"

namespace shinglescope {

/// How far the items and groups at a threshold are reviewed.
struct ReviewProgress {
  std::uint64_t items = 0;  ///< at or above the threshold
  std::uint64_t duplicate = 0;
  std::uint64_t notDuplicate = 0;
  std::uint64_t unsure = 0;
  std::uint64_t contested = 0;
  std::uint64_t groups = 0;
  std::uint64_t reviewedGroups = 0;  ///< Duplicate verdicts join all their rows
  std::uint64_t contradictoryGroups = 0;
  std::uint64_t groupsWithoutKeeper = 0;
  std::uint64_t rowsInGroups = 0;

  std::uint64_t decided() const { return duplicate + notDuplicate + unsure; }
};

/// Counts the progress of a request with groups. O(pairs log items + texts). Errors: Cancelled.
Result<ReviewProgress> reviewProgress(const ExportRequest &request, const RunContext &context);

/// Why a group needs a look, in a sentence; empty if nothing does: its verdicts contradict each
/// other, pairs judged Not are still joined, or its weakest link is below the threshold.
std::string doubtAbout(const ReviewGroup &group, const Ratio &threshold);

/// The groups of the request with a doubt, the most doubtful first: contradictory ones, those with
/// the most pairs judged Not, those with the weakest links. O(groups log groups).
std::vector<std::uint32_t> doubtfulGroups(const ExportRequest &request);
/// The groups of the request by the number of their rows, the largest first. O(groups log groups).
std::vector<std::uint32_t> largestGroups(const ExportRequest &request);

inline constexpr std::size_t kSummaryGroups = 10;  ///< of each kind

/// Writes the first pages of a report, some ten at most: rows in, removed and left, how far the
/// review has come, its quality, the largest groups and the doubtful ones. Needs groups. Errors:
/// Cancelled.
Result<void> writeSummary(const ExportRequest &request, ReportMarkup &markup, ReportCards &cards,
                          const RunContext &context);

}  // namespace shinglescope
