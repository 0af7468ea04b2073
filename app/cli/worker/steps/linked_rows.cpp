// SPDX-License-Identifier: MIT
#include "app/cli/worker/steps/linked_rows.h"

#include <span>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/steps/worker_step.h"

namespace shinglescope {

Result<void> LinkedRows::add(const Frame &frame) {
  switch (frame.kind) {
    case FrameKind::Links: return decodeFrame<PairCodec>(frame, m_links);
    case FrameKind::Classes: return m_classes.add(frame, false);
    case FrameKind::Sizes: return m_classes.addSizes(frame);
    default: return unexpectedFrame(frame);
  }
}

RowForest LinkedRows::connect() {
  m_classes.settle();
  for (const auto &[first, rows] : m_classes.all())
    for (const std::uint64_t row : std::span(rows.rows).subspan(1)) m_links.push_back({first, row});
  return connectRows(m_links);
}

}  // namespace shinglescope
