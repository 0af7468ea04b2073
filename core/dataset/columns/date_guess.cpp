// SPDX-License-Identifier: MIT
#include "core/dataset/columns/date_guess.h"

#include <algorithm>
#include <array>

namespace shinglescope {

namespace {

/// In order of preference among languages that read the same number of cells.
constexpr std::array<std::string_view, 7> kLanguages{"en", "it", "de", "fr", "es", "pt", "nl"};
constexpr std::string_view kAllLanguages = "en it de fr es pt nl";

/// Preferred to other patterns that read the same number of cells.
constexpr std::array<std::string_view, 22> kNumericPatterns{
    "yyyy-MM-dd", "yyyy/MM/dd", "yyyy.MM.dd",
    "dd/MM/yyyy", "MM/dd/yyyy", "dd.MM.yyyy",
    "MM.dd.yyyy", "dd-MM-yyyy", "MM-dd-yyyy",
    "dd/MM/yy",   "MM/dd/yy",   "dd.MM.yy",
    "MM.dd.yy",   "dd-MM-yy",   "MM-dd-yy",
    "yy-MM-dd",   "yyyyMMdd",   "yyyyMMddHHmmss",
    "yyyy-MM",    "MM/yyyy",    "yyyy\u5e74M\u6708d\u65e5",
    "yyyy/dd/MM"};
constexpr std::array<std::string_view, 7> kNamePatterns{
    "d MMMM yyyy", "MMMM d, yyyy", "d MMMM yy", "yyyy MMMM d", "d MMMM", "MMMM d", "MMMM yyyy"};
constexpr std::string_view kTimeBeforeYear = "MMMM d HH:mm:ss yyyy";

/// Eight random digits can look like a date, so only days in these years count.
constexpr double kEarliest = -5'364'662'400;  // 1800-01-01
constexpr double kLatest = 7'258'118'400;     // 2200-01-01

bool isCompact(std::string_view pattern) { return pattern.starts_with("yyyyMM"); }

/// Returns the pattern with the time in the notation of the cells.
std::string withTime(std::string_view pattern, const TimeNotation &features) {
  std::string full(pattern);
  if (!features.hasTime || full.find('H') != std::string::npos) return full;
  full += features.hasT ? "'T'" : " ";
  full += features.hasHalfDay ? "h:mm" : "HH:mm";
  if (features.hasSeconds) full += ":ss";
  if (features.hasHalfDay) full += " a";
  if (features.hasZone) full += "xxx";
  return full;
}

std::string swapped(std::string pattern) {
  const std::size_t day = pattern.find("dd");
  const std::size_t month = pattern.find("MM");
  if (day == std::string::npos || month == std::string::npos) return pattern;
  pattern.replace(day, 2, "MM");
  pattern.replace(month, 2, "dd");
  return pattern;
}

}  // namespace

DateGuesser::DateGuesser() {
  const auto none = std::make_shared<const DateNames>("");
  const auto all = std::make_shared<const DateNames>(kAllLanguages);
  for (const std::string_view pattern : kNumericPatterns) add(std::string(pattern), none);
  for (const std::string_view pattern : kNamePatterns) add(std::string(pattern), all);
  add(std::string(kTimeBeforeYear), all);
  for (const std::string_view language : kLanguages)
    m_languages.push_back(std::make_shared<const DateNames>(language));
}

void DateGuesser::add(const std::string &pattern, const std::shared_ptr<const DateNames> &names) {
  const bool hasTime = pattern.find('H') != std::string::npos;
  Result<DateReader> reader = DateReader::compile(hasTime ? pattern : pattern + " HH:mm", names);
  if (reader) m_candidates.push_back({pattern, std::move(*reader)});
}

DateGuess DateGuesser::tryOne(const Candidate &candidate, const ColumnSample &sample) const {
  DateGuess guess{.type = {.kind = ColumnKind::Date}, .unparsed = sample.tooLong};
  TimeNotation features;
  const bool checksYears = isCompact(candidate.pattern);
  for (const std::string_view cell : sample.cells) {
    const std::optional<ReadDate> date = candidate.reader.read(cell);
    if (!date || (checksYears && (date->begin < kEarliest || date->begin >= kLatest))) {
      ++guess.unparsed;
    } else {
      features.add(*date);
    }
  }
  guess.type.datePattern = withTime(candidate.pattern, features);
  return guess;
}

/// Returns the smallest set of languages that reads as many cells as all languages together.
std::string DateGuesser::languagesOf(const Candidate &candidate, const ColumnSample &sample) const {
  std::vector<DateReader> readers;
  for (const auto &language : m_languages) {
    Result<DateReader> reader = DateReader::compile(candidate.pattern + " HH:mm", language);
    if (candidate.pattern.find('H') != std::string::npos)
      reader = DateReader::compile(candidate.pattern, language);
    if (!reader) return {};
    readers.push_back(std::move(*reader));
  }
  std::vector<std::string_view> left;
  for (const std::string_view cell : sample.cells)
    if (candidate.reader.read(cell)) left.push_back(cell);
  std::string languages;
  while (!left.empty()) {
    std::size_t best = 0;
    std::vector<std::string_view> leftByBest = left;
    for (std::size_t i = 0; i < readers.size(); ++i) {
      std::vector<std::string_view> unread;
      std::ranges::copy_if(left, std::back_inserter(unread), [&](std::string_view cell) {
        return !readers[i].read(cell).has_value();
      });
      if (unread.size() >= leftByBest.size()) continue;
      best = i;
      leftByBest = std::move(unread);
    }
    if (leftByBest.size() == left.size()) break;
    if (!languages.empty()) languages += ' ';
    languages += kLanguages[best];
    left = std::move(leftByBest);
  }
  return languages;
}

std::vector<DateGuess> DateGuesser::choices(const ColumnSample &sample) const {
  std::vector<DateGuess> guesses;
  for (const Candidate &candidate : m_candidates) {
    DateGuess guess = tryOne(candidate, sample);
    if (guess.unparsed >= sample.filled()) continue;
    if (candidate.reader.hasNames()) guess.type.dateLanguage = languagesOf(candidate, sample);
    guesses.push_back(std::move(guess));
  }
  std::ranges::stable_sort(guesses, {}, &DateGuess::unparsed);
  return guesses;
}

std::optional<DateGuess> DateGuesser::guess(const ColumnSample &sample) const {
  std::vector<DateGuess> guesses = choices(sample);
  if (guesses.empty()) return std::nullopt;
  DateGuess best = std::move(guesses.front());
  const std::string other = swapped(best.type.datePattern);
  for (std::size_t i = 1; i < guesses.size() && guesses[i].unparsed == best.unparsed; ++i)
    if (guesses[i].type.datePattern == other && other != best.type.datePattern)
      best.other = guesses[i].type;
  return best;
}

}  // namespace shinglescope
