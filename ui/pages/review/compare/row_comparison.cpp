// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/row_comparison.h"

#include <QBoxLayout>

#include "ui/base/text/number_text.h"
#include "ui/pages/review/compare/compare_content.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/parts/why/why_panel.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostMembers = 24;
constexpr std::size_t kLeastMembers = 3;

}  // namespace

QString blindText() { return RowComparison::tr("Scores are hidden while you judge blind."); }

RowComparison::RowComparison(const Session &session, const ReviewState &state,
                             const ReviewActions &actions, ComparePanel &panel, WhyPanel &why,
                             QObject *parent)
    : QObject(parent),
      m_session(session),
      m_state(state),
      m_actions(actions),
      m_panel(panel),
      m_why(why) {
  m_explainer = new PairExplainer(m_why, this);
  connectActions();
  connect(m_explainer, &PairExplainer::shinglesFound, this,
          [this](std::shared_ptr<const ShingleView> shingles) {
            if (m_actions.shingles->isChecked() && !m_actions.blind->isChecked())
              m_panel.view().showShingles(std::move(shingles));
          });
  connect(m_explainer, &PairExplainer::shinglesFailed, this, &RowComparison::messageRaised);
}

void RowComparison::connectActions() {
  connect(m_actions.swap, &QAction::toggled, this, &RowComparison::refresh);
  connect(m_actions.members, &QAction::toggled, this, &RowComparison::refresh);
  for (QAction *action : {m_actions.flip, m_actions.onlyDifferences, m_actions.whiteSpace,
                          m_actions.ignoreSpace, m_actions.ignoreCase, m_actions.ignoreDigits})
    connect(action, &QAction::toggled, this, &RowComparison::applyOptions);
  connect(m_actions.shingles, &QAction::toggled, this, &RowComparison::showShingles);
  connect(m_actions.why, &QAction::toggled, this, [this](bool isOn) {
    m_why.setVisible(isOn);
    m_panel.setWhyChipVisible(!isOn);
    if (isOn) explain();
  });
  connect(m_actions.previousHit, &QAction::triggered, this, [this] { m_panel.view().stepHit(-1); });
  connect(m_actions.nextHit, &QAction::triggered, this, [this] { m_panel.view().stepHit(1); });
  connect(&m_state, &ReviewState::itemsChanged, this,
          [this] { m_panel.view().setSearch(QString::fromStdString(m_state.filter().text)); });
  connect(m_actions.previousDifference, &QAction::triggered, this,
          [this] { m_panel.view().stepDifference(-1); });
  connect(m_actions.nextDifference, &QAction::triggered, this,
          [this] { m_panel.view().stepDifference(1); });
}

void RowComparison::applyOptions() {
  CompareOptions options = m_panel.view().options();
  options.isFlipped = m_actions.flip->isChecked();
  options.isOnlyDifferences = m_actions.onlyDifferences->isChecked();
  options.isWhiteSpaceShown = m_actions.whiteSpace->isChecked();
  options.ignored = {m_actions.ignoreSpace->isChecked(), m_actions.ignoreCase->isChecked(),
                     m_actions.ignoreDigits->isChecked()};
  m_panel.view().setOptions(options);
}

void RowComparison::compare(RecordId a, RecordId b) {
  leave();
  if (m_state.queue() == nullptr) return;
  m_shown = Rows{m_session.dataset(), a, b};
  refresh();
}

void RowComparison::refresh() {
  if (!m_shown || !m_session.hasResult()) return;
  const PairExplainer::Question asked = question();
  const std::vector<RecordId> members = membersBeside(asked.a);
  if (m_actions.members->isChecked() && members.size() >= kLeastMembers) {
    m_panel.view().showMembers(m_session.dataset(), makeMemberContent(m_session, members));
  } else {
    m_panel.view().showContent(m_session.dataset(),
                               makeCompareContent(m_session, asked.a, asked.b));
    showShingles();
  }
  emit changed();
  explain();
}

void RowComparison::refreshScores() {
  showShingles();
  explain();
}

void RowComparison::clear() {
  m_shown.reset();
  m_explainer->stop();
  m_panel.view().clearContent();
  m_why.clear();
  emit changed();
}

const QueueItem *RowComparison::item() const {
  if (!m_shown || m_state.queue() == nullptr) return nullptr;
  const std::uint32_t item = findItem(*m_state.queue(), m_shown->a, m_shown->b);
  return item == kNoItem ? nullptr : &m_state.queue()->items[item];
}

PairExplainer::Question RowComparison::question() const {
  return {m_session.dataset(), m_session.result(), m_session.result()->recipe(), rowOf(Keep::A),
          rowOf(Keep::B)};
}

Keep RowComparison::shownSide(Keep keep) const {
  if (keep == Keep::Neither || !m_actions.swap->isChecked()) return keep;
  return keep == Keep::A ? Keep::B : Keep::A;
}

RecordId RowComparison::rowOf(Keep side) const {
  return shownSide(side) == Keep::A ? m_shown->a : m_shown->b;
}

/// Returns the rows of a group, beginning with `first`, up to the number that can be shown
/// together.
std::vector<RecordId> RowComparison::membersBeside(RecordId first) const {
  const ReviewGroup *group = m_state.groups().groupOf(first);
  if (group == nullptr) return {};
  std::vector<RecordId> rows{first};
  for (const RecordId row : group->rows)
    if (row != first && rows.size() < kMostMembers) rows.push_back(row);
  return rows;
}

QString RowComparison::membersText() const {
  const int shown = m_panel.view().memberCount();
  const ReviewGroup *group = m_shown ? m_state.groups().groupOf(m_shown->a) : nullptr;
  if (shown == 0 || group == nullptr || group->rows.size() <= kMostMembers) return {};
  return tr("%1 of its %2 rows are shown.").arg(countText(shown), countText(group->rows.size()));
}

void RowComparison::showShingles() {
  if (!m_shown || !m_session.hasResult()) return;
  if (m_actions.shingles->isChecked() && !m_actions.blind->isChecked()) {
    m_explainer->cover(question());
  } else {
    m_panel.view().showShingles(nullptr);
  }
}

void RowComparison::explain() {
  if (!m_shown || !m_session.hasResult() || !m_actions.why->isChecked()) return;
  if (m_actions.blind->isChecked()) {
    m_explainer->stop();
    return m_why.clear(blindText());
  }
  m_explainer->explain(question());
}

}  // namespace shinglescope
