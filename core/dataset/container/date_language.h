// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace shinglescope {

/// The names of months and of days of the week (from Sunday) in one language.
struct DateLanguage {
  std::array<std::string, 12> months;
  std::array<std::string, 12> shortMonths;
  std::array<std::string, 7> weekdays;
  std::array<std::string, 7> shortWeekdays;
};

/// Returns the names in a language of Windows (0x410 is Italian); English for 0, for the language
/// of the reader's system, and for one that ICU does not know.
std::shared_ptr<const DateLanguage> dateLanguage(std::uint32_t language);

}  // namespace shinglescope
