// SPDX-License-Identifier: MIT
#include "core/text/text_preparation.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/text/byte_kernels.h"
#include "core/text/normalizer.h"
#include "core/text/plain_text.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

namespace shinglescope {

namespace {

/// Returns the enabled steps in their fixed order.
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

/// Combines the steps that treat each ASCII byte separately into one table.
ByteMap byteMapOf(const PreparationOptions &options) {
  return ByteMap::create(options.lowerCase, [&](std::uint8_t c) {
    return isDroppedAscii(c, options.stripPunctuation) || (options.stripDigits && isAsciiDigit(c));
  });
}

/// Returns whether a step treats ASCII differently from other letters.
bool asksForUnicode(const PreparationOptions &options) {
  return options.unicode != UnicodeForm::Keep || options.lowerCase ||
         options.stripPunctuation == Punctuation::All || options.stripDigits;
}

/// Returns whether a step depends on whether the text is ASCII.
bool asksForAlphabet(const PreparationOptions &options) {
  const bool isWhiteSpaceFolded =
      options.whiteSpace == WhiteSpace::Keep || options.whiteSpace == WhiteSpace::All;
  return asksForUnicode(options) || options.stripLoneLetters || !isWhiteSpaceFolded;
}

bool isByteStep(PreparationStep step) {
  return step == PreparationStep::Unicode || step == PreparationStep::LowerCase ||
         step == PreparationStep::Punctuation || step == PreparationStep::Digits;
}

/// A buffer whose bytes are not initialized.
class ByteBuffer {
 public:
  char *room(std::size_t size) {
    if (size > m_size) {
      m_size = size + size / 2;
      m_bytes = std::make_unique_for_overwrite<char[]>(m_size);
    }
    return m_bytes.get();
  }

 private:
  std::unique_ptr<char[]> m_bytes;
  std::size_t m_size = 0;
};

}  // namespace

struct TextPreparer::State {
  PreparationOptions options;
  std::vector<PreparationStep> steps;
  StopWords stopWords;
  std::optional<Stemmer> stemmer;
  std::size_t byteSteps;  ///< the steps before those that work on words
  ByteMap byteMap;
  std::string current;
  std::string next;
  std::string expanded;
  ByteBuffer mapped;
  ByteBuffer folded;

  explicit State(const PreparationOptions &given)
      : options(given),
        steps(stepsOf(given)),
        byteSteps(static_cast<std::size_t>(std::ranges::count_if(steps, isByteStep))),
        byteMap(byteMapOf(given)) {}

  /// The list goes through the steps before the removal of stop words, as every text does.
  Result<void> loadStopWords() {
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

  Result<void> loadStemmer() {
    auto made = Stemmer::create(*options.stem);
    if (!made) return made.error();
    stemmer.emplace(*std::move(made));
    return {};
  }

  void apply(PreparationStep step, std::string_view text, Alphabet alphabet, std::string &out) {
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

  /// Leaves the prepared text in `current`; calls `observe` after each step. No step before
  /// stemming turns ASCII into other characters, and no later step depends on it.
  template <class Observer>
  void run(std::string_view text, Observer observe) {
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

  /// Returns whether the table gives the same result as the first steps.
  bool canMapBytes(std::string_view text, Alphabet alphabet) const {
    if (alphabet == Alphabet::Ascii) return true;
    if (!asksForUnicode(options)) return true;
    return options.stripPunctuation != Punctuation::All && textKernels().isPlain(text);
  }

  /// Returns the NFKC of a text if replacing a few characters gives it, and the table then gives
  /// the same result as the other first steps.
  std::optional<std::string_view> expandText(std::string_view text) {
    if (options.unicode == UnicodeForm::Keep || options.stripPunctuation == Punctuation::All)
      return std::nullopt;
    if (!expandToPlain(text, expanded)) return std::nullopt;
    return expanded;
  }

  /// The text after its first steps.
  struct Begun {
    std::string_view text;
    std::size_t steps = 0;
    Alphabet alphabet = Alphabet::Unicode;
    bool isFolded = false;  ///< folding would change nothing
  };

  /// Returns whether folding follows the steps of the table.
  bool foldsAfterMap() const {
    return byteSteps < steps.size() && steps[byteSteps] == PreparationStep::WhiteSpace &&
           options.whiteSpace == WhiteSpace::All;
  }

  /// Does the steps of the table for a text that allows it.
  Begun mapText(std::string_view text, Alphabet alphabet) {
    const bool isOnlyUnicode = byteSteps == 1 && options.unicode != UnicodeForm::Keep;
    if (byteSteps == 0 || isOnlyUnicode) return {text, byteSteps, alphabet};
    char *const out = mapped.room(text.size() + kTextSlack);
    const std::size_t size = textKernels().mapBytes(text, byteMap, out);
    if (options.lowerCase && alphabet != Alphabet::Ascii) textKernels().lowerPlain(out, size);
    return {{out, size}, byteSteps, alphabet};
  }

  /// Does the steps of the table and the folding after them, if they are in this order and the
  /// text allows it.
  std::optional<Begun> mapAndFoldText(std::string_view text) {
    if (!byteMap.drops || !foldsAfterMap()) return std::nullopt;
    char *const out = mapped.room(text.size() + kTextSlack);
    const auto [size, isAsciiText] = textKernels().mapAndFold(text, byteMap, out);
    const Alphabet alphabet = isAsciiText ? Alphabet::Ascii : Alphabet::Unicode;
    if (!canMapBytes(text, alphabet)) return std::nullopt;
    if (options.lowerCase && !isAsciiText) textKernels().lowerPlain(out, size);
    return Begun{{out, size}, byteSteps + 1, alphabet};
  }

  /// Does the first steps if they only lower the letters of a plain text.
  std::optional<Begun> lowerText(std::string_view text) {
    if (!options.lowerCase || byteMap.drops) return std::nullopt;
    char *const out = mapped.room(text.size() + kTextSlack);
    const LoweredText lowered = textKernels().lowerText(text, out);
    if (!lowered.isPlain) return std::nullopt;
    return Begun{{out, text.size()},
                 byteSteps,
                 lowered.isAscii ? Alphabet::Ascii : Alphabet::Unicode,
                 lowered.isFolded};
  }

  Begun begin(std::string_view text) {
    if (const auto lowered = lowerText(text)) return *lowered;
    if (const auto done = mapAndFoldText(text)) return *done;
    const Alphabet alphabet = asksForAlphabet(options) ? alphabetOf(text) : Alphabet::Unicode;
    if (canMapBytes(text, alphabet)) return mapText(text, alphabet);
    if (const auto expansion = expandText(text)) return mapText(*expansion, alphabet);
    return {text, 0, alphabet};
  }

  std::string_view foldText(std::string_view text) {
    const TextKernels &kernels = textKernels();
    if (kernels.isFolded(text)) return text;
    char *const out = folded.room(text.size() + kTextSlack);
    return {out, kernels.foldWhiteSpace(text, out)};
  }

  /// Returns the same result as run(), but uses the fastest path for the text.
  std::string_view prepare(std::string_view text) {
    const Begun begun = begin(text);
    std::string_view source = begun.text;
    bool isFolded = begun.isFolded;
    for (const PreparationStep step : std::span(steps).subspan(begun.steps)) {
      if (step == PreparationStep::WhiteSpace && options.whiteSpace == WhiteSpace::All) {
        if (!isFolded) source = foldText(source);
        continue;
      }
      apply(step, source, begun.alphabet, next);
      std::swap(current, next);
      source = current;
      isFolded = false;  // the step may leave white space where it removes a word
    }
    return source;
  }
};

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

std::string_view TextPreparer::prepare(std::string_view text) { return m_state->prepare(text); }

std::vector<PreparedStep> TextPreparer::preview(std::string_view text) {
  std::vector<PreparedStep> result{{PreparationStep::Original, std::string(text)}};
  m_state->run(text, [&](PreparationStep step) { result.push_back({step, m_state->current}); });
  return result;
}

}  // namespace shinglescope
