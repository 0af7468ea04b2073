// SPDX-License-Identifier: MIT
#include "ui/window/window_menus.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QLabel>

#include "ui/base/controls/menu_title.h"
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

QAction *WindowMenus::add(QMenu *menu, Command command, const QString &text,
                          const QKeySequence &key) {
  QAction *action = menu->addAction(text);
  action->setShortcut(key);
  m_actions.insert(static_cast<int>(command), action);
  return action;
}

void WindowMenus::createFileMenu() {
  QMenu *menu = addMenu(tr("&File"));
  add(menu, Command::Open, tr("&Open..."), QKeySequence(Qt::CTRL | Qt::Key_O));
  add(menu, Command::OpenFolder, tr("Open &folder..."));
  add(menu, Command::PasteTable, tr("&Paste a table"));
  add(menu, Command::ReadingOptions, tr("Readin&g options..."),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
  QMenu *samples = menu->addMenu(tr("Open sa&mple"));
  add(samples, Command::OpenRentals, tr("&Rental listings, 2,000 rows"));
  add(samples, Command::OpenLesson, tr("&Three documents"));
  m_recent = menu->addMenu(tr("&Recent files"));
  menu->addSeparator();
  add(menu, Command::Save, tr("&Save project"), QKeySequence(Qt::CTRL | Qt::Key_S));
  add(menu, Command::SaveAs, tr("Save project &as..."),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  add(menu, Command::Export, tr("&Export..."), QKeySequence(Qt::CTRL | Qt::Key_E));
  menu->addSeparator();
  add(menu, Command::Quit, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q))
      ->setMenuRole(QAction::QuitRole);
}

void WindowMenus::createEditMenu(const UndoActions &undo) {
  QMenu *menu = m_edit = addMenu(tr("&Edit"));
  menu->addActions({undo.undo(), undo.redo()});
  m_belowUndo =
      add(menu, Command::UndoHistory, tr("&History..."), QKeySequence(Qt::CTRL | Qt::Key_H));
  menu->addSeparator();
  add(menu, Command::FindInRows, tr("&Find in rows"), QKeySequence(Qt::CTRL | Qt::Key_F));
  add(menu, Command::GoToRow, tr("&Go to row..."), QKeySequence(Qt::CTRL | Qt::Key_G));
  add(menu, Command::FindLike, tr("Find rows &like this"), QKeySequence(Qt::CTRL | Qt::Key_L));
}

void WindowMenus::createViewMenu() {
  m_view = addMenu(tr("&View"));
  m_themes = addChoices(tr("&Theme"), {tr("Follow &system"), tr("&Light"), tr("&Dark")},
                        &WindowMenus::themeChosen);
  add(m_view, Command::HighContrast, tr("&High contrast"))->setCheckable(true);
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
  add(menu, Command::FindDuplicates, tr("&Find duplicates"), QKeySequence(Qt::CTRL | Qt::Key_R));
  add(menu, Command::FindExactly, tr("Find without a &miss (exact)"),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  add(menu, Command::TryOnFirstRows, tr("&Try on 2,000 rows"));
  menu->addSeparator();
  add(menu, Command::Cancel, tr("&Cancel"), QKeySequence(Qt::Key_Escape));
}

void WindowMenus::createHelpMenu() {
  QMenu *menu = m_help = addMenu(tr("&Help"));
  add(menu, Command::Guide, tr("User &guide"), QKeySequence(Qt::Key_F1));
  add(menu, Command::Keyboard, tr("&Keyboard"), QKeySequence(Qt::Key_Question));
  menu->addSeparator();
  add(menu, Command::About, tr("&About Shinglescope"))->setMenuRole(QAction::AboutRole);
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
}

void WindowMenus::addPage(const QString &name, const QString &label) {
  QAction *action = m_view->addAction(label, this, [this, name] { emit pageChosen(name); });
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
