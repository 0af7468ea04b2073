// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/scored_output.h"

#include "app/cli/worker/parts/parts.h"

namespace shinglescope {

ScoredOutput::ScoredOutput(const StepContext &context, RowBits several)
    : m_context(context),
      m_several(std::move(several)),
      m_scores(FrameKind::Scores, context.out),
      m_links(FrameKind::Links, context.out),
      m_requests(FrameKind::Requests, context.out, Repeats::Drop) {}

Result<void> ScoredOutput::add(const RowScore &score) {
  ++m_context.values["scored"];
  const WorkerOptions &options = m_context.options;
  if (options.downTo == ScoredDownTo::Floor)
    return m_links.add(pairPart(options, score.b), {score.a, score.b});
  const std::uint32_t asker = rowPart(options, score.a);
  if (auto added = m_scores.add(asker, score); !added) return added;
  auto linked = m_links.add(pairPart(options, score.b), {score.a, score.b});
  if (!linked || !m_several.has(score.b)) return linked;
  return m_requests.add(rowPart(options, score.b), {score.b, asker});
}

Result<void> ScoredOutput::flush() {
  if (auto flushed = m_scores.flush(); !flushed) return flushed;
  if (auto flushed = m_links.flush(); !flushed) return flushed;
  return m_requests.flush();
}

}  // namespace shinglescope
