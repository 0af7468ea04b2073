// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/pages/review/compare/compare_view.h"

namespace shinglescope {

class SegmentedControl;
struct ReviewActions;

/// The centre of Review: title and position in the queue, the chips that change the view, the two
/// records with an overview of their differences, and a line about their group. Chips and buttons
/// trigger the page's actions, so that keys and clicks do the same. GUI thread.
class ComparePanel final : public Panel {
  Q_OBJECT

 public:
  explicit ComparePanel(const ReviewActions &actions, QWidget *parent = nullptr);

  CompareView &view() { return *m_view; }
  void setWhyChipVisible(bool isVisible) { m_why->setVisible(isVisible); }
  void setGroupText(const QString &text) { say(m_group, text); }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  Chip *addChip(QAction *action, const QString &text, const QString &key);
  QWidget *createBody(const ReviewActions &actions);
  QWidget *createParts();
  QWidget *createShingleBar();
  QWidget *createHitBar(const ReviewActions &actions);
  QWidget *createRuled();
  void connectRuler();
  void showHits();
  QString hitText() const;
  void addViewMenu(const ReviewActions &actions);
  void showState();
  void makeRoom(bool isNarrow);
  void showShingles();

  CompareView *m_view = nullptr;
  Chip *m_why = nullptr;
  Chip *m_only = nullptr;
  Chip *m_swap = nullptr;
  QAction *m_swapAction = nullptr;
  Chip *m_viewMenu = nullptr;
  DifferenceRuler *m_ruler = nullptr;
  QWidget *m_hitBar = nullptr;
  QLabel *m_hits = nullptr;
  QWidget *m_shingleBar = nullptr;
  SegmentedControl *m_marks = nullptr;
  QLabel *m_legend = nullptr;
  QLabel *m_difference = nullptr;
  QLabel *m_note = nullptr;
  QWidget *m_parts = nullptr;
  QLabel *m_part = nullptr;
  QToolButton *m_previousPart = nullptr;
  QToolButton *m_nextPart = nullptr;
  QLabel *m_group = nullptr;
};

}  // namespace shinglescope
