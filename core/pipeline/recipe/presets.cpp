// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {
namespace {

Recipe namedRecipe(const char *name) {
  Recipe recipe;
  recipe.name = name;
  return recipe;
}

Preset defaultPreset() {
  return {"default", MessageId::DefaultPreset, MessageId::DefaultPresetUse, namedRecipe("default")};
}

Preset kijijiPreset() {
  Recipe recipe = namedRecipe("kijiji");
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.whiteSpace = WhiteSpace::Spaces;
  recipe.shingle.k = 10;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  recipe.signature.numHashes = 50;
  recipe.bands = 10;
  return {"kijiji", MessageId::ListingsPreset, MessageId::ListingsPresetUse, recipe};
}

Preset newsPreset() {
  Recipe recipe = namedRecipe("news");
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.stripPunctuation = Punctuation::All;
  recipe.preparation.stripDigits = true;
  recipe.preparation.stripLoneLetters = true;
  recipe.preparation.stopWords = "en";
  recipe.preparation.stem = "en";
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  recipe.signature.numHashes = 24;
  recipe.bands = 6;
  return {"news", MessageId::NewsPreset, MessageId::NewsPresetUse, recipe};
}

Preset rawPreset() {
  Recipe recipe = namedRecipe("raw");
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.lowerCase = false;
  recipe.preparation.whiteSpace = WhiteSpace::Keep;
  recipe.signature.numHashes = 100;
  recipe.bands = 20;
  return {"raw", MessageId::RawPreset, MessageId::RawPresetUse, recipe};
}

Preset lessonPreset() {
  Recipe recipe = namedRecipe("lesson");
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.stripPunctuation = Punctuation::All;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  recipe.signature.numHashes = 4;
  recipe.bands = 2;
  recipe.threshold = {5, 10};
  return {"lesson", MessageId::LessonPreset, MessageId::LessonPresetUse, recipe};
}

Preset namesPreset() {
  Recipe recipe = namedRecipe("names");
  recipe.preparation.stripPunctuation = Punctuation::All;
  recipe.shingle.k = 3;
  recipe.threshold = {7, 10};
  return {"names", MessageId::NamesPreset, MessageId::NamesPresetUse, recipe};
}

Preset excerptsPreset() {
  Recipe recipe = namedRecipe("excerpts");
  recipe.preparation.stripPunctuation = Punctuation::All;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  recipe.measure = {MeasureKind::Containment, 20};
  recipe.threshold = {5, 10};
  return {"excerpts", MessageId::ExcerptsPreset, MessageId::ExcerptsPresetUse, recipe};
}

}  // namespace

const std::vector<Preset> &presets() {
  static const std::vector<Preset> all = {defaultPreset(), kijijiPreset(), newsPreset(),
                                          rawPreset(),     lessonPreset(), namesPreset(),
                                          excerptsPreset()};
  return all;
}

Result<Recipe> presetRecipe(std::string_view name) {
  std::string list;
  for (const Preset &preset : presets()) {
    if (preset.name == name) return preset.recipe;
    list += (list.empty() ? "" : ", ") + preset.name;
  }
  return badParameter({MessageId::PresetMissing, {name, list}});
}

}  // namespace shinglescope
