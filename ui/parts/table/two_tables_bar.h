// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class ActionsController;
class SegmentedControl;
class Session;
class TablesController;

/// A strip about the two tables that are compared: their names and rows, which pairs are formed,
/// and commands to match their columns and to close the second. Hidden while there is only one.
/// Says why they cannot be searched as they are. GUI thread; session and controller outlive
/// it.
class TwoTablesBar final : public Panel {
  Q_OBJECT

 public:
  TwoTablesBar(Session &session, ActionsController &controller, QWidget *parent = nullptr);
  TablesController &tables() { return *m_tables; }
  /// Opens the dialog in which columns are matched.
  void matchColumns();

 private:
  QWidget *createBody();
  void connectBar();
  void showTables();
  void enableButtons();

  Session &m_session;
  ActionsController &m_controller;
  TablesController *m_tables = nullptr;
  QLabel *m_first = nullptr;
  QLabel *m_second = nullptr;
  QLabel *m_note = nullptr;
  SegmentedControl *m_pairs = nullptr;
  QPushButton *m_match = nullptr;
  QPushButton *m_close = nullptr;
};

}  // namespace shinglescope
