#include "ui/widgets/file_actions.h"

#include <QFileDialog>
#include <QMenu>

namespace shinglescope {

void addFileActions(QMenu &menu, QWidget *page, const FileWords &words,
                    std::function<void(const QString &)> load,
                    std::function<void(const QString &)> save) {
  menu.addAction(words.loadAction, page, [=] {
    const QString path = QFileDialog::getOpenFileName(page, words.loadTitle, {}, words.filter);
    if (!path.isEmpty()) load(path);
  });
  menu.addAction(words.saveAction, page, [=] {
    const QString path =
        QFileDialog::getSaveFileName(page, words.saveTitle, words.name, words.filter);
    if (!path.isEmpty()) save(path);
  });
}

}  // namespace shinglescope
