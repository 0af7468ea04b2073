// SPDX-License-Identifier: MIT
#include <span>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `classes`: the rows of each text, from the digests of all rows.
class ClassesStep final : public WorkerStep {
 public:
  explicit ClassesStep(const StepContext &context)
      : m_context(context),
        m_repeats(FrameKind::Repeats, context.out),
        m_classes(FrameKind::Classes, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Digests) return unexpectedFrame(frame);
    return decodeFrame<DigestCodec>(frame, m_rows);
  }

  Result<void> endPart(std::uint32_t) override {
    std::ranges::sort(m_rows);
    m_context.values["rows"] += m_rows.size();
    for (std::span<const DigestRow> rest = m_rows; !rest.empty();) {
      std::size_t size = 1;
      while (size < rest.size() && rest[size].digest == rest.front().digest) ++size;
      if (auto added = addText(rest.first(size)); !added) return added;
      rest = rest.subspan(size);
    }
    m_rows.clear();
    return {};
  }

  Result<void> finish() override {
    if (auto flushed = m_repeats.flush(); !flushed) return flushed;
    return m_classes.flush();
  }

 private:
  Result<void> addText(std::span<const DigestRow> rows) {
    ++m_context.values["texts"];
    if (rows.size() == 1) return {};
    const std::uint64_t first = rows.front().row;
    for (std::span<const DigestRow> rest = rows.subspan(1); !rest.empty();) {
      // The rows of one text may be more than fit into a frame.
      const auto piece = rest.first(std::min(rest.size(), kMostRowsOfItem));
      if (auto added = addRepeats(first, piece); !added) return added;
      rest = rest.subspan(piece.size());
    }
    return {};
  }

  Result<void> addRepeats(std::uint64_t first, std::span<const DigestRow> repeats) {
    PayloadWriter list;
    std::uint64_t previous = 0;
    for (const DigestRow &repeat : repeats) {
      list.varint(repeat.row - previous);
      previous = repeat.row;
      auto added = m_repeats.add(rowPart(m_context.options, repeat.row), repeat.row);
      if (!added) return added;
    }
    return m_classes.add(rowPart(m_context.options, first), {first, list.payload()});
  }

  static constexpr std::size_t kMostRowsOfItem = std::size_t{1} << 17U;

  StepContext m_context;
  std::vector<DigestRow> m_rows;
  PartBuffers<RowListCodec> m_repeats;
  PartBuffers<ItemCodec> m_classes;
};

}  // namespace

MadeStep makeClassesStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<ClassesStep>(context));
}

}  // namespace shinglescope
