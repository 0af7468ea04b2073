// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/options/options.h"
#include "core/pipeline/report/run_report.h"

namespace shinglescope {

/// Prints the messages and the summary of a command to standard error, or nothing with --quiet.
/// Everything is escaped by terminalText(), because names may contain control characters.
class Console {
 public:
  explicit Console(Verbosity verbosity) : m_isQuiet(verbosity == Verbosity::ErrorsOnly) {}

  /// Prints a line.
  void say(const std::string &text) const;
  /// Prints "name  value  remark" in columns.
  void sayCount(const char *name, const std::string &value, const std::string &remark = {}) const;
  /// Prints reading problems by kind, and remarks about the table, if any.
  void sayReading(const char *name, const ReadingSummary &reading) const;

 private:
  bool m_isQuiet;
};

/// Prints a line that belongs to an error, also with --quiet.
void sayError(const std::string &text);

}  // namespace shinglescope
