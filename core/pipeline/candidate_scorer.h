#pragma once

#include <span>
#include <vector>

#include "core/pipeline/recipe.h"
#include "core/pipeline/signed_texts.h"
#include "core/verify/verifier.h"

namespace shinglescope {

/// What scoring leaves for groups, exports and views.
struct ScoredTexts {
  VerifiedPairs verified;
  ShingleSets sets;  ///< of texts in kept pairs and of texts of several rows
};

/// Scores candidates on sets and signatures that are made again from the rows'
/// text, in chunks whose texts fit into a part of the memory. Refers to what
/// the caller owns. One run of one thread, which uses the context's.
class CandidateScorer {
 public:
  /// `occurrences` are those of each text, to foresee the size of its set;
  /// `chunkBytes` is about what the texts of a chunk may take.
  CandidateScorer(const SigningInput &input, const TextClasses &classes,
                  std::span<const std::uint32_t> occurrences, const Recipe &recipe,
                  std::uint64_t chunkBytes);

  /// Candidates ascend. When cancelled, what was verified so far stays in
  /// result(). Errors as makeTextSubset. Stage: Verifying.
  Result<void> score(std::span<const CandidatePair> candidates, const RunContext &context);
  /// The same for the pairs that link each group, and those below the threshold
  /// that were scored on the way.
  Result<void> scoreLinks(std::span<const CandidatePair> candidates, const RunContext &context);
  /// Keeps the sets of texts of several rows, whose pairs need no scoring.
  Result<void> keepClasses(const RunContext &context);

  ScoredTexts &result() { return m_result; }

 private:
  std::uint64_t bytesOf(std::uint32_t text) const;
  /// Marks the texts of as many candidates as fit; returns how many.
  std::size_t markChunk(std::span<const CandidatePair> candidates);
  std::vector<std::uint32_t> takeMarked();
  Result<void> scoreChunk(std::span<const CandidatePair> candidates, const RunContext &context);
  Result<void> makeMarked(const RunContext &context);
  void keepSet(const ShingleSets &from, TextId text);

  const SigningInput &m_input;
  const TextClasses &m_classes;
  std::span<const std::uint32_t> m_occurrences;
  const Recipe &m_recipe;
  std::uint64_t m_chunkBytes;
  std::vector<bool> m_isMarked;
  ScoredTexts m_result;
};

}  // namespace shinglescope
