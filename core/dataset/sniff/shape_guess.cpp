// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/shape_guess.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "core/dataset/sniff/cell_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kShapeGuessMaxLines = 200;
constexpr std::size_t kMostParsedBytes = 256U << 10U;
constexpr double kNearlyAll = 0.95;
constexpr std::size_t kLeastIdLines = 3;
constexpr std::size_t kLongestId = 40;
constexpr std::size_t kLeastTextBytes = 60;
constexpr std::size_t kLeastWords = 8;

/// Returns the first non-blank lines; an incomplete one is left out.
std::vector<std::string_view> firstLines(std::string_view head, bool isComplete) {
  std::vector<std::string_view> lines;
  while (!head.empty() && lines.size() < kShapeGuessMaxLines) {
    const std::size_t end = head.find_first_of("\r\n");
    if (end == head.npos && !isComplete && !lines.empty()) break;
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(end == head.npos ? head.size() : end + 1);
    if (!trimmedSpaces(line).empty()) lines.push_back(line);
  }
  return lines;
}

bool isJsonObject(std::string_view line) {
  const std::string_view text = trimmedSpaces(line);
  return text.size() > 1 && text.front() == '{' && text.back() == '}' &&
         nlohmann::json::accept(text.begin(), text.end());
}

/// Returns the share of lines that are JSON objects; the work is bounded.
double jsonShare(const std::vector<std::string_view> &lines) {
  std::size_t objects = 0;
  std::size_t looked = 0;
  std::size_t bytes = 0;
  for (const std::string_view line : lines) {
    if (looked > 0 && bytes > kMostParsedBytes) break;
    bytes += line.size();
    ++looked;
    if (isJsonObject(line)) ++objects;
  }
  return looked == 0 ? 0.0 : static_cast<double>(objects) / static_cast<double>(looked);
}

bool isIdentifier(std::string_view text) {
  const bool hasDigit = text.find_first_of("0123456789") != text.npos;
  return hasDigit && !text.empty() && text.size() <= kLongestId &&
         text.find_first_of(" \",;|") == text.npos;
}

bool isLongText(std::string_view text) {
  const auto spaces = static_cast<std::size_t>(std::ranges::count(text, ' '));
  return text.size() >= kLeastTextBytes && spaces + 1 >= kLeastWords;
}

/// Tests whether every first word is unique and most lines have exactly one tab, after it.
bool areIdsAndTexts(const std::vector<std::string_view> &lines) {
  if (lines.size() < kLeastIdLines) return false;
  std::unordered_set<std::string_view> ids;
  std::size_t longTexts = 0;
  std::size_t oneTab = 0;
  for (const std::string_view line : lines) {
    const std::size_t tab = line.find('\t');
    if (tab == line.npos) return false;
    const std::string_view id = line.substr(0, tab);
    const std::string_view text = line.substr(tab + 1);
    if (!isIdentifier(id) || !ids.insert(id).second) return false;
    if (isLongText(text)) ++longTexts;
    if (text.find('\t') == text.npos) ++oneTab;
  }
  const std::size_t tab = lines.front().find('\t');
  return isLongText(lines.front().substr(tab + 1)) && longTexts * 10 >= lines.size() * 7 &&
         oneTab * 10 >= lines.size() * 7;
}

}  // namespace

ShapeGuess guessShape(std::string_view head, bool isComplete) {
  const std::vector<std::string_view> lines = firstLines(head, isComplete);
  const double json = jsonShare(lines);
  if (json >= kNearlyAll) {
    return {SourceShape::JsonLines, json, {MessageId::ShapeIsJsonLines}};
  }
  if (areIdsAndTexts(lines)) {
    return {SourceShape::IdText, 0.8, {MessageId::ShapeIsIdText}};
  }
  return {SourceShape::Delimited, 1 - json, {MessageId::ShapeIsDelimited}};
}

}  // namespace shinglescope
