// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

namespace shinglescope {

enum class LineEnd {
  Lf,
  CrLf,
  Cr,
  Mark,     ///< the row separator of the dialect
  MarkLine  ///< the row separator followed by a line end
};

/// Returns "LF", "CRLF", "CR", "row separator" or "row separator with a line end".
inline Message lineEndName(LineEnd kind) {
  switch (kind) {
    case LineEnd::Lf: return {MessageId::PlainText, {"LF"}};
    case LineEnd::CrLf: return {MessageId::PlainText, {"CRLF"}};
    case LineEnd::Cr: return {MessageId::PlainText, {"CR"}};
    case LineEnd::Mark: return {MessageId::RowSeparator};
    case LineEnd::MarkLine: return {MessageId::RowSeparatorAndLineEnd};
  }
  return {};
}

constexpr bool endsWithLf(LineEnd kind) { return kind == LineEnd::Lf || kind == LineEnd::CrLf; }

}  // namespace shinglescope
