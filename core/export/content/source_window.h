// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/source/byte_source.h"

namespace shinglescope {

/// Reads the decoded text of a table's source again at ascending positions, a few MiB at a time.
/// Positions are those of LoadReport and Dataset. One thread; report and context must outlive it.
class SourceWindow {
 public:
  /// The fewest bytes that at() returns, unless the source ends earlier.
  static constexpr std::size_t kLeastBytes = 32'001;

  /// Errors: those of the source.
  static Result<SourceWindow> open(const LoadReport &report, std::uint64_t maxRowBytes,
                                   const RunContext &context);

  std::uint64_t begin() const { return m_source.bomBytes(); }
  /// The text at a position, which must not be before the position of the last call; empty at the
  /// end. Valid until the next call. Errors: those of the source, Cancelled.
  Result<std::string_view> at(std::uint64_t place);
  /// The record at this position with its line end, or as much of it as at() returns; only the
  /// first line of a record over the limit.
  Result<std::string_view> recordAt(std::uint64_t place);
  /// Reads the rest. Io if the source was changed since it was loaded.
  Result<void> checkSource();

 private:
  SourceWindow(ByteSource source, const LoadReport &report, std::uint64_t maxRowBytes,
               const RunContext &context);
  void forget(std::size_t bytes);
  Result<bool> read();

  ByteSource m_source;
  const LoadReport *m_report;
  std::uint64_t m_maxRowBytes;
  const RunContext *m_context;
  std::uint64_t m_begin;
  bool m_isAtEnd = false;
  std::string m_text;
};

}  // namespace shinglescope
