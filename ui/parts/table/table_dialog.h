// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/session/session.h"

namespace shinglescope {

/// Closes a dialog, and before it those that were opened from it, the last one first. Qt's file
/// dialog waits in a nested event loop for the answer to its own questions ("Replace the file?");
/// deleted before that loop has ended, it would free what is still in use.
void closeWithChildren(QDialog &dialog);

/// Closes a dialog about rows when their table is replaced, because row numbers then refer to
/// other rows. A table can finish loading while any dialog is open.
inline void closeWithTable(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::datasetChanged, &dialog,
                   [&dialog] { closeWithChildren(dialog); });
}

/// Closes a dialog about a result when the result is replaced, and therefore also when the table
/// is.
inline void closeWithResult(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::resultChanged, &dialog,
                   [&dialog] { closeWithChildren(dialog); });
}

/// Opens a dialog that deletes itself when it is closed.
inline void openOnce(QDialog &dialog) {
  dialog.setAttribute(Qt::WA_DeleteOnClose);
  dialog.open();
}

}  // namespace shinglescope
