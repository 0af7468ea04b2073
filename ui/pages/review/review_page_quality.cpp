// What verdicts tell of the result, and of another reviewer's.

#include "ui/base/controls/file_dialog.h"
#include "ui/base/plots/plot_view.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/merge_dialog.h"
#include "ui/pages/review/quality_dialog.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/recall_offer.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/session/actions_controller.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/settings.h"

namespace shinglescope {

void ReviewPage::showQuality() {
  if (m_state.queue() == nullptr || m_session.records() == nullptr) return;
  auto *dialog =
      new QualityDialog({m_state.queue(), m_session.records(), m_session.verdicts().entries(),
                         m_state.arrangement().seed, m_session.reviewThreshold()},
                        this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithResult(*dialog, m_session);
  setOverwriteGuards(*dialog, overwriteGuardOf(m_session, m_controller));
  connect(dialog, &QualityDialog::messageRaised, this, &WorkspacePage::messageRaised);
  connect(dialog, &QualityDialog::auditRequested, this, [this] {
    m_queue->continueAudit();
    m_queue->focusList();
  });
  dialog->open();
}

void ReviewPage::offerRecall(const RecallRun &run) {
  auto *offer = new RecallOffer(m_session, run, m_queue);
  m_queue->setOffer(offer);
  connect(offer, &QPushButton::clicked, m_actions.recall, &QAction::trigger);
}

void ReviewPage::askForReview() {
  if (!m_session.hasResult()) return;
  const QString path =
      askToOpen(this, tr("Merge another review"), m_settings.lastDirectory(),
                tr("Projects and verdicts (*.shinglescope *.csv *.tsv *.json);;All files (*)"));
  if (!path.isEmpty()) mergeReview(path);
}

void ReviewPage::mergeReview(const QString &path) {
  if (!m_session.hasResult()) return;
  auto *dialog = new MergeDialog(m_session, m_controller, path, this);
  closeWithResult(*dialog, m_session);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ReviewPage::tellOfMerge(const OtherReview &other) {
  const std::uint64_t added = other.report.added;
  const std::uint64_t contested = other.report.disagreements.size();
  const QString pairs = added == 1
                            ? tr("1 pair added")
                            : tr("%1 pairs added", nullptr, pluralOf(added)).arg(countText(added));
  const QString contradictions =
      contested == 1
          ? tr("1 contradiction")
          : tr("%1 contradictions", nullptr, pluralOf(contested)).arg(countText(contested));
  emit messageRaised(tr("Merged: %1, %2.").arg(pairs, contradictions));
}

}  // namespace shinglescope
