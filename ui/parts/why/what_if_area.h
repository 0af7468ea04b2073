// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "core/explain/pair_explanation.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace shinglescope {

/// A line of the table: a name and two values.
struct WhatIfFigure {
  QString name;
  QString now;
  QString then;
};

/// Shows what another k, other hashes and bands, or another preparation would change for this
/// pair, as "now" and "then" side by side. Emits asked() shortly after the last change. Initially
/// closed. GUI thread.
class WhatIfArea final : public QWidget {
  Q_OBJECT

 public:
  explicit WhatIfArea(QWidget *parent = nullptr);
  /// Must be called for each new pair. The same recipe keeps the choices, so that they can be tried
  /// on many pairs; another recipe resets them.
  void setRecipe(const Recipe &recipe);
  bool isOpen() const;
  void setOpen(bool isOpen);
  void showChange(const WhatIf &change);
  void showProblem(const QString &sentence);

 signals:
  /// The receiver must call showChange() or showProblem().
  void asked(const shinglescope::Recipe &changed);

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  QWidget *createChoices();
  /// Lays the figures out in columns, or in lines if columns are too wide.
  void showFigures(const WhatIf &change);
  void layTable();
  void fillBands(std::uint32_t rows);
  void ask();
  void scrollIntoView();
  Recipe changedRecipe() const;

  Recipe m_recipe;
  std::vector<WhatIfFigure> m_figures;
  QTimer m_timer;
  QPushButton *m_toggle = nullptr;
  QWidget *m_body = nullptr;
  QSpinBox *m_k = nullptr;
  QSpinBox *m_numHashes = nullptr;
  QComboBox *m_bands = nullptr;
  QCheckBox *m_lowerCase = nullptr;
  QCheckBox *m_noPunctuation = nullptr;
  QCheckBox *m_noDigits = nullptr;
  QLabel *m_table = nullptr;
  QLabel *m_outcome = nullptr;
};

}  // namespace shinglescope
