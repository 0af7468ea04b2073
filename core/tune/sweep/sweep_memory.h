// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/rows/known_pairs.h"
#include "core/tune/sweep/sweep_grid.h"
#include "core/tune/sweep/sweep_outcome.h"

namespace shinglescope {

/// Where an outcome was measured.
struct SweepPlace {
  std::uint64_t rows = 0;  ///< of the sample
  std::uint32_t sample = 0;
  SweepSetting setting;
};

/// What the outcomes of a sweep depend on besides their places: recipe, drawing of the samples,
/// known pairs and the table, which `table` identifies. Equal texts mean that outcomes can be
/// shared. JSON in one line.
std::string sweepIdentity(const std::string &table, const Recipe &recipe, const SweepGrid &grid,
                          const LabelledPairs *known);

/// Remembers the outcomes of settings, so that a sweep that was stopped, or is asked with more
/// settings, measures none twice. Several threads may use it.
class SweepMemory {
 public:
  /// Called with each new outcome, by one thread at a time.
  using Listener = std::function<Result<void>(const SweepPlace &, const SweepOutcome &)>;

  explicit SweepMemory(std::string identity) : m_identity(std::move(identity)) {}
  const std::string &identity() const { return m_identity; }
  void setListener(Listener listener) { m_listener = std::move(listener); }

  std::optional<SweepOutcome> find(const SweepPlace &place) const;
  /// Adds an outcome. Errors: those of the listener.
  Result<void> add(const SweepPlace &place, const SweepOutcome &outcome);
  /// Adds an outcome without calling the listener.
  void restore(const SweepPlace &place, const SweepOutcome &outcome);
  std::size_t size() const;

 private:
  std::string m_identity;
  Listener m_listener;
  mutable std::mutex m_mutex;
  std::map<std::string, SweepOutcome> m_outcomes;  ///< by placeKey()
};

/// A text that differs for different places: "800 rows, sample 0, ...", in one line.
std::string placeKey(const SweepPlace &place);

}  // namespace shinglescope
