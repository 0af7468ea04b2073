#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

struct UConverter;

namespace shinglescope {

/// Turns bytes of a named encoding into UTF-8, piece by piece (ICU). What the
/// encoding does not have comes out as the byte 0xFF, which is never valid in
/// UTF-8: so the check after it counts and shows it like any stray byte. One
/// thread; movable.
class TextDecoder {
 public:
  /// `name` is any name or alias that ICU knows, in any case. BadParameter
  /// where it knows none.
  static Result<TextDecoder> open(const std::string &name);

  /// The encoding's usual name, such as "windows-1252".
  const std::string &name() const { return m_name; }
  /// Appends the text of `bytes` to `out`; `atEnd` with the last piece.
  void decode(std::string_view bytes, bool atEnd, std::string &out);
  /// Forgets what was read, to begin anew.
  void reset();

 private:
  struct Closer {
    void operator()(UConverter *converter) const;
  };
  TextDecoder() = default;
  void appendUtf16(std::u16string_view units, std::string &out);

  std::unique_ptr<UConverter, Closer> m_converter;
  std::string m_name;
  char16_t m_highSurrogate = 0;  ///< waits for its second half
};

/// True if `name` is a name of UTF-8, which needs no decoder.
bool isUtf8Name(const std::string &name);

}  // namespace shinglescope
