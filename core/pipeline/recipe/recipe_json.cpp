// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/json_object_reader.h"

#include <nlohmann/json.hpp>
#include "core/pipeline/recipe/option_json.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint32_t kFormatVersion = 1;

const JsonDocument kDocument{MessageId::RecipeDocument, "docs/recipe.md"};

void readSignature(const ParsedJson &json, SignatureOptions &options, std::optional<Error> &error) {
  JsonObjectReader reader(kDocument, json, "signature", error);
  reader.read("permutations", kPermutationNames, options.scheme);
  reader.read("hashes", 1U, kMaxHashes, options.numHashes);
  reader.read("seed", options.seed);
  reader.finish();
}

void readVersion(JsonObjectReader &reader, std::optional<Error> &error) {
  std::uint32_t version = kFormatVersion;
  std::string engine;
  reader.read("version", version);
  reader.read("engine", engine);
  if (error || version == kFormatVersion) return;
  error = engine.empty()
              ? badParameter({MessageId::RecipeVersionNewer, {version, kFormatVersion}})
              : badParameter({MessageId::RecipeVersionOfEngine, {version, kFormatVersion, engine}});
}

void readRecipe(const ParsedJson &json, Recipe &recipe, std::optional<Error> &error) {
  JsonObjectReader reader(kDocument, json, "", error);
  readVersion(reader, error);
  reader.read("name", recipe.name);
  reader.read("compare", recipe.compare);
  reader.read("id", recipe.id);
  reader.read("same", recipe.same);
  if (const ParsedJson *part = reader.member("preparation"))
    readPreparation(kDocument, *part, recipe.preparation, error);
  if (const ParsedJson *part = reader.member("shingle"))
    readShingle(kDocument, *part, recipe.shingle, error);
  if (const ParsedJson *part = reader.member("signature"))
    readSignature(*part, recipe.signature, error);
  reader.read("bands", 1U, kMaxHashes, recipe.bands);
  reader.read("threshold", recipe.threshold);
  reader.read("floor", recipe.floor);
  reader.read("verify", kVerificationNames, recipe.verification);
  reader.read("pairs", kPairsNames, recipe.pairs);
  reader.finish();
}

}  // namespace

std::string recipeToJson(const Recipe &recipe) {
  const Json json = {{"version", kFormatVersion},
                     {"engine", SHINGLESCOPE_VERSION},
                     {"name", recipe.name},
                     {"compare", recipe.compare},
                     {"id", optionalToJson(recipe.id)},
                     {"same", recipe.same},
                     {"preparation", preparationToJson(recipe.preparation)},
                     {"shingle", shingleToJson(recipe.shingle)},
                     {"signature",
                      {{"permutations", choiceName(kPermutationNames, recipe.signature.scheme)},
                       {"hashes", recipe.signature.numHashes},
                       {"seed", recipe.signature.seed}}},
                     {"bands", recipe.bands},
                     {"threshold", ratioToJson(recipe.threshold)},
                     {"floor", optionalToJson(recipe.floor)},
                     {"verify", choiceName(kVerificationNames, recipe.verification)},
                     {"pairs", choiceName(kPairsNames, recipe.pairs)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Recipe> recipeFromJson(std::string_view text) {
  const auto json = parseJson(kDocument, text);
  if (!json) return json.error();
  Recipe recipe;
  std::optional<Error> error;
  readRecipe(*json, recipe, error);
  if (error) return *error;
  if (auto valid = validateRecipe(recipe); !valid) return valid.error();
  return recipe;
}

Result<Recipe> loadRecipe(const std::string &path) {
  return loadDocument(kDocument, path, recipeFromJson);
}

}  // namespace shinglescope
