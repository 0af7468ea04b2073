#include "core/text/text_preparation.h"

#include <optional>
#include <utility>

#include "core/text/normalizer.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

namespace shinglescope {

namespace {

/// The steps that the options switch on, in their fixed order.
std::vector<PreparationStep> stepsOf(const PreparationOptions &options) {
  const std::pair<bool, PreparationStep> all[] = {
      {options.unicode != UnicodeForm::Keep, PreparationStep::Unicode},
      {options.lowerCase, PreparationStep::LowerCase},
      {options.stripPunctuation != Punctuation::None, PreparationStep::Punctuation},
      {options.stripDigits, PreparationStep::Digits},
      {options.stripLoneLetters, PreparationStep::LoneLetters},
      {options.whiteSpace != WhiteSpace::Keep, PreparationStep::WhiteSpace},
      {options.stopWords.has_value(), PreparationStep::StopWords},
      {options.stem.has_value(), PreparationStep::Stem}};
  std::vector<PreparationStep> steps;
  for (const auto &[isOn, step] : all) {
    if (isOn) steps.push_back(step);
  }
  return steps;
}

}  // namespace

struct TextPreparer::State {
  PreparationOptions options;
  std::vector<PreparationStep> steps;
  StopWords stopWords;
  std::optional<Stemmer> stemmer;
  std::string current;
  std::string next;

  explicit State(const PreparationOptions &given) : options(given), steps(stepsOf(given)) {}

  Result<void> loadStopWords();
  Result<void> loadStemmer();
  void apply(PreparationStep step, std::string_view text, Alphabet alphabet, std::string &out);
  template <class Observer>
  void run(std::string_view text, Observer observe);
};

/// The list passes the steps before the stop words, as every text does.
Result<void> TextPreparer::State::loadStopWords() {
  PreparationOptions earlier = options;
  earlier.stopWords.reset();
  earlier.stem.reset();
  State preparation(earlier);
  auto words = StopWords::create(*options.stopWords, [&](std::string_view word) {
    preparation.run(word, [](PreparationStep) {});
    return std::string_view(preparation.current);
  });
  if (!words) return words.error();
  stopWords = *std::move(words);
  return {};
}

Result<void> TextPreparer::State::loadStemmer() {
  auto made = Stemmer::create(*options.stem);
  if (!made) return made.error();
  stemmer.emplace(*std::move(made));
  return {};
}

void TextPreparer::State::apply(PreparationStep step, std::string_view text, Alphabet alphabet,
                                std::string &out) {
  switch (step) {
    case PreparationStep::Original: out.assign(text); return;
    case PreparationStep::Unicode: toNfkc(text, alphabet, out); return;
    case PreparationStep::LowerCase: toLowerCase(text, alphabet, out); return;
    case PreparationStep::Punctuation:
      stripPunctuation(text, alphabet, options.stripPunctuation, out);
      return;
    case PreparationStep::Digits: stripDigits(text, alphabet, out); return;
    case PreparationStep::LoneLetters: stripLoneLetters(text, alphabet, out); return;
    case PreparationStep::WhiteSpace:
      applyWhiteSpace(text, alphabet, options.whiteSpace, out);
      return;
    case PreparationStep::StopWords:
      removeWords(text, out, [this](std::string_view word) { return stopWords.contains(word); });
      return;
    case PreparationStep::Stem:
      replaceWords(text, out, [this](std::string_view word) { return stemmer->stem(word); });
      return;
  }
}

/// Leaves the prepared text in `current`; calls `observe` after each step. No
/// step before the stem leads out of ASCII, and none after it asks.
template <class Observer>
void TextPreparer::State::run(std::string_view text, Observer observe) {
  const Alphabet alphabet = alphabetOf(text);
  std::string_view source = text;
  for (const PreparationStep step : steps) {
    apply(step, source, alphabet, next);
    std::swap(current, next);
    source = current;
    observe(step);
  }
  if (steps.empty()) current.assign(text);
}

TextPreparer::TextPreparer(std::unique_ptr<State> state) : m_state(std::move(state)) {}
TextPreparer::TextPreparer(TextPreparer &&) noexcept = default;
TextPreparer &TextPreparer::operator=(TextPreparer &&) noexcept = default;
TextPreparer::~TextPreparer() = default;

Result<TextPreparer> TextPreparer::create(const PreparationOptions &options) {
  auto state = std::make_unique<State>(options);
  if (options.stopWords) {
    if (auto loaded = state->loadStopWords(); !loaded) return loaded.error();
  }
  if (options.stem) {
    if (auto loaded = state->loadStemmer(); !loaded) return loaded.error();
  }
  return TextPreparer(std::move(state));
}

const std::string &TextPreparer::prepare(std::string_view text) {
  m_state->run(text, [](PreparationStep) {});
  return m_state->current;
}

std::vector<PreparedStep> TextPreparer::preview(std::string_view text) {
  std::vector<PreparedStep> result{{PreparationStep::Original, std::string(text)}};
  m_state->run(text, [&](PreparationStep step) { result.push_back({step, m_state->current}); });
  return result;
}

}  // namespace shinglescope
