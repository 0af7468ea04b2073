// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// Stores the steps of the verdict log. `append` hands a step over and returns immediately: a step
/// is safe only when savedThrough() has reached its number. All calls come from one thread; a store
/// may write on another.
class VerdictStore {
 public:
  virtual ~VerdictStore() = default;
  /// The steps that existed when the store was opened, by number.
  virtual const std::vector<LogStep> &steps() const = 0;
  /// Appends the next step; its number must follow that of the last step.
  virtual void append(LogStep step) = 0;
  /// Appends a large step together with a copy that was made on another thread, for a store that
  /// keeps one and passes on the other.
  virtual void append(LogStep step, LogStep copy) {
    (void)copy;
    append(std::move(step));
  }
  /// The number of the last step up to which all steps are saved, as safely as the store can.
  virtual std::uint64_t savedThrough() const = 0;
  /// The reason why the steps after savedThrough() are not saved; none if there is no error or they
  /// are still being written.
  virtual std::optional<Error> failure() const = 0;
  /// Retries failed writes.
  virtual void retry() = 0;
};

}  // namespace shinglescope
