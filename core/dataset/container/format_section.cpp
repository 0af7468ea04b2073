// SPDX-License-Identifier: MIT
#include "core/dataset/container/format_section.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

using TokenKind = FormatToken::Kind;

bool startsWithLetters(std::string_view text, std::string_view letters) {
  return text.size() >= letters.size() &&
         std::ranges::equal(text.substr(0, letters.size()), letters, {}, asciiLower, asciiLower);
}

bool isDateKind(TokenKind kind) { return kind >= TokenKind::Year; }

/// Splits a section into tokens. The letter m is resolved afterwards: it is a month unless it
/// follows an hour or precedes a second.
class SectionParser {
 public:
  explicit SectionParser(std::string_view code) : m_code(code) {}

  FormatSection parse() {
    while (m_at < m_code.size()) parseNext();
    const auto has = [this](TokenKind kind) {
      return std::ranges::find(m_section.tokens, kind, &FormatToken::kind) !=
             m_section.tokens.end();
    };
    const bool isDate = std::ranges::any_of(
        m_section.tokens, [](const FormatToken &token) { return isDateKind(token.kind); });
    if (isDate)
      settleDate();
    else if (has(TokenKind::Slash) && has(TokenKind::Digit))
      m_section.kind = FormatSection::Kind::Fraction;
    else if (has(TokenKind::Text))
      m_section.kind = FormatSection::Kind::Text;
    return std::move(m_section);
  }

 private:
  std::string_view rest() const { return m_code.substr(m_at); }

  void add(TokenKind kind, std::size_t length, char mark = 0, int count = 1) {
    m_section.tokens.push_back({kind, mark, count, std::string(m_code.substr(m_at, length))});
    m_at += length;
  }

  void addLiteral(std::string_view text) {
    m_section.tokens.push_back({TokenKind::Literal, 0, 1, std::string(text)});
  }

  /// Returns the length of the character (several bytes in UTF-8) at a position.
  std::size_t characterAt(std::size_t at) const {
    std::size_t end = at + 1;
    while (end < m_code.size() && (static_cast<unsigned char>(m_code[end]) & 0xC0U) == 0x80U) ++end;
    return std::min(end, m_code.size()) - std::min(at, m_code.size());
  }

  void parseNext() {
    const char c = m_code[m_at];
    switch (c) {
      case '"': return parseQuoted();
      case '\\': return parseEscaped();
      case '_': return parseSkipped(true);
      case '*': return parseSkipped(false);
      case '[': return parseBracket();
      case '0':
      case '#':
      case '?': return add(TokenKind::Digit, 1, c);
      case '.': return parsePoint();
      case ',': return add(TokenKind::Group, 1);
      case '%': return add(TokenKind::Percent, 1);
      case '/': return add(TokenKind::Slash, 1);
      case '@': return add(TokenKind::Text, 1);
      default: break;
    }
    if (startsWithLetters(rest(), "general")) return add(TokenKind::General, 7);
    if (startsWithLetters(rest(), "am/pm")) return add(TokenKind::HalfDay, 5, 0, 2);
    if (startsWithLetters(rest(), "a/p")) return add(TokenKind::HalfDay, 3);
    if (startsWithLetters(rest(), "e+") || startsWithLetters(rest(), "e-"))
      return add(TokenKind::Exponent, 2, rest()[1]);
    if (const auto kind = dateKind(asciiLower(c)))
      return add(*kind, runLength(c), c, static_cast<int>(runLength(c)));
    add(TokenKind::Literal, characterAt(m_at));
  }

  static std::optional<TokenKind> dateKind(char letter) {
    switch (letter) {
      case 'y':
      case 'e': return TokenKind::Year;
      case 'm': return TokenKind::Month;
      case 'd': return TokenKind::Day;
      case 'h': return TokenKind::Hour;
      case 's': return TokenKind::Second;
      default: return std::nullopt;
    }
  }

  std::size_t runLength(char c) const {
    std::size_t end = m_at;
    while (end < m_code.size() && asciiLower(m_code[end]) == asciiLower(c)) ++end;
    return end - m_at;
  }

  void parseQuoted() {
    const std::size_t end = std::min(m_code.find('"', m_at + 1), m_code.size());
    addLiteral(m_code.substr(m_at + 1, end - m_at - 1));
    m_at = std::min(end + 1, m_code.size());
  }

  void parseEscaped() {
    const std::size_t length = characterAt(m_at + 1);
    addLiteral(m_code.substr(std::min(m_at + 1, m_code.size()), length));
    m_at += 1 + length;
  }

  /// A blank of the width of a character, or a character that fills the cell.
  void parseSkipped(bool isBlank) {
    if (isBlank) addLiteral(" ");
    m_at += 1 + characterAt(m_at + 1);
  }

  void parsePoint() {
    const auto &tokens = m_section.tokens;
    std::size_t zeros = 0;
    while (m_at + 1 + zeros < m_code.size() && m_code[m_at + 1 + zeros] == '0') ++zeros;
    const bool isOfSeconds = zeros > 0 && !tokens.empty() &&
                             (tokens.back().kind == TokenKind::Second ||
                              tokens.back().kind == TokenKind::ElapsedSeconds);
    if (!isOfSeconds) return add(TokenKind::Point, 1);
    add(TokenKind::SecondFraction, 1 + zeros, 0, static_cast<int>(std::min<std::size_t>(zeros, 9)));
  }

  void parseBracket() {
    const std::size_t end = m_code.find(']', m_at);
    if (end == m_code.npos) return add(TokenKind::Literal, 1);
    const std::string_view inner = m_code.substr(m_at + 1, end - m_at - 1);
    const std::size_t length = end + 1 - m_at;
    if (inner.starts_with('$')) {
      parseCurrency(inner.substr(1));
    } else if (!inner.empty() && std::string_view("<>=").find(inner.front()) != inner.npos) {
      parseCondition(inner);
    } else if (!inner.empty() && inner.find_first_not_of(inner.front()) == inner.npos) {
      const auto kind = elapsedKind(asciiLower(inner.front()));
      if (kind) return add(*kind, length, 0, static_cast<int>(inner.size()));
    }
    m_at += length;  // a colour or a kind of digits
  }

  static std::optional<TokenKind> elapsedKind(char letter) {
    switch (letter) {
      case 'h': return TokenKind::ElapsedHours;
      case 'm': return TokenKind::ElapsedMinutes;
      case 's': return TokenKind::ElapsedSeconds;
      default: return std::nullopt;
    }
  }

  /// "€-407": a currency and a language, either of which may be missing.
  void parseCurrency(std::string_view text) {
    const std::size_t dash = text.rfind('-');
    addLiteral(text.substr(0, dash));
    if (dash == text.npos) return;
    const std::string_view id = text.substr(dash + 1);
    std::uint32_t language = 0;
    std::from_chars(id.data(), id.data() + id.size(), language, 16);
    m_language = language & 0xFFFFU;
  }

  void parseCondition(std::string_view text) {
    using Test = FormatCondition::Test;
    static constexpr std::pair<std::string_view, Test> kTests[] = {
        {"<=", Test::AtMost}, {">=", Test::AtLeast}, {"<>", Test::NotEqual},
        {"<", Test::Less},    {">", Test::Greater},  {"=", Test::Equal}};
    for (const auto &[sign, test] : kTests) {
      if (!text.starts_with(sign)) continue;
      FormatCondition condition{test, 0};
      const std::string_view number = text.substr(sign.size());
      std::from_chars(number.data(), number.data() + number.size(), condition.number);
      m_section.condition = condition;
      return;
    }
  }

  void settleDate() {
    m_section.kind = FormatSection::Kind::Date;
    m_section.names = dateLanguage(m_language);
    std::vector<FormatToken> &tokens = m_section.tokens;
    std::optional<TokenKind> before;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      FormatToken &token = tokens[i];
      if (token.kind == TokenKind::Month && token.count <= 2 &&
          (before == TokenKind::Hour || before == TokenKind::ElapsedHours || isBeforeSeconds(i)))
        token.kind = TokenKind::Minute;
      if (!isDateKind(token.kind) && token.kind != TokenKind::General)
        token.kind = TokenKind::Literal;
      if (isDateKind(token.kind)) before = token.kind;
    }
  }

  bool isBeforeSeconds(std::size_t at) const {
    for (std::size_t i = at + 1; i < m_section.tokens.size(); ++i) {
      const TokenKind kind = m_section.tokens[i].kind;
      if (isDateKind(kind)) return kind == TokenKind::Second || kind == TokenKind::ElapsedSeconds;
    }
    return false;
  }

  std::string_view m_code;
  std::size_t m_at = 0;
  std::uint32_t m_language = 0;
  FormatSection m_section;
};

}  // namespace

bool FormatCondition::holds(double value) const {
  switch (test) {
    case Test::Less: return value < number;
    case Test::AtMost: return value <= number;
    case Test::Equal: return value == number;
    case Test::NotEqual: return value != number;
    case Test::AtLeast: return value >= number;
    case Test::Greater: break;
  }
  return value > number;
}

FormatSection parseFormatSection(std::string_view code) { return SectionParser(code).parse(); }

std::vector<std::string_view> formatSections(std::string_view code) {
  std::vector<std::string_view> sections;
  std::size_t begin = 0;
  bool isQuoted = false;
  bool isInBracket = false;
  for (std::size_t at = 0; at < code.size(); ++at) {
    const char c = code[at];
    if (isQuoted) {
      isQuoted = c != '"';
    } else if (c == '"') {
      isQuoted = true;
    } else if (c == '\\' || c == '_' || c == '*') {
      ++at;
    } else if (c == '[' || c == ']') {
      isInBracket = c == '[';
    } else if (c == ';' && !isInBracket) {
      sections.push_back(code.substr(begin, at - begin));
      begin = at + 1;
    }
  }
  sections.push_back(code.substr(std::min(begin, code.size())));
  return sections;
}

}  // namespace shinglescope
