// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope {

/// Runs of `find` that build on each other: keeps the state of the last run and recomputes only
/// what a change of the recipe requires.
///
///   changed                              recomputed
///   threshold, not below the last floor  groups
///   threshold or floor below it          scores, groups
///   verification                         scores, groups
///   bands                                candidates, scores, groups
///   anything else, or the data           all
///
/// A run with containment keeps and uses nothing.
/// The result has the same bytes as that of a new run. RunReport::reused lists what was reused. One
/// run at a time; does not create a thread. Keeps the data set, and the signatures if they take no
/// more than a quarter of the memory that a run may use.
class EngineSession {
 public:
  EngineSession();
  EngineSession(EngineSession &&) noexcept;
  EngineSession &operator=(EngineSession &&) noexcept;
  ~EngineSession();

  /// Like findDuplicates(), or findAgainst() with the first row of a reference.
  Result<DuplicateResult> find(std::shared_ptr<const Dataset> dataset, const Recipe &recipe,
                               const RunContext &context,
                               std::optional<std::uint32_t> firstReference = {});

  /// What find() would reuse, as RunReport::reused lists it afterwards. Not to be called during a
  /// run.
  std::vector<std::string> reusable(const Dataset &dataset, const Recipe &recipe,
                                    std::optional<std::uint32_t> firstReference = {}) const;

  /// True if the last run was cancelled after pairs had been verified.
  bool hasPartial() const;
  /// The partial result of a cancelled run: its verified pairs and their groups, marked
  /// RunReport::isPartial. Errors: BadParameter if there is none.
  Result<DuplicateResult> partial(const RunContext &context);

  /// Frees all memory.
  void clear();

 private:
  struct Kept;
  std::unique_ptr<Kept> m_kept;
};

}  // namespace shinglescope
