// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/tune/sweep/sweep_grid.h"
#include "ui/pages/explore/sweep/sweep_filter.h"

class QComboBox;

namespace shinglescope {

class Chip;

/// Filters the settings of a sweep: a box for each list of the grid with more than one
/// value, and a chip for settings that can be adopted. GUI thread.
class SweepFilterBar final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepFilterBar(QWidget *parent = nullptr);
  /// Creates the boxes for another grid and resets the filter.
  void setGrid(const SweepGrid &grid);
  const SweepFilter &filter() const { return m_filter; }

 signals:
  void filterChanged(const shinglescope::SweepFilter &filter);

 private:
  template <class Value, class Words>
  void addBox(const char *name, const QString &label, const std::vector<Value> &values,
              std::optional<Value> SweepFilter::*field, Words words);

  SweepFilter m_filter;
  QList<QComboBox *> m_boxes;
  QWidget *m_chip = nullptr;
  Chip *m_adoptable = nullptr;
};

}  // namespace shinglescope
