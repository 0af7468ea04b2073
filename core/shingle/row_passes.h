// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/parallel.h"
#include "core/dataset/table/dataset.h"
#include "core/dataset/table/row_window.h"
#include "core/shingle/shingle_worker.h"

namespace shinglescope {

/// Prepares the text of every row, in parallel and as often as asked, to count something in it.
/// Refers to the caller's objects.
class RowPasses {
 public:
  /// A prepared text, valid during the call, and the tools of the thread that has it.
  struct Visited {
    ShingleWorker &worker;
    std::size_t thread;  ///< below threadCount()
    std::string_view prepared;
  };
  using Take = std::function<Result<void>(const Visited &)>;

  /// Errors: those of TextPreparer::create().
  static Result<RowPasses> create(const Dataset &dataset, std::span<const ColumnId> columns,
                                  const PreparationOptions &preparation,
                                  const ShingleOptions &shingling, const RunContext &context);

  /// Stage: Preparing, in rows. Errors: those of reading the rows and of `take`; Cancelled.
  Result<void> run(const Take &take);
  std::size_t threadCount() const { return m_workers.size(); }

 private:
  RowPasses(const Dataset &dataset, std::span<const ColumnId> columns,
            std::vector<ShingleWorker> workers, const RunContext &context);
  Result<void> visit(const Block &block, const Take &take);

  const Dataset &m_dataset;
  std::span<const ColumnId> m_columns;
  const RunContext &m_context;
  std::vector<ShingleWorker> m_workers;
  std::vector<RowWindow> m_windows;  ///< one for each worker
};

}  // namespace shinglescope
