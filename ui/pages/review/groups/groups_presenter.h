// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/compare/review_presenter.h"

namespace shinglescope {

class GroupList;
class MembersPanel;

/// Presents Review while the list of groups is in front. Shows the members of the group under
/// the cursor, compares two of them and marks keepers. GUI thread.
class GroupsPresenter final : public ReviewPresenter {
  Q_OBJECT

 public:
  GroupsPresenter(const ReviewParts &parts, GroupList &list, MembersPanel &members,
                  QObject *parent);
  void setInFront(bool isInFront) override;
  void show() override;
  void followState() override;
  void focus() override;
  bool move(int step) override;
  void moveToUndecided() override;
  void advance() override;
  std::optional<EmptyText> emptyText() override;
  QString judgedText() const override;
  bool tellsOfGroup() const override { return false; }  // the table shows it
  bool judgeSelected(const SharedVerdict &said) override;
  bool keepSide(Keep side) override;
  std::optional<Keep> keptSide() const override;
  void markKeeper() override;
  void takeOutOrPutBack() override;
  std::vector<RecordId> chosenGroups() const override;
  void addSelection(ExportMaterial &material) const override;

 protected:
  std::vector<RecordId> rowsInFront() const override;

 private:
  void markKeeper(RecordId row);
  void showNoGroup();

  GroupList &m_list;
  MembersPanel &m_members;
  std::vector<RecordId> m_takenFrom;  ///< the rows of the group of which a row was last taken out
};

}  // namespace shinglescope
