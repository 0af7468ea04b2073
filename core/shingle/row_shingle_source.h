// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "core/base/parallel.h"
#include "core/dataset/table/row_window.h"
#include "core/shingle/shingle_options.h"
#include "core/shingle/shingle_source.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/text_classes.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// Shows the shingles of distinct texts by preparing and cutting the first row of each again, with
/// the hash `fast`, as in sets. Refers to the caller's objects.
class RowShingleSource final : public ShingleSource {
 public:
  struct Input {
    const Dataset &dataset;
    std::span<const ColumnId> columns;
    const PreparationOptions &preparation;
    const ShingleOptions &shingling;
    const TextClasses &classes;
  };

  /// Errors: those of TextPreparer::create().
  static Result<RowShingleSource> create(const Input &input, unsigned threads);

  std::size_t textCount() const override { return m_input.classes.textCount(); }
  std::size_t blockCount() const override;
  /// Stage: Preparing, in rows.
  Result<void> visitTexts(const Visit &visit, const RunContext &context) override;

 private:
  RowShingleSource(const Input &input, std::vector<ShingleWorker> workers);
  Result<void> visitRows(const Block &block, const Visit &visit, const RunContext &context);

  Input m_input;
  std::vector<ShingleWorker> m_workers;
  std::vector<RowWindow> m_windows;  ///< one for each worker
};

}  // namespace shinglescope
