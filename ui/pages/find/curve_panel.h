// SPDX-License-Identifier: MIT
#pragma once

#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/panel.h"

class QLabel;

namespace shinglescope {

class PlotPanel;
class SCurvePlot;

/// The live S-curve of a recipe's band plan and its meaning in words. GUI thread.
class CurvePanel final : public Panel {
  Q_OBJECT

 public:
  explicit CurvePanel(QWidget *parent = nullptr);
  void setRecipe(const Recipe &recipe);

 signals:
  void messageRaised(const QString &message);

 private:
  SCurvePlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  QLabel *m_words = nullptr;
};

/// Returns the curve of a recipe in words, as rich text that contains only the program's own
/// numbers.
QString curveWords(const Recipe &recipe);

}  // namespace shinglescope
