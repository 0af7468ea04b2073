// SPDX-License-Identifier: MIT
#include "ui/pages/review/verdict_keys.h"

#include <QAction>

#include "ui/pages/review/compare/row_comparison.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/pages/review/verdict_bar.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {

VerdictKeys::VerdictKeys(const ReviewParts &parts, VerdictBar &bar,
                         std::function<ReviewPresenter &()> inFront, QObject *parent)
    : QObject(parent), m_parts(parts), m_bar(bar), m_inFront(std::move(inFront)) {
  connectKeys();
}

void VerdictKeys::connectKeys() {
  const auto on = [this](QAction *action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(m_parts.actions.duplicate, [this] { judgeAs(Verdict::Duplicate, std::nullopt); });
  on(m_parts.actions.notDuplicate, [this] { judgeAs(Verdict::NotDuplicate, Keep::Neither); });
  on(m_parts.actions.unsure, [this] { judgeAs(Verdict::Unsure, Keep::Neither); });
  on(m_parts.actions.keepA, [this] { keepSide(m_parts.comparison.shownSide(Keep::A)); });
  on(m_parts.actions.keepB, [this] { keepSide(m_parts.comparison.shownSide(Keep::B)); });
  on(m_parts.actions.clear, [this] { apply({Verdict::Undecided, Keep::Neither}, false); });
  on(m_parts.actions.repeat, [this] { repeatVerdict(); });
  on(m_parts.actions.note, [this] { m_bar.editNote(); });
  connect(&m_bar, &VerdictBar::noteEdited, this, &VerdictKeys::setNote);
  connect(&m_bar, &VerdictBar::noteClosed, this, [this] { m_inFront().focus(); });
}

Judgement VerdictKeys::currentJudgement() const {
  const std::optional<ItemKey> key = m_inFront().judgedKey();
  return key ? m_parts.session.verdicts().judgementOf(*key) : Judgement{};
}

bool VerdictKeys::isByRule() const {
  const std::optional<ItemKey> key = m_inFront().judgedKey();
  const ItemState *state = key ? m_parts.session.verdicts().stateOf(*key) : nullptr;
  return state != nullptr && state->isByRule;
}

void VerdictKeys::showVerdict() {
  const bool canJudge = m_inFront().judgedKey().has_value();
  const bool isWritable = !m_parts.session.isReadOnly();
  for (QAction *action : m_parts.actions.judging()) action->setEnabled(canJudge && isWritable);
  for (QAction *action :
       {m_parts.actions.keeper, m_parts.actions.takeOut, m_parts.actions.keepRules,
        m_parts.actions.mergeRecords, m_parts.actions.mergeRules, m_parts.actions.verdictRule,
        m_parts.actions.merge})
    action->setEnabled(isWritable);
  Judgement judgement = currentJudgement();
  if (const auto kept = m_inFront().keptSide()) {
    for (QAction *action : {m_parts.actions.keepA, m_parts.actions.keepB})
      action->setEnabled(isWritable);
    judgement.keep = keepUnder(judgement.verdict, *kept);
  }
  judgement.keep = m_parts.comparison.shownSide(judgement.keep);
  m_bar.showJudgement(judgement);
  m_said = m_parts.comparison.shown() && !canJudge
               ? tr("These two rows are not in the queue: below the floor, or not found.")
               : judgementText(judgement, isByRule());
}

void VerdictKeys::judge(const Judgement &judgement, bool isAdvancing) {
  const std::optional<ItemKey> key = m_inFront().judgedKey();
  if (!key) return;
  m_isJudging = true;
  const bool isTaken = m_parts.controller.judge(*key, judgement);
  m_isJudging = false;
  if (isTaken && isAdvancing && m_parts.actions.autoAdvance->isChecked()) m_inFront().advance();
}

/// If `keep` is nullopt, the kept side stays unchanged.
void VerdictKeys::judgeAs(Verdict verdict, std::optional<Keep> keep) {
  m_lastJudgement = SharedVerdict{verdict, keep};
  apply(*m_lastJudgement, true);
}

void VerdictKeys::apply(const SharedVerdict &said, bool isAdvancing) {
  if (judgeSelected(said)) return;
  Judgement judgement = currentJudgement();
  judgement.verdict = said.verdict;
  judgement.keep = said.keep.value_or(judgement.keep);
  judge(judgement, isAdvancing);
}

bool VerdictKeys::judgeSelected(const SharedVerdict &said) {
  m_isJudging = true;
  const bool isTaken = m_inFront().judgeSelected(said);
  m_isJudging = false;
  return isTaken;
}

void VerdictKeys::keepSide(Keep side) {
  if (!m_inFront().keepSide(side)) judgeAs(Verdict::Duplicate, side);
}

void VerdictKeys::repeatVerdict() {
  if (!m_lastJudgement) return emit messageRaised(tr("No verdict to repeat yet."));
  judgeAs(m_lastJudgement->verdict, m_lastJudgement->keep);
}

void VerdictKeys::setNote(const QString &note, const QStringList &tags) {
  Judgement judgement = currentJudgement();
  judgement.note = note.toStdString();
  judgement.tags.clear();
  for (const QString &tag : tags) judgement.tags.push_back(tag.toStdString());
  judge(judgement, false);
}

}  // namespace shinglescope
