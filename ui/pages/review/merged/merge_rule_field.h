// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "core/dataset/table/dataset.h"
#include "core/review/merged/merge_rules.h"

class QComboBox;
class QLineEdit;

namespace shinglescope {

class ChoiceBox;

/// The fields of one merge rule: how, by which column, with which separator. It may also offer to
/// follow another rule, that of the table. Only changes of the user are signalled. GUI thread.
class MergeRuleField final : public QWidget {
  Q_OBJECT

 public:
  /// `inherited` names the choice to follow another rule; empty: there is no such choice.
  MergeRuleField(std::shared_ptr<const Dataset> dataset, const QString &inherited,
                 QWidget *parent = nullptr);

  /// Shows a rule; none: the other rule is followed.
  void setRule(const std::optional<MergeRule> &rule);
  const std::optional<MergeRule> &rule() const { return m_rule; }
  QWidget *firstField() const;

 signals:
  void edited();

 private:
  void takeFields();
  void showFields();

  std::shared_ptr<const Dataset> m_dataset;
  std::optional<MergeRule> m_rule;
  bool m_isFilling = false;
  ChoiceBox *m_criterion = nullptr;
  QComboBox *m_by = nullptr;
  QLineEdit *m_separator = nullptr;
};

}  // namespace shinglescope
