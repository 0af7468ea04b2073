#include "ui/pages/review/contradictions/contradiction_model.h"

#include <algorithm>

#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString contradictionKindText(Contradiction::Kind kind) {
  switch (kind) {
    case Contradiction::Kind::Chain: return ContradictionModel::tr("Not, yet joined");
    case Contradiction::Kind::Words: return ContradictionModel::tr("Judged differently");
  }
  return {};
}

QString explanation(const Contradiction &shown) {
  switch (shown.kind) {
    case Contradiction::Kind::Chain:
      return ContradictionModel::tr("Judged Not, although duplicates join the two.");
    case Contradiction::Kind::Words:
      return ContradictionModel::tr("Judged in different ways, so no verdict applies.");
  }
  return {};
}

QString rowsText(const Contradiction &shown) {
  const QString first = rowNumberText(shown.entry.a);
  if (shown.entry.a == shown.entry.b) return ContradictionModel::tr("rows like %1").arg(first);
  return ContradictionModel::tr("%1 and %2").arg(first, rowNumberText(shown.entry.b));
}

}  // namespace

void ContradictionModel::setContradictions(const std::shared_ptr<const Dataset> &dataset,
                                           std::vector<Contradiction> all, ColumnId titleColumn) {
  const auto words = [=](const Contradiction &shown) {
    return tr("%1 · %2").arg(contradictionKindText(shown.kind),
                             cellDisplayText(dataset->cell(shown.entry.a, titleColumn)));
  };
  reset(std::move(all), {{tr("Rows"), rowsText}, {tr("Conflict"), words}},
        {{Qt::ToolTipRole, explanation}});
}

int ContradictionModel::rowOf(EntryKey entry) const {
  const auto found = std::ranges::lower_bound(all(), entry, {}, &Contradiction::entry);
  return found == all().end() || found->entry != entry ? -1
                                                       : static_cast<int>(found - all().begin());
}

}  // namespace shinglescope
