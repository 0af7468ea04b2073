#pragma once

#include <string_view>

namespace shinglescope {

enum class LineEnd {
  Lf,
  CrLf,
  Cr,
  Mark  ///< the row separator that the dialect names
};

/// "LF", "CRLF", "CR" or "row separator".
constexpr std::string_view lineEndName(LineEnd kind) {
  switch (kind) {
    case LineEnd::Lf: return "LF";
    case LineEnd::CrLf: return "CRLF";
    case LineEnd::Cr: return "CR";
    case LineEnd::Mark: return "row separator";
  }
  return "";
}

constexpr bool endsWithLf(LineEnd kind) { return kind == LineEnd::Lf || kind == LineEnd::CrLf; }

}  // namespace shinglescope
