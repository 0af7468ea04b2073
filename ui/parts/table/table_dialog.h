#pragma once

#include <QDialog>

#include "ui/session/session.h"

namespace shinglescope {

/// A dialog about rows goes with their table: in the next one the same numbers are other rows. A
/// table that was being read can come while any dialog is open.
inline void closeWithTable(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::datasetChanged, &dialog, &QDialog::reject);
}

/// A dialog about a result goes with the result, and so with the table.
inline void closeWithResult(QDialog &dialog, const Session &session) {
  QObject::connect(&session, &Session::resultChanged, &dialog, &QDialog::reject);
}

}  // namespace shinglescope
