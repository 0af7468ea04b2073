#pragma once

#include "ui/pages/review/compare/review_presenter.h"

namespace shinglescope {

class ContradictionList;
class EvidencePanel;

/// Review while its list of contradictions is in front: the verdicts that make
/// the one under the cursor, of which any may be judged anew. GUI thread.
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
  void advance() override {}  // the list goes on by itself
  std::optional<EntryKey> judgedKey() const override;

 signals:
  void leaveRequested();  ///< back to the pairs

 private:
  ContradictionList &m_list;
  EvidencePanel &m_evidence;
};

}  // namespace shinglescope
