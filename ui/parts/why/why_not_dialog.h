// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/parts/why/pair_explainer.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace shinglescope {

class WhyPanel;

/// The "Why not?" dialog: explains why any two rows of the data set, chosen by number, are or
/// are not a pair. GUI thread; keeps the data of its question alive.
class WhyNotDialog final : public QDialog {
  Q_OBJECT

 public:
  /// Starts with the question's rows.
  explicit WhyNotDialog(PairExplainer::Question question, QWidget *parent = nullptr);
  void setRows(RecordId a, RecordId b);

 signals:
  void rowChosen(quint32 row);

 private:
  struct Side {
    QSpinBox *number = nullptr;
    QLabel *text = nullptr;
  };
  Side createSide(const QString &name);
  void explain();
  void openSeeds();

  PairExplainer::Question m_question;
  Side m_a;
  Side m_b;
  WhyPanel *m_panel = nullptr;
  QPushButton *m_seeds = nullptr;
  PairExplainer *m_explainer = nullptr;
  QTimer m_timer;  ///< waits until a number has been typed
};

/// Opens the dialog over a page. Owned by the page and deleted when closed.
WhyNotDialog *openWhyNot(PairExplainer::Question question, QWidget *page);

}  // namespace shinglescope
