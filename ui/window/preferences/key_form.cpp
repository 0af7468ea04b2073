// SPDX-License-Identifier: MIT
#include "ui/window/preferences/key_form.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QTreeWidget>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

enum KeyColumn { CommandColumn, KeyColumn };
constexpr int kKeyFormMargin = 10;
constexpr int kKeyWidth = 150;

QString shownKeys(const QList<QKeySequence> &keys) {
  QStringList texts;
  for (const QKeySequence &key : keys) texts << key.toString(QKeySequence::NativeText);
  return texts.join(QStringLiteral(", "));
}

QString idOf(const QTreeWidgetItem *item) {
  return item == nullptr ? QString() : item->data(CommandColumn, Qt::UserRole).toString();
}

}  // namespace

KeyForm::KeyForm(KeyBindings &keys, Settings &settings, QWidget *parent)
    : QWidget(parent), m_keys(keys), m_settings(settings) {
  createList();
  createEditor();
  addWidgets(*makeColumn(this, {0, kKeyFormMargin, 0, 0}), {m_filter, m_list, m_editor});
  fillList();
  showCurrent();
}

void KeyForm::createList() {
  m_filter = new QLineEdit(this);
  m_filter->setObjectName(QStringLiteral("keyFilter"));
  m_filter->setPlaceholderText(tr("Command or key"));
  m_filter->setAccessibleName(tr("Command or key"));
  m_filter->setClearButtonEnabled(true);
  m_list = new QTreeWidget(this);
  m_list->setObjectName(QStringLiteral("keyList"));
  m_list->setAccessibleName(tr("Commands and their keys"));
  m_list->setHeaderLabels({tr("Command"), tr("Key")});
  m_list->setRootIsDecorated(false);
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
  m_list->header()->resizeSection(KeyColumn, kKeyWidth);
  connect(m_filter, &QLineEdit::textChanged, this, &KeyForm::filterList);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &KeyForm::showCurrent);
  connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_key->setFocus(); });
}

void KeyForm::createEditor() {
  m_editor = new QWidget(this);
  m_command = makeNote(m_editor, TextRole::Strong);
  m_key = new QKeySequenceEdit(m_editor);
  m_key->setObjectName(QStringLiteral("keyEdit"));
  m_key->setAccessibleName(tr("New key"));
  m_remove = makePushButton(m_editor, tr("Re&move the key"), "removeKey");
  m_standard = makePushButton(m_editor, tr("&Standard key"), "standardKey");
  m_allStandard = makePushButton(m_editor, tr("A&ll standard keys"), "allStandardKeys");
  m_conflictLine = new QWidget(m_editor);
  m_conflict = makeNote(m_conflictLine, TextRole::Warning);
  m_conflict->setObjectName(QStringLiteral("keyConflict"));
  m_takeOver = makePushButton(m_conflictLine, tr("&Use it here"), "takeKeyOver");
  layOutRow(m_conflictLine, {}, 8, {{m_conflict, 1}, m_takeOver});
  layOutColumn(m_editor, {}, 6,
               {m_command, makeItemRow({{m_key, 1}, m_remove, m_standard, m_allStandard}, 8),
                m_conflictLine});
  connect(m_key, &QKeySequenceEdit::editingFinished, this, &KeyForm::useTyped);
  connect(m_takeOver, &QPushButton::clicked, this, &KeyForm::takeOver);
  connect(m_remove, &QPushButton::clicked, this, [this] {
    m_keys.setKey(currentId(), {});
    keep();
  });
  connect(m_standard, &QPushButton::clicked, this, &KeyForm::useStandard);
  connect(m_allStandard, &QPushButton::clicked, this, [this] {
    m_keys.setAllStandard();
    keep();
  });
}

void KeyForm::fillList() {
  QTreeWidgetItem *group = nullptr;
  for (const BoundCommand &command : m_keys.commands()) {
    if (!command.action) continue;
    if (group == nullptr || group->text(CommandColumn) != command.group) {
      group = new QTreeWidgetItem(m_list, {command.group});
      group->setFlags(Qt::ItemIsEnabled);
      group->setExpanded(true);
      QFont bold = group->font(CommandColumn);
      bold.setWeight(QFont::DemiBold);
      group->setFont(CommandColumn, bold);
    }
    auto *item = new QTreeWidgetItem(group, {command.name});
    item->setData(CommandColumn, Qt::UserRole, command.id);
  }
  showKeys();
  if (m_list->topLevelItemCount() > 0) m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
}

void KeyForm::showKeys() {
  for (QTreeWidgetItemIterator at(m_list); *at != nullptr; ++at) {
    const BoundCommand *command = m_keys.find(idOf(*at));
    if (command == nullptr || !command->action) continue;
    (*at)->setText(KeyColumn, shownKeys(command->action->shortcuts()));
    QFont font = (*at)->font(KeyColumn);
    font.setBold(!m_keys.isStandard(command->id));
    (*at)->setFont(KeyColumn, font);
  }
  m_allStandard->setEnabled(!chosenKeys().isEmpty());
}

void KeyForm::filterList(const QString &text) {
  for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
    QTreeWidgetItem *group = m_list->topLevelItem(i);
    bool isAnyShown = false;
    for (int j = 0; j < group->childCount(); ++j) {
      QTreeWidgetItem *item = group->child(j);
      const bool isShown = item->text(CommandColumn).contains(text, Qt::CaseInsensitive) ||
                           item->text(KeyColumn).contains(text, Qt::CaseInsensitive);
      item->setHidden(!isShown);
      isAnyShown = isAnyShown || isShown;
    }
    group->setHidden(!isAnyShown);
  }
}

void KeyForm::showCurrent() {
  const BoundCommand *command = m_keys.find(currentId());
  m_editor->setEnabled(command != nullptr);
  m_conflictLine->hide();
  if (command == nullptr || !command->action) return;
  m_command->setText(command->name);
  m_key->setKeySequence(command->action->shortcut());
  m_remove->setEnabled(!command->action->shortcut().isEmpty());
  m_standard->setEnabled(!m_keys.isStandard(command->id));
  m_standard->setToolTip(shownKeys(command->standard));
}

void KeyForm::useTyped() {
  const BoundCommand *command = m_keys.find(currentId());
  // Qt waits for up to four keys; a command has one.
  const QKeySequence typed = m_key->keySequence();
  const QKeySequence key = typed.isEmpty() ? typed : QKeySequence(typed[0]);
  if (command == nullptr || !command->action || key == command->action->shortcut()) return;
  m_key->setKeySequence(key);
  const auto other = m_keys.conflict(command->id, key);
  m_conflictLine->setVisible(other.has_value());
  if (other) {
    m_conflict->setText(
        tr("%1 is the key of \"%2\".")
            .arg(key.toString(QKeySequence::NativeText), m_keys.find(*other)->name));
    return;
  }
  m_keys.setKey(command->id, key);
  keep();
}

void KeyForm::useStandard() {
  const BoundCommand *command = m_keys.find(currentId());
  if (command == nullptr) return;
  if (command->standard.isEmpty()) {
    m_keys.setStandard(command->id);
    return keep();
  }
  m_key->setKeySequence(command->standard.front());
  useTyped();
}

void KeyForm::takeOver() {
  const BoundCommand *command = m_keys.find(currentId());
  if (command == nullptr) return;
  const QKeySequence key = m_key->keySequence();
  const bool isStandard = key == command->standard.value(0);
  for (const QKeySequence &taken : isStandard ? command->standard : QList<QKeySequence>{key}) {
    while (const auto other = m_keys.conflict(command->id, taken)) m_keys.setKey(*other, {});
  }
  m_keys.setKey(command->id, key);
  keep();
  m_list->setFocus();
}

QString KeyForm::currentId() const { return idOf(m_list->currentItem()); }

void KeyForm::keep() {
  m_settings.setChosenKeys(chosenKeys());
  showKeys();
  showCurrent();
}

}  // namespace shinglescope
