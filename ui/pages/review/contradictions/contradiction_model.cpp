// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/contradiction_model.h"

#include <algorithm>

#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString contradictionKindText(Contradiction::Kind kind) {
  switch (kind) {
    case Contradiction::Kind::Chain: return ContradictionModel::tr("Not, yet joined");
    case Contradiction::Kind::Decisions: return ContradictionModel::tr("Judged differently");
  }
  return {};
}

QString explanation(const Contradiction &shown) {
  switch (shown.kind) {
    case Contradiction::Kind::Chain:
      return ContradictionModel::tr("Judged Not, although duplicates join the two.");
    case Contradiction::Kind::Decisions:
      return ContradictionModel::tr("Judged in different ways, so no verdict applies.");
  }
  return {};
}

QString rowsText(const Contradiction &shown, const Dataset &dataset) {
  const QString first = rowNumberText(shown.item.a, &dataset);
  if (shown.item.a == shown.item.b) return ContradictionModel::tr("rows like %1").arg(first);
  return ContradictionModel::tr("%1 and %2").arg(first, rowNumberText(shown.item.b, &dataset));
}

}  // namespace

void ContradictionModel::setContradictions(const std::shared_ptr<const Dataset> &dataset,
                                           std::vector<Contradiction> all, ColumnId titleColumn) {
  const auto words = [=](const Contradiction &shown) {
    return tr("%1 · %2").arg(contradictionKindText(shown.kind),
                             cellDisplayText(dataset->cell(shown.item.a, titleColumn)));
  };
  const auto rows = [dataset](const Contradiction &shown) { return rowsText(shown, *dataset); };
  reset(std::move(all), {{tr("Rows"), rows}, {tr("Conflict"), words}},
        {{Qt::ToolTipRole, explanation}});
}

int ContradictionModel::rowOf(ItemKey item) const {
  const auto found = std::ranges::lower_bound(all(), item, {}, &Contradiction::item);
  return found == all().end() || found->item != item ? -1 : static_cast<int>(found - all().begin());
}

}  // namespace shinglescope
