// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/parts/similar/similar_panel.h"

namespace shinglescope {

/// A dialog with the rows similar to one side of the pair under review. Choosing a row closes
/// the dialog. GUI thread.
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
