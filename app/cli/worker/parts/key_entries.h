// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "app/cli/worker/frames/payload.h"
#include "app/cli/worker/parts/step_context.h"

namespace shinglescope {

inline constexpr std::size_t kLabelBytes = 16;

/// The keys of some rows in one band, column by column. `upper` is empty if keys have one word,
/// `labels` (16 bytes each) if any two rows may pair.
struct EntryColumns {
  std::vector<std::uint64_t> rows;
  std::vector<std::uint32_t> lower;
  std::vector<std::uint32_t> upper;
  std::string labels;

  void clear() { *this = {}; }
};

/// Appends the entries of a frame of kind ENTRIES. Errors: Format.
Result<void> readEntries(const Frame &frame, const StepContext &context, EntryColumns &entries);

/// Sorts entries by row. Errors: Format if a row occurs twice.
Result<void> sortEntries(EntryColumns &entries);

/// Collects the keys of rows for the parts of `buckets`, and writes them as frames of kind ENTRIES.
/// Refers to the context's writer; one thread.
class KeyEntries {
 public:
  explicit KeyEntries(const StepContext &context);

  /// Adds the keys of all bands of a row, as writeBandKeys() writes them. Errors: those of writing.
  Result<void> add(std::uint64_t row, std::span<const std::uint32_t> keys, std::string_view label);
  Result<void> flush();

 private:
  Result<void> writePart(std::uint32_t part);

  static constexpr std::size_t kMostWaitingBytes = std::size_t{96} << 20U;

  StepContext m_context;
  std::vector<EntryColumns> m_parts;
  std::size_t m_bytes = 0;
  PayloadWriter m_payload;
};

}  // namespace shinglescope
