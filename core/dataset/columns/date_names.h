#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Names of months and week days in some languages, full and short, as ICU
/// knows them. Immutable; shared between threads without a lock.
class DateNames {
 public:
  /// Codes such as "it", parted by spaces. Unknown ones add nothing.
  explicit DateNames(std::string_view languages);

  /// 1 to 12 for a month's name, whatever its case; a dot at its end is ignored.
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

/// Whether ICU has data for the language.
bool isKnownLanguage(std::string_view code);

}  // namespace shinglescope
