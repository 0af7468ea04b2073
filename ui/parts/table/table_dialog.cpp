// SPDX-License-Identifier: MIT
#include "ui/parts/table/table_dialog.h"

#include <QApplication>

namespace shinglescope {
namespace {

bool isOpenedFrom(const QObject *dialog, const QObject &opener) {
  for (const QObject *parent = dialog->parent(); parent != nullptr; parent = parent->parent())
    if (parent == &opener) return true;
  return false;
}

/// Returns the modal dialog in front, if it was opened from this one.
QDialog *dialogInFrontOf(const QDialog &dialog) {
  auto *front = qobject_cast<QDialog *>(QApplication::activeModalWidget());
  return front != nullptr && isOpenedFrom(front, dialog) ? front : nullptr;
}

}  // namespace

void closeWithChildren(QDialog &dialog) {
  while (QDialog *front = dialogInFrontOf(dialog)) {
    front->reject();
    if (front->isVisible()) break;  // refuses; for instance, it is still writing
  }
  dialog.reject();
}

}  // namespace shinglescope
