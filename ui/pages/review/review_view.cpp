// Where the user is in Review, and how it lands there again.

#include <algorithm>

#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {
namespace {
const QString kKeepRules = QStringLiteral("keep_rules");
}

QJsonObject ReviewPage::view() const {
  if (!m_session.hasResult()) return {};
  QueueView view = m_queue->view();
  view.threshold = m_session.reviewThreshold();
  view.isBlind = m_actions.blind->isChecked();
  QJsonObject json = queueViewToJson(view, m_session.dataset()->columnNames());
  json[kKeepRules] = QString::fromStdString(keepRulesToJson(m_state.keepRules()));
  return json;
}

void ReviewPage::restoreView(const QJsonObject &json) {
  if (!m_session.hasResult() || json.isEmpty()) return;
  const QueueView view = queueViewFromJson(json, m_session.dataset()->columnNames());
  const Result<KeepRules> rules = keepRulesFromJson(json[kKeepRules].toString().toStdString());
  if (rules) m_state.setKeepRules(*rules);
  const Ratio floor = m_session.result()->recipe().effectiveFloor();
  if (view.threshold >= floor) m_controller.setReviewThreshold(view.threshold);
  m_actions.blind->setChecked(view.isBlind);
  m_queue->restoreView(view);
}

/// Pairs below the threshold are seen where the result holds them.
void ReviewPage::showScores(const ScoreRange &scores) {
  if (!m_session.hasResult()) return;
  const Ratio from = std::max(scores.from, m_session.result()->recipe().effectiveFloor());
  if (from < m_session.reviewThreshold()) m_controller.setReviewThreshold(from);
  m_queue->showScores(scores);
}

/// Where the threshold hides it, that goes down to the hundredth below the pair.
void ReviewPage::showPair(const EntryKey &rows) {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  const ReviewQueue &queue = *m_state.queue();
  const std::uint32_t entry = findEntry(queue, rows.a, rows.b);
  if (entry == kNoEntry) return;
  const auto isShownFrom = [&](const Ratio &threshold) {
    return isEntryAtLeast(queue.entries[entry], *queue.result, threshold);
  };
  if (!isShownFrom(m_session.reviewThreshold())) {
    Ratio threshold{100, 100};
    while (threshold.isPositive() && !isShownFrom(threshold)) --threshold.numerator;
    m_controller.setReviewThreshold(std::max(threshold, queue.result->recipe().effectiveFloor()));
  }
  m_queue->showEntry(queue.keyAt(entry));
}

}  // namespace shinglescope
