// SPDX-License-Identifier: MIT
#include "core/export/report/html_text.h"

#include <openssl/evp.h>

#include <algorithm>

#include "core/base/unicode.h"

namespace shinglescope {
namespace {

bool hasSymbol(char32_t c) { return (c < 0x20 && c != '\n' && c != '\t') || c == 0x7F; }

/// Controls without a symbol, marks of the writing direction, and the byte-order mark.
bool hasNumberOnly(char32_t c) {
  return (c >= 0x80 && c < 0xA0) || isDirectionMark(c) || c == 0xFEFF;
}

/// Appends the symbol of a control character, from U+2400 on.
void appendSymbol(std::string &out, char32_t control) {
  const auto low = control == 0x7F ? 0x21U : static_cast<unsigned>(control);
  out += "\xE2\x90";
  out.push_back(static_cast<char>(0x80U + low));
}

void appendNumbered(std::string &out, char32_t c) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  out += "[U+";
  for (unsigned shift = 16; shift > 0; shift -= 4) out += kDigits[c >> (shift - 4) & 15U];
  out += "]";
}

void appendCharacter(std::string &out, std::string_view bytes, CodePoint character) {
  switch (character.value) {
    case '&': out += "&amp;"; return;
    case '<': out += "&lt;"; return;
    case '>': out += "&gt;"; return;
    case '"': out += "&quot;"; return;
    case '\'': out += "&#39;"; return;
    default: break;
  }
  if (hasSymbol(character.value)) return appendSymbol(out, character.value);
  if (hasNumberOnly(character.value)) return appendNumbered(out, character.value);
  out += character.isInvalid() ? std::string_view("\xEF\xBF\xBD") : bytes;
}

}  // namespace

void appendEscaped(std::string &out, std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint character = decodeUtf8(text, at);
    appendCharacter(out, text.substr(at, character.length), character);
    at += character.length;
  }
}

void appendMarked(std::string &out, std::string_view text, const std::vector<TextSpan> &spans,
                  std::string_view tag, std::size_t most) {
  const std::size_t end = characterBoundary(text, most);
  std::size_t at = 0;
  for (const TextSpan &span : spans) {
    const std::size_t begin = std::min<std::size_t>(span.begin, end);
    const std::size_t stop = std::min<std::size_t>(span.end, end);
    if (begin >= stop) continue;
    appendEscaped(out, text.substr(at, begin - at));
    out.append("<").append(tag).append(">");
    appendEscaped(out, text.substr(begin, stop - begin));
    out.append("</").append(tag).append(">");
    at = stop;
  }
  appendEscaped(out, text.substr(at, end - at));
  if (end < text.size()) out += "\xE2\x80\xA6";
}

std::string pictureSource(std::string_view svg) {
  std::string source = "data:image/svg+xml;base64,";
  const std::size_t head = source.size();
  source.resize(head + (svg.size() + 2) / 3 * 4 + 1);  // the library appends a null byte
  EVP_EncodeBlock(reinterpret_cast<unsigned char *>(source.data() + head),
                  reinterpret_cast<const unsigned char *>(svg.data()),
                  static_cast<int>(svg.size()));
  source.pop_back();
  return source;
}

}  // namespace shinglescope
