#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/load_report.h"

namespace shinglescope {

/// The beginning of a file as UTF-8, and what the user has already decided.
struct SniffInput {
  std::string_view head;    ///< without a byte-order mark
  bool isComplete = false;  ///< the head is the whole file
  std::optional<char> delimiter;
  std::optional<std::optional<char>> quote;
  std::optional<bool> hasHeader;
};

/// A guess, and the size of the table that it leads to.
struct SniffedTable {
  SniffResult guess;
  std::size_t columns = 1;  ///< at least 1
  std::size_t records = 0;  ///< in the sample
  std::size_t sampleBytes = 0;

  double rowsPerByte() const {
    return sampleBytes == 0 ? 0.0 : static_cast<double>(records) / static_cast<double>(sampleBytes);
  }
};

/// Guesses delimiter, quote and header: each of comma, semicolon, tab, bar and
/// 0x1F is tried with and without quotes and scored by how many rows agree on
/// the number of columns and how clean the cells are. With tab and 0x1F quotes
/// are ordinary characters unless they balance without a flaw (IANA's
/// text/tab-separated-values knows no quotes). Where no delimiter fits it is a
/// table of one column. Linear in the head.
SniffedTable sniffDialect(const SniffInput &input);

}  // namespace shinglescope
