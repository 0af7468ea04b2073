// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/advice/advice.h"
#include "ui/base/controls/panel.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace shinglescope {

/// What the user wants, as a sentence with fields: how many of the pairs, from which similarity on,
/// within how much time and memory, and by which rule. GUI thread.
class AdviceForm final : public Panel {
  Q_OBJECT

 public:
  explicit AdviceForm(QWidget *parent = nullptr);
  AdviceQuestion question() const;
  Ratio threshold() const;
  /// Sets the threshold without emitting changed().
  void setThreshold(const Ratio &threshold);
  /// The first field, which gets the focus.
  QWidget *firstField() const;

 signals:
  void changed();

 private:
  void createFields();

  QSpinBox *m_recall = nullptr;
  QDoubleSpinBox *m_threshold = nullptr;
  QComboBox *m_time = nullptr;
  QComboBox *m_memory = nullptr;
  QComboBox *m_rule = nullptr;
};

}  // namespace shinglescope
