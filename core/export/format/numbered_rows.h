// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Adds a column after each column of kind RowIndex: the same row counted from 1, as the window
/// shows it. `row_a` is followed by `row_number_a`. Passes everything else on to another writer.
/// For workbooks, whose readers count rows from 1.
class NumberedRows final : public RowWriter {
 public:
  explicit NumberedRows(std::unique_ptr<RowWriter> writer) : m_writer(std::move(writer)) {}

  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  Result<void> row(std::span<const ExportCell> cells) override;
  Result<void> end() override { return m_writer->end(); }
  ExportOutcome &counts() override { return m_writer->counts(); }

 private:
  std::unique_ptr<RowWriter> m_writer;
  std::vector<bool> m_isIndex;  ///< by column
  RowCells m_cells;
};

}  // namespace shinglescope
