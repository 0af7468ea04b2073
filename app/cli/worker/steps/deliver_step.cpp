// SPDX-License-Identifier: MIT
#include <optional>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `deliver`: sends the item of each requested row to the parts that asked for it.
class DeliverStep final : public WorkerStep {
 public:
  explicit DeliverStep(const StepContext &context) : m_context(context) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Requests) return decodeFrame<RequestCodec>(frame, m_requests);
    if (frame.kind != FrameKind::Texts && frame.kind != FrameKind::Ids)
      return unexpectedFrame(frame);
    if (!m_delivered) {
      m_kind = frame.kind;
      m_delivered.emplace(frame.kind, m_context.out);
    }
    if (frame.kind != m_kind) return unexpectedFrame(frame);
    return decodeFrame<ItemCodec>(frame, m_items);
  }

  Result<void> endPart(std::uint32_t) override {
    std::ranges::sort(m_requests);
    m_requests.erase(std::unique(m_requests.begin(), m_requests.end()), m_requests.end());
    std::ranges::sort(m_items);
    for (const RowRequest &request : m_requests) {
      const RowItem *const item = findItem(m_items, request.row);
      if (item == nullptr)
        return plainError(ErrorCode::Format, "Row " + std::to_string(request.row) +
                                                 " is missing; run worker select again.");
      if (auto added = m_delivered->add(request.asker, *item); !added) return added;
    }
    m_requests.clear();
    m_items.clear();
    return {};
  }

  Result<void> finish() override { return m_delivered ? m_delivered->flush() : Result<void>(); }

 private:
  StepContext m_context;
  FrameKind m_kind = FrameKind::Texts;
  std::vector<RowRequest> m_requests;
  std::vector<RowItem> m_items;
  std::optional<PartBuffers<ItemCodec>> m_delivered;
};

}  // namespace

MadeStep makeDeliverStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<DeliverStep>(context));
}

}  // namespace shinglescope
