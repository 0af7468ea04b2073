// Where the user is in Review, and how it lands there again.

#include "ui/pages/review_page.h"
#include "ui/state/actions_controller.h"
#include "ui/widgets/queue_panel.h"

namespace shinglescope {

QJsonObject ReviewPage::view() const {
  if (!m_session.hasResult()) return {};
  QueueView view = m_queue->view();
  view.threshold = m_session.reviewThreshold();
  view.isBlind = m_actions.blind->isChecked();
  return queueViewToJson(view, m_session.dataset()->columnNames());
}

void ReviewPage::restoreView(const QJsonObject &json) {
  if (!m_session.hasResult() || json.isEmpty()) return;
  const QueueView view = queueViewFromJson(json, m_session.dataset()->columnNames());
  const Ratio floor = m_session.result()->recipe().effectiveFloor();
  if (view.threshold >= floor) m_controller.setReviewThreshold(view.threshold);
  m_actions.blind->setChecked(view.isBlind);
  m_queue->restoreView(view);
}

}  // namespace shinglescope
