// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_grid.h"

#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/json_object_reader.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {
namespace {

const JsonDocument kDocument{MessageId::GridDocument, "docs/tuning.md"};

Result<void> requireNumbers(const char *name, const std::vector<std::uint32_t> &values,
                            std::uint32_t most) {
  if (values.empty()) return badParameter({MessageId::GridKeyEmpty, {name}});
  for (const std::uint32_t value : values)
    if (value < 1 || value > most)
      return badParameter({MessageId::GridNumberOutOfRange, {name, value, most}});
  return {};
}

Result<void> requireThresholds(const std::vector<Ratio> &thresholds) {
  if (thresholds.empty()) return badParameter({MessageId::GridKeyEmpty, {"threshold"}});
  for (const Ratio &threshold : thresholds)
    if (!threshold.isPositive() || threshold > Ratio{1, 1})
      return badParameter({MessageId::GridThresholdOutOfRange, {threshold.toDecimal()}});
  return {};
}

/// Reads one list of the grid by putting each of its values into a separate object, so error
/// messages are those of a recipe.
class ListReader {
 public:
  ListReader(JsonObjectReader &reader, std::optional<Error> &error)
      : m_reader(reader), m_error(error) {}

  template <class Value, class... Names>
  void read(const char *key, std::vector<Value> &field, const Names &...choices) {
    const ParsedJson *list = m_reader.member(key);
    if (list == nullptr) return;
    if (!list->is_array() || list->empty())
      return m_reader.fail(m_reader.pathOf(key), MessageId::MustBeValues);
    field.clear();
    for (const ParsedJson &item : *list) {
      const ParsedJson holder{{key, item}};
      JsonObjectReader one(kDocument, holder, "", m_error);
      Value value{};
      one.read(key, choices..., value);
      field.push_back(value);
    }
  }

 private:
  JsonObjectReader &m_reader;
  std::optional<Error> &m_error;
};

}  // namespace

Result<void> validateGrid(const SweepGrid &grid) {
  if (grid.hash.empty() || grid.permutations.empty())
    return badParameter({MessageId::GridChoicesEmpty, {}});
  if (auto ok = requireNumbers("hashes", grid.numHashes, kMaxHashes); !ok) return ok;
  if (auto ok = requireNumbers("bands", grid.bands, kMaxHashes); !ok) return ok;
  if (auto ok = requireNumbers("k", grid.k, kMaxShingleSize); !ok) return ok;
  if (auto ok = requireThresholds(grid.thresholds); !ok) return ok;
  if (grid.rows < 2) return badParameter({MessageId::GridRowsTooFew, {grid.rows}});
  if (auto ok = requireNumbers("samples", {grid.samples}, kMostSweepSamples); !ok) return ok;
  if (grid.settingCount() <= kMostSweepSettings) return {};
  return badParameter({MessageId::GridTooLarge, {grid.settingCount(), kMostSweepSettings}});
}

std::vector<SweepSetting> settingsOf(const SweepGrid &grid) {
  std::vector<SweepSetting> settings;
  settings.reserve(grid.settingCount());
  for (const std::uint32_t k : grid.k)
    for (const HashFunction hash : grid.hash)
      for (const PermutationScheme scheme : grid.permutations)
        for (const std::uint32_t numHashes : grid.numHashes)
          for (const std::uint32_t bands : grid.bands)
            for (const Ratio &threshold : grid.thresholds)
              settings.push_back({hash, scheme, numHashes, bands, k, threshold});
  return settings;
}

Result<SweepGrid> gridFromJson(std::string_view json, SweepGrid start) {
  const auto parsed = parseJson(kDocument, json);
  if (!parsed) return parsed.error();
  std::optional<Error> error;
  JsonObjectReader reader(kDocument, *parsed, "", error);
  ListReader lists(reader, error);
  lists.read("hash", start.hash, kHashNames);
  lists.read("permutations", start.permutations, kPermutationNames);
  lists.read("hashes", start.numHashes, 1U, kMaxHashes);
  lists.read("bands", start.bands, 1U, kMaxHashes);
  lists.read("k", start.k, 1U, kMaxShingleSize);
  lists.read("threshold", start.thresholds);
  reader.read("rows", start.rows);
  reader.read("samples", start.samples);
  reader.read("sample_seed", start.sampleSeed);
  reader.read("drawn", kRowsDrawnNames, start.drawn);
  reader.finish();
  if (error) return *error;
  if (auto valid = validateGrid(start); !valid) return valid.error();
  return start;
}

Result<SweepGrid> loadGrid(const std::string &path) {
  return loadDocument(kDocument, path, [](std::string_view json) { return gridFromJson(json); });
}

std::string gridToJson(const SweepGrid &grid) {
  nlohmann::ordered_json json;
  json["hash"] = nlohmann::ordered_json::array();
  for (const HashFunction hash : grid.hash) json["hash"].push_back(choiceName(kHashNames, hash));
  json["permutations"] = nlohmann::ordered_json::array();
  for (const PermutationScheme scheme : grid.permutations)
    json["permutations"].push_back(choiceName(kPermutationNames, scheme));
  json["hashes"] = grid.numHashes;
  json["bands"] = grid.bands;
  json["k"] = grid.k;
  json["threshold"] = nlohmann::ordered_json::array();
  for (const Ratio &threshold : grid.thresholds) json["threshold"].push_back(threshold.toDouble());
  json["rows"] = grid.rows;
  json["samples"] = grid.samples;
  json["sample_seed"] = grid.sampleSeed;
  json["drawn"] = choiceName(kRowsDrawnNames, grid.drawn);
  return json.dump(2) + "\n";
}

}  // namespace shinglescope
