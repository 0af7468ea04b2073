// SPDX-License-Identifier: MIT
#include "ui/parts/table/file_actions.h"

#include <QMenu>

#include "ui/base/controls/file_dialog.h"

namespace shinglescope {

void addFileActions(QMenu &menu, QWidget *page, const FileWords &words,
                    std::function<void(const QString &)> load,
                    std::function<void(const QString &)> save) {
  menu.addAction(words.loadAction, page,
                 [=] { askToOpen(page, words.loadTitle, {}, words.filter, load); });
  menu.addAction(words.saveAction, page, [=] {
    askToSave(page, words.saveTitle, words.name, words.filter,
              [save](const QString &path, const QString &) { save(path); });
  });
}

}  // namespace shinglescope
