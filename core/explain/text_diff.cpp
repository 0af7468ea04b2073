// SPDX-License-Identifier: MIT
#include "core/explain/text_diff.h"

#include <algorithm>

#include "core/explain/block_aligner.h"
#include "core/explain/folded_tokens.h"
#include "core/explain/sequence_aligner.h"
#include "core/explain/text_tokens.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMaxWords = 20'000;
/// Up to this number of replaced words are compared one by one, if both sides have equally many.
constexpr std::size_t kMaxPairedWords = 50;
/// A longer stretch is marked as a whole, not character by character.
constexpr std::size_t kMaxFineBytes = 600;
/// Shorter words are marked as a whole: single letters in them are meaningless.
constexpr std::size_t kMinFineCharacters = 4;
/// Two stretches are mostly equal if matched characters make up seven tenths of both.
constexpr std::size_t kMostlyEqualTenths = 7;

struct TokenRange {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t size() const { return end - begin; }
};

void addSpan(std::vector<TextSpan> &spans, std::uint32_t begin, std::uint32_t end) {
  if (begin >= end) return;
  if (!spans.empty() && spans.back().end >= begin) {
    spans.back().end = end;
  } else {
    spans.push_back({begin, end});
  }
}

/// Walks along the matches of two tokenized texts and collects the differences.
class DiffCollector {
 public:
  DiffCollector(std::string_view a, std::string_view b, const DiffOptions &options)
      : m_a(a),
        m_b(b),
        m_options(options),
        m_tokensA(countedTokens(a, wordTokens(a), options)),
        m_tokensB(countedTokens(b, wordTokens(b), options)) {}

  TextDiff collect() {
    std::size_t atA = 0;
    std::size_t atB = 0;
    for (const Match &match : matches()) {
      addStretch({atA, match.a}, {atB, match.b});
      atA = match.a + 1;
      atB = match.b + 1;
    }
    addStretch({atA, m_tokensA.size()}, {atB, m_tokensB.size()});
    return std::move(m_diff);
  }

 private:
  std::vector<Match> matches() const {
    const TokenNumbers numbers = numberFolded(m_a, m_tokensA, m_b, m_tokensB, m_options);
    const bool isHuge = m_tokensA.size() > kMaxWords || m_tokensB.size() > kMaxWords;
    return isHuge ? alignBlocks(numbers.a, numbers.b) : alignSequences(numbers.a, numbers.b);
  }

  /// Adds the unmatched tokens between two matches or, if there are none, the white space there.
  void addStretch(TokenRange a, TokenRange b) {
    if (a.size() == 0 && b.size() == 0) {
      addGap(a.begin, b.begin);
      return;
    }
    const TextSpan spanA = spanOf(a, m_tokensA, m_a);
    const TextSpan spanB = spanOf(b, m_tokensB, m_b);
    if (isFoldedEqual(spanA, spanB)) return;
    m_diff.changes.push_back({spanA, spanB});
    if (a.size() == b.size() && a.size() <= kMaxPairedWords) {
      for (std::size_t i = 0; i < a.size(); ++i) {
        addReplaced({a.begin + i, a.begin + i + 1}, {b.begin + i, b.begin + i + 1});
      }
    } else {
      addReplaced(a, b);
    }
  }

  void addGap(std::size_t tokenA, std::size_t tokenB) {
    const TextSpan gapA = gapBefore(tokenA, m_tokensA, m_a);
    const TextSpan gapB = gapBefore(tokenB, m_tokensB, m_b);
    const bool isEqual = m_options.ignoresNothing() ? textOf(m_a, gapA) == textOf(m_b, gapB)
                                                    : isFoldedEqual(gapA, gapB);
    if (isEqual) return;
    m_diff.changes.push_back({gapA, gapB});
    addSpan(m_diff.onlyA, gapA.begin, gapA.end);
    addSpan(m_diff.onlyB, gapB.begin, gapB.end);
  }

  static std::string_view textOf(std::string_view text, TextSpan span) {
    return text.substr(span.begin, span.end - span.begin);
  }

  /// Returns whether the options ignore something and nothing else differs.
  bool isFoldedEqual(TextSpan a, TextSpan b) const {
    return !m_options.ignoresNothing() &&
           foldedForDiff(textOf(m_a, a), m_options) == foldedForDiff(textOf(m_b, b), m_options);
  }

  static TextSpan gapBefore(std::size_t token, const std::vector<TextToken> &tokens,
                            std::string_view text) {
    return {token == 0 ? 0 : tokens[token - 1].end,
            token == tokens.size() ? static_cast<std::uint32_t>(text.size()) : tokens[token].begin};
  }

  void addReplaced(TokenRange a, TokenRange b) {
    const TextSpan spanA = spanOf(a, m_tokensA, m_a);
    const TextSpan spanB = spanOf(b, m_tokensB, m_b);
    if (isFoldedEqual(spanA, spanB) || addCharacters(spanA, spanB)) return;
    addWords(m_diff.onlyA, spanA, a, m_tokensA);
    addWords(m_diff.onlyB, spanB, b, m_tokensB);
  }

  static TextSpan spanOf(TokenRange range, const std::vector<TextToken> &tokens,
                         std::string_view text) {
    if (range.size() > 0) return {tokens[range.begin].begin, tokens[range.end - 1].end};
    const std::uint32_t at = gapBefore(range.begin, tokens, text).begin;
    return {at, at};
  }

  /// Joins the span to a changed word directly before it, so a changed phrase is one difference.
  static void addWords(std::vector<TextSpan> &spans, TextSpan span, TokenRange range,
                       const std::vector<TextToken> &tokens) {
    if (range.size() == 0) return;
    const bool isAfterChange =
        range.begin > 0 && !spans.empty() && spans.back().end == tokens[range.begin - 1].end;
    addSpan(spans, isAfterChange ? spans.back().end : span.begin, span.end);
  }

  /// Marks single characters; false if the stretches have too little in common.
  bool addCharacters(TextSpan spanA, TextSpan spanB) {
    const std::size_t bytesA = spanA.end - spanA.begin;
    const std::size_t bytesB = spanB.end - spanB.begin;
    if (bytesA == 0 || bytesB == 0 || bytesA > kMaxFineBytes || bytesB > kMaxFineBytes) {
      return false;
    }
    const std::string_view a = m_a.substr(spanA.begin, bytesA);
    const std::string_view b = m_b.substr(spanB.begin, bytesB);
    const std::vector<TextToken> charactersA = countedTokens(a, characterTokens(a), m_options);
    const std::vector<TextToken> charactersB = countedTokens(b, characterTokens(b), m_options);
    if (std::min(charactersA.size(), charactersB.size()) < kMinFineCharacters) return false;
    const TokenNumbers numbers = numberFolded(a, charactersA, b, charactersB, m_options);
    const std::vector<Match> matches = alignSequences(numbers.a, numbers.b);
    const std::size_t characters = charactersA.size() + charactersB.size();
    if (2 * matches.size() * 10 < kMostlyEqualTenths * characters) return false;
    addUnmatched(m_diff.onlyA, spanA.begin, charactersA, matches, &Match::a);
    addUnmatched(m_diff.onlyB, spanB.begin, charactersB, matches, &Match::b);
    return true;
  }

  static void addUnmatched(std::vector<TextSpan> &spans, std::uint32_t offset,
                           const std::vector<TextToken> &characters,
                           const std::vector<Match> &matches, std::uint32_t Match::*side) {
    std::size_t next = 0;
    for (std::uint32_t i = 0; i < characters.size(); ++i) {
      if (next < matches.size() && matches[next].*side == i) {
        ++next;
      } else {
        addSpan(spans, offset + characters[i].begin, offset + characters[i].end);
      }
    }
  }

  std::string_view m_a;
  std::string_view m_b;
  DiffOptions m_options;
  std::vector<TextToken> m_tokensA;
  std::vector<TextToken> m_tokensB;
  TextDiff m_diff;
};

}  // namespace

TextDiff diffTexts(std::string_view a, std::string_view b, const DiffOptions &options) {
  if (a == b) return {};
  return DiffCollector(a, b, options).collect();
}

}  // namespace shinglescope
