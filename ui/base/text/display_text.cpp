// SPDX-License-Identifier: MIT
#include "ui/base/text/display_text.h"

#include <QDir>
#include <QFile>
#include <algorithm>

#include "core/base/unicode.h"

namespace shinglescope {

namespace {

constexpr qsizetype kMaxBytesPerCharacter = 4;

/// Returns the longest prefix of at most `bytes` bytes that ends between characters.
std::string_view cutBetweenCharacters(std::string_view utf8, qsizetype bytes) {
  return utf8.substr(0, characterBoundary(utf8, static_cast<std::size_t>(bytes)));
}

char16_t bidiSymbol(char16_t character) {
  switch (character) {
    case 0x200E:  // left-to-right mark, embedding, override, isolate
    case 0x202A:
    case 0x202D:
    case 0x2066: return u'\u21E2';
    case 0x200F:  // right-to-left and Arabic letter marks, embedding, override, isolate
    case 0x061C:
    case 0x202B:
    case 0x202E:
    case 0x2067: return u'\u21E0';
    case 0x2068:  // first strong isolate, the two pops
    case 0x202C:
    case 0x2069: return u'\u21E1';
    default: return 0;
  }
}

}  // namespace

char16_t symbolForCharacter(char16_t character) {
  if (character == u'\n' || character == 0x2028 || character == 0x2029) return u'\u21B5';
  if (character == u'\t') return u'\u21E5';
  if (character < 0x20) return static_cast<char16_t>(0x2400 + character);
  if (character == 0x7F) return u'\u2421';
  if (character >= 0x80 && character < 0xA0) return u'\u2426';
  return bidiSymbol(character);
}

QString cellDisplayText(std::string_view utf8, qsizetype maxCharacters) {
  const std::string_view head =
      cutBetweenCharacters(utf8, (maxCharacters + 1) * kMaxBytesPerCharacter);
  QString text = QString::fromUtf8(head);
  if (text.size() > maxCharacters || head.size() < utf8.size()) {
    qsizetype kept = std::min(text.size(), maxCharacters - 1);
    if (kept > 0 && text.at(kept - 1).isHighSurrogate()) --kept;
    text.truncate(kept);
    text.append(u'\u2026');
  }
  for (QChar &character : text)
    if (const char16_t symbol = symbolForCharacter(character.unicode())) character = symbol;
  return text;
}

QString quotedText(std::string_view utf8, qsizetype maxCharacters) {
  return QStringLiteral("“%1”").arg(cellDisplayText(utf8, maxCharacters));
}

std::size_t pageCount(std::string_view utf8, std::size_t bytesPerPage) {
  return std::max<std::size_t>(1, (utf8.size() + bytesPerPage - 1) / bytesPerPage);
}

std::size_t pageStart(std::string_view utf8, std::size_t page, std::size_t bytesPerPage) {
  if (page >= pageCount(utf8, bytesPerPage)) return utf8.size();
  const std::size_t start = characterBoundary(utf8, page * bytesPerPage);
  const bool isInLineEnd = start > 0 && utf8[start] == '\n' && utf8[start - 1] == '\r';
  return isInLineEnd ? start - 1 : start;
}

QString shownPath(const QString &path) {
  constexpr qsizetype kMostPathCharacters = 4096;
  return cellDisplayText(QFile::encodeName(QDir::toNativeSeparators(path)).toStdString(),
                         kMostPathCharacters);
}

QString wholeDisplayText(std::string_view utf8) {
  QString text = QString::fromUtf8(utf8);
  text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
  for (QChar &character : text) {
    if (character == u'\r') character = u'\n';
    if (character == u'\n' || character == u'\t') continue;
    if (const char16_t symbol = symbolForCharacter(character.unicode())) character = symbol;
  }
  return text;
}

}  // namespace shinglescope
