// SPDX-License-Identifier: MIT
#include "core/dataset/source/encoding.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "core/base/unicode.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kEncodingHighBits = 0x8080808080808080ULL;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// One character, or the maximal part of an ill-formed one.
struct Sequence {
  std::size_t length = 1;
  bool valid = false;
};

/// Which bytes may follow a lead byte (Unicode 15, table 3-7).
struct LeadByte {
  std::size_t length = 0;  ///< of the whole sequence; 0 if it is not a lead byte
  unsigned char low = 0x80;
  unsigned char high = 0xBF;
};

LeadByte leadByte(unsigned char byte) {
  if (byte >= 0xC2 && byte <= 0xDF) return {2};
  if (byte == 0xE0) return {3, 0xA0, 0xBF};
  if (byte == 0xED) return {3, 0x80, 0x9F};
  if (byte >= 0xE1 && byte <= 0xEF) return {3};
  if (byte == 0xF0) return {4, 0x90, 0xBF};
  if (byte >= 0xF1 && byte <= 0xF3) return {4};
  if (byte == 0xF4) return {4, 0x80, 0x8F};
  return {};
}

Sequence sequenceAt(const char *begin, std::size_t available) {
  const auto byteAt = [begin](std::size_t i) { return static_cast<unsigned char>(begin[i]); };
  if (byteAt(0) < 0x80) return {1, true};
  const LeadByte lead = leadByte(byteAt(0));
  if (lead.length == 0) return {1, false};
  if (available < 2 || byteAt(1) < lead.low || byteAt(1) > lead.high) return {1, false};
  for (std::size_t i = 2; i < lead.length; ++i) {
    if (i >= available || !isContinuationByte(byteAt(i))) return {i, false};
  }
  return {lead.length, true};
}

bool isAsciiWord(const char *begin) {
  std::uint64_t word = 0;
  std::memcpy(&word, begin, sizeof word);
  return (word & kEncodingHighBits) == 0;
}

constexpr std::size_t kAsciiStep = 4 * sizeof(std::uint64_t);

bool isAsciiStep(const char *begin) {
  std::array<std::uint64_t, 4> words;
  std::memcpy(words.data(), begin, kAsciiStep);
  return ((words[0] | words[1] | words[2] | words[3]) & kEncodingHighBits) == 0;
}

void appendHexByte(unsigned char byte, std::string &out) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  out += "\\x";
  out += kDigits[byte >> 4U];
  out += kDigits[byte & 0xFU];
}

}  // namespace

std::optional<ByteOrderMark> detectByteOrderMark(std::string_view head) {
  using namespace std::string_view_literals;
  struct Mark {
    std::string_view bytes;
    std::string_view encoding;
  };
  // UTF-32 first: its little-endian mark begins with that of UTF-16.
  static constexpr std::array<Mark, 5> kMarks = {{{"\xFF\xFE\0\0"sv, "UTF-32LE"},
                                                  {"\0\0\xFE\xFF"sv, "UTF-32BE"},
                                                  {"\xEF\xBB\xBF"sv, "UTF-8"},
                                                  {"\xFF\xFE"sv, "UTF-16LE"},
                                                  {"\xFE\xFF"sv, "UTF-16BE"}}};
  for (const Mark &mark : kMarks) {
    if (head.starts_with(mark.bytes)) return ByteOrderMark{mark.encoding, mark.bytes.size()};
  }
  return std::nullopt;
}

std::optional<std::string_view> detectUtf16WithoutMark(std::string_view head) {
  std::array<std::size_t, 2> nuls{};
  for (std::size_t i = 0; i < head.size(); ++i) {
    if (head[i] == '\0') ++nuls[i % 2];
  }
  const std::size_t units = head.size() / 2;
  if (units < 2) return std::nullopt;
  if (nuls[1] * 10 >= units * 4 && nuls[0] * 20 <= units) return "UTF-16LE";
  if (nuls[0] * 10 >= units * 4 && nuls[1] * 20 <= units) return "UTF-16BE";
  return std::nullopt;
}

std::size_t validUtf8Prefix(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    if (bytes.size() - at >= kAsciiStep && isAsciiStep(bytes.data() + at)) {
      at += kAsciiStep;
      continue;
    }
    if (bytes.size() - at >= sizeof(std::uint64_t) && isAsciiWord(bytes.data() + at)) {
      at += sizeof(std::uint64_t);
      continue;
    }
    const Sequence sequence = sequenceAt(bytes.data() + at, bytes.size() - at);
    if (!sequence.valid) return at;
    at += sequence.length;
  }
  return at;
}

bool isValidUtf8(std::string_view bytes) { return validUtf8Prefix(bytes) == bytes.size(); }

std::size_t appendRepairedUtf8(std::string_view bytes, std::string &out) {
  std::size_t invalid = 0;
  while (!bytes.empty()) {
    const std::size_t valid = validUtf8Prefix(bytes);
    out.append(bytes.substr(0, valid));
    bytes.remove_prefix(valid);
    if (bytes.empty()) break;
    const Sequence sequence = sequenceAt(bytes.data(), bytes.size());
    out.append(kReplacement);
    invalid += sequence.length;
    bytes.remove_prefix(sequence.length);
  }
  return invalid;
}

std::string escapedForMessage(std::string_view text) {
  std::string escaped;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint character = decodeUtf8(text, at);
    const std::string_view bytes = text.substr(at, character.length);
    if (character.isInvalid() || isControlCharacter(character.value) ||
        isDirectionMark(character.value)) {
      for (const char byte : bytes) appendHexByte(static_cast<unsigned char>(byte), escaped);
    } else {
      escaped.append(bytes);
    }
    at += character.length;
  }
  return escaped;
}

Error errorAbout(ErrorCode code, MessageId id, const std::string &name) {
  return errorOf(code, {id, {escapedForMessage(name)}}, name);
}

std::string shortenedForMessage(std::string_view text, std::size_t mostBytes) {
  if (text.size() <= mostBytes) return std::string(text);
  return std::string(text.substr(0, characterBoundary(text, mostBytes))) + "...";
}

std::string quotedForMessage(std::string_view text) {
  std::string quoted(1, '"');
  quoted += escapedForMessage(text);
  quoted += '"';
  return quoted;
}

}  // namespace shinglescope
