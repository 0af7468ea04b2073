// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/contradictions_presenter.h"

#include "ui/base/text/number_text.h"
#include "ui/pages/review/compare/row_comparison.h"
#include "ui/pages/review/contradictions/contradiction_content.h"
#include "ui/pages/review/contradictions/contradiction_list.h"
#include "ui/pages/review/contradictions/evidence_panel.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {

ContradictionsPresenter::ContradictionsPresenter(const ReviewParts &parts, ContradictionList &list,
                                                 EvidencePanel &evidence, QObject *parent)
    : ReviewPresenter(parts, parent), m_list(list), m_evidence(evidence) {
  connect(&m_evidence, &EvidencePanel::pairPicked, this, [this](RecordId a, RecordId b) {
    if (isInFront()) this->parts().comparison.compare(a, b);
  });
}

void ContradictionsPresenter::setInFront(bool isInFront) {
  ReviewPresenter::setInFront(isInFront);
  m_evidence.setVisible(isInFront);
  show();
}

void ContradictionsPresenter::show() {
  if (!isInFront()) return;
  const Contradiction *shown = m_list.current();
  m_evidence.setVisible(shown != nullptr);
  if (shown == nullptr) {
    m_evidence.clearEvidence();
    parts().comparison.clear();
    return emit centreChanged();
  }
  const VerdictConsequences &consequences = parts().state.consequences();
  m_evidence.setTitle(
      tr("Contradiction %1").arg(countText(static_cast<std::uint64_t>(m_list.position()) + 1)));
  m_evidence.setSubtitle(tr("of %1").arg(countText(consequences.contradictions().size())));
  std::vector<Evidence> evidence = evidenceOf(*shown, consequences, parts().session.verdicts());
  const QString explanation = explanationOf(*shown, evidence, parts().session.dataset().get());
  m_evidence.showEvidence(parts().session.dataset(), std::move(evidence),
                          parts().state.titleColumn(), explanation);
  emit centreChanged();
}

std::optional<ReviewPresenter::EmptyText> ContradictionsPresenter::emptyText() {
  if (m_list.current() != nullptr) return std::nullopt;
  const ReviewState &state = parts().state;
  const bool isBeingMade = state.isListBeingMade() || state.consequences().isBusy();
  return EmptyText{
      isBeingMade ? tr("Looking for contradictions...") : tr("No verdicts contradict each other."),
      tr("Back to the pairs"), [this] { emit leaveRequested(); }};
}

void ContradictionsPresenter::focus() { m_evidence.table().setFocus(Qt::OtherFocusReason); }

bool ContradictionsPresenter::move(int step) {
  return moveCursor(m_evidence.table(), step) || moveCursor(m_list.table(), step);
}

/// Moves to the next contradiction.
void ContradictionsPresenter::moveToUndecided() {
  if (!moveCursor(m_list.table(), 1)) emit messageRaised(tr("That was the last in the list."));
}

std::optional<ItemKey> ContradictionsPresenter::judgedKey() const {
  if (const auto key = ReviewPresenter::judgedKey()) return key;
  const auto &shown = parts().comparison.shown();
  if (!shown || parts().state.queue() == nullptr) return std::nullopt;
  return parts().session.verdicts().itemOf(shown->a, shown->b);
}

}  // namespace shinglescope
