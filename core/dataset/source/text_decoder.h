// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

struct UConverter;

namespace shinglescope {

/// Decodes bytes of a named encoding to UTF-8, piece by piece (ICU). Undecodable input becomes the
/// byte 0xFF, which is never valid in UTF-8, so the validity check after it counts and shows it
/// like any stray byte. One thread; movable.
class TextDecoder {
 public:
  /// `name` is any name or alias that ICU knows, in any case. BadParameter for an unknown name.
  static Result<TextDecoder> open(const std::string &name);

  /// Returns the encoding's usual name, such as "windows-1252".
  const std::string &name() const { return m_name; }
  /// Appends the text of `bytes` to `out`; `atEnd` is true with the last piece.
  void decode(std::string_view bytes, bool atEnd, std::string &out);
  /// Resets the decoder to start again.
  void reset();

 private:
  struct Closer {
    void operator()(UConverter *converter) const;
  };
  TextDecoder() = default;
  void appendUtf16(std::u16string_view units, std::string &out);

  std::unique_ptr<UConverter, Closer> m_converter;
  std::string m_name;
  char16_t m_highSurrogate = 0;  ///< a high surrogate that waits for its low one
};

/// Returns whether `name` is a name of UTF-8, which does not need a decoder.
bool isUtf8Name(const std::string &name);

}  // namespace shinglescope
