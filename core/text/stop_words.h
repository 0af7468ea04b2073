#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

/// The stop words of one language, as a preparation compares them. The lists
/// are part of the program (resources/stop_words/). Immutable once made, so
/// any thread may ask.
class StopWords {
 public:
  using Prepare = std::function<std::string_view(std::string_view word)>;

  /// Every word of the language's list passes through `prepare`, the steps
  /// that the texts pass before their stop words go; what is left empty is not
  /// a stop word. BadParameter where the language has no list.
  static Result<StopWords> create(std::string_view language, const Prepare &prepare);

  bool contains(std::string_view word) const { return m_words.find(word) != m_words.end(); }

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view word) const noexcept {
      return std::hash<std::string_view>{}(word);
    }
  };
  std::unordered_set<std::string, Hash, std::equal_to<>> m_words;
};

/// The words of a language's list as they stand there, an entry with an
/// apostrophe also with U+2019; empty where the language has no list.
std::vector<std::string> stopWordList(std::string_view language);

}  // namespace shinglescope
