// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/compare/review_presenter.h"

namespace shinglescope {

class PairList;

/// Presents Review while the list of pairs is in front. Compares the pair under the cursor;
/// a verdict key judges all selected pairs. GUI thread.
class PairsPresenter final : public ReviewPresenter {
  Q_OBJECT

 public:
  PairsPresenter(const ReviewParts &parts, PairList &list, QObject *parent);
  void setInFront(bool isInFront) override;
  void show() override;
  std::optional<EmptyText> emptyText() override;
  void focus() override;
  bool move(int step) override;
  void moveToUndecided() override;
  void advance() override;
  void goTo(ItemKey item) override;
  QString title() const override;
  QString subtitle() const override;
  QString judgedText() const override;
  bool judgeSelected(const SharedVerdict &said) override;
  void addSelection(ExportMaterial &material) const override;

 signals:
  void filterClearRequested();
  void pageRequested(const QString &place);

 private:
  PairList &m_list;
};

}  // namespace shinglescope
