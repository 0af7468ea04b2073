// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/dataset/csv/load_options.h"

namespace shinglescope {

/// The beginning of a file as UTF-8, and the user's settings.
struct SniffInput {
  std::string_view head;    ///< without a byte-order mark
  bool isComplete = false;  ///< the head is the whole file
  LoadOptions options = {};
  std::vector<std::string_view> later = {};  ///< whole lines from the middle and the end
};

/// A guessed dialect and the size of the resulting table.
struct SniffedTable {
  SniffResult guess;
  std::size_t columns = 1;  ///< at least 1
  std::size_t records = 0;  ///< in the sample
  std::size_t sampleBytes = 0;
  bool lacksFirstName = false;  ///< the header has no name above the first column
  std::vector<Message> notes;   ///< lines around the table that are read as rows

  double rowsPerByte() const {
    return sampleBytes == 0 ? 0.0 : static_cast<double>(records) / static_cast<double>(sampleBytes);
  }
};

/// Guesses delimiter, quote, escape, preamble and header. Tries each delimiter in the sample with
/// each way of quoting. The score is how well rows agree on their number of cells, and how much
/// each cell looks like one value (docs/reading.md). If no delimiter fits, the table has one
/// column. Linear in the sample.
SniffedTable sniffDialect(const SniffInput &input);

}  // namespace shinglescope
