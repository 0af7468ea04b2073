// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/parts/row_classes.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `expand`: the pairs of rows that scored pairs of texts, and texts of several rows, stand for.
class ExpandStep final : public WorkerStep {
 public:
  explicit ExpandStep(const StepContext &context)
      : m_context(context),
        m_pairs(FrameKind::RowPairs, context.out),
        m_requests(FrameKind::Requests, context.out, Repeats::Drop) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Scores) return decodeFrame<ScoreCodec>(frame, m_scores);
    if (frame.kind == FrameKind::Classes) return m_classes.add(frame, true);
    return unexpectedFrame(frame);
  }

  Result<void> endPart(std::uint32_t part) override {
    m_classes.settle();
    for (const auto &[first, rows] : m_classes.all()) {
      // Other classes are here because a pair asked for them.
      const bool isOwn = rowPart(m_context.options, first) == part;
      if (!isOwn || m_context.options.reference) continue;
      if (auto added = addClass(rows); !added) return added;
    }
    for (const RowScore &score : m_scores)
      if (auto added = addScore(score); !added) return added;
    m_classes.clear();
    m_scores.clear();
    return {};
  }

  Result<void> finish() override {
    if (auto flushed = m_pairs.flush(); !flushed) return flushed;
    return m_requests.flush();
  }

 private:
  bool isCounting() const { return m_context.options.form == ExpandForm::Count; }
  bool isLinks() const { return m_context.options.form == ExpandForm::Links; }

  Result<void> addClass(const RowClass &rows) {
    const std::uint64_t count = rows.rows.size();
    m_context.values["row_pairs"] += isLinks() ? count - 1 : count * (count - 1) / 2;
    if (isCounting()) return {};
    RowScore score;
    score.intersection = score.unionSize = rows.setSize;
    score.equalPositions = static_cast<std::uint16_t>(m_context.recipe.signature.numHashes);
    score.sharedBands = static_cast<std::uint16_t>(m_context.recipe.bands);
    const std::size_t heads = isLinks() ? 1 : rows.rows.size();
    for (std::size_t i = 0; i < heads; ++i)
      for (const std::uint64_t other : std::span(rows.rows).subspan(i + 1))
        if (auto added = addPair(rows.rows[i], other, score); !added) return added;
    return {};
  }

  Result<void> addScore(const RowScore &score) {
    const auto first = m_classes.rowsOf(score.a);
    const auto second = m_classes.rowsOf(score.b);
    m_context.values["row_pairs"] += isLinks() ? 1 : first.size() * second.size();
    if (isCounting()) return {};
    if (isLinks()) return addPair(score.a, score.b, score);
    for (const std::uint64_t a : first)
      for (const std::uint64_t b : second)
        if (auto added = addPair(std::min(a, b), std::max(a, b), score); !added) return added;
    return {};
  }

  Result<void> addPair(std::uint64_t a, std::uint64_t b, RowScore score) {
    score.a = a;
    score.b = b;
    const std::uint32_t asker = rowPart(m_context.options, a);
    if (auto added = m_pairs.add(asker, score); !added) return added;
    if (!m_context.recipe.id) return {};
    if (auto added = m_requests.add(asker, {a, asker}); !added) return added;
    return m_requests.add(rowPart(m_context.options, b), {b, asker});
  }

  StepContext m_context;
  std::vector<RowScore> m_scores;
  RowClasses m_classes;
  PartBuffers<ScoreCodec> m_pairs;
  PartBuffers<RequestCodec> m_requests;
};

}  // namespace

MadeStep makeExpandStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<ExpandStep>(context));
}

}  // namespace shinglescope
