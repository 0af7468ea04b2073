// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <functional>

class QMenu;
class QWidget;

namespace shinglescope {

/// The texts of menus and dialogs for one kind of file.
struct FileWords {
  QString loadAction;
  QString saveAction;
  QString loadTitle;
  QString saveTitle;
  QString filter;
  QString name;  ///< proposed file name
};

/// Adds two menu items that open a file dialog over `page` and pass the file name on.
void addFileActions(QMenu &menu, QWidget *page, const FileWords &words,
                    std::function<void(const QString &)> load,
                    std::function<void(const QString &)> save);

}  // namespace shinglescope
