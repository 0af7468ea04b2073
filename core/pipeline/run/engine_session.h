#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope {

/// Runs of `find` that build on each other: keeps what the last one left and
/// makes again only what a change of the recipe calls for.
///
///   changed                              made again
///   threshold, not below the last floor  groups
///   threshold or floor below it          scores, groups
///   verification                         scores, groups
///   bands                                candidates, scores, groups
///   anything else, or the data           all
///
/// The result has the same bytes as that of a new run. RunReport::reused lists
/// what was not made again. One run at a time; no thread of its own. Holds the
/// data set and, where they take no more than a quarter of the memory that a
/// run may use, the signatures.
class EngineSession {
 public:
  EngineSession();
  EngineSession(EngineSession &&) noexcept;
  EngineSession &operator=(EngineSession &&) noexcept;
  ~EngineSession();

  /// As findDuplicates().
  Result<DuplicateResult> find(std::shared_ptr<const Dataset> dataset, const Recipe &recipe,
                               const RunContext &context);

  /// What find() would not make again, as RunReport::reused says it afterwards.
  /// Not while a run lasts.
  std::vector<std::string> reusable(const Dataset &dataset, const Recipe &recipe) const;

  /// True if the last run was cancelled after pairs had been verified.
  bool hasPartial() const;
  /// The result of a cancelled run as far as it came: its verified pairs and
  /// their groups, marked RunReport::isPartial. BadParameter where there is none.
  Result<DuplicateResult> partial(const RunContext &context);

  /// Gives back all memory.
  void clear();

 private:
  struct Kept;
  std::unique_ptr<Kept> m_kept;
};

}  // namespace shinglescope
