#pragma once

#include "core/tune/recall/recall_misses.h"
#include "ui/base/controls/panel.h"

class QSpinBox;

namespace shinglescope {

class FormRows;
class TaskStrip;

/// How many rows to search exactly, and what that said of the run: recall of
/// identical and other pairs with their intervals, what the curve expects beside
/// what was missed. Shows what it is given and asks. GUI thread.
class RecallPanel final : public Panel {
  Q_OBJECT

 public:
  explicit RecallPanel(QWidget *parent = nullptr);
  RecallOptions options() const;
  TaskStrip &strip() const { return *m_strip; }
  void showFindings(const RecallFindings &findings);
  void clear();
  /// Of one line: "all", "others", "identical", "expected", "whole".
  QString line(const QString &name) const;

 signals:
  void measureRequested(const shinglescope::RecallOptions &options);

 private:
  FormRows *m_form = nullptr;
  QSpinBox *m_rows = nullptr;
  QSpinBox *m_seed = nullptr;
  TaskStrip *m_strip = nullptr;
};

}  // namespace shinglescope
