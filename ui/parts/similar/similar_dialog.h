#pragma once

#include <QDialog>

#include "ui/parts/similar/similar_panel.h"

namespace shinglescope {

/// The rows that are like a side of the pair under review, over the window. A
/// row that is chosen ends the dialog. GUI thread.
class SimilarDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit SimilarDialog(SimilarPanel::Question question, QWidget *parent = nullptr);

 signals:
  void rowChosen(quint32 row);

 protected:
  void showEvent(QShowEvent *event) override;

 private:
  SimilarPanel *m_panel = nullptr;
};

}  // namespace shinglescope
