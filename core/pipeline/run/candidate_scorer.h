#pragma once

#include <span>
#include <vector>

#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/signing/signed_texts.h"
#include "core/verify/verifier.h"

namespace shinglescope {

/// What scoring leaves for groups, exports and views.
struct ScoredTexts {
  VerifiedPairs verified;
  ShingleSets sets;             ///< of texts in kept pairs and of texts of several rows
  bool areSetsDropped = false;  ///< they had no room; only pairs and sizes were kept
};

/// What scoring may take of the memory.
struct ScoringRoom {
  std::uint64_t chunkBytes = 0;  ///< about, for the texts of a chunk
  std::uint64_t resultBytes = ~std::uint64_t{0};
  bool mayDropSets = false;  ///< where pairs and sets exceed resultBytes; else that is an error
};

/// Scores candidates on sets and signatures that are made again from the rows'
/// text, in chunks whose texts fit into a part of the memory. Refers to what
/// the caller owns. One run of one thread, which uses the context's.
class CandidateScorer {
 public:
  /// `occurrences` are those of each text, to foresee the size of its set.
  CandidateScorer(const SigningInput &input, const TextClasses &classes,
                  std::span<const std::uint32_t> occurrences, const Recipe &recipe,
                  ScoringRoom room);

  /// Candidates ascend, those of each call after those of the calls before. When cancelled, what
  /// was verified so far stays in result(). Errors as makeTextSubset; Limit where the result has
  /// no room. Stage: Verifying.
  Result<void> score(std::span<const CandidatePair> candidates, const RunContext &context);
  /// The same for the pairs that link each group, and those below the threshold
  /// that were scored on the way.
  Result<void> scoreLinks(std::span<const CandidatePair> candidates, const RunContext &context);
  /// Keeps the sets of texts of several rows, whose pairs need no scoring; where sets are dropped,
  /// their sizes.
  Result<void> keepClasses(const RunContext &context);

  ScoredTexts &result() { return m_result; }

 private:
  std::uint64_t bytesOf(std::uint32_t text) const;
  /// Marks the texts of as many candidates as fit; returns how many.
  std::size_t markChunk(std::span<const CandidatePair> candidates);
  std::vector<std::uint32_t> takeMarked();
  /// The first texts of runs of texts that take half a chunk each.
  std::vector<std::uint32_t> tilesOf(std::span<const CandidatePair> candidates);
  /// In the order that they have, chunk by chunk.
  Result<void> scoreChunks(std::span<const CandidatePair> candidates, const RunContext &context);
  Result<void> scoreChunk(std::span<const CandidatePair> candidates, const RunContext &context);
  Result<void> makeMarked(const RunContext &context);
  void keepSet(const ShingleSets &from, TextId text);
  /// Drops the sets where they have no room beside the pairs.
  Result<void> checkRoom();

  const SigningInput &m_input;
  const TextClasses &m_classes;
  std::span<const std::uint32_t> m_occurrences;
  const Recipe &m_recipe;
  ScoringRoom m_room;
  std::vector<bool> m_isMarked;
  ScoredTexts m_result;
};

}  // namespace shinglescope
