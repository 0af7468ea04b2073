// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/base/keys/key_bindings.h"

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace shinglescope {

class Settings;

/// The page of the preferences for keys: the list of commands, and the key of the current one. A
/// key that another command has is taken from it only if the user says so. GUI thread.
class KeyForm final : public QWidget {
  Q_OBJECT

 public:
  KeyForm(KeyBindings &keys, Settings &settings, QWidget *parent = nullptr);

 private:
  void createList();
  void createEditor();
  void fillList();
  void filterList(const QString &text);
  void showCurrent();
  void showKeys();
  void useTyped();
  void useStandard();
  void takeOver();
  QString currentId() const;
  void keep();

  KeyBindings &m_keys;
  Settings &m_settings;
  QLineEdit *m_filter = nullptr;
  QTreeWidget *m_list = nullptr;
  QWidget *m_editor = nullptr;
  QLabel *m_command = nullptr;
  QKeySequenceEdit *m_key = nullptr;
  QPushButton *m_remove = nullptr;
  QPushButton *m_standard = nullptr;
  QPushButton *m_allStandard = nullptr;
  QWidget *m_conflictLine = nullptr;
  QLabel *m_conflict = nullptr;
  QPushButton *m_takeOver = nullptr;
};

}  // namespace shinglescope
