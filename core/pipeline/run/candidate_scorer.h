// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/signing/signed_texts.h"
#include "core/verify/bitmap_filter.h"
#include "core/verify/verifier.h"

namespace shinglescope {

/// The output of scoring for groups, exports and views.
struct ScoredTexts {
  VerifiedPairs verified;
  ShingleSets sets;             ///< of texts in kept pairs and of texts of several rows
  bool areSetsDropped = false;  ///< they did not fit; only pairs and sizes were kept
};

/// The memory that scoring may use.
struct ScoringBuffers {
  std::uint64_t chunkBytes = 0;  ///< approximate memory for the texts of a chunk
  std::uint64_t resultBytes = ~std::uint64_t{0};
  bool mayDropSets = false;  ///< if pairs and sets exceed resultBytes; otherwise that is an error
  std::uint64_t setBytes = ~std::uint64_t{0};  ///< sets over this are dropped, if they may be
};

/// Scores candidates on sets and signatures that are rebuilt from the rows' text, in chunks whose
/// texts fit into part of the memory. If there are many, a filter first rejects those that cannot
/// reach the floor (BitmapFilter). Refers to the caller's data. For one run and one calling
/// thread; works on the context's threads.
class CandidateScorer {
 public:
  /// `occurrences` counts each text's shingles, to predict the size of its set. Pairs below the
  /// floor are not kept.
  CandidateScorer(const SigningInput &input, const TextClasses &classes,
                  std::span<const std::uint32_t> occurrences, const Recipe &recipe,
                  const Ratio &floor, ScoringBuffers room);

  /// Candidates must be ascending, also across calls. When cancelled, result() keeps the pairs
  /// verified so far. Errors: those of makeTextSubset(); Limit if the result does not fit. Stage:
  /// Verifying.
  Result<void> score(std::vector<CandidatePair> candidates, const RunContext &context);
  /// The same, but keeps only the pairs that link each group and the pairs below the threshold that
  /// were scored on the way.
  Result<void> scoreLinks(std::span<const CandidatePair> candidates, const RunContext &context);
  /// Keeps the sets of texts of several rows, whose pairs need no scoring. If sets are dropped,
  /// keeps their sizes.
  Result<void> keepClasses(const RunContext &context);

  ScoredTexts &result() { return m_result; }

 private:
  std::uint64_t bytesOf(std::uint32_t text) const;
  /// Makes a filter for these candidates if they are many enough.
  Result<void> makeFilter(std::span<const CandidatePair> candidates, const RunContext &context);
  /// Drops the candidates that the filter rejects, and returns their number. They count as
  /// compared; the caller reports progress.
  Result<std::size_t> reject(std::vector<CandidatePair> &candidates, const RunContext &context);
  /// Scores the others.
  Result<void> scorePassing(std::vector<CandidatePair> candidates, const RunContext &context);
  /// Marks the texts of the first candidates, up to the size of a chunk; returns the number of
  /// these candidates.
  std::size_t markChunk(std::span<const CandidatePair> candidates);
  void mark(std::uint32_t text);
  void markAll(std::span<const CandidatePair> candidates);
  /// Returns the marked texts, ascending, and unmarks them.
  std::vector<std::uint32_t> takeMarked();
  std::uint64_t filterBytes() const;
  /// Divides the texts into ranges that take half a chunk each; returns the range of each text.
  std::vector<std::uint32_t> tilesOf(std::span<const CandidatePair> candidates);
  /// Scores in the given order, chunk by chunk.
  Result<void> scoreChunks(std::span<const CandidatePair> candidates, const RunContext &context);
  Result<void> scoreChunk(std::span<const CandidatePair> candidates, const RunContext &context);
  Result<void> makeMarked(const RunContext &context);
  void keepSet(const ShingleSets &from, TextId text);
  /// Drops the sets if they do not fit next to the pairs.
  Result<void> checkRoom();

  const SigningInput &m_input;
  const TextClasses &m_classes;
  std::span<const std::uint32_t> m_occurrences;
  const Recipe &m_recipe;
  Ratio m_floor;
  ScoringBuffers m_room;
  std::optional<BitmapFilter> m_filter;
  std::vector<bool> m_isMarked;
  std::vector<std::uint32_t> m_marked;
  ScoredTexts m_result;
};

}  // namespace shinglescope
