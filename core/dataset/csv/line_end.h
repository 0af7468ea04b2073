#pragma once

#include <string_view>

namespace shinglescope {

enum class LineEnd {
  Lf,
  CrLf,
  Cr,
  Mark,     ///< the row separator of the dialect
  MarkLine  ///< the row separator followed by a line end
};

/// Returns "LF", "CRLF", "CR", "row separator" or "row separator with a line end".
constexpr std::string_view lineEndName(LineEnd kind) {
  switch (kind) {
    case LineEnd::Lf: return "LF";
    case LineEnd::CrLf: return "CRLF";
    case LineEnd::Cr: return "CR";
    case LineEnd::Mark: return "row separator";
    case LineEnd::MarkLine: return "row separator with a line end";
  }
  return "";
}

constexpr bool endsWithLf(LineEnd kind) { return kind == LineEnd::Lf || kind == LineEnd::CrLf; }

}  // namespace shinglescope
