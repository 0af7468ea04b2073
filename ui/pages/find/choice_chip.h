// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/base/controls/chip.h"

namespace shinglescope {

/// A chip with a menu of choices: "white space: all". The first choice means "off": the chip is
/// unchecked and shows only its name. GUI thread.
class ChoiceChip final : public Chip {
  Q_OBJECT

 public:
  ChoiceChip(const QString &name, const QStringList &choices, QWidget *parent = nullptr);
  int choice() const { return m_choice; }
  /// Shows a choice without emitting a signal.
  void setChoice(int choice);

 signals:
  void choicePicked(int choice);

 protected:
  void nextCheckState() override {}  // the choice, not a click, checks the chip

 private:
  QString m_name;
  QStringList m_choices;
  int m_choice = 0;
};

}  // namespace shinglescope
