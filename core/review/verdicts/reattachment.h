// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/review/records/record_key.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// The numbers of the log's verdicts and marks that were found in this table.
struct Reattachment {
  std::uint64_t same = 0;      ///< found by content
  std::uint64_t changed = 0;   ///< found only by id: need a check
  std::uint64_t orphaned = 0;  ///< not found; kept in the log
  bool operator==(const Reattachment &) const = default;
};

/// A verdict or mark whose records are not in the table.
struct Orphan {
  KnownRecord a;
  std::optional<KnownRecord> b;  ///< none if a row was marked
  Judgement judgement;
  RowMark mark = RowMark::None;
};

}  // namespace shinglescope
