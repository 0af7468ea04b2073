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

/// Prepares texts as the options say. Holds a stemmer and buffers, so each
/// thread makes its own; making one costs microseconds. Linear in the text.
class TextPreparer {
 public:
  /// BadParameter where a language has no stop words or no stemmer here.
  static Result<TextPreparer> create(const PreparationOptions &options);
  TextPreparer(TextPreparer &&) noexcept;
  TextPreparer &operator=(TextPreparer &&) noexcept;
  ~TextPreparer();

  /// The prepared text; valid until the next call, and as long as the given one,
  /// which it is where no step changes it. Input must be valid UTF-8.
  std::string_view prepare(std::string_view text);
  /// The original and the text after each step that is switched on.
  std::vector<PreparedStep> preview(std::string_view text);

 private:
  struct State;
  explicit TextPreparer(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

/// The languages that stop words and stemmers exist for, as ISO 639-1 codes.
std::vector<std::string> stopWordLanguages();
std::vector<std::string> stemmerLanguages();

}  // namespace shinglescope
