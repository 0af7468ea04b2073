#pragma once

#include <QString>
#include <functional>

class QMenu;
class QWidget;

namespace shinglescope {

/// What a kind of file is called where one is asked for.
struct FileWords {
  QString loadAction;
  QString saveAction;
  QString loadTitle;
  QString saveTitle;
  QString filter;
  QString name;  ///< that is proposed
};

/// Two lines of a menu that ask for a file over `page` and hand its name on.
void addFileActions(QMenu &menu, QWidget *page, const FileWords &words,
                    std::function<void(const QString &)> load,
                    std::function<void(const QString &)> save);

}  // namespace shinglescope
