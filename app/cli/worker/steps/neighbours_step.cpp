// SPDX-License-Identifier: MIT
#include <map>
#include <numeric>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/local_scope.h"
#include "app/cli/worker/parts/neighbour_item.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/steps.h"
#include "core/lsh/neighbour_candidates.h"

namespace shinglescope {
namespace {

/// The rows of capped buckets of one band, column by column; column 0 is the band itself.
struct CappedBand {
  std::vector<std::uint64_t> rows;
  std::vector<std::vector<std::uint32_t>> lower;
  std::vector<std::uint32_t> upper;
  std::string labels;

  void add(std::uint64_t row, const NeighbourItem &item) {
    rows.push_back(row);
    lower.resize(item.next.size() + 1);
    lower[0].push_back(item.lower);
    for (std::size_t i = 0; i < item.next.size(); ++i) lower[i + 1].push_back(item.next[i]);
    upper.push_back(item.upper);
    labels += item.label;
  }
};

/// `neighbours`: the candidates of capped buckets.
class NeighboursStep final : public WorkerStep {
 public:
  explicit NeighboursStep(const StepContext &context)
      : m_context(context), m_pairs(FrameKind::Pairs, context.out, Repeats::Drop) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Neighbours) return unexpectedFrame(frame);
    return decodeFrame<ItemCodec>(frame, m_items);
  }

  Result<void> endPart(std::uint32_t) override {
    std::ranges::sort(m_items);  // by row, so that rows of each band ascend
    std::map<std::uint32_t, CappedBand> bands;
    for (const RowItem &item : m_items) {
      const auto neighbour = unpacked(item.bytes, m_context);
      if (!neighbour) return neighbour.error();
      bands[neighbour->band].add(item.row, *neighbour);
    }
    m_items.clear();
    for (const auto &[number, band] : bands)
      if (auto added = addPairs(band); !added) return added;
    return {};
  }

  Result<void> finish() override { return m_pairs.flush(); }

 private:
  Result<void> addPairs(const CappedBand &band) {
    const KeySource keys{
        static_cast<std::uint32_t>(band.lower.size()), m_context.keyWords(),
        [&](std::uint32_t column, std::uint32_t word,
            std::vector<std::uint32_t> &) -> Result<std::span<const std::uint32_t>> {
          return std::span(word == 0 ? band.lower[column] : band.upper);
        }};
    std::vector<std::uint32_t> texts(band.rows.size());
    std::iota(texts.begin(), texts.end(), 0U);
    CappedTexts capped(texts.size(), keys.bands);
    for (const std::uint32_t text : texts) capped.add(text, 0);
    const PairScope scope = localScope(band.rows, band.labels, m_context);
    const auto pairs = neighbourCandidates(keys, texts, capped, m_context.run, scope, nullptr);
    if (!pairs) return pairs.error();
    for (const CandidatePair &pair : *pairs) {
      const RowPair rows{band.rows[pair.a], band.rows[pair.b]};
      auto added = m_pairs.add(pairPart(m_context.options, rows.b), rows);
      if (!added) return added;
    }
    return {};
  }

  StepContext m_context;
  std::vector<RowItem> m_items;
  PartBuffers<PairCodec> m_pairs;
};

}  // namespace

MadeStep makeNeighboursStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<NeighboursStep>(context));
}

}  // namespace shinglescope
