// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Names of months and weekdays in some languages, full and short, from ICU. Immutable; shared
/// between threads without a lock.
class DateNames {
 public:
  /// `languages` are codes such as "it", separated by spaces. Unknown codes add no names.
  explicit DateNames(std::string_view languages);

  /// Returns 1 to 12 for a month's name in any case; a trailing dot is ignored.
  std::optional<std::uint32_t> monthOf(std::string_view word) const;
  bool isWeekday(std::string_view word) const;
  bool isEmpty() const { return m_months.empty(); }

 private:
  struct Name {
    std::string folded;
    std::uint32_t month = 0;
  };
  std::vector<Name> m_months;  ///< sorted by name
  std::vector<std::string> m_weekdays;
};

/// Returns whether ICU has data for the language.
bool isKnownLanguage(std::string_view code);

}  // namespace shinglescope
