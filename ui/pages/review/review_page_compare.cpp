// The middle of Review: how the two records, or a group's members, are shown
// beside each other, and what explains them.
#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/pages/review/compare/compare_content.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/why/pair_explainer.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/parts/why/why_panel.h"

namespace shinglescope {
namespace {

QString blindText() { return ReviewPage::tr("Scores are hidden while you judge blind."); }

constexpr std::size_t kMostMembers = 24;
constexpr std::size_t kLeastMembers = 3;

}  // namespace

void ReviewPage::connectComparison() {
  connect(m_actions.swap, &QAction::toggled, this, &ReviewPage::showComparison);
  connect(m_actions.members, &QAction::toggled, this, &ReviewPage::showComparison);
  for (QAction *action : {m_actions.flip, m_actions.onlyDifferences, m_actions.whiteSpace,
                          m_actions.ignoreSpace, m_actions.ignoreCase, m_actions.ignoreDigits})
    connect(action, &QAction::toggled, this, &ReviewPage::applyCompareOptions);
  connect(m_actions.shingles, &QAction::toggled, this, &ReviewPage::showShingles);
  connect(m_actions.why, &QAction::toggled, this, [this](bool isOn) {
    m_why->setVisible(isOn);
    m_compare->setWhyChipVisible(!isOn);
    if (isOn) explain();
  });
  connect(m_actions.whyNot, &QAction::triggered, this, &ReviewPage::askWhyNot);
  connect(m_why, &WhyPanel::rowActivated, this, &ReviewPage::rowRevealRequested);
  connect(m_explainer, &PairExplainer::shinglesFound, this,
          [this](std::shared_ptr<const ShingleView> shingles) {
            if (m_actions.shingles->isChecked() && !m_actions.blind->isChecked())
              m_compare->view().showShingles(std::move(shingles));
          });
  connect(m_explainer, &PairExplainer::shinglesFailed, this, &ReviewPage::messageRaised);
}

void ReviewPage::applyCompareOptions() {
  CompareOptions options = m_compare->view().options();
  options.isFlipped = m_actions.flip->isChecked();
  options.isOnlyDifferences = m_actions.onlyDifferences->isChecked();
  options.isWhiteSpaceShown = m_actions.whiteSpace->isChecked();
  options.ignored = {m_actions.ignoreSpace->isChecked(), m_actions.ignoreCase->isChecked(),
                     m_actions.ignoreDigits->isChecked()};
  m_compare->view().setOptions(options);
}

PairExplainer::Question ReviewPage::question() const {
  const bool isSwapped = m_actions.swap->isChecked();
  return {m_session.dataset(), m_session.result(), m_session.result()->recipe(),
          isSwapped ? m_shown->b : m_shown->a, isSwapped ? m_shown->a : m_shown->b};
}

void ReviewPage::showComparison() {
  if (!m_shown || !m_session.hasResult()) return;
  m_queue->setCurrentRow(m_shown->a);
  const PairExplainer::Question asked = question();
  const std::vector<RecordId> members = membersBeside(asked.a);
  if (m_actions.members->isChecked() && members.size() >= kLeastMembers) {
    m_compare->view().showMembers(m_session.dataset(), makeMemberContent(m_session, members));
  } else {
    m_compare->view().showContent(m_session.dataset(),
                                  makeCompareContent(m_session, asked.a, asked.b));
    showShingles();
  }
  showTitle();
  showVerdict();
  explain();
}

/// Nothing is chosen, so nothing is compared, explained or judged.
void ReviewPage::clearComparison() {
  m_shown.reset();
  m_explainer->stop();
  m_queue->setCurrentRow(std::nullopt);
  m_compare->view().clearContent();
  m_why->clear();
  showTitle();
  showVerdict();
}

/// The rows of a group, this one first; so many as can be looked at together.
std::vector<RecordId> ReviewPage::membersBeside(RecordId first) const {
  const ReviewGroup *group = m_state.groups().groupOf(first);
  if (group == nullptr) return {};
  std::vector<RecordId> rows{first};
  for (const RecordId row : group->rows)
    if (row != first && rows.size() < kMostMembers) rows.push_back(row);
  return rows;
}

QString ReviewPage::membersText() const {
  const int shown = m_compare->view().memberCount();
  const ReviewGroup *group = m_shown ? m_state.groups().groupOf(m_shown->a) : nullptr;
  if (shown == 0 || group == nullptr || group->rows.size() <= kMostMembers) return {};
  return tr("%1 of its %2 rows are shown.").arg(countText(shown), countText(group->rows.size()));
}

void ReviewPage::showShingles() {
  if (!m_shown || !m_session.hasResult()) return;
  if (m_actions.shingles->isChecked() && !m_actions.blind->isChecked()) {
    m_explainer->cover(question());
  } else {
    m_compare->view().showShingles(nullptr);
  }
}

void ReviewPage::explain() {
  if (!m_shown || !m_session.hasResult() || !m_actions.why->isChecked()) return;
  if (m_actions.blind->isChecked()) {
    m_explainer->stop();
    return m_why->clear(blindText());
  }
  m_explainer->explain(question());
}

void ReviewPage::askWhyNot() {
  if (!m_session.hasResult() || m_session.dataset()->rowCount() < 2) return;
  if (m_actions.blind->isChecked()) return emit messageRaised(blindText());
  PairExplainer::Question asked{m_session.dataset(), m_session.result(),
                                m_session.result()->recipe(), RecordId{0}, RecordId{1}};
  if (m_shown) asked = question();
  auto *dialog = openWhyNot(std::move(asked), this);
  closeWithTable(*dialog, m_session);
  connect(dialog, &WhyNotDialog::rowChosen, this, &ReviewPage::rowRevealRequested);
}

}  // namespace shinglescope
