#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// The rows grouped by equal prepared text. Texts are numbered by their
/// smallest row; the rows of a text ascend.
struct TextClasses {
  std::vector<std::uint32_t> textOfRow;      ///< row -> text
  std::vector<std::uint32_t> rowOffsets{0};  ///< text t has rows[rowOffsets[t], rowOffsets[t+1])
  std::vector<std::uint32_t> rows;

  std::size_t textCount() const { return rowOffsets.size() - 1; }
  TextId textOf(RecordId row) const { return {textOfRow[row.value]}; }
  RecordId firstRow(TextId text) const { return {rows[rowOffsets[text.value]]}; }
  std::span<const std::uint32_t> rowsOf(TextId text) const {
    return {rows.data() + rowOffsets[text.value],
            rowOffsets[text.value + 1] - rowOffsets[text.value]};
  }
};

}  // namespace shinglescope
