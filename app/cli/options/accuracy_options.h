// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/accuracy/truth_list.h"
#include "core/base/ratio.h"

namespace shinglescope {

/// The list of `--truth`, of `accuracy` and `sweep`.
struct TruthOptions {
  std::optional<std::string> path;
  TruthMeaning meaning = TruthMeaning::Guessed;
};

/// The options of `accuracy`.
struct AccuracyOptions {
  bool usesBands = false;   ///< searches as `find`, not as `exact`
  bool usesChosen = false;  ///< all verdicts of reviewers, not only those of the audit
  std::optional<Ratio> at;  ///< the threshold of summary and examples; by default the run's
  std::uint64_t auditSeed = 1;
  std::optional<std::string> examplesPath;  ///< output: pairs that are false or missed
  std::uint64_t mostExamples = 1000;        ///< of each kind
  bool isProject = false;                   ///< the first argument is a project
};

}  // namespace shinglescope
