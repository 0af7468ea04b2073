#pragma once

#include <QFileDialog>
#include <QString>

namespace shinglescope {

// Every file dialog of the window comes from here. Qt's own dialog, which is shown where the
// desktop has none, renames and deletes files and folders by F2, Delete and its menu: a key that
// was meant for the window would lose data. Here it only chooses. GUI thread.

/// Deleted when it is closed; for open().
QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place = {},
                            const QString &filter = {});
/// Waits for an answer; empty where there is none.
QString askToOpen(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter);
/// Likewise; `chosenFilter` may be null.
QString askToSave(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter, QString *chosenFilter = nullptr,
                  QFileDialog::Options options = {});

}  // namespace shinglescope
