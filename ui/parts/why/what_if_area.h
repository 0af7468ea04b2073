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

/// A line of the table: what it is, and its two values.
struct WhatIfFigure {
  QString name;
  QString now;
  QString then;
};

/// What would become of this one pair under another k, other hashes and bands,
/// or other preparation: asks a little after the last change, shows now and
/// then side by side. Closed until asked for. GUI thread.
class WhatIfArea final : public QWidget {
  Q_OBJECT

 public:
  explicit WhatIfArea(QWidget *parent = nullptr);
  /// Another pair: the choices stay, so that one question can be asked of many;
  /// another recipe: they start from it.
  void setRecipe(const Recipe &recipe);
  bool isOpen() const;
  void setOpen(bool isOpen);
  void showChange(const WhatIf &change);
  void showProblem(const QString &sentence);

 signals:
  /// To be answered by showChange() or showProblem().
  void asked(const shinglescope::Recipe &changed);

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  QWidget *createChoices();
  /// In columns, or in lines where those are too wide.
  void layTable();
  void fillBands(std::uint32_t rows);
  void ask();
  Recipe changedRecipe() const;

  Recipe m_recipe;
  std::vector<WhatIfFigure> m_figures;
  QTimer m_timer;
  QPushButton *m_toggle = nullptr;
  QWidget *m_body = nullptr;
  QSpinBox *m_k = nullptr;
  QSpinBox *m_hashes = nullptr;
  QComboBox *m_bands = nullptr;
  QCheckBox *m_lowerCase = nullptr;
  QCheckBox *m_noPunctuation = nullptr;
  QCheckBox *m_noDigits = nullptr;
  QLabel *m_table = nullptr;
  QLabel *m_outcome = nullptr;
};

}  // namespace shinglescope
