// SPDX-License-Identifier: MIT
#include "app/cli/options/recipe_options.h"

#include "app/cli/options/against_options.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/run_options.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

/// Sets the initial recipe. A missing or invalid recipe is a wrong argument.
void startFrom(const OptionBinder &binder, Result<Recipe> recipe, Recipe &field) {
  if (binder.isGiven("--preset") && binder.isGiven("--recipe"))
    throw OptionError{badParameter("--preset and --recipe exclude each other; give one of them.")};
  if (!recipe) throw OptionError{badParameter(recipe.error().message)};
  field = *std::move(recipe);
}

void bindLanguage(OptionBinder &binder, const char *name, const char *help,
                  std::optional<std::string> &field, std::vector<std::string> languages) {
  languages.emplace_back("none");
  const auto take = [&field](const std::string &word) {
    field = word == "none" ? std::nullopt : std::optional(word);
  };
  binder.offer(binder.add(name, "LANG|none", help, take), std::move(languages));
}

std::vector<std::string> presetNames() {
  std::vector<std::string> names;
  for (const Preset &preset : presets()) names.push_back(preset.name);
  return names;
}

Result<Recipe> presetOfName(const std::string &name) {
  auto recipe = presetRecipe(name);
  if (recipe) return recipe;
  std::string message = inEnglish(recipe.error().message);
  const std::string nearest = suggestion(name, presetNames());
  if (!nearest.empty() && message.ends_with('.')) message.insert(message.size() - 1, nearest);
  return badParameter(message);
}

}  // namespace

void bindColumns(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Columns and recipe");
  binder.texts("--compare", "COL", "Column to compare; repeatable, in order", options.compare);
  binder.text("--id", "COL", "Column that identifies a row in the results", options.id);
  binder.offer(binder.add("--preset", "NAME",
                          "Start from default, kijiji, news, raw, lesson, names or excerpts",
                          [&binder, &options](const std::string &word) {
                            startFrom(binder, presetOfName(word), options.recipe);
                          }),
               presetNames());
  binder.offerFiles(binder.add("--recipe", "FILE", "Start from a recipe file; options override it",
                               [&binder, &options](const std::string &word) {
                                 options.recipeFile = word;
                                 startFrom(binder, loadRecipe(word), options.recipe);
                               }));
}

void bindSame(OptionBinder &binder, CliOptions &options) {
  binder.texts("--same", "COL", "Pair only rows with the same text in this column; repeatable",
               options.same);
}

void bindText(OptionBinder &binder, Recipe &recipe) {
  PreparationOptions &text = recipe.preparation;
  binder.beginGroup("Text");
  binder.flags("lower", "Compare in lower case (default)",
               [&text](bool isOn) { text.lowerCase = isOn; });
  binder.choice("--strip-punctuation", kPunctuationNames, "Delete punctuation (default none)",
                text.stripPunctuation);
  binder.flags("strip-digits", "Delete digits", [&text](bool isOn) { text.stripDigits = isOn; });
  binder.flags("strip-lone-letters", "Delete words of one letter",
               [&text](bool isOn) { text.stripLoneLetters = isOn; });
  binder.choice("--unicode", kUnicodeNames, "Unicode form (default nfkc)", text.unicode);
  binder.choice("--white-space", kWhiteSpaceNames,
                "White space (default all: each run becomes one space, none at the ends)",
                text.whiteSpace);
  bindLanguage(binder, "--stop-words", "Delete stop words: en, it", text.stopWords,
               stopWordLanguages());
  bindLanguage(binder, "--stem", "Reduce words to their stems: en, it, ...", text.stem,
               stemmerLanguages());
}

void bindShingle(OptionBinder &binder, const char *help, Recipe &recipe) {
  binder.beginGroup("Search");
  const auto take = [&recipe](const std::string &word) {
    const std::size_t colon = word.find(':');
    const auto unit = choiceFromName(kShingleUnitNames, word.substr(0, colon));
    if (!unit || colon == std::string::npos)
      refuseOption("--shingle", word, "give char:K or word:K, such as char:5");
    recipe.shingle.unit = *unit;
    recipe.shingle.k = static_cast<std::uint32_t>(
        wholeNumber("K in --shingle", word.substr(colon + 1), 1, kMaxShingleSize));
  };
  binder.offer(binder.add("--shingle", "char:K|word:K", help, take),
               {"char:3", "char:5", "char:7", "char:9", "word:1", "word:2", "word:3", "word:5"});
  binder.choice("--short-texts", kShortTextsNames,
                "Texts shorter than K: one shingle, or none (default whole)",
                recipe.shingle.shortTexts);
  binder.choice("--counts", kShingleCountsNames,
                "Count a shingle once per text, or as often as it occurs (default set)",
                recipe.shingle.counts);
  binder.offer(binder.add("--rare-words", "N|none",
                          "Fold words in fewer than N rows into one token (default none)",
                          [&recipe](const std::string &word) {
                            const bool isNone = word == "none";
                            recipe.shingle.minDocumentFrequency =
                                isNone ? 0
                                       : static_cast<std::uint32_t>(
                                             wholeNumber("--rare-words", word, 2, kMostRareRows));
                          }),
               {"2", "3", "5", "none"});
  binder.add("--word-separator", "TEXT|none",
             "Divide words at this text, such as \"|\", instead of at white space",
             [&recipe](const std::string &word) {
               if (word.empty())
                 refuseOption("--word-separator", word, "give a text such as |, or none");
               recipe.shingle.wordSeparator = word == "none" ? std::string() : word;
             });
}

void bindMeasure(OptionBinder &binder, Recipe &recipe) {
  binder.choice("--measure", kMeasureNames,
                "Shared part of all shingles, or of those of the smaller text (default jaccard)",
                recipe.measure.kind);
  binder.number("--least-shingles", "N",
                "For containment: the fewest shingles of the smaller text (default 10)", 1,
                kMostLeastShingles, recipe.measure.leastShingles);
}

namespace {

/// Binds the sets of shingles and how their permutations are drawn.
void bindSets(OptionBinder &binder, Recipe &recipe) {
  bindShingle(binder, "Shingles (default char:5)", recipe);
  const auto takeShare = [&recipe](const std::string &word) {
    recipe.shingle.maxDocumentFrequency =
        word == "none" ? std::nullopt : std::optional(positiveRatio("--stop-shingles", word));
  };
  binder.offer(
      binder.add("--stop-shingles", "SHARE|none",
                 "Leave out shingles that more than this share of the rows contain (default none)",
                 takeShare),
      {"0.05", "0.1", "0.5", "none"});
  binder.choice("--hash", kHashNames, "Hash function of shingles", recipe.shingle.hash);
  binder.choice("--permutations", kPermutationNames, "How permutations are drawn",
                recipe.signature.scheme);
}

void bindSeedAndThreshold(OptionBinder &binder, Recipe &recipe) {
  binder.number("--seed", "N", "Seed of the permutations (default 42)", 0, UINT64_MAX,
                recipe.signature.seed);
  bindMeasure(binder, recipe);
  binder.offer(binder.ratio("--threshold", "T",
                            "Lowest similarity of a pair, over 0 and up to 1 (default 0.8)",
                            recipe.threshold),
               usualThresholds());
}

}  // namespace

void bindSearch(OptionBinder &binder, Recipe &recipe) {
  bindSets(binder, recipe);
  binder.number("--hashes", "K", "Values per signature (default 128)", 1, kMaxHashes,
                recipe.signature.numHashes);
  binder.number("--bands", "B", "Number of bands; must divide the hashes (default 32)", 1,
                kMaxHashes, recipe.bands);
  bindSeedAndThreshold(binder, recipe);
}

void bindSearchWithoutBands(OptionBinder &binder, Recipe &recipe) {
  bindSets(binder, recipe);
  bindSeedAndThreshold(binder, recipe);
}

void bindPairs(OptionBinder &binder, Recipe &recipe) {
  binder.offer(
      binder.ratio(
          "--floor", "T",
          "Lowest score to keep (default threshold - 0.2 with --project, otherwise the threshold)",
          recipe.floor),
      usualThresholds());
  binder.choice("--verify", kVerificationNames,
                "Score by shingles, or by signatures alone (default exact)", recipe.verification);
  binder.choice("--pairs", kPairsNames,
                "Every pair, or only those that link each group (default all)", recipe.pairs);
}

void bindTable(OptionBinder &binder, CliOptions &options) {
  bindColumns(binder, options);
  bindSame(binder, options);
  bindReading(binder, options.load, options.isStrict);
  bindText(binder, options.recipe);
}

Result<void> settleTable(const OptionBinder &binder, CliOptions &options) {
  if (auto settled = settleReading(binder, options.load); !settled) return settled;
  if (auto settled = settleAgainst(options); !settled) return settled;
  if (options.against) {
    if (!options.recipe.against) options.recipe.against = AgainstRecipe{};
    options.recipe.against->hasPairsWithin = options.hasPairsWithin;
  }
  return settleRecipe(options);
}

Result<void> settleRecipe(CliOptions &options) {
  if (!options.compare.empty()) options.recipe.compare = options.compare;
  if (!options.same.empty()) options.recipe.same = options.same;
  if (options.id) options.recipe.id = options.id;
  return validateRecipe(options.recipe);
}

}  // namespace shinglescope
