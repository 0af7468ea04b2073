// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QComboBox;

namespace shinglescope {

class PlotPanel;
class ProofPlayer;
class SharePlot;
struct LearnActions;

/// What is read next to the rows of the demonstration: the pair, how many rows there are of each
/// kind, the argument, and the share of equal minima over many permutations. GUI thread.
class ProofPanel final : public Panel {
  Q_OBJECT

 public:
  ProofPanel(ProofPlayer &proof, const LearnActions &actions, QWidget *parent = nullptr);
  /// What happens at this step, as rich text.
  QString story() const;
  /// What presenter mode hides: the story, which its lowest line shows, and the menu of the plot.
  QList<QWidget *> atDesk() const;

 private:
  QWidget *makeBody(const LearnActions &actions);
  QLabel *addKind(QLayout &layout, const char *kind, const QString &words);
  void fillPairs();
  void showStep();
  void showTried();

  ProofPlayer &m_proof;
  QComboBox *m_pairs = nullptr;
  QLabel *m_story = nullptr;
  QLabel *m_both = nullptr;
  QLabel *m_one = nullptr;
  QLabel *m_neither = nullptr;
  QLabel *m_argument = nullptr;
  QLabel *m_tried = nullptr;
  SharePlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
};

}  // namespace shinglescope
