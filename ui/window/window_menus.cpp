// SPDX-License-Identifier: MIT
#include "ui/window/window_menus.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QLabel>

#include "ui/base/controls/menu_title.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/text/display_text.h"
#include "ui/session/undo_actions.h"

namespace shinglescope {
namespace {
constexpr int kFileNameWidth = 360;
}

WindowMenus::WindowMenus(const UndoActions &undo, QWidget *parent) : QMenuBar(parent) {
  createCorners();
  createFileMenu();
  createEditMenu(undo);
  createViewMenu();
  createRunMenu();
  createHelpMenu();
}

void WindowMenus::createCorners() {
  auto *name = new QLabel(tr("Shinglescope"), this);
  name->setObjectName(QStringLiteral("programName"));
  setCornerWidget(name, Qt::TopLeftCorner);
  m_fileName = new QLabel(this);
  m_fileName->setObjectName(QStringLiteral("menuFileName"));
  m_fileName->setTextFormat(Qt::PlainText);
  // The bar positions its corner widgets once; a fixed width leaves room for any name.
  m_fileName->setFixedWidth(kFileNameWidth);
  m_fileName->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setCornerWidget(m_fileName, Qt::TopRightCorner);
}

QAction *WindowMenus::add(QMenu *menu, Command command, const char *name, const QString &text,
                          const QList<QKeySequence> &keys) {
  QAction *action = menu->addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcuts(keys);
  m_actions.insert(static_cast<int>(command), action);
  return action;
}

void WindowMenus::createFileMenu() {
  QMenu *menu = addMenu(tr("&File"));
  add(menu, Command::NewWindow, "newWindow", tr("&New window"),
      standardKeys(QKeySequence::New, Qt::CTRL | Qt::Key_N));
  menu->addSeparator();
  add(menu, Command::Open, "open", tr("&Open..."),
      standardKeys(QKeySequence::Open, kOpenKey.standard));
  add(menu, Command::OpenFolder, "openFolder", tr("Open &folder..."));
  add(menu, Command::PasteTable, "pasteTable", tr("&Paste a table"));
  add(menu, Command::OpenSecond, "openSecond", tr("Open second &table..."));
  add(menu, Command::OpenPairs, "openPairs", tr("Open pa&irs..."));
  add(menu, Command::ReadingOptions, "readingOptions", tr("Readin&g options..."),
      {kReadingOptionsKey.standard});
  add(menu, Command::MatchColumns, "matchColumns", tr("Match co&lumns..."));
  QMenu *samples = menu->addMenu(tr("Open sa&mple"));
  add(samples, Command::OpenRentals, "openRentals", tr("&Rental listings, 2,000 rows"));
  add(samples, Command::OpenLesson, "openLesson", tr("&Three documents"));
  m_recent = menu->addMenu(tr("&Recent files"));
  menu->addSeparator();
  add(menu, Command::Save, "save", tr("&Save project"),
      standardKeys(QKeySequence::Save, Qt::CTRL | Qt::Key_S));
  add(menu, Command::SaveAs, "saveAs", tr("Save project &as..."),
      standardKeys(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  add(menu, Command::Export, "export", tr("&Export..."), {Qt::CTRL | Qt::Key_E});
  add(menu, Command::ExportShown, "exportShown", tr("Export what is sho&wn..."),
      {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
  menu->addSeparator();
  add(menu, Command::CloseSecond, "closeSecond", tr("Close secon&d table"));
  add(menu, Command::CloseTable, "close", tr("&Close the table"),
      standardKeys(QKeySequence::Close, Qt::CTRL | Qt::Key_W));
  add(menu, Command::Quit, "quit", tr("&Quit"),
      standardKeys(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q))
      ->setMenuRole(QAction::QuitRole);
}

void WindowMenus::createEditMenu(const UndoActions &undo) {
  QMenu *menu = m_edit = addMenu(tr("&Edit"));
  menu->addActions({undo.undo(), undo.redo()});
  m_belowUndo =
      add(menu, Command::UndoHistory, "history", tr("&History..."), {Qt::CTRL | Qt::Key_H});
  menu->addSeparator();
  add(menu, Command::FindInRows, "findInRows", tr("&Find in rows"),
      standardKeys(QKeySequence::Find, kFindInRowsKey.standard));
  add(menu, Command::GoToRow, "goToRow", tr("&Go to row..."), {Qt::CTRL | Qt::Key_G});
  add(menu, Command::FindLike, "findLike", tr("Find rows &like this"), {kFindLikeKey.standard});
  menu->addSeparator();
  add(menu, Command::Preferences, "preferences", tr("&Preferences..."),
      standardKeys(QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma))
      ->setMenuRole(QAction::PreferencesRole);
}

void WindowMenus::createViewMenu() {
  m_view = addMenu(tr("&View"));
  m_themes = addChoices(tr("&Theme"), {tr("Follow &system"), tr("&Light"), tr("&Dark")},
                        &WindowMenus::themeChosen);
  add(m_view, Command::HighContrast, "highContrast", tr("&High contrast"))->setCheckable(true);
  // Each language is listed by its own name, for users who cannot read the current language.
  m_languages =
      addChoices(tr("La&nguage"),
                 {tr("Follow &system"), QStringLiteral("&English"), QStringLiteral("&Italiano")},
                 &WindowMenus::languageChosen);
  m_view->addSeparator();
}

QActionGroup *WindowMenus::addChoices(const QString &title, const QStringList &names,
                                      void (WindowMenus::*chosen)(int)) {
  QMenu *menu = m_view->addMenu(title);
  auto *group = new QActionGroup(this);
  for (int choice = 0; choice < names.size(); ++choice) {
    QAction *action = menu->addAction(names[choice], this,
                                      [this, chosen, choice] { emit(this->*chosen)(choice); });
    action->setCheckable(true);
    group->addAction(action);
  }
  return group;
}

void WindowMenus::createRunMenu() {
  QMenu *menu = addMenu(tr("&Run"));
  add(menu, Command::FindDuplicates, "findDuplicates", tr("&Find duplicates"),
      {kFindDuplicatesKey.standard});
  add(menu, Command::FindExactly, "findExactly", tr("Find without a &miss (exact)"),
      {kFindExactlyKey.standard});
  add(menu, Command::TryOnFirstRows, "tryOnFirstRows", tr("&Try on 2,000 rows"));
  menu->addSeparator();
  add(menu, Command::Cancel, "cancel", tr("&Cancel"),
      standardKeys(QKeySequence::Cancel, Qt::Key_Escape));
}

void WindowMenus::createHelpMenu() {
  QMenu *menu = m_help = addMenu(tr("&Help"));
  add(menu, Command::Guide, "guide", tr("User &guide"),
      standardKeys(QKeySequence::HelpContents, Qt::Key_F1));
  add(menu, Command::Terms, "terms", tr("&Terms of this view"), {Qt::SHIFT | Qt::Key_F1});
  add(menu, Command::Keyboard, "keyboard", tr("&Keyboard"), {Qt::Key_Question});
  menu->addSeparator();
  add(menu, Command::About, "about", tr("&About Shinglescope"))->setMenuRole(QAction::AboutRole);
}

void WindowMenus::setFileName(const QString &file) {
  const QString name = shownPath(file);
  m_fileName->setText(m_fileName->fontMetrics().elidedText(
      name, Qt::ElideMiddle, kFileNameWidth - m_fileName->fontMetrics().height() * 2));
  m_fileName->setToolTip(name.toHtmlEscaped());
}

void WindowMenus::setRecentFiles(const QStringList &paths) {
  m_recent->clear();
  m_recent->setEnabled(!paths.isEmpty());
  for (const QString &path : paths) {
    const QString shown = shownPath(QFileInfo(path).fileName()) + QStringLiteral("  –  ") +
                          shownPath(QFileInfo(path).path());
    m_recent->addAction(menuTitle(shown), this, [this, path] { emit recentFileChosen(path); });
  }
  m_recent->addSeparator();
  m_recent->addAction(tr("&Clear this list"), this, &WindowMenus::recentFilesCleared);
}

void WindowMenus::addPage(const QString &name, const QString &label) {
  QAction *action = m_view->addAction(label, this, [this, name] { emit pageChosen(name); });
  action->setObjectName(QStringLiteral("page%1").arg(m_pages + 1));
  action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + m_pages)));
  ++m_pages;
}

void WindowMenus::addUndo(const QList<QAction *> &commands) {
  m_edit->insertActions(m_belowUndo, commands);
}

QMenu *WindowMenus::addCommands(const QString &title, const QList<QAction *> &commands) {
  auto *menu = new QMenu(title, this);
  insertMenu(m_help->menuAction(), menu);
  for (QAction *command : commands) {
    if (command == nullptr) {
      menu->addSeparator();
    } else {
      menu->addAction(command);
    }
  }
  return menu;
}

void WindowMenus::setTheme(int choice) { m_themes->actions().value(choice)->setChecked(true); }

void WindowMenus::setLanguage(int choice) {
  m_languages->actions().value(choice)->setChecked(true);
}

}  // namespace shinglescope
