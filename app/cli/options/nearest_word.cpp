// SPDX-License-Identifier: MIT
#include "app/cli/options/nearest_word.h"

#include <algorithm>
#include <utility>

namespace shinglescope {
namespace {

/// Longer words are not typing mistakes, and the distance takes quadratic time.
constexpr std::size_t kMostLetters = 64;
constexpr std::size_t kLeastPrefix = 2;

char lowerLetter(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::size_t letterCount(std::string_view word) {
  return word.size() - std::min(word.find_first_not_of('-'), word.size());
}

}  // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  const auto isEqual = [&](std::size_t i, std::size_t j) {
    return lowerLetter(a[i - 1]) == lowerLetter(b[j - 1]);
  };
  for (std::size_t i = 1; i <= a.size(); ++i) {
    beforeLast = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (isEqual(i, j) ? 0 : 1)});
      if (i > 1 && j > 1 && isEqual(i, j - 1) && isEqual(i - 1, j))
        row[j] = std::min(row[j], beforeLast[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::optional<std::string> nearestWord(std::string_view typed,
                                       const std::vector<std::string> &words) {
  const std::size_t letters = letterCount(typed);
  if (letters == 0 || letters > kMostLetters) return std::nullopt;
  std::size_t least = (letters + 1) / 3 + 1;
  std::optional<std::string> nearest;
  std::vector<std::string> longer;
  for (const std::string &word : words) {
    if (const std::size_t distance = editDistance(typed, word); distance < least) {
      least = distance;
      nearest = word;
    }
    if (letters >= kLeastPrefix && word.starts_with(typed)) longer.push_back(word);
  }
  if (nearest || longer.size() != 1) return nearest;
  return longer.front();
}

std::string suggestion(std::string_view typed, const std::vector<std::string> &words) {
  const auto nearest = nearestWord(typed, words);
  return nearest ? " (did you mean '" + *nearest + "'?)" : std::string();
}

}  // namespace shinglescope
