// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/step_context.h"

namespace shinglescope {

/// Writes scored pairs as the later steps need them: SCORES for the lines, LINKS for the groups,
/// and REQUESTS for the classes of their second rows. Down to the floor, only LINKS. Counts the
/// pairs in the value "scored".
class ScoredOutput {
 public:
  /// `several` has the first rows of texts that several rows have.
  ScoredOutput(const StepContext &context, RowBits several);

  Result<void> add(const RowScore &score);
  Result<void> flush();

 private:
  StepContext m_context;
  RowBits m_several;
  PartBuffers<ScoreCodec> m_scores;
  PartBuffers<PairCodec> m_links;
  PartBuffers<RequestCodec> m_requests;
};

}  // namespace shinglescope
