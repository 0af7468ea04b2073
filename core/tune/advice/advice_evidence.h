// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/tune/advice/similarity_profile.h"
#include "core/tune/advice/true_pairs.h"

namespace shinglescope {

/// What the advice for one recipe rests on, whatever the promise. Refers to the sets.
struct AdviceEvidence {
  const ExactSets *texts = nullptr;
  SimilarityProfile profile;
  TruePairs pairs;                ///< at or above the lowest threshold that will be asked about
  std::uint64_t shingles = 0;     ///< of all distinct texts, each once in a text
  std::uint64_t emptyRows = 0;    ///< rows that are not in any pair: too short for a shingle
  std::uint64_t fewShingles = 0;  ///< distinct texts with one or two shingles
  double meanSimilarity = 0;      ///< of two different texts that may form a pair
};

/// Gathers the evidence for a threshold and all higher ones. A pure function of the texts and the
/// threshold. Errors: BadParameter for a measure without bands; Limit; Cancelled. Stages: Joining
/// or Searching, Comparing, in texts.
Result<AdviceEvidence> gatherEvidence(const ExactSets &texts, const Ratio &threshold,
                                      const RunContext &context);

/// The hash values of all signatures: texts times hashes. docs/decisions/advisor.md explains why a
/// value counts once, whatever the number of shingles of which it is the minimum.
constexpr std::uint64_t hashValuesOf(std::uint64_t texts, std::uint32_t numHashes) {
  return texts * numHashes;
}

}  // namespace shinglescope
