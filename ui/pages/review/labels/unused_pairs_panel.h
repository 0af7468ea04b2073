// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/review/labels/pair_list.h"
#include "ui/base/tables/flat_model.h"

class QLabel;
class QTableView;

namespace shinglescope {

/// The lines of a list of pairs that are not used: number, problem and value. GUI thread.
class UnusedPairModel final : public FlatModel<UnusedPair> {
  Q_OBJECT

 public:
  enum Column { LineColumn, ProblemColumn, ValueColumn };

  explicit UnusedPairModel(QObject *parent = nullptr);
  void setLines(std::vector<UnusedPair> lines) { reset(std::move(lines)); }
};

/// Says how many lines of a list are not used and why, and lists them. Hidden if all are used. GUI
/// thread.
class UnusedPairsPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit UnusedPairsPanel(QWidget *parent = nullptr);
  void setList(const NamedPairs &list);
  void clear() { setList({}); }

 private:
  QLabel *m_counts = nullptr;
  UnusedPairModel *m_model = nullptr;
  QTableView *m_table = nullptr;
};

}  // namespace shinglescope
