// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

/// The stop words of one language, in the form in which a preparation compares them. The lists are
/// part of the program (resources/stop_words/). Immutable once created, so thread-safe.
class StopWords {
 public:
  using Prepare = std::function<std::string_view(std::string_view word)>;

  /// Passes every word of the language's list through `prepare`, the steps applied to texts before
  /// stop words are removed; a word that becomes empty is dropped. BadParameter if the language has
  /// no list.
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

/// Returns the words of a language's list as written; an entry with an apostrophe is also listed
/// with U+2019. Empty if the language has no list.
std::vector<std::string> stopWordList(std::string_view language);

}  // namespace shinglescope
