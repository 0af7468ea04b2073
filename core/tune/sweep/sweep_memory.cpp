// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_memory.h"

#include <nlohmann/json.hpp>

#include "core/base/hash.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/tune/sweep/sample_drawer.h"

namespace shinglescope {
namespace {

/// A number that differs for different lists of pairs, except by chance.
std::string digestOf(const LabelledPairs &known) {
  std::string bytes = truthKindName(known.kind);
  for (const KnownPair &pair : known.pairs)
    bytes += ' ' + std::to_string(pair.a.value) + '-' + std::to_string(pair.b.value) +
             (pair.isMatch ? "+" : "-");
  return digestText(digest128(bytes));
}

}  // namespace

std::string sweepIdentity(const std::string &table, const Recipe &recipe, const SweepGrid &grid,
                          const LabelledPairs *known) {
  // The members that a setting decides are the same for all.
  Recipe common = recipeOfSweep(recipe, grid, 1);
  common.shingle.hash = HashFunction::Fast;
  common.signature = {.seed = recipe.signature.seed};
  common.bands = 1;
  common.threshold = {1, 1};
  nlohmann::ordered_json identity = {
      {"table", table},
      {"recipe", nlohmann::ordered_json::parse(recipeToJson(common))},
      {"sample_seed", grid.sampleSeed},
      {"known", known != nullptr ? digestOf(*known) : ""}};
  if (known == nullptr && grid.drawn == RowsDrawn::WithPartner)
    identity["partners"] = {{"k", grid.k.front()}, {"threshold", leastThreshold(grid).toString()}};
  return identity.dump();
}

std::string placeKey(const SweepPlace &place) {
  const SweepSetting &setting = place.setting;
  return std::to_string(place.rows) + " rows, sample " + std::to_string(place.sample) + ", " +
         choiceName(kHashNames, setting.hash) + ", " +
         choiceName(kPermutationNames, setting.scheme) + ", " + std::to_string(setting.numHashes) +
         " hashes, " + std::to_string(setting.bands) + " bands, " + std::to_string(setting.k) +
         ' ' + choiceName(kShingleUnitNames, setting.unit) + ", " + setting.threshold.toString();
}

std::optional<SweepOutcome> SweepMemory::find(const SweepPlace &place) const {
  const std::scoped_lock lock(m_mutex);
  const auto at = m_outcomes.find(placeKey(place));
  return at == m_outcomes.end() ? std::nullopt : std::optional(at->second);
}

Result<void> SweepMemory::add(const SweepPlace &place, const SweepOutcome &outcome) {
  const std::scoped_lock lock(m_mutex);
  if (!m_outcomes.insert_or_assign(placeKey(place), outcome).second || !m_listener) return {};
  return m_listener(place, outcome);
}

void SweepMemory::restore(const SweepPlace &place, const SweepOutcome &outcome) {
  const std::scoped_lock lock(m_mutex);
  m_outcomes.insert_or_assign(placeKey(place), outcome);
}

std::size_t SweepMemory::size() const {
  const std::scoped_lock lock(m_mutex);
  return m_outcomes.size();
}

}  // namespace shinglescope
