// What verdicts bring with them in Review: contradictions to resolve, and pairs
// that follow.
#include <QStackedWidget>

#include "ui/base/controls/empty_state.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/contradictions/contradiction_content.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/contradictions/evidence_panel.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {

void ReviewPage::connectConsequences() {
  connect(m_queue, &QueuePanel::contradictionPicked, this, [this] {
    const bool isOffering = !m_state.consequences().offered().empty();
    m_actions.acceptOffer->setEnabled(isOffering && !m_session.isReadOnly());
    m_actions.lookAtOffer->setEnabled(isOffering);
    if (isIn(QueuePanel::Contradictions)) showContradiction();
  });
  connect(m_queue, &QueuePanel::contradictionPicked, this, &WorkspacePage::viewChanged);
  connect(m_evidence, &EvidencePanel::pairPicked, this, [this](RecordId a, RecordId b) {
    if (isIn(QueuePanel::Contradictions)) compareRows(a, b);
  });
  connect(m_actions.acceptOffer, &QAction::triggered, this, &ReviewPage::acceptOffer);
  connect(m_actions.lookAtOffer, &QAction::triggered, this, &ReviewPage::lookAtOffer);
}

void ReviewPage::showContradiction() {
  const Contradiction *shown = m_queue->currentContradiction();
  m_evidence->setVisible(shown != nullptr);
  if (shown == nullptr) {
    m_evidence->clearEvidence();
    const bool isBeingMade = m_state.isListBeingMade() || m_state.consequences().isBusy();
    m_noEntry->setSentence(isBeingMade ? tr("The contradictions are being looked for.")
                                       : tr("No verdicts contradict each other."));
    m_noEntry->setAction(tr("Back to the pairs"));
    m_centre->setCurrentWidget(m_noEntry);
    return clearComparison();
  }
  const auto position = static_cast<std::uint64_t>(m_queue->currentContradictionPosition());
  m_evidence->setTitle(tr("Contradiction %1").arg(countText(position + 1)));
  m_evidence->setSubtitle(
      tr("of %1").arg(countText(m_state.consequences().contradictions().size())));
  std::vector<Evidence> evidence = evidenceOf(*shown, m_state.consequences(), m_session.verdicts());
  const QString explanation = explanationOf(*shown, evidence);
  m_evidence->showEvidence(m_session.dataset(), std::move(evidence), m_state.titleColumn(),
                           explanation);
}

void ReviewPage::acceptOffer() {
  const std::vector<EntryKey> &offered = m_state.consequences().offered();
  if (offered.empty()) return emit messageRaised(tr("Nothing follows from the verdicts so far."));
  m_controller.acceptOffers(offered);
}

void ReviewPage::lookAtOffer() {
  if (m_state.consequences().offered().empty())
    return emit messageRaised(tr("Nothing follows from the verdicts so far."));
  m_queue->showOffered();
}

}  // namespace shinglescope
