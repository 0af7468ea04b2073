#pragma once

#include <QDialog>

#include "ui/session/session.h"

namespace shinglescope {

/// Closes a dialog about rows when their table is replaced, because row numbers then refer to
/// other rows. A table can finish loading while any dialog is open.
inline void closeWithTable(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::datasetChanged, &dialog, &QDialog::reject);
}

/// Closes a dialog about a result when the result is replaced, and therefore also when the table
/// is.
inline void closeWithResult(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::resultChanged, &dialog, &QDialog::reject);
}

}  // namespace shinglescope
