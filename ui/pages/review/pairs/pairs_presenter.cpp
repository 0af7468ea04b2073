// SPDX-License-Identifier: MIT
#include "ui/pages/review/pairs/pairs_presenter.h"

#include <QTableView>
#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/review/compare/row_comparison.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {

PairsPresenter::PairsPresenter(const ReviewParts &parts, PairList &list, QObject *parent)
    : ReviewPresenter(parts, parent), m_list(list) {}

void PairsPresenter::setInFront(bool isInFront) {
  ReviewPresenter::setInFront(isInFront);
  show();
}

void PairsPresenter::show() {
  const auto &queue = parts().state.queue();
  if (!isInFront() || queue == nullptr) return;
  parts().comparison.leave();
  const std::optional<ItemKey> key = m_list.current();
  if (!key) return parts().comparison.clear();
  // The first two rows represent a class.
  const TextClasses &classes = queue->result->classes;
  const bool isClass = key->a == key->b;
  parts().comparison.compare(
      key->a, isClass ? RecordId{classes.rowsOf(classes.textOf(key->a))[1]} : key->b);
  emit centreChanged();
}

std::optional<ReviewPresenter::EmptyText> PairsPresenter::emptyText() {
  const ReviewState &state = parts().state;
  if (state.isListBeingMade()) return EmptyText{tr("Building the list of pairs...")};
  if (!state.items().empty() || state.queue() == nullptr) return std::nullopt;
  const QString threshold = similarityText(parts().session.reviewThreshold().toDouble());
  if (state.filter() != QueueFilter{})
    return EmptyText{tr("No pair at or above %1 passes the filter.").arg(threshold),
                     tr("Clear the filter"), [this] { emit filterClearRequested(); }};
  const QString none = tr("No pair is at or above %1.").arg(threshold);
  const DuplicateResult &result = *state.queue()->result;
  const QString links = linksText(result.report);
  if (!links.isEmpty())
    return EmptyText{none + u' ' + links, tr("Go to Find"),
                     [this] { emit pageRequested(QStringLiteral("find")); }};
  const Ratio floor = lowestKept(result);
  return EmptyText{none, tr("Lower the threshold to %1").arg(similarityText(floor.toDouble())),
                   [this, floor] { parts().controller.setReviewThreshold(floor); }};
}

void PairsPresenter::focus() { m_list.table().setFocus(Qt::OtherFocusReason); }

bool PairsPresenter::move(int step) { return moveCursor(m_list.table(), step); }

void PairsPresenter::moveToUndecided() {
  if (!m_list.moveToUndecided()) emit messageRaised(tr("Every pair shown is decided."));
}

void PairsPresenter::advance() {
  if (!move(1)) emit messageRaised(tr("That was the last in the list."));
}

void PairsPresenter::goTo(ItemKey item) { m_list.select(item); }

QString PairsPresenter::title() const {
  const auto position = static_cast<std::uint64_t>(std::max(0, m_list.position()));
  return tr("Pair %1").arg(countText(position + 1));
}

QString PairsPresenter::subtitle() const {
  const QString all = tr("of %1").arg(countText(parts().state.items().size()));
  const std::uint64_t selected = m_list.selectedCount();
  return selected < 2 ? all : tr("%1, %2 selected").arg(all, countText(selected));
}

QString PairsPresenter::judgedText() const {
  const std::uint64_t selected = m_list.selectedCount();
  return selected < 2 ? QString()
                      : tr("A key judges all %1 selected pairs.").arg(countText(selected));
}

/// Judges the selected pairs, which stay selected.
bool PairsPresenter::judgeSelected(const SharedVerdict &said) {
  if (parts().state.queue() == nullptr) return false;
  std::vector<ItemHandle> items = m_list.selected();
  if (items.size() < 2) return false;
  parts().controller.judgeTogether(parts().state.queue(), std::move(items), said);
  return true;
}

void PairsPresenter::addSelection(ExportMaterial &material) const {
  for (const ItemHandle &item : m_list.selected())
    if (material.queue->find(item) != nullptr) material.selectedItems.push_back(item.index);
  std::ranges::sort(material.selectedItems);
}

}  // namespace shinglescope
