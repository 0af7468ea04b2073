// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "ui/base/controls/panel.h"
#include "ui/parts/tuning/preparation_steps.h"

class QGridLayout;
class QPushButton;
class QSpinBox;
class QStackedLayout;

namespace shinglescope {

/// Shows how each step of the preparation changes the text of one row, and finally its shingles.
/// Only the first characters of the text are used, so the steps are computed immediately, on the
/// GUI thread.
class PreparationPreview final : public Panel {
  Q_OBJECT

 public:
  explicit PreparationPreview(QWidget *parent = nullptr);
  /// A null data set shows the empty state.
  void setContent(std::shared_ptr<const Dataset> dataset, const std::vector<ColumnId> &columns,
                  const Recipe &recipe);
  std::uint32_t row() const { return m_row; }
  void setRow(std::uint32_t row);

 signals:
  void sampleRequested();

 private:
  void createHeader();
  void createBody();
  void showAnotherRow();
  void refresh();
  void showSteps(const PreparationSteps &steps);
  void addStepRow(const QString &name, QWidget *content);
  void addNote(const QString &text);
  void clearSteps();

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  Recipe m_recipe;
  std::uint32_t m_row = 0;  ///< from 0; shown from 1
  QWidget *m_rowControls = nullptr;
  QSpinBox *m_rowBox = nullptr;
  QPushButton *m_anotherRow = nullptr;
  QStackedLayout *m_stack = nullptr;
  QGridLayout *m_grid = nullptr;
  int m_lines = 0;  ///< number of grid rows in use
};

}  // namespace shinglescope
