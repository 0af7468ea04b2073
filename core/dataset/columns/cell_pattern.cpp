// SPDX-License-Identifier: MIT
#include "core/dataset/columns/cell_pattern.h"

#include <unicode/uregex.h>
#include <unicode/ustring.h>

#include <limits>
#include <vector>

namespace shinglescope {

namespace {

/// ICU counts steps of about a millisecond, independent of the machine's clock.
constexpr std::int32_t kStepLimit = 100;
constexpr std::int32_t kStackBytes = 8'000'000;

using Utf16 = std::vector<UChar>;

bool toUtf16(std::string_view utf8, Utf16 &out) {
  if (utf8.size() >= std::numeric_limits<std::int32_t>::max() / 2) return false;
  out.resize(utf8.size() + 1);
  std::int32_t length = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(out.data(), static_cast<std::int32_t>(out.size()), &length, utf8.data(),
                       static_cast<std::int32_t>(utf8.size()), 0xFFFD, nullptr, &status);
  out.resize(static_cast<std::size_t>(length));
  return U_SUCCESS(status) != 0;
}

MessageId faultPhrase(UErrorCode status) {
  switch (status) {
    case U_REGEX_MISMATCHED_PAREN: return MessageId::RegexBrackets;
    case U_REGEX_MISSING_CLOSE_BRACKET: return MessageId::RegexOpenSet;
    case U_REGEX_BAD_ESCAPE_SEQUENCE: return MessageId::RegexEscape;
    case U_REGEX_BAD_INTERVAL: return MessageId::RegexInterval;
    case U_REGEX_MAX_LT_MIN: return MessageId::RegexIntervalOrder;
    case U_REGEX_NUMBER_TOO_BIG: return MessageId::RegexNumber;
    case U_REGEX_INVALID_BACK_REF: return MessageId::RegexGroup;
    case U_REGEX_LOOK_BEHIND_LIMIT: return MessageId::RegexLookBehind;
    case U_REGEX_INVALID_RANGE: return MessageId::RegexRange;
    case U_REGEX_PROPERTY_SYNTAX: return MessageId::RegexProperty;
    case U_REGEX_UNIMPLEMENTED: return MessageId::RegexUnknown;
    default: return MessageId::RegexMistake;
  }
}

std::size_t utf8Bytes(std::string_view utf8, std::int32_t utf16Units) {
  std::size_t at = 0;
  for (std::int32_t units = 0; at < utf8.size() && units < utf16Units; ++units) {
    const auto lead = static_cast<unsigned char>(utf8[at]);
    if (lead >= 0xF0) ++units;
    at += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  }
  return std::min(at, utf8.size());
}

struct Opened {
  URegularExpression *regex = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  std::int32_t offset = 0;
};

Opened openRegex(std::string_view regex, bool ignoresCase) {
  Opened opened;
  Utf16 pattern;
  if (!toUtf16(regex, pattern)) {
    opened.status = U_REGEX_NUMBER_TOO_BIG;
    return opened;
  }
  UParseError where{};
  const std::uint32_t flags = ignoresCase ? UREGEX_CASE_INSENSITIVE : 0;
  opened.regex = uregex_open(pattern.data(), static_cast<std::int32_t>(pattern.size()), flags,
                             &where, &opened.status);
  opened.offset = where.offset;
  return opened;
}

/// ICU reports the last character that it read. At the end of the expression, the message says that
/// the expression ends too early.
PatternFault describeFault(std::string_view regex, const Opened &opened) {
  PatternFault fault{faultPhrase(opened.status), utf8Bytes(regex, opened.offset)};
  if (fault.byte + 1 >= regex.size()) {
    fault.byte = regex.empty() ? 0 : regex.size() - 1;
    if (opened.status == U_REGEX_RULE_SYNTAX || opened.status == U_REGEX_BAD_ESCAPE_SEQUENCE ||
        opened.status == U_REGEX_MISMATCHED_PAREN || opened.status == U_REGEX_MISSING_CLOSE_BRACKET)
      fault.what = MessageId::RegexEndsEarly;
  }
  return fault;
}

}  // namespace

struct CellPattern::Room {
  URegularExpression *regex = nullptr;
  Utf16 text;
};

void CellPattern::Deleter::operator()(Room *room) const {
  uregex_close(room->regex);
  delete room;
}

std::optional<PatternFault> faultOf(std::string_view regex) {
  if (regex.empty()) return PatternFault{MessageId::RegexEndsEarly, 0};
  const Opened opened = openRegex(regex, false);
  if (U_FAILURE(opened.status)) return describeFault(regex, opened);
  uregex_close(opened.regex);
  return std::nullopt;
}

Result<CellPattern> CellPattern::compile(std::string_view regex, bool ignoresCase) {
  if (regex.empty()) return badParameter({MessageId::RegexEmpty});
  const Opened opened = openRegex(regex, ignoresCase);
  if (U_FAILURE(opened.status))
    return badParameter({MessageId::RegexWrong, {describeFault(regex, opened).what}});
  std::unique_ptr<Room, Deleter> room(new Room{opened.regex, {}});
  UErrorCode status = U_ZERO_ERROR;
  uregex_setTimeLimit(room->regex, kStepLimit, &status);
  uregex_setStackLimit(room->regex, kStackBytes, &status);
  if (U_FAILURE(status)) return errorOf(ErrorCode::Internal, {MessageId::RegexLimitsRefused});
  return CellPattern(std::move(room));
}

Result<void> CellPattern::setText(std::string_view text) {
  static constexpr UChar kNothing = 0;
  UErrorCode status = U_ZERO_ERROR;
  if (!toUtf16(text, m_room->text))
    return errorOf(ErrorCode::Limit, {MessageId::RegexCellTooLarge});
  const UChar *const units = m_room->text.empty() ? &kNothing : m_room->text.data();
  uregex_setText(m_room->regex, units, static_cast<std::int32_t>(m_room->text.size()), &status);
  return {};
}

Result<bool> CellPattern::isFoundIn(std::string_view text) {
  if (auto set = setText(text); !set) return set.error();
  UErrorCode status = U_ZERO_ERROR;
  const bool isFound = uregex_find(m_room->regex, 0, &status) != 0;
  if (U_SUCCESS(status)) return isFound;
  return errorOf(ErrorCode::Limit, {MessageId::RegexTooSlow});
}

Result<std::vector<Utf16Span>> CellPattern::spansIn(std::string_view text, std::size_t most) {
  if (auto set = setText(text); !set) return set.error();
  std::vector<Utf16Span> spans;
  UErrorCode status = U_ZERO_ERROR;
  while (spans.size() < most && uregex_findNext(m_room->regex, &status) != 0) {
    const Utf16Span span{uregex_start(m_room->regex, 0, &status),
                         uregex_end(m_room->regex, 0, &status)};
    if (span.end > span.begin) spans.push_back(span);
  }
  if (U_SUCCESS(status)) return spans;
  return errorOf(ErrorCode::Limit, {MessageId::RegexTooSlow});
}

}  // namespace shinglescope
