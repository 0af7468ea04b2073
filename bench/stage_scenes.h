// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/cancel_probe.h"
#include "core/lsh/candidate_generator.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/pipeline/signing/signed_texts.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope::bench {

/// The inputs of each stage of a run, kept from one complete run, so a late stage can be cancelled
/// often without running the stages before it. Immutable after construction; scenes copy from it
/// and must not outlive it.
struct Workbench {
  std::string path;
  std::string scratchFolder;  ///< must be empty; files are written there
  Recipe recipe;
  std::shared_ptr<const Dataset> dataset;
  std::vector<ColumnId> columns;
  ShingledTexts texts;
  SignedTexts signedTexts;
  std::vector<CandidatePair> candidates;
  DuplicateResult result;
};

/// Loads the file, runs the recipe as a whole and stage by stage, and checks that both results
/// agree. Errors: those of the stages.
Result<Workbench> layWorkbench(const std::string &path, const std::string &scratchFolder,
                               const Recipe &recipe, unsigned threads);

/// Returns one scene for each stage: reading, preparing, signing, banding, verifying, grouping,
/// writing and, if `withExact`, joining; then whole runs.
std::vector<Scene> scenesOf(const Workbench &bench, bool withExact);

/// Returns the recipes for which the limits are measured: 3 words or 5 characters, lower case,
/// ASCII punctuation stripped, short texts skipped, 128 hashes in 32 bands.
Recipe wordRecipe(const std::string &column);
Recipe characterRecipe(const std::string &column);

}  // namespace shinglescope::bench
