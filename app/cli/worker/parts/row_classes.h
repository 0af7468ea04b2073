// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "core/base/result.h"

namespace shinglescope {

/// A text that several rows have.
struct RowClass {
  std::uint32_t setSize = 0;        ///< distinct shingles; 0: unknown, or none
  std::vector<std::uint64_t> rows;  ///< ascending, with the first
};

/// The classes of rows that a step receives, by their first row. One thread.
class RowClasses {
 public:
  /// Adds the classes of a frame of kind CLASSES, as `classes` writes them or, if `isMeasured`, as
  /// `gather` does. A class may come in several items. Errors: Format.
  Result<void> add(const Frame &frame, bool isMeasured);
  /// Adds the sizes of a frame of kind SIZES to classes that are known. Errors: Format.
  Result<void> addSizes(const Frame &frame);
  /// Sorts the rows, and drops the classes without a size: texts without shingles form no pairs.
  void settle();

  const std::map<std::uint64_t, RowClass> &all() const { return m_classes; }
  /// Returns the rows of the text whose first row this is: at least this one.
  std::span<const std::uint64_t> rowsOf(const std::uint64_t &first) const;
  void clear() { *this = {}; }

 private:
  std::map<std::uint64_t, RowClass> m_classes;
  std::map<std::uint64_t, std::uint32_t> m_sizes;
};

/// Returns a class as items of a frame of kind CLASSES with its size; several if it is large.
std::vector<std::string> measuredItems(const RowClass &rows);

}  // namespace shinglescope
