// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/worker/steps/worker_step.h"
#include "core/base/hash.h"
#include "core/dataset/table/dataset.h"
#include "tests/support/worker/frame_streams.h"

namespace shinglescope::test {

/// How a run is cut; no result may depend on it.
struct ClusterShape {
  std::uint32_t parts = 3;
  std::uint32_t ranges = 2;
  std::size_t tasks = 2;
  std::size_t rowsOfFrame = 100;
  std::uint64_t seed = 1;  ///< of the order of frames
};

/// What a distributed run writes.
struct ClusterResult {
  std::string pairs;   ///< lines without the header
  std::string groups;  ///< likewise; of a run against a reference, the matches
  StepValues values;
};

/// What is drawn for a project.
struct DrawnResult {
  std::vector<std::uint64_t> rows;                             ///< ascending
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;  ///< of places in `rows`, ascending
  StepValues values;
};

/// Runs all steps of docs/worker.md one after the other in this process, as an engine with several
/// tasks would: frames are shuffled, and sent to the task of their part.
class LocalCluster {
 public:
  LocalCluster(const Recipe &recipe, const ClusterShape &shape);

  /// Finds the duplicates in a table whose columns are those of the recipe: compared, same, id.
  /// Errors: those of the steps.
  Result<ClusterResult> find(const Dataset &table, std::optional<std::uint64_t> reference = {},
                             std::uint64_t maxPairs = 50'000'000);

  /// Draws whole groups down to the floor, after find(). Errors: those of the steps.
  Result<DrawnResult> draw(std::uint64_t mostRows);

  /// Runs a step over frames in several tasks, and returns all frames but COUNTS.
  Result<Blocks> run(const char *step, const Blocks &input,
                     const std::function<void(WorkerOptions &)> &change = {});
  /// Changes the frames of a step before they are distributed, to damage them.
  std::function<void(const std::string &step, Blocks &frames)> onInput;

 private:
  Result<void> findStops();
  Result<void> findTexts();
  Result<void> findCandidates();
  Result<void> addNeighbours(Blocks &pairs, Blocks capped);
  Result<Blocks> deliver(const Blocks &requests, SelectedItems what);
  Result<void> score();
  Result<Blocks> scoreTexts(const std::function<void(WorkerOptions &)> &change);
  Result<Blocks> runOnGroups(const char *step, Blocks links, std::uint64_t mostRows);
  Result<std::string> groupLines();
  Result<Blocks> rowPairs(std::uint64_t maxPairs);
  Result<ClusterResult> lines(std::uint64_t maxPairs);
  Result<std::string> bitmap(const Blocks &rows);
  Blocks tableFrames(const Dataset &table) const;
  Result<void> link();
  Result<Blocks> runInOneTask(const char *step, const Blocks &input,
                              const std::function<void(WorkerOptions &)> &change);
  std::vector<Blocks> distribute(const StepKind &kind, Blocks frames);
  Result<Blocks> runTask(const StepKind &kind, const WorkerOptions &options, const Blocks &frames);

  Recipe m_recipe;
  ClusterShape m_shape;
  WorkerOptions m_options;
  SplitMix64 m_random;
  QTemporaryDir m_folder;
  int m_files = 0;
  StepValues m_values;
  Blocks m_rows, m_classes, m_sizes, m_candidates, m_requests, m_scored;
  std::string m_several;
};

/// Returns the frames of one kind.
Blocks ofKind(const Blocks &frames, FrameKind kind);

}  // namespace shinglescope::test
