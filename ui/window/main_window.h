// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>
#include <QTimer>
#include <functional>
#include <memory>

#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

class QStackedWidget;

namespace shinglescope {

class Appearance;
class DataPage;
class GuideWindow;
class KeyBindings;
class Navigator;
struct RecoverableProject;
struct WindowPages;
class ProjectController;
class Rail;
class Settings;
class StatusLine;
class UndoActions;
class WindowMenus;
class WorkspacePage;

/// The main window: menus, rail, page stack, status line, dropped files, geometry. Pages and
/// controller do the work; session, controller and settings outlive the window. GUI thread.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// What to do with verdicts that exist only in memory.
  enum class Unexported { Export, Discard, Stay };

  /// Puts a window together before it is styled, which is faster (UnstyledWidgets).
  static std::unique_ptr<MainWindow> make(Session &session, ActionsController &controller,
                                          Settings &settings);
  MainWindow(Session &session, ActionsController &controller, Settings &settings,
             QWidget *parent = nullptr);
  ~MainWindow() override;

  /// Shows a page, or a part of one: "explore:sweep".
  void showPage(const QString &place);
  QString currentPage() const;
  WorkspacePage *page(const QString &name) const;
  const WindowPages &pages() const;
  /// Shows the import dialog for the reading options, then opens the file.
  void importFile(const QString &path);
  void showExportDialog();
  void exportShown();  ///< what Data shows
  ProjectController &project() { return *m_project; }
  /// Replaces the question that is asked before verdicts are lost.
  void setUnexportedQuestion(std::function<Unexported()> question);
  KeyBindings &keys() { return *m_keys; }

 signals:
  /// Requests another window, in a process of its own.
  void newWindowRequested();

 protected:
  void closeEvent(QCloseEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;

 private:
  void createPages();
  void addPage(WorkspacePage &page, const QString &label, const QString &toolTip);
  DataPage &dataPage();
  void followPage(const QString &name);
  void createLayout();
  void connectMenus();
  void connectAppearance();
  void bindKeys();
  void showKeys();
  void showPreferences();
  void clearRecentFiles();
  void closeTable();
  void connectHelp();
  void showGuide();
  void showTerms();
  void connectSession();
  void connectProject();
  void saveProject(bool asksForName);
  void actOnNotice();
  void offerReview(const RecoverableProject &review);
  void keepViews();
  void showName();
  void enableActions();
  void enablePageMenus();
  void showUndoHistory();
  void setPresenting(bool isPresenting);
  bool mayLoseVerdicts();
  Unexported askAboutVerdicts();

  Session &m_session;
  ActionsController &m_controller;
  ProjectController *m_project = nullptr;
  Settings &m_settings;
  Appearance *m_appearance = nullptr;
  KeyBindings *m_keys = nullptr;
  UndoActions *m_undo = nullptr;
  WindowMenus *m_menus = nullptr;
  Rail *m_rail = nullptr;
  QMenu *m_reviewMenu = nullptr;
  QMenu *m_learnMenu = nullptr;
  QStackedWidget *m_stack = nullptr;
  Navigator *m_navigator = nullptr;
  StatusLine *m_status = nullptr;
  GuideWindow *m_guide = nullptr;
  std::function<Unexported()> m_question;
  QTimer m_viewTimer;
  QSize m_sizeAtDesk;  ///< before presenter mode
};

}  // namespace shinglescope
