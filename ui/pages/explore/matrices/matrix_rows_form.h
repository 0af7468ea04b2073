// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QLineEdit;
class QSpinBox;

namespace shinglescope {

class ChoiceBox;
class TaskFooter;

/// The source of the rows of the matrices.
enum class MatrixSource { Pairs, Review, Selected, Sample, Typed };

/// The form that chooses the rows of the matrices and shows the outcome. GUI thread.
class MatrixRowsForm final : public Panel {
  Q_OBJECT

 public:
  explicit MatrixRowsForm(QWidget *parent = nullptr);
  MatrixSource source() const;
  /// Sets the source without emitting a signal.
  void setSource(MatrixSource source);
  QString typed() const;
  std::size_t most() const;
  std::uint64_t seed() const;
  TaskFooter &strip() const { return *m_strip; }

 signals:
  /// The user changed which rows to show.
  void changed();
  /// The user chose the source; emitted before changed().
  void sourcePicked();

 private:
  void createFields();
  void showFields();

  ChoiceBox *m_source = nullptr;
  QLineEdit *m_typed = nullptr;
  QSpinBox *m_most = nullptr;
  QSpinBox *m_seed = nullptr;
  TaskFooter *m_strip = nullptr;
};

}  // namespace shinglescope
