// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// The error in a text that should be a JSON object.
struct JsonProblem {
  std::size_t at = 0;  ///< byte offset in the text, if known
  Message detail = {};
};

/// An object as the row of a table.
struct FlatObject {
  std::vector<std::string_view> cells;      ///< by column, up to the last one that the object fills
  std::vector<std::string> paths;           ///< of all columns so far, in order of first appearance
  std::vector<std::size_t> loneSurrogates;  ///< byte offsets of lone escapes, shown as U+FFFD
  bool hasRepeatedPaths = false;            ///< a path occurs twice in the object
  std::uint64_t lookups = 0;                ///< of columns by path, in total: about one per value
};

/// Flattens JSON objects into rows of one growing table (simdjson). Keys of nested objects are
/// joined by dots and strings are unescaped. Numbers and arrays keep their notation; true, false
/// and null become "true", "false" and an empty cell; an empty object is treated like a missing
/// key. A path that occurs twice in an object gets a second column. The whole object is validated:
/// at most kMostLevels levels, and paths whose total length is at most 16 times that of the object.
/// Linear in the objects' bytes. One thread.
class JsonFlattener {
 public:
  static constexpr std::size_t kMostLevels = 1000;

  JsonFlattener();
  ~JsonFlattener();

  /// Parses `object`, which must be valid UTF-8. If it is not an object, only the cells change.
  std::optional<JsonProblem> parse(std::string_view object);

  /// Returns the object that was parsed; valid until the next call.
  const FlatObject &object() const;

 private:
  class Parser;
  std::unique_ptr<Parser> m_parser;
};

}  // namespace shinglescope
