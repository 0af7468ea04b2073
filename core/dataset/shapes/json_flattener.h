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

/// What is wrong with a text that should be a JSON object.
struct JsonProblem {
  std::size_t at = 0;  ///< bytes into the text, as far as is known
  Message detail = {};
};

/// Turns JSON objects into rows of one growing table (simdjson). Keys of nested
/// objects are joined by dots; strings are unescaped; numbers and arrays stay as
/// they are written; true, false and null become "true", "false" and nothing; an
/// empty object is like a missing key. A path that occurs twice in an object gets
/// a column of its own. The whole object is checked, with at most kMostLevels
/// levels, and with paths that are together at most 16 times as long as the object.
/// Linear in the objects' bytes. One thread.
class JsonFlattener {
 public:
  static constexpr std::size_t kMostLevels = 1000;

  JsonFlattener();
  ~JsonFlattener();

  /// Parses `object`, which must be valid UTF-8. Where it is no object nothing
  /// changes but the cells.
  std::optional<JsonProblem> parse(std::string_view object);

  /// The cells of the object by column, as far as it has any; valid until the
  /// next call.
  const std::vector<std::string_view> &cells() const;
  /// The path of each column, in the order in which they first appeared.
  const std::vector<std::string> &paths() const;
  /// Where the object has the escape of half a character, shown as U+FFFD:
  /// bytes into the text.
  const std::vector<std::size_t> &loneSurrogates() const;
  /// True if a path occurs twice in the object.
  bool hasRepeatedPaths() const;
  /// How often a column was looked up by its path, in all: about once a value.
  std::uint64_t lookups() const;

 private:
  class Parser;
  std::unique_ptr<Parser> m_parser;
};

}  // namespace shinglescope
