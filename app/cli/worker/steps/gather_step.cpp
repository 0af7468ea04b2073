// SPDX-License-Identifier: MIT
#include <set>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/row_classes.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `gather`: joins classes with the sizes of their sets, and sends each to its own part and to the
/// parts that asked for it.
class GatherStep final : public WorkerStep {
 public:
  explicit GatherStep(const StepContext &context)
      : m_context(context), m_gathered(FrameKind::Classes, context.out) {}

  Result<void> take(Frame frame) override {
    switch (frame.kind) {
      case FrameKind::Classes: return m_classes.add(frame, false);
      case FrameKind::Sizes: return m_classes.addSizes(frame);
      case FrameKind::Requests: return decodeFrame<RequestCodec>(frame, m_requests);
      default: return unexpectedFrame(frame);
    }
  }

  Result<void> endPart(std::uint32_t part) override {
    m_classes.settle();
    std::set<RowRequest> wanted;
    for (const auto &[first, rows] : m_classes.all()) {
      count(rows.rows.size());
      wanted.insert({first, part});
    }
    for (const RowRequest &request : m_requests) wanted.insert(request);
    for (const RowRequest &request : wanted)
      if (auto sent = send(request); !sent) return sent;
    m_classes.clear();
    m_requests.clear();
    return {};
  }

  Result<void> finish() override { return m_gathered.flush(); }

 private:
  void count(std::uint64_t rows) {
    m_context.values["class_pairs"] += rows * (rows - 1) / 2;
    m_context.values["class_links"] += rows - 1;
    std::uint64_t &largest = m_context.values["largest_class"];
    largest = std::max(largest, rows);
  }

  Result<void> send(const RowRequest &request) {
    const auto found = m_classes.all().find(request.row);
    if (found == m_classes.all().end())
      return plainError(ErrorCode::Format, "The class of row " + std::to_string(request.row) +
                                               " is missing; run worker sign again.");
    for (std::string &item : measuredItems(found->second)) {
      auto added = m_gathered.add(request.asker, {request.row, std::move(item)});
      if (!added) return added;
    }
    return {};
  }

  StepContext m_context;
  RowClasses m_classes;
  std::vector<RowRequest> m_requests;
  PartBuffers<ItemCodec> m_gathered;
};

}  // namespace

MadeStep makeGatherStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<GatherStep>(context));
}

}  // namespace shinglescope
