// SPDX-License-Identifier: MIT
#pragma once

#include <QMenuBar>

class QAction;
class QActionGroup;
class QLabel;

namespace shinglescope {

class UndoActions;

/// The window's menu bar. It creates every action with its shortcut, and maintains the lists of
/// recent files, themes and languages. It does not make decisions: the window connects and enables
/// the actions. GUI thread.
class WindowMenus : public QMenuBar {
  Q_OBJECT

 public:
  /// The actions by purpose; each is in a menu.
  enum class Command {
    Open,
    OpenFolder,
    PasteTable,
    OpenSecond,
    OpenPairs,
    MatchColumns,
    CloseSecond,
    ReadingOptions,
    OpenRentals,
    OpenLesson,
    NewWindow,
    CloseTable,
    Save,
    SaveAs,
    Export,
    ExportShown,
    Quit,
    UndoHistory,
    Preferences,
    FindInRows,
    GoToRow,
    FindLike,
    FindDuplicates,
    FindExactly,
    TryOnFirstRows,
    Cancel,
    Guide,
    Terms,
    Keyboard,
    About,
    HighContrast  ///< checkable
  };

  explicit WindowMenus(const UndoActions &undo, QWidget *parent = nullptr);
  QAction *action(Command command) const { return m_actions.value(static_cast<int>(command)); }
  void setFileName(const QString &file);
  void setRecentFiles(const QStringList &paths);
  /// Adds a workspace to View, with Ctrl+1, Ctrl+2 and so on as shortcuts.
  void addPage(const QString &name, const QString &label);
  /// Adds a page's own undo and redo to Edit, after those of the verdicts.
  void addUndo(const QList<QAction *> &commands);
  /// Adds a menu with a page's commands before Help; null adds a separator.
  QMenu *addCommands(const QString &title, const QList<QAction *> &commands);
  void setTheme(int choice);
  void setLanguage(int choice);

 signals:
  void recentFileChosen(const QString &path);
  void recentFilesCleared();
  void pageChosen(const QString &name);
  void themeChosen(int choice);
  void languageChosen(int choice);

 private:
  /// The user's keys are stored by the name of the action.
  QAction *add(QMenu *menu, Command command, const char *name, const QString &text,
               const QList<QKeySequence> &keys = {});
  void createFileMenu();
  void createEditMenu(const UndoActions &undo);
  void createViewMenu();
  /// Adds a submenu in which exactly one item is checked.
  QActionGroup *addChoices(const QString &title, const QStringList &names,
                           void (WindowMenus::*chosen)(int));
  void createRunMenu();
  void createHelpMenu();
  void createCorners();

  QHash<int, QAction *> m_actions;
  QMenu *m_recent = nullptr;
  QMenu *m_edit = nullptr;
  QAction *m_belowUndo = nullptr;
  QMenu *m_view = nullptr;
  QMenu *m_help = nullptr;
  QActionGroup *m_themes = nullptr;
  QActionGroup *m_languages = nullptr;
  QLabel *m_fileName = nullptr;
  int m_pages = 0;
};

}  // namespace shinglescope
