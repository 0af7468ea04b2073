// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/pipeline/recipe/recipe.h"

namespace shinglescope::bench {

/// A table and a recipe for it.
struct EstimateCase {
  std::string name;
  std::string path;
  Recipe recipe;
  std::uint64_t rows = 0;  ///< only the first rows of the file; 0: all
};

/// The estimates, as plain numbers that can be sent through a pipe.
struct SaidCosts {
  std::uint64_t rows = 0;
  double findSeconds = 0;  ///< CPU
  double exactSeconds = 0;
  double findBytes = 0;  ///< with the table
  double sessionBytes = 0;
  double exactBytes = 0;
  double candidates = 0;
  double comparisons = 0;
  double takenSeconds = 0;  ///< CPU, for computing both
};

enum class RunKind { Find, Session, Exact };

/// The real cost of a run.
struct RunCosts {
  double seconds = 0;   ///< CPU of all threads
  double bytes = 0;     ///< at the peak, with the table, without the program
  double compared = 0;  ///< candidates or comparisons
  bool wasRefused = false;
};

/// Calls `work` in a separate process and returns its value. What the allocator learns from large
/// blocks that are freed is inherited by the processes of later runs and changes their memory.
bool isDoneInChild(const std::function<bool()> &work);
/// Estimates in a separate process. Returns nothing if the process ended early.
std::optional<SaidCosts> estimateInChild(const EstimateCase &one, unsigned threads);
/// Runs in a separate process, which is ended after `mostSeconds` CPU seconds.
std::optional<RunCosts> runInChild(const EstimateCase &one, RunKind kind, unsigned threads,
                                   unsigned mostSeconds);

}  // namespace shinglescope::bench
