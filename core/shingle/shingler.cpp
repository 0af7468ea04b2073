#include "core/shingle/shingler.h"

#include "core/base/hash.h"
#include "core/base/unicode.h"

namespace shinglescope {

namespace {

bool isCharacterStart(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

/// True if one U+0020 and nothing else stands between two words.
bool isSingleSpace(std::string_view text, const WordSpan &left, const WordSpan &right) {
  return right.begin - left.end == 1 && text[left.end] == ' ';
}

ShingleSpan makeSpan(std::string_view shingle, std::size_t begin, std::size_t end) {
  return {xxh3(shingle), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

}  // namespace

void Shingler::findCharacters(std::string_view text) {
  m_starts.clear();
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (isCharacterStart(text[i])) m_starts.push_back(static_cast<std::uint32_t>(i));
  }
  m_starts.push_back(static_cast<std::uint32_t>(text.size()));
}

template <class Sink>
void Shingler::collectCharacters(std::string_view text, Sink sink) {
  const std::size_t k = m_options.k;
  const bool isAsciiText = isAscii(text);
  if (!isAsciiText) findCharacters(text);
  const std::size_t characters = isAsciiText ? text.size() : m_starts.size() - 1;
  if (characters < k) {
    const bool isOwnShingle = m_options.shortTexts == ShortTexts::Whole && !text.empty();
    if (isOwnShingle) sink(makeSpan(text, 0, text.size()));
    return;
  }
  for (std::size_t i = 0; i + k <= characters; ++i) {
    const std::size_t begin = isAsciiText ? i : m_starts[i];
    const std::size_t end = isAsciiText ? i + k : m_starts[i + k];
    sink(makeSpan(text.substr(begin, end - begin), begin, end));
  }
}

void Shingler::findWords(std::string_view text) {
  m_words.clear();
  m_joinedSince.clear();
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, word.end)) {
    const bool isJoined = !m_words.empty() && isSingleSpace(text, m_words.back(), word);
    m_joinedSince.push_back(isJoined ? m_joinedSince.back() : m_words.size());
    m_words.push_back(word);
  }
}

/// The words joined by one U+0020; straight from the text where they stand so.
std::string_view Shingler::joinWords(std::string_view text, std::size_t first, std::size_t last) {
  if (m_joinedSince[last] <= first) {
    return text.substr(m_words[first].begin, m_words[last].end - m_words[first].begin);
  }
  m_joined.assign(m_words[first].in(text));
  for (std::size_t i = first + 1; i <= last; ++i) {
    m_joined += ' ';
    m_joined.append(m_words[i].in(text));
  }
  return m_joined;
}

template <class Sink>
void Shingler::collectWords(std::string_view text, Sink sink) {
  findWords(text);
  const std::size_t words = m_words.size();
  const bool isShort = words < m_options.k;
  if (words == 0 || (isShort && m_options.shortTexts == ShortTexts::Skip)) return;
  const std::size_t length = isShort ? words : m_options.k;
  for (std::size_t i = 0; i + length <= words; ++i) {
    const std::size_t last = i + length - 1;
    sink(makeSpan(joinWords(text, i, last), m_words[i].begin, m_words[last].end));
  }
}

template <class Sink>
void Shingler::collect(std::string_view text, Sink sink) {
  switch (m_options.unit) {
    case ShingleUnit::Character: collectCharacters(text, sink); return;
    case ShingleUnit::Word: collectWords(text, sink); return;
  }
}

void Shingler::shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set) {
  set.clear();
  collect(preparedText, [&set](const ShingleSpan &span) { set.push_back(span.hash); });
  m_sorter.sortUnique(set);
}

std::vector<ShingleSpan> Shingler::shingleSpans(std::string_view preparedText) {
  std::vector<ShingleSpan> spans;
  collect(preparedText, [&spans](const ShingleSpan &span) { spans.push_back(span); });
  return spans;
}

}  // namespace shinglescope
