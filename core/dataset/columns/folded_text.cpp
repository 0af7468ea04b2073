// SPDX-License-Identifier: MIT
#include "core/dataset/columns/folded_text.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "core/base/unicode.h"

namespace shinglescope {

namespace {

/// Removes the first character of `utf8`, which must not be empty, and folds it.
char32_t takeFolded(std::string_view &utf8) {
  const CodePoint point = decodeUtf8(utf8, 0);
  utf8.remove_prefix(point.length);
  return foldCase(point.value);
}

/// Returns the length of the common prefix, up to the beginning of a character.
std::size_t sameBytes(std::string_view a, std::string_view b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t same = 0;
  while (same + sizeof(std::uint64_t) <= shorter &&
         std::memcmp(a.data() + same, b.data() + same, sizeof(std::uint64_t)) == 0) {
    same += sizeof(std::uint64_t);
  }
  while (same < shorter && a[same] == b[same]) ++same;
  while (same > 0 && ((same < a.size() && isContinuationByte(a[same])) ||
                      (same < b.size() && isContinuationByte(b[same])))) {
    --same;
  }
  return same;
}

}  // namespace

char32_t foldCase(char32_t character) {
  if (character < 0x80) return character >= 'A' && character <= 'Z' ? character + 0x20 : character;
  return static_cast<char32_t>(u_foldCase(static_cast<UChar32>(character), U_FOLD_CASE_DEFAULT));
}

void appendCharacter(char32_t c, std::string &out) {
  const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xC0U | (c >> 6U));
  } else {
    if (c < 0x10000) {
      put(0xE0U | (c >> 12U));
    } else {
      put(0xF0U | (c >> 18U));
      put(0x80U | ((c >> 12U) & 0x3FU));
    }
    put(0x80U | ((c >> 6U) & 0x3FU));
  }
  put(0x80U | (c & 0x3FU));
}

void appendFolded(std::string_view utf8, std::string &out) {
  while (!utf8.empty()) appendCharacter(takeFolded(utf8), out);
}

std::string foldedText(std::string_view utf8) {
  std::string folded;
  folded.reserve(utf8.size());
  appendFolded(utf8, folded);
  return folded;
}

int compareFolded(std::string_view a, std::string_view b) {
  while (true) {
    // Identical characters need no folding.
    const std::size_t same = sameBytes(a, b);
    a.remove_prefix(same);
    b.remove_prefix(same);
    if (a.empty() || b.empty()) return a.empty() && b.empty() ? 0 : a.empty() ? -1 : 1;
    const char32_t left = takeFolded(a);
    const char32_t right = takeFolded(b);
    if (left != right) return left < right ? -1 : 1;
  }
}

}  // namespace shinglescope
