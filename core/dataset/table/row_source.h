// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/base/result.h"

namespace shinglescope {

class Dataset;

/// Reads rows of a table again from its source. One thread; what it returned lives until its next
/// call.
class RowReader {
 public:
  virtual ~RowReader() = default;
  /// Reads `rows` consecutive rows, the first of which begins at byte `begin` of the source. `end`
  /// is where the next row begins, or the end of the text. Errors: Io if the source has changed
  /// since it was read first.
  virtual Result<const Dataset *> read(std::uint64_t begin, std::uint64_t end,
                                       std::size_t rows) = 0;
};

/// The source of a table whose text is not in memory. Shared between threads.
class RowSource {
 public:
  virtual ~RowSource() = default;
  /// Returns a reader for one thread, which must not outlive the source.
  virtual std::unique_ptr<RowReader> reader() const = 0;
  /// Returns the end of the last row.
  virtual std::uint64_t textEnd() const = 0;
};

}  // namespace shinglescope
