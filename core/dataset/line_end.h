#pragma once

#include <string_view>

namespace shinglescope {

enum class LineEnd { Lf, CrLf, Cr };

/// "LF", "CRLF" or "CR".
constexpr std::string_view lineEndName(LineEnd kind) {
  switch (kind) {
    case LineEnd::Lf: return "LF";
    case LineEnd::CrLf: return "CRLF";
    case LineEnd::Cr: return "CR";
  }
  return "";
}

}  // namespace shinglescope
