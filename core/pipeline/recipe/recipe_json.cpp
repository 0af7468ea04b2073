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

std::vector<ColumnPair> readMatchedColumns(const ParsedJson &list, std::optional<Error> &error) {
  std::vector<ColumnPair> pairs;
  for (const ParsedJson &item : list) {
    const std::string path = "against.columns[" + std::to_string(pairs.size()) + "]";
    JsonObjectReader reader(kDocument, item, path, error);
    ColumnPair pair;
    reader.read("source", pair.first);
    reader.read("against", pair.second);
    reader.finish();
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

void readAgainstRecipe(const ParsedJson &json, std::optional<AgainstRecipe> &against,
                       std::optional<Error> &error) {
  against.reset();
  if (json.is_null()) return;
  JsonObjectReader reader(kDocument, json, "against", error);
  AgainstRecipe read;
  reader.read("pairs_within", read.hasPairsWithin);
  if (const ParsedJson *columns = reader.member("columns")) {
    if (!columns->is_array()) return reader.fail("against.columns", MessageId::MustBeList);
    read.columns = readMatchedColumns(*columns, error);
  }
  reader.finish();
  against = std::move(read);
}

Json againstRecipeToJson(const std::optional<AgainstRecipe> &against) {
  if (!against) return {};
  Json columns = Json::array();
  for (const ColumnPair &pair : against->columns)
    columns.push_back({{"source", pair.first}, {"against", pair.second}});
  return {{"pairs_within", against->hasPairsWithin}, {"columns", std::move(columns)}};
}

void readRecipeZone(const ParsedJson &json, std::optional<RecipeZone> &zone,
                    std::optional<Error> &error) {
  zone.reset();
  if (json.is_null()) return;
  JsonObjectReader reader(kDocument, json, "zone", error);
  RecipeZone read;
  reader.read("d1", read.d1);
  reader.read("d2", read.d2);
  reader.read("p1", read.p1);
  reader.read("p2", read.p2);
  reader.read("least_hashes", 1U, kMaxHashes, read.minHashes);
  reader.read("most_hashes", 1U, kMaxHashes, read.maxHashes);
  reader.finish();
  zone = read;
}

Json recipeZoneToJson(const RecipeZone &zone) {
  return {{"d1", ratioToJson(zone.d1)},     {"d2", ratioToJson(zone.d2)},
          {"p1", ratioToJson(zone.p1)},     {"p2", ratioToJson(zone.p2)},
          {"least_hashes", zone.minHashes}, {"most_hashes", zone.maxHashes}};
}

/// Takes hashes and bands from the zone if the file has no bands. A written recipe always has some,
/// so they are chosen only once.
Result<void> chooseByZone(const ParsedJson &json, Recipe &recipe) {
  if (!recipe.zone || json.contains("bands")) return {};
  ToleranceZone zone = recipe.zone->toleranceZone();
  const auto signature = json.find("signature");
  if (signature != json.end() && signature->contains("hashes"))
    zone.minHashes = zone.maxHashes = recipe.signature.numHashes;
  const auto plans = plansForZone(zone);
  if (!plans) return plans.error();
  const auto chosen = plans->proposed();
  if (plans->within == 0 || !chosen)
    return plans->ofMoreHashes ? badParameter({MessageId::ZoneNeedsMoreHashes,
                                               {zone.minHashes, zone.maxHashes,
                                                plans->ofMoreHashes->plan.numHashes()}})
                               : badParameter({MessageId::ZoneKeptByNone, {kMaxHashes}});
  const BandPlan &plan = plans->plans[*chosen].plan;
  recipe.signature.numHashes = plan.numHashes();
  recipe.bands = plan.bands;
  return {};
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
  reader.read("measure", kMeasureNames, recipe.measure.kind);
  reader.read("least_shingles", 1U, kMostLeastShingles, recipe.measure.leastShingles);
  reader.read("threshold", recipe.threshold);
  reader.read("floor", recipe.floor);
  reader.read("verify", kVerificationNames, recipe.verification);
  reader.read("pairs", kPairsNames, recipe.pairs);
  if (const ParsedJson *part = reader.member("zone")) readRecipeZone(*part, recipe.zone, error);
  if (const ParsedJson *part = reader.member("against"))
    readAgainstRecipe(*part, recipe.against, error);
  reader.finish();
}

}  // namespace

std::string recipeToJson(const Recipe &recipe) {
  Json json = {{"version", kFormatVersion},
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
               {"measure", choiceName(kMeasureNames, recipe.measure.kind)},
               {"least_shingles", recipe.measure.leastShingles},
               {"threshold", ratioToJson(recipe.threshold)},
               {"floor", optionalToJson(recipe.floor)},
               {"verify", choiceName(kVerificationNames, recipe.verification)},
               {"pairs", choiceName(kPairsNames, recipe.pairs)},
               {"against", againstRecipeToJson(recipe.against)}};
  // Only where it is used: a recipe without a zone is the same as before zones existed.
  if (recipe.zone) json["zone"] = recipeZoneToJson(*recipe.zone);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Recipe> recipeFromJson(std::string_view text) {
  const auto json = parseJson(kDocument, text);
  if (!json) return json.error();
  Recipe recipe;
  std::optional<Error> error;
  readRecipe(*json, recipe, error);
  if (error) return *error;
  if (auto chosen = chooseByZone(*json, recipe); !chosen) return chosen.error();
  if (auto valid = validateRecipe(recipe); !valid) return valid.error();
  return recipe;
}

Result<Recipe> loadRecipe(const std::string &path) {
  return loadDocument(kDocument, path, recipeFromJson);
}

}  // namespace shinglescope
