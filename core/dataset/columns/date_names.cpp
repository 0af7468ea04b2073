// SPDX-License-Identifier: MIT
#include "core/dataset/columns/date_names.h"

#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <array>

#include "core/dataset/columns/folded_text.h"

namespace shinglescope {

namespace {

constexpr std::int32_t kMaxNameUnits = 64;

std::string_view withoutDot(std::string_view word) {
  if (word.ends_with('.')) word.remove_suffix(1);
  return word;
}

/// Returns the i-th name of a kind, folded and without a dot; empty if there is none.
std::string symbolAt(const UDateFormat *format, UDateFormatSymbolType kind, std::int32_t index) {
  std::array<UChar, kMaxNameUnits> units{};
  std::array<char, kMaxNameUnits * 3> bytes{};
  UErrorCode status = U_ZERO_ERROR;
  const std::int32_t length =
      udat_getSymbols(format, kind, index, units.data(), kMaxNameUnits, &status);
  std::int32_t written = 0;
  u_strToUTF8(bytes.data(), static_cast<std::int32_t>(bytes.size()), &written, units.data(), length,
              &status);
  if (U_FAILURE(status)) return {};
  const std::string_view name(bytes.data(), static_cast<std::size_t>(written));
  return foldedText(withoutDot(name));
}

template <class Visit>
void forEachSymbol(const UDateFormat *format, UDateFormatSymbolType kind, Visit visit) {
  const std::int32_t count = udat_countSymbols(format, kind);
  for (std::int32_t i = 0; i < count; ++i) {
    const std::string name = symbolAt(format, kind, i);
    // Languages without short names have numbers there.
    if (!name.empty() && (name.front() < '0' || name.front() > '9')) visit(name, i);
  }
}

template <class Visit>
void forEachWord(std::string_view words, Visit visit) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (end > 0) visit(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

}  // namespace

DateNames::DateNames(std::string_view languages) {
  const auto add = [this](std::string_view language) {
    UErrorCode status = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_LONG, UDAT_LONG, std::string(language).c_str(), nullptr, 0,
                                    nullptr, 0, &status);
    if (U_FAILURE(status)) return;
    for (const auto kind :
         {UDAT_MONTHS, UDAT_SHORT_MONTHS, UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_MONTHS}) {
      forEachSymbol(format, kind, [this](const std::string &name, std::int32_t index) {
        m_months.push_back({name, static_cast<std::uint32_t>(index) + 1});
      });
    }
    for (const auto kind : {UDAT_WEEKDAYS, UDAT_SHORT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                            UDAT_STANDALONE_SHORT_WEEKDAYS}) {
      forEachSymbol(format, kind,
                    [this](const std::string &name, std::int32_t) { m_weekdays.push_back(name); });
    }
    udat_close(format);
  };
  forEachWord(languages, [&](std::string_view language) {
    if (!isKnownLanguage(language)) return;
    add(language);
    if (language == "en") m_months.push_back({"sept", 9});
  });
  std::ranges::stable_sort(m_months, {}, &Name::folded);
}

std::optional<std::uint32_t> DateNames::monthOf(std::string_view word) const {
  const std::string folded = foldedText(withoutDot(word));
  const auto found = std::ranges::lower_bound(m_months, folded, {}, &Name::folded);
  if (found == m_months.end() || found->folded != folded || found->month > 12) return std::nullopt;
  return found->month;
}

bool DateNames::isWeekday(std::string_view word) const {
  const std::string folded = foldedText(withoutDot(word));
  return std::ranges::find(m_weekdays, folded) != m_weekdays.end();
}

bool isKnownLanguage(std::string_view code) {
  const std::int32_t count = uloc_countAvailable();
  for (std::int32_t i = 0; i < count; ++i)
    if (code == uloc_getAvailable(i)) return true;
  return false;
}

}  // namespace shinglescope
