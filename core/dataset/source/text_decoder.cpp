// SPDX-License-Identifier: MIT
#include "core/dataset/source/text_decoder.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <array>
#include <cstdint>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr char16_t kInvalidMark = 0xDFFF;  ///< a lone surrogate, which no text contains
constexpr char kInvalidByte = '\xFF';
constexpr std::size_t kPieceUnits = 4096;

void markInvalid(const void *, UConverterToUnicodeArgs *arguments, const char *, std::int32_t,
                 UConverterCallbackReason reason, UErrorCode *status) {
  if (reason > UCNV_IRREGULAR) return;  // reset, close and clone carry no text
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, &kInvalidMark, 1, 0, status);
}

void appendCodePoint(UChar32 codePoint, std::string &out) {
  std::array<char, U8_MAX_LENGTH> bytes{};
  std::int32_t length = 0;
  U8_APPEND_UNSAFE(bytes.data(), length, codePoint);
  out.append(bytes.data(), static_cast<std::size_t>(length));
}

std::string usualName(const std::string &name, const UConverter *converter) {
  for (const char *standard : {"MIME", "IANA"}) {
    UErrorCode status = U_ZERO_ERROR;
    const char *usual = ucnv_getStandardName(name.c_str(), standard, &status);
    if (U_SUCCESS(status) && usual != nullptr) return usual;
  }
  UErrorCode status = U_ZERO_ERROR;
  const char *own = ucnv_getName(converter, &status);
  return U_SUCCESS(status) && own != nullptr ? own : name;
}

}  // namespace

void TextDecoder::Closer::operator()(UConverter *converter) const { ucnv_close(converter); }

Result<TextDecoder> TextDecoder::open(const std::string &name) {
  const Error unknown = badParameter({MessageId::EncodingUnknown, {escapedForMessage(name)}});
  if (name.empty()) return unknown;  // ICU would use its default
  UErrorCode status = U_ZERO_ERROR;
  TextDecoder decoder;
  decoder.m_converter.reset(ucnv_open(name.c_str(), &status));
  if (U_FAILURE(status) || !decoder.m_converter) return unknown;
  ucnv_setToUCallBack(decoder.m_converter.get(), markInvalid, nullptr, nullptr, nullptr, &status);
  if (U_FAILURE(status)) return unknown;
  decoder.m_name = usualName(name, decoder.m_converter.get());
  return decoder;
}

void TextDecoder::decode(std::string_view bytes, bool atEnd, std::string &out) {
  std::array<char16_t, kPieceUnits> piece;
  const char *source = bytes.data();
  const char *end = source + bytes.size();
  UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
  while (status == U_BUFFER_OVERFLOW_ERROR) {
    status = U_ZERO_ERROR;
    char16_t *target = piece.data();
    ucnv_toUnicode(m_converter.get(), &target, piece.data() + piece.size(), &source, end, nullptr,
                   static_cast<UBool>(atEnd), &status);
    appendUtf16({piece.data(), static_cast<std::size_t>(target - piece.data())}, out);
  }
}

void TextDecoder::appendUtf16(std::u16string_view units, std::string &out) {
  for (const char16_t unit : units) {
    if (m_highSurrogate != 0) {
      appendCodePoint(U16_GET_SUPPLEMENTARY(m_highSurrogate, unit), out);
      m_highSurrogate = 0;
    } else if (U16_IS_LEAD(unit)) {
      m_highSurrogate = unit;
    } else if (U16_IS_TRAIL(unit)) {
      out += kInvalidByte;
    } else {
      appendCodePoint(unit, out);
    }
  }
}

void TextDecoder::reset() {
  ucnv_resetToUnicode(m_converter.get());
  m_highSurrogate = 0;
}

bool isUtf8Name(const std::string &name) {
  return !name.empty() && ucnv_compareNames(name.c_str(), "UTF-8") == 0;
}

}  // namespace shinglescope
