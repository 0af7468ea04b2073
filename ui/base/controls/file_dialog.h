// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDialog>
#include <QString>
#include <functional>

namespace shinglescope {

// Every file dialog of the window is created here. On desktops without a native dialog, Qt shows
// its own, in which F2, Delete and the context menu rename and delete files. A key meant for the
// window could lose data, so this dialog only chooses files. No dialog is run by exec(): the widget
// that asked may be deleted before the answer, for instance because another table was loaded. GUI
// thread.

/// Returns a dialog for open(); it deletes itself when it is closed.
QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place = {},
                            const QString &filter = {});

/// Asks for a file to read and calls `use` with its path, unless the user cancels or `parent` is
/// deleted.
void askToOpen(QWidget *parent, const QString &title, const QString &place, const QString &filter,
               const std::function<void(const QString &)> &use);

/// Asks for a file to write, in the same way; `use` also receives the chosen filter. `place` may be
/// a folder or a proposed file.
void askToSave(QWidget *parent, const QString &title, const QString &place, const QString &filter,
               const std::function<void(const QString &path, const QString &filter)> &use,
               QFileDialog::Options options = {});

}  // namespace shinglescope
