#pragma once

#include <memory>
#include <string_view>

#include "core/base/result.h"

struct sb_stemmer;

namespace shinglescope {

/// Reduces words to their stems by the Snowball algorithm of a language
/// (Porter, 2001). Keeps state between calls: one for each thread.
class Stemmer {
 public:
  /// Longer words pass unchanged: no language has them, and the algorithms
  /// are not made for them.
  static constexpr std::size_t kLongestWord = 255;

  /// `language` is an ISO 639-1 code. BadParameter where it has no stemmer.
  static Result<Stemmer> create(std::string_view language);

  /// The stem of one word in UTF-8, valid until the next call; the word itself
  /// where it is too long or nothing would be left. Lower case expected.
  std::string_view stem(std::string_view word);

 private:
  struct Deleter {
    void operator()(sb_stemmer *stemmer) const;
  };
  explicit Stemmer(sb_stemmer *stemmer) : m_stemmer(stemmer) {}

  std::unique_ptr<sb_stemmer, Deleter> m_stemmer;
};

}  // namespace shinglescope
