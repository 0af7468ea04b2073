#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// Where the steps of the verdict log are kept. `append` hands a step over and
/// returns at once: a step is safe only once savedThrough() has reached its
/// number. Callers are one thread; a store may write on another.
class VerdictStore {
 public:
  virtual ~VerdictStore() = default;
  /// The steps that there were when the store was opened, by number.
  virtual const std::vector<LogStep> &steps() const = 0;
  /// Takes the next step; its number must be one more than that of the last.
  virtual void append(LogStep step) = 0;
  /// A large step with a copy that another thread made of it, for a store that keeps
  /// one and hands on the other.
  virtual void append(LogStep step, LogStep copy) {
    (void)copy;
    append(std::move(step));
  }
  /// The number up to which all steps are as safe as the store can make them.
  virtual std::uint64_t savedThrough() const = 0;
  /// Why the steps after savedThrough() are not saved; none while all is well
  /// or they are still being written.
  virtual std::optional<Error> failure() const = 0;
  /// Tries again to write what failed.
  virtual void retry() = 0;
};

}  // namespace shinglescope
