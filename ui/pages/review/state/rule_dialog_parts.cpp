// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/rule_dialog_parts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

#include "core/base/sorted_list.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/state/keep_planner.h"
#include "ui/session/group_state.h"

namespace shinglescope {
namespace {

/// The translation context of these texts.
struct RuleDialogWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RuleDialogWords)
};

}  // namespace

QLabel *appendNote(QBoxLayout &layout, const QString &text, TextRole role) {
  QLabel *label = makeNote(layout.parentWidget(), role, text);
  layout.addWidget(label);
  return label;
}

KeyButton *addApplyRow(QBoxLayout &column, QDialog &dialog, const QString &note,
                       const QString &action, QPushButton *other) {
  auto *row = new QHBoxLayout;
  row->addWidget(makeNote(&dialog, TextRole::Muted, note), 1);
  if (other != nullptr) row->addWidget(other);
  auto *close = new QPushButton(RuleDialogWords::tr("Close"), &dialog);
  close->setAutoDefault(false);
  auto *apply = new KeyButton(action, QStringLiteral("Ctrl+Enter"), &dialog);
  apply->setPrimary(true);
  apply->setAutoDefault(false);
  addWidgets(*row, {close, apply});
  column.addLayout(row);
  for (const int key : {Qt::Key_Return, Qt::Key_Enter})
    new QShortcut(QKeySequence(Qt::CTRL | key), &dialog, [&dialog] { dialog.accept(); });
  QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::reject);
  QObject::connect(apply, &QPushButton::clicked, &dialog, &QDialog::accept);
  return apply;
}

SegmentedControl *makeGroupScope(std::size_t selected, const QString &name, QWidget *parent) {
  auto *scope = new SegmentedControl(
      {RuleDialogWords::tr("Selected %1").arg(countText(selected)),
       RuleDialogWords::tr("Shown in the queue"), RuleDialogWords::tr("Reviewed")},
      parent);
  scope->setAccessibleName(name);
  scope->setCurrentIndex(static_cast<int>(KeepScope::Filtered));
  scope->setSegmentEnabled(0, selected > 0);
  return scope;
}

std::vector<std::uint32_t> slotsOfRows(const GroupState &groups,
                                       const std::vector<RecordId> &rows) {
  std::vector<std::uint32_t> found;
  for (const RecordId row : rows) found.push_back(groups.slotOf(row));
  sortUnique(found);
  std::erase(found, ReviewGroups::kNoGroup);
  return found;
}

}  // namespace shinglescope
