// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_grid.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/lsh/tolerance_zone.h"
#include "core/pipeline/recipe/json_object_reader.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kMostRowsAround = 16;
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

Result<void> requireZone(const SweepZone &zone) {
  const Ratio none{0, 1}, all{1, 1};
  for (const Ratio &share : {zone.width, zone.p1, zone.p2})
    if (share > all || (share == zone.width && share == none))
      return badParameter({MessageId::GridZoneWrong, {}});
  return {};
}

Result<void> requireTries(const SweepGrid &grid) {
  if (grid.search != SweepSearch::Random || grid.tries > 0) return {};
  return badParameter({MessageId::GridNeedsTries, {}});
}

/// Chooses the bands of a grid's zone below each threshold, for each number of hashes.
class ZoneBands {
 public:
  explicit ZoneBands(const SweepGrid &grid) : m_thresholds(grid.thresholds.size()) {
    if (!grid.zone) return;
    for (const std::uint32_t count : grid.numHashes)
      for (const Ratio &threshold : grid.thresholds) {
        ToleranceZone asked{.d2 = threshold.toDouble(),
                            .p1 = grid.zone->p1.toDouble(),
                            .p2 = grid.zone->p2.toDouble(),
                            .minHashes = count,
                            .maxHashes = count};
        asked.d1 = std::max(0.0, asked.d2 - grid.zone->width.toDouble());
        const auto plans = plansForZone(asked);
        m_bands.push_back(plans ? plans->closest().plan.bands : 1);
      }
  }
  std::uint32_t of(std::size_t numHashes, std::size_t threshold) const {
    return m_bands[numHashes * m_thresholds + threshold];
  }

 private:
  std::vector<std::uint32_t> m_bands;
  std::size_t m_thresholds;
};

/// Reads the member `zone`, whose own members are all optional.
void readZone(JsonObjectReader &reader, std::optional<Error> &error,
              std::optional<SweepZone> &zone) {
  const ParsedJson *member = reader.member("zone");
  if (member == nullptr) return;
  if (!member->is_object()) return reader.fail("zone", MessageId::MustBeObject);
  SweepZone read;
  JsonObjectReader inner(kDocument, *member, "zone", error);
  inner.read("width", read.width);
  inner.read("p1", read.p1);
  inner.read("p2", read.p2);
  inner.finish();
  zone = read;
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
  if (!grid.zone || !grid.bands.empty())
    if (auto ok = requireNumbers("bands", grid.bands, kMaxHashes); !ok) return ok;
  if (auto ok = requireZone(grid.zone.value_or(SweepZone{})); !ok) return ok;
  if (auto ok = requireNumbers("k", grid.k, kMaxShingleSize); !ok) return ok;
  if (auto ok = requireThresholds(grid.thresholds); !ok) return ok;
  if (grid.rows < 2) return badParameter({MessageId::GridRowsTooFew, {grid.rows}});
  if (auto ok = requireNumbers("samples", {grid.samples}, kMostSweepSamples); !ok) return ok;
  if (auto ok = requireTries(grid); !ok) return ok;
  if (grid.settingCount() <= kMostSweepSettings) return {};
  return badParameter({MessageId::GridTooLarge, {grid.settingCount(), kMostSweepSettings}});
}

std::vector<SweepSetting> settingsOf(const SweepGrid &grid, ShingleUnit unit) {
  std::vector<SweepSetting> settings;
  settings.reserve(grid.settingCount());
  const ZoneBands zone(grid);
  unit = grid.unit.value_or(unit);
  for (const std::uint32_t k : grid.k)
    for (const HashFunction hash : grid.hash)
      for (const PermutationScheme scheme : grid.permutations)
        for (std::size_t n = 0; n < grid.numHashes.size(); ++n) {
          SweepSetting setting{hash, scheme, grid.numHashes[n], 1, k, {}, unit};
          for (const std::uint32_t bands : grid.bands)
            for (const Ratio &threshold : grid.thresholds) {
              setting.bands = bands;
              setting.threshold = threshold;
              settings.push_back(setting);
            }
          setting.isByZone = true;
          for (std::size_t t = 0; grid.zone && t < grid.thresholds.size(); ++t) {
            setting.bands = zone.of(n, t);
            setting.threshold = grid.thresholds[t];
            settings.push_back(setting);
          }
        }
  return settings;
}

SweepGrid gridAround(const Recipe &recipe) {
  SweepGrid grid;
  const std::uint32_t numHashes = recipe.signature.numHashes;
  grid.hash = {recipe.shingle.hash};
  grid.permutations = {recipe.signature.scheme};
  grid.numHashes.clear();
  for (const std::uint32_t count : {numHashes / 2, numHashes, numHashes * 2})
    if (count >= 1 && count <= kMaxHashes) grid.numHashes.push_back(count);
  grid.bands.clear();
  for (std::uint32_t bands = 1; bands <= numHashes; ++bands)
    if (numHashes % bands == 0 && numHashes / bands <= kMostRowsAround) grid.bands.push_back(bands);
  grid.k = {recipe.shingle.k};
  grid.unit = recipe.shingle.unit;
  grid.thresholds = {recipe.threshold};
  return grid;
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
  if (const ParsedJson *bands = reader.member("bands");
      bands && bands->is_array() && bands->empty())
    start.bands.clear();  // for a zone
  else
    lists.read("bands", start.bands, 1U, kMaxHashes);
  readZone(reader, error, start.zone);
  lists.read("k", start.k, 1U, kMaxShingleSize);
  lists.read("threshold", start.thresholds);
  reader.read("rows", start.rows);
  reader.read("samples", start.samples);
  reader.read("sample_seed", start.sampleSeed);
  reader.read("drawn", kRowsDrawnNames, start.drawn);
  if (reader.member("unit") != nullptr) {
    ShingleUnit unit = ShingleUnit::Character;
    reader.read("unit", kShingleUnitNames, unit);
    start.unit = unit;
  }
  reader.read("search", kSweepSearchNames, start.search);
  reader.read("tries", start.tries);
  reader.finish();
  if (error) return *error;
  if (auto valid = validateGrid(start); !valid) return valid.error();
  return start;
}

Result<SweepGrid> loadGrid(const std::string &path, const SweepGrid &start) {
  return loadDocument(kDocument, path,
                      [&](std::string_view json) { return gridFromJson(json, start); });
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
  if (grid.zone)
    json["zone"] = {{"width", grid.zone->width.toDouble()},
                    {"p1", grid.zone->p1.toDouble()},
                    {"p2", grid.zone->p2.toDouble()}};
  if (grid.unit) json["unit"] = choiceName(kShingleUnitNames, *grid.unit);
  json["k"] = grid.k;
  json["threshold"] = nlohmann::ordered_json::array();
  for (const Ratio &threshold : grid.thresholds) json["threshold"].push_back(threshold.toDouble());
  json["rows"] = grid.rows;
  json["samples"] = grid.samples;
  json["sample_seed"] = grid.sampleSeed;
  json["drawn"] = choiceName(kRowsDrawnNames, grid.drawn);
  json["search"] = choiceName(kSweepSearchNames, grid.search);
  json["tries"] = grid.tries;
  return json.dump(2) + "\n";
}

}  // namespace shinglescope
