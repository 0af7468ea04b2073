// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/export/report/report_markup.h"
#include "core/export/request/export_request.h"
#include "core/review/groups/removal.h"

namespace shinglescope {

/// How much of a group a card shows.
struct CardLimits {
  std::size_t rows = 10;
  std::size_t cellBytes = 400;
};

/// Writes groups as cards: their rows, the fate of each, and the compared columns. The request must
/// have groups and outlive it.
class ReportCards {
 public:
  ReportCards(const ExportRequest &request, ReportMarkup &markup);

  /// `reason` is a sentence above the rows; empty: none.
  void add(const ReviewGroup &group, const CardLimits &limits, std::string_view reason = {});
  const Removal &removal() const { return m_removal; }

 private:
  const ExportRequest &m_request;
  ReportMarkup &m_markup;
  std::vector<ColumnId> m_columns;
  Removal m_removal;
};

/// The compared columns, or all if they are not found.
std::vector<ColumnId> reportColumns(const ExportRequest &request);

}  // namespace shinglescope
