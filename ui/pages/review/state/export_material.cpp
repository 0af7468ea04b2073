// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/export_material.h"

#include "ui/pages/review/state/review_state.h"

namespace shinglescope {

ExportMaterial exportMaterial(const Session &session, const ReviewState *state) {
  ExportMaterial material;
  material.dataset = session.dataset();
  material.source = std::make_shared<const LoadReport>(session.loadReport());
  if (const SecondTable *second = session.secondTable()) {
    material.firstTable = session.firstTable();
    material.second = exportedSecond(*second, *session.firstTable(), session.recipe());
  }
  material.maxRowBytes = session.loadOptions().maxRowBytes;
  const bool hasQueue = state != nullptr && state->queue() != nullptr && session.hasResult();
  if (!hasQueue) return material;
  const Verdicts &verdicts = session.verdicts();
  material.result = session.result();
  material.queue = state->queue();
  material.filtered = state->items();
  material.judgements = verdicts.items();
  material.rowMarks = verdicts.rowMarks();
  material.threshold = session.reviewThreshold();
  material.records = session.records();
  material.merges = verdicts.mergeTexts();
  material.auditSeed = state->arrangement().seed;
  return material;
}

}  // namespace shinglescope
