// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

enum class CopyForm { Tsv, Csv };

/// What to copy: rows and columns in the order in which the table shows them.
struct CopyRequest {
  std::vector<std::uint32_t> rows;
  std::vector<ColumnId> columns;
  CopyForm form = CopyForm::Tsv;
  bool withHeader = false;
};

/// Larger texts on the clipboard make other programs hang.
constexpr std::uint64_t kMostCopiedBytes = 256U << 20U;

/// Returns the rows as text, one line for each: whole, unchanged cells, quoted only if necessary.
/// O(bytes). Errors: Cancelled; Limit beyond `mostBytes` bytes, with a sentence that says what to
/// do instead.
Result<QString> copiedRows(const Dataset &dataset, const CopyRequest &request,
                           const RunContext &context, std::uint64_t mostBytes = kMostCopiedBytes);

}  // namespace shinglescope
