// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// The steps of a preparation, for previews.
enum class PreparationStep {
  Original,
  Unicode,
  LowerCase,
  Punctuation,
  Digits,
  LoneLetters,
  WhiteSpace,
  StopWords,
  Stem
};

struct PreparedStep {
  PreparationStep step;
  std::string text;  ///< after this step
};

/// Prepares texts according to the options. Owns a stemmer and buffers, so each thread creates its
/// own; creating one costs microseconds. Linear in the text.
class TextPreparer {
 public:
  /// BadParameter if there are no stop words or no stemmer for a language.
  static Result<TextPreparer> create(const PreparationOptions &options);
  TextPreparer(TextPreparer &&) noexcept;
  TextPreparer &operator=(TextPreparer &&) noexcept;
  ~TextPreparer();

  /// Returns the prepared text, which is valid until the next call. If no step changes `text`, the
  /// result may refer to it and is then valid only as long as `text`. Input must be valid UTF-8.
  std::string_view prepare(std::string_view text);
  /// Returns the original and the text after each enabled step.
  std::vector<PreparedStep> preview(std::string_view text);

 private:
  struct State;
  explicit TextPreparer(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

/// The ISO 639-1 codes of the languages with stop words, and of those with stemmers.
std::vector<std::string> stopWordLanguages();
std::vector<std::string> stemmerLanguages();

}  // namespace shinglescope
