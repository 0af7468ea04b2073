// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/compare/review_presenter.h"

namespace shinglescope {

class ContradictionList;
class EvidencePanel;

/// Presents Review while the list of contradictions is in front. Shows the verdicts of the
/// contradiction under the cursor; the user can judge any of them again. GUI thread.
class ContradictionsPresenter final : public ReviewPresenter {
  Q_OBJECT

 public:
  ContradictionsPresenter(const ReviewParts &parts, ContradictionList &list,
                          EvidencePanel &evidence, QObject *parent);
  void setInFront(bool isInFront) override;
  void show() override;
  void followState() override { show(); }
  std::optional<EmptyText> emptyText() override;
  void focus() override;
  bool move(int step) override;
  void moveToUndecided() override;
  void advance() override {}  // the list moves on by itself
  std::optional<ItemKey> judgedKey() const override;

 signals:
  void leaveRequested();  ///< back to the pairs

 private:
  ContradictionList &m_list;
  EvidencePanel &m_evidence;
};

}  // namespace shinglescope
