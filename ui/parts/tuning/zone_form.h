// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/lsh/tolerance_zone.h"

class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace shinglescope {

/// A form for a tolerance zone: at most p1 of the pairs below d1 and at least p2 of the pairs
/// from d2 up are found, with a range of hashes. Keeps the similarities and the hashes in
/// order. GUI thread.
class ZoneForm final : public QWidget {
  Q_OBJECT

 public:
  explicit ZoneForm(QWidget *parent = nullptr);
  void setZone(const ToleranceZone &zone);  ///< emits no signal
  const ToleranceZone &zone() const { return m_zone; }

 signals:
  void edited(const shinglescope::ToleranceZone &zone);

 private:
  QDoubleSpinBox *addSimilarity(int row, const QString &word, const QString &name);
  QDoubleSpinBox *addChance(int row, const QString &word, const QString &name);
  QSpinBox *addHashes(int column, const QString &word, const QString &name);
  /// Places a box after its label and reacts to its edits.
  template <class Box>
  void add(Box *box, int row, int column, const QString &word);
  void take(const QObject *changed);

  QGridLayout *m_grid = nullptr;
  ToleranceZone m_zone;
  bool m_isShowing = false;
  QDoubleSpinBox *m_d1 = nullptr;
  QDoubleSpinBox *m_p1 = nullptr;
  QDoubleSpinBox *m_d2 = nullptr;
  QDoubleSpinBox *m_p2 = nullptr;
  QSpinBox *m_least = nullptr;
  QSpinBox *m_most = nullptr;
};

}  // namespace shinglescope
