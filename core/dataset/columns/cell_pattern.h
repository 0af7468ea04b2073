// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

/// The error in a regular expression.
struct PatternFault {
  MessageId what = {};   ///< a phrase such as "ends too early"
  std::size_t byte = 0;  ///< offset in the expression, from 0
};

/// Returns nothing if ICU accepts the regular expression.
std::optional<PatternFault> faultOf(std::string_view regex);

/// A stretch of a text, in UTF-16 code units.
struct Utf16Span {
  std::int32_t begin = 0;
  std::int32_t end = 0;
};

/// A compiled ICU regular expression with its working memory. One thread at a time; movable, not
/// copyable.
class CellPattern {
 public:
  /// BadParameter if faultOf() finds an error.
  static Result<CellPattern> compile(std::string_view regex, bool ignoresCase);

  /// Returns whether the text contains a match. Limit after too many steps (about a tenth of a
  /// second); the number of steps is the same for every thread and machine.
  Result<bool> isFoundIn(std::string_view text);
  /// Returns the matches in a text from left to right, at most `most`, without empty ones. The same
  /// errors; the limit of steps is that of the whole text.
  Result<std::vector<Utf16Span>> spansIn(std::string_view text, std::size_t most);

 private:
  struct Room;
  Result<void> setText(std::string_view text);
  struct Deleter {
    void operator()(Room *room) const;
  };
  explicit CellPattern(std::unique_ptr<Room, Deleter> room) : m_room(std::move(room)) {}
  std::unique_ptr<Room, Deleter> m_room;
};

}  // namespace shinglescope
