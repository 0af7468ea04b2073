#pragma once

#include "core/lsh/candidate_generator.h"
#include "core/pipeline/signing/signed_texts.h"

namespace shinglescope {

/// All candidates of the texts that the scope allows, by way of the memory plan: from keys in
/// memory, read back or made again some bands at a time, and one band in ranges of its keys where
/// it must be. Where a list of all of them has no room they come in parts, one after the other.
/// The same pairs whatever the plan. Refers to what it is given; one thread, which uses the
/// context's.
class CandidateSearch {
 public:
  CandidateSearch(const SigningInput &input, const BandPlan &plan, const MemoryPlan &memory,
                  const PairScope &scope, SignedTexts &texts, const RunContext &context);

  /// The next part, ascending: at most memory.candidatesAtOnce pairs, after those of the parts
  /// before. Its tally counts all buckets. After the last part no keys are left behind.
  /// Errors as generateCandidates; Io where the file fails. Stage: Banding.
  Result<Candidates> next();
  /// True when next() has given the last part.
  bool isDone() const { return m_isDone; }

 private:
  class Pass;

  const SigningInput &m_input;
  BandPlan m_plan;
  const MemoryPlan &m_memory;
  const PairScope &m_scope;
  SignedTexts &m_texts;
  const RunContext &m_context;
  CandidatePair m_first;  ///< of the next part
  bool m_isDone = false;
};

}  // namespace shinglescope
