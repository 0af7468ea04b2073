#pragma once

#include <QFileDialog>
#include <QString>

namespace shinglescope {

// Every file dialog of the window is created here. On desktops without a native dialog, Qt shows
// its own, in which F2, Delete and the context menu rename and delete files. A key meant for the
// window could lose data, so this dialog only chooses files. GUI thread.

/// Returns a dialog for open(); it deletes itself when it is closed.
QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place = {},
                            const QString &filter = {});
/// Blocks until the user answers; returns an empty string if they cancel.
QString askToOpen(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter);
/// Like askToOpen(); `chosenFilter` may be null.
QString askToSave(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter, QString *chosenFilter = nullptr,
                  QFileDialog::Options options = {});

}  // namespace shinglescope
