// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/recall/recall_misses.h"
#include "ui/base/controls/panel.h"

class QSpinBox;

namespace shinglescope {

class FormRows;
class TaskFooter;

/// Sets how many rows to search exactly and shows the findings: recall of identical
/// and other pairs with their intervals, and the recall that the curve expects. GUI
/// thread.
class RecallPanel final : public Panel {
  Q_OBJECT

 public:
  explicit RecallPanel(QWidget *parent = nullptr);
  RecallOptions options() const;
  TaskFooter &strip() const { return *m_strip; }
  void showFindings(const RecallFindings &findings);
  void clear();
  /// Returns the text of a line: "all", "others", "identical", "expected", "whole".
  QString line(const QString &name) const;

 signals:
  void measureRequested(const shinglescope::RecallOptions &options);

 private:
  FormRows *m_form = nullptr;
  QSpinBox *m_rows = nullptr;
  QSpinBox *m_seed = nullptr;
  TaskFooter *m_strip = nullptr;
};

}  // namespace shinglescope
