// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>

#include "core/base/result.h"

struct sb_stemmer;

namespace shinglescope {

/// Reduces words to stems with the Snowball algorithm of a language (Porter, 2001). Keeps state
/// between calls, so each thread needs its own.
class Stemmer {
 public:
  /// Longer words pass unchanged: no language has them, and the algorithms are not designed for
  /// them.
  static constexpr std::size_t kLongestWord = 255;

  /// `language` is an ISO 639-1 code. BadParameter if it has no stemmer.
  static Result<Stemmer> create(std::string_view language);

  /// Returns the stem of one UTF-8 word, valid until the next call; the word itself if it is too
  /// long or nothing would remain. Expects lower case.
  std::string_view stem(std::string_view word);

 private:
  struct Deleter {
    void operator()(sb_stemmer *stemmer) const;
  };
  explicit Stemmer(sb_stemmer *stemmer) : m_stemmer(stemmer) {}

  std::unique_ptr<sb_stemmer, Deleter> m_stemmer;
};

}  // namespace shinglescope
