// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/worker/parts/row_batch.h"
#include "app/cli/worker/steps/worker_step.h"

namespace shinglescope {

/// A step over the rows of the table, which it gets some thousands at a time.
class RowStep : public WorkerStep {
 public:
  explicit RowStep(const StepContext &context)
      : m_context(context), m_batch(context.recipe, context.options.reference) {}

  Result<void> take(Frame frame) final;
  Result<void> finish() final;

 protected:
  const StepContext &context() const { return m_context; }

 private:
  virtual bool wants(std::uint64_t row) const = 0;
  /// Works on some rows, at least one.
  virtual Result<void> process(const RowTable &table) = 0;
  /// Writes what waits.
  virtual Result<void> flush() = 0;

  Result<void> processBatch();

  StepContext m_context;
  RowBatch m_batch;
};

/// Returns the digest of the cells of a row that must be equal, 16 bytes that nobody can make equal
/// for different cells; empty if the recipe has no such columns.
std::string labelOf(const RowTable &table, RecordId row);

}  // namespace shinglescope
