// SPDX-License-Identifier: MIT
#include "core/dataset/container/date_language.h"

#include <unicode/dtfmtsym.h>
#include <unicode/uloc.h>

#include <algorithm>

namespace shinglescope {

namespace {

constexpr std::size_t kShortLetters = 3;
constexpr std::uint32_t kEnglish = 9;  ///< of any country
constexpr std::uint32_t kLanguageBits = 0x3FF;
constexpr std::uint32_t kFirstSpecial = 0xF000;  ///< the system's own language

DateLanguage english() {
  DateLanguage names{{"January", "February", "March", "April", "May", "June", "July", "August",
                      "September", "October", "November", "December"},
                     {},
                     {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"},
                     {}};
  const auto shortOf = [](const std::string &name) { return name.substr(0, kShortLetters); };
  std::ranges::transform(names.months, names.shortMonths.begin(), shortOf);
  std::ranges::transform(names.weekdays, names.shortWeekdays.begin(), shortOf);
  return names;
}

template <std::size_t kCount>
void copyNames(const icu::UnicodeString *from, std::int32_t count,
               std::array<std::string, kCount> &to) {
  if (from == nullptr || count < static_cast<std::int32_t>(kCount)) return;
  for (std::string &name : to) {
    name.clear();
    (from++)->toUTF8String(name);
  }
}

/// ICU lists days from 1, after an empty name.
void takeNames(const icu::DateFormatSymbols &symbols, DateLanguage &names) {
  using Symbols = icu::DateFormatSymbols;
  std::int32_t count = 0;
  const icu::UnicodeString *list = symbols.getMonths(count, Symbols::FORMAT, Symbols::WIDE);
  copyNames(list, count, names.months);
  list = symbols.getMonths(count, Symbols::FORMAT, Symbols::ABBREVIATED);
  copyNames(list, count, names.shortMonths);
  list = symbols.getWeekdays(count, Symbols::FORMAT, Symbols::WIDE);
  copyNames(list + 1, count - 1, names.weekdays);
  list = symbols.getWeekdays(count, Symbols::FORMAT, Symbols::ABBREVIATED);
  copyNames(list + 1, count - 1, names.shortWeekdays);
}

}  // namespace

std::shared_ptr<const DateLanguage> dateLanguage(std::uint32_t language) {
  auto names = std::make_shared<DateLanguage>(english());
  const bool isEnglish = (language & kLanguageBits) == kEnglish;
  if (language == 0 || language >= kFirstSpecial || isEnglish) return names;
  std::array<char, ULOC_FULLNAME_CAPACITY> name{};
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLocaleForLCID(language, name.data(), static_cast<std::int32_t>(name.size()), &status);
  if (U_FAILURE(status) != 0) return names;
  const icu::DateFormatSymbols symbols(icu::Locale(name.data()), status);
  if (U_FAILURE(status) == 0) takeNames(symbols, *names);
  return names;
}

}  // namespace shinglescope
