// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/line_frames.h"
#include "app/cli/worker/steps/steps.h"
#include "core/export/content/pair_cells.h"

namespace shinglescope {
namespace {

/// `lines`: the lines of pairs.csv and, with a reference, those of matches.
class LinesStep final : public WorkerStep {
 public:
  explicit LinesStep(const StepContext &context)
      : m_context(context),
        m_lines(FrameKind::Lines, context,
                pairColumns(context.recipe.measure, context.recipe.id.has_value())),
        m_matches(FrameKind::Matches, context,
                  {{"row", ExportCellKind::Number}, {"matches", ExportCellKind::Number}}) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::RowPairs) return decodeFrame<ScoreCodec>(frame, m_pairs);
    if (frame.kind == FrameKind::Ids) return decodeFrame<ItemCodec>(frame, m_ids);
    return unexpectedFrame(frame);
  }

  Result<void> endPart(std::uint32_t part) override {
    std::ranges::sort(m_pairs);
    std::ranges::sort(m_ids);
    for (const RowScore &pair : m_pairs)
      if (auto written = writePair(part, pair); !written) return written;
    if (auto ended = m_lines.endPart(part); !ended) return ended;
    if (auto written = writeMatches(part); !written) return written;
    m_pairs.clear();
    m_ids.clear();
    return {};
  }

  Result<void> finish() override { return {}; }

 private:
  Result<void> writePair(std::uint32_t part, const RowScore &pair) {
    m_cells.clear();
    m_cells.number(pair.a);
    m_cells.number(pair.b - m_context.options.reference.value_or(0));
    for (const std::uint64_t row : {pair.a, pair.b}) {
      const auto id = idOf(row);
      if (!id) return id.error();
      m_cells.text(*id);
    }
    ScoredPair scored;
    scored.intersection = pair.intersection;
    scored.whole = pair.unionSize;
    scored.equalPositions = pair.equalPositions;
    scored.sharedBands = pair.sharedBands;
    const ScoreCells scores(signedScores(m_context.recipe, scored));
    m_cells.add(scores.cells());
    return m_lines.row(part, m_cells.cells());
  }

  Result<std::string_view> idOf(std::uint64_t row) const {
    if (!m_context.recipe.id) return std::string_view();
    const RowItem *const found = findItem(m_ids, row);
    if (found == nullptr)
      return plainError(ErrorCode::Format, "The id of row " + std::to_string(row) +
                                               " is missing; run worker deliver again.");
    return std::string_view(found->bytes);
  }

  Result<void> writeMatches(std::uint32_t part) {
    if (!m_context.options.reference) return {};
    for (std::size_t begin = 0, end = 0; begin < m_pairs.size(); begin = end) {
      while (end < m_pairs.size() && m_pairs[end].a == m_pairs[begin].a) ++end;
      if (auto written = m_matches.row(part, m_pairs[begin].a, end - begin); !written)
        return written;
    }
    return m_matches.endPart(part);
  }

  StepContext m_context;
  std::vector<RowScore> m_pairs;
  std::vector<RowItem> m_ids;
  LineFrames m_lines;
  LineFrames m_matches;
  RowCells m_cells;
};

}  // namespace

MadeStep makeLinesStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<LinesStep>(context));
}

}  // namespace shinglescope
