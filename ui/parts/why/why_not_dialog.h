#pragma once

#include <QDialog>
#include <optional>

#include "ui/parts/why/pair_explainer.h"

class QLabel;
class QSpinBox;

namespace shinglescope {

class WhyPanel;

/// "Why not?": any two rows of the data set, by their numbers, and why they are
/// a pair or not. GUI thread; keeps what it was asked about alive.
class WhyNotDialog final : public QDialog {
  Q_OBJECT

 public:
  /// The question's rows are where it starts.
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

  PairExplainer::Question m_question;
  Side m_a;
  Side m_b;
  WhyPanel *m_panel = nullptr;
  PairExplainer *m_explainer = nullptr;
  QTimer m_timer;  ///< lets a number be typed
};

/// Opens the dialog over a page. Owned by the page, gone when it is closed.
WhyNotDialog *openWhyNot(PairExplainer::Question question, QWidget *page);

}  // namespace shinglescope
