#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

enum class CopyForm { Tsv, Csv };

/// What goes to the clipboard: rows and columns in the order in which the table
/// shows them.
struct CopyRequest {
  std::vector<std::uint32_t> rows;
  std::vector<ColumnId> columns;
  CopyForm form = CopyForm::Tsv;
  bool withHeader = false;
};

/// The clipboard of a desktop is no place for more: other programs hang on it.
constexpr std::uint64_t kMostCopiedBytes = 256U << 20U;

/// The rows as text: cells whole and unchanged, quoted only where they must be,
/// a line a row. O(bytes). Errors: Cancelled; Limit beyond `mostBytes` bytes,
/// with a sentence that says what to do instead.
Result<QString> copiedRows(const Dataset &dataset, const CopyRequest &request,
                           const RunContext &context, std::uint64_t mostBytes = kMostCopiedBytes);

}  // namespace shinglescope
