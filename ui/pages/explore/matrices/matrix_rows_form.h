#pragma once

#include "ui/base/controls/panel.h"

class QLineEdit;
class QSpinBox;

namespace shinglescope {

class ChoiceBox;
class FormRows;
class TaskStrip;

/// Which rows the matrices are made of.
enum class MatrixSource { Pairs, Review, Selected, Sample, Typed };

/// Asks which rows the matrices are made of, and shows what came of it. GUI thread.
class MatrixRowsForm final : public Panel {
  Q_OBJECT

 public:
  explicit MatrixRowsForm(QWidget *parent = nullptr);
  MatrixSource source() const;
  /// Shows a source without a signal.
  void setSource(MatrixSource source);
  QString typed() const;
  std::size_t most() const;
  std::uint64_t seed() const;
  TaskStrip &strip() const { return *m_strip; }

 signals:
  /// The user asks for rows in another way.
  void changed();
  /// ... and has chosen the source.
  void sourcePicked();

 private:
  void createFields();
  void showFields();

  ChoiceBox *m_source = nullptr;
  QLineEdit *m_typed = nullptr;
  QSpinBox *m_most = nullptr;
  QSpinBox *m_seed = nullptr;
  TaskStrip *m_strip = nullptr;
};

}  // namespace shinglescope
