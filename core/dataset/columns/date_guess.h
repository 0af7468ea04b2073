// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/dataset/columns/column_sample.h"
#include "core/dataset/columns/date_reader.h"

namespace shinglescope {

struct DateGuess {
  ColumnType type;
  std::uint64_t unparsed = 0;  ///< in the sample, including long cells
  /// Another type that reads as many cells, but as different days: day and month may be swapped.
  std::optional<ColumnType> other = {};
};

/// The patterns to try on dates. Construction reads ICU's names once; immutable afterwards and
/// shared between threads.
class DateGuesser {
 public:
  DateGuesser();

  /// Returns the pattern that reads the most cells of the sample; nothing if no pattern reads any.
  /// On a tie, day before month wins.
  std::optional<DateGuess> guess(const ColumnSample &sample) const;
  /// Returns every pattern that reads any cell, best first.
  std::vector<DateGuess> choices(const ColumnSample &sample) const;

 private:
  struct Candidate {
    std::string pattern;
    DateReader reader;
  };
  void add(const std::string &pattern, const std::shared_ptr<const DateNames> &names);
  DateGuess tryOne(const Candidate &candidate, const ColumnSample &sample) const;
  std::string languagesOf(const Candidate &candidate, const ColumnSample &sample) const;

  std::vector<Candidate> m_candidates;
  std::vector<std::shared_ptr<const DateNames>> m_languages;
};

}  // namespace shinglescope
