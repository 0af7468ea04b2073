// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/dataset/shapes/piece_reader.h"

namespace shinglescope {

/// Streams the values of a JSON text that does not have one value per line: the elements of one
/// array, or consecutive objects. It only counts brackets and quotes; the consumer decides whether
/// a value is JSON. Bytes between values count as blank.
class JsonValueReader final : public PieceReader {
 public:
  using PieceReader::PieceReader;

  Result<bool> next() override;

 private:
  bool skipGap();
  bool findEnd();
  bool endsAt(char byte, std::size_t at);
  void consume(std::size_t bytes);
  void dropBytesOverLimit();
  bool take();

  std::uint64_t m_depth = 0;  ///< of brackets inside the value
  bool m_isInString = false;
  bool m_isEscaped = false;
  bool m_isArrayOpen = false;
  std::uint64_t m_valueLine = 1;  ///< on which the current value begins
};

}  // namespace shinglescope
