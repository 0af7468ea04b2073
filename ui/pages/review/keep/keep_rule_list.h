// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/review/groups/keep_rules.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace shinglescope {

class ChoiceBox;
class KeyButton;

/// An editor of ordered keep rules: a list, buttons that add, remove and move a rule, and
/// the settings of the rule under the cursor. GUI thread.
class KeepRuleList final : public QWidget {
  Q_OBJECT

 public:
  explicit KeepRuleList(const std::vector<std::string> &columns, QWidget *parent = nullptr);
  /// Sets the rules without emitting a signal.
  void setRules(const KeepRules &rules);
  const KeepRules &rules() const { return m_rules; }
  /// Returns the rules for display: column numbers are replaced by column names.
  KeepRules namedRules() const;
  void focusList();

 signals:
  void rulesEdited();

 private:
  void createList();
  void createEditor(const std::vector<std::string> &columns);
  KeyButton *addButton(const QString &text, const QString &name, const QKeySequence &key,
                       void (KeepRuleList::*slot)());
  void addRule();
  void removeRule();
  void moveUp() { moveRule(-1); }
  void moveDown() { moveRule(1); }
  void moveRule(int step);
  void editRule();
  void showRules(int current);
  void showRule();
  int columnOf(const KeepRule &rule) const;

  KeepRules m_rules;
  QListWidget *m_list = nullptr;
  KeyButton *m_remove = nullptr;
  KeyButton *m_up = nullptr;
  KeyButton *m_down = nullptr;
  QWidget *m_editor = nullptr;
  ChoiceBox *m_criterion = nullptr;
  QComboBox *m_column = nullptr;
  QLineEdit *m_pattern = nullptr;
  QCheckBox *m_ignoresCase = nullptr;
  bool m_isFilling = false;
};

}  // namespace shinglescope
