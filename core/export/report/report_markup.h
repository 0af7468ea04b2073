// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Writes the elements of a report's HTML into a text. Everything from outside is escaped.
class ReportMarkup {
 public:
  explicit ReportMarkup(std::string &out) : m_out(out) {}

  std::string &out() { return m_out; }
  void escaped(std::string_view text);
  void heading(std::string_view text);
  void subheading(std::string_view text);
  void note(std::string_view text);
  /// Begins and ends a table of names and values. All of these have the same width, so that values
  /// are aligned.
  void beginFacts();
  void endFacts();
  void line(std::string_view name, std::string_view value);
  void count(std::string_view name, std::uint64_t value);

  /// "1,234,567".
  static std::string numberText(std::uint64_t number);
  /// With six decimals.
  static std::string similarityText(double value);
  /// The number of a row in its table, and which of two tables that is.
  static std::string rowName(const Dataset &dataset, RecordId row);

 private:
  std::string &m_out;
};

}  // namespace shinglescope
