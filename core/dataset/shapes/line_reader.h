// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/dataset/csv/line_end.h"
#include "core/dataset/shapes/piece_reader.h"

namespace shinglescope {

/// Streams the lines of a source for shapes without quotes: LF, CRLF and a lone CR each end a line.
/// Blank lines and mixed line ends go to the report; every other line is a piece.
class LineReader final : public PieceReader {
 public:
  using PieceReader::PieceReader;

  Result<bool> next() override;

 private:
  /// Returns the length of the line end at `at` in the unread bytes; 0 if it is not decided yet.
  std::size_t lineEndBytes(std::size_t at) const;
  bool take(std::size_t textBytes, std::size_t endBytes);
  void dropBytesOverLimit();
  void noteLineEnd(std::string_view end);

  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
};

}  // namespace shinglescope
