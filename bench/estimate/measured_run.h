#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/pipeline/recipe/recipe.h"

namespace shinglescope::bench {

/// A table and what is asked of it.
struct EstimateCase {
  std::string name;
  std::string path;
  Recipe recipe;
  std::uint64_t rows = 0;  ///< the first ones of the file; 0: all
};

/// What the estimates say; plain numbers, so that they pass a pipe.
struct SaidCosts {
  std::uint64_t rows = 0;
  double findSeconds = 0;  ///< CPU
  double exactSeconds = 0;
  double findBytes = 0;  ///< with the table
  double sessionBytes = 0;
  double exactBytes = 0;
  double candidates = 0;
  double comparisons = 0;
  double takenSeconds = 0;  ///< CPU, to estimate both
};

enum class RunKind { Find, Session, Exact };

/// What a run took.
struct RunCosts {
  double seconds = 0;   ///< CPU of all threads
  double bytes = 0;     ///< at the peak, with the table, without the program
  double compared = 0;  ///< candidates or comparisons
  bool wasRefused = false;
};

/// Each in a process of its own. Nothing where the process ended early.
std::optional<SaidCosts> estimateInChild(const EstimateCase &one, unsigned threads);
/// The run is ended after so many CPU seconds.
std::optional<RunCosts> runInChild(const EstimateCase &one, RunKind kind, unsigned threads,
                                   unsigned mostSeconds);

}  // namespace shinglescope::bench
