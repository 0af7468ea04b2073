// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/option_json.h"

#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

namespace {
using Json = nlohmann::ordered_json;
}  // namespace

Json ratioToJson(const Ratio &ratio) {
  if (ratio.denominator == 1) return ratio.numerator;
  return ratio.toDouble();
}

Json optionalToJson(const std::optional<std::string> &text) { return text ? Json(*text) : Json(); }

Json optionalToJson(const std::optional<Ratio> &ratio) {
  return ratio ? ratioToJson(*ratio) : Json();
}

Json preparationToJson(const PreparationOptions &options) {
  return {{"unicode", choiceName(kUnicodeNames, options.unicode)},
          {"lower", options.lowerCase},
          {"strip_punctuation", choiceName(kPunctuationNames, options.stripPunctuation)},
          {"strip_digits", options.stripDigits},
          {"strip_lone_letters", options.stripLoneLetters},
          {"white_space", choiceName(kWhiteSpaceNames, options.whiteSpace)},
          {"stop_words", optionalToJson(options.stopWords)},
          {"stem", optionalToJson(options.stem)}};
}

Json shingleToJson(const ShingleOptions &options) {
  Json json = {{"unit", choiceName(kShingleUnitNames, options.unit)},
               {"k", options.k},
               {"short_texts", choiceName(kShortTextsNames, options.shortTexts)},
               {"hash", choiceName(kHashNames, options.hash)},
               {"stop_shingles", optionalToJson(options.maxDocumentFrequency)}};
  // Only where they are used: a recipe without them is the same as before they existed.
  if (options.counts != ShingleCounts::Set)
    json["counts"] = choiceName(kShingleCountsNames, options.counts);
  if (options.foldsRareWords()) json["rare_words"] = options.minDocumentFrequency;
  if (!options.wordSeparator.empty()) json["word_separator"] = options.wordSeparator;
  return json;
}

void readPreparation(const JsonDocument &document, const ParsedJson &json,
                     PreparationOptions &options, std::optional<Error> &error) {
  JsonObjectReader reader(document, json, "preparation", error);
  reader.read("unicode", kUnicodeNames, options.unicode);
  reader.read("lower", options.lowerCase);
  reader.read("strip_punctuation", kPunctuationNames, options.stripPunctuation);
  reader.read("strip_digits", options.stripDigits);
  reader.read("strip_lone_letters", options.stripLoneLetters);
  reader.read("white_space", kWhiteSpaceNames, options.whiteSpace);
  reader.read("stop_words", options.stopWords);
  reader.read("stem", options.stem);
  reader.finish();
}

void readShingle(const JsonDocument &document, const ParsedJson &json, ShingleOptions &options,
                 std::optional<Error> &error) {
  JsonObjectReader reader(document, json, "shingle", error);
  reader.read("unit", kShingleUnitNames, options.unit);
  reader.read("k", 1U, kMaxShingleSize, options.k);
  reader.read("short_texts", kShortTextsNames, options.shortTexts);
  reader.read("hash", kHashNames, options.hash);
  reader.read("stop_shingles", options.maxDocumentFrequency);
  reader.read("counts", kShingleCountsNames, options.counts);
  reader.read("rare_words", 0U, kMostRareRows, options.minDocumentFrequency);
  if (options.minDocumentFrequency == 1) options.minDocumentFrequency = 0;
  std::optional<std::string> separator = options.wordSeparator;
  reader.read("word_separator", separator);
  if (separator && separator->empty() && json.contains("word_separator"))
    reader.fail(reader.pathOf("word_separator"), MessageId::MustBeSeparator);
  options.wordSeparator = separator.value_or(std::string());
  reader.finish();
}

}  // namespace shinglescope
