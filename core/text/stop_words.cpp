// SPDX-License-Identifier: MIT
#include "core/text/stop_words.h"

#include <array>

#include "core/base/comma_list.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

namespace embedded {
std::string_view stopWordsEnglish();
std::string_view stopWordsItalian();
}  // namespace embedded

namespace {

struct EmbeddedList {
  std::string_view language;
  std::string_view (*text)();
};

constexpr std::array<EmbeddedList, 2> kLists{
    {{"en", embedded::stopWordsEnglish}, {"it", embedded::stopWordsItalian}}};

std::string withTypographicApostrophes(std::string_view word) {
  std::string changed;
  for (const char c : word) changed += c == '\'' ? "\xE2\x80\x99" : std::string(1, c);
  return changed;
}

/// One word per line; empty lines and lines that start with # are ignored.
std::vector<std::string> parseList(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.empty() || line.front() == '#') continue;
    words.emplace_back(line);
    if (line.find('\'') != line.npos) words.push_back(withTypographicApostrophes(line));
  }
  return words;
}

}  // namespace

std::vector<std::string> stopWordLanguages() {
  std::vector<std::string> languages;
  for (const EmbeddedList &list : kLists) languages.emplace_back(list.language);
  return languages;
}

std::vector<std::string> stopWordList(std::string_view language) {
  for (const EmbeddedList &list : kLists) {
    if (list.language == language) return parseList(list.text());
  }
  return {};
}

Result<StopWords> StopWords::create(std::string_view language, const Prepare &prepare) {
  const std::vector<std::string> list = stopWordList(language);
  if (list.empty())
    return badParameter({MessageId::StopWordsMissing, {language, commaList(stopWordLanguages())}});
  StopWords stopWords;
  for (const std::string &word : list) {
    const std::string_view prepared = prepare(word);
    if (!prepared.empty()) stopWords.m_words.emplace(prepared);
  }
  return stopWords;
}

}  // namespace shinglescope
