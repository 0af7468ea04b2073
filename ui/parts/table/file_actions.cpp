#include "ui/parts/table/file_actions.h"

#include <QMenu>

#include "ui/base/controls/file_dialog.h"

namespace shinglescope {

void addFileActions(QMenu &menu, QWidget *page, const FileWords &words,
                    std::function<void(const QString &)> load,
                    std::function<void(const QString &)> save) {
  menu.addAction(words.loadAction, page, [=] {
    const QString path = askToOpen(page, words.loadTitle, {}, words.filter);
    if (!path.isEmpty()) load(path);
  });
  menu.addAction(words.saveAction, page, [=] {
    const QString path = askToSave(page, words.saveTitle, words.name, words.filter);
    if (!path.isEmpty()) save(path);
  });
}

}  // namespace shinglescope
