// SPDX-License-Identifier: MIT
#include "ui/base/controls/file_dialog.h"

namespace shinglescope {

QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place,
                            const QString &filter) {
  auto *dialog = new QFileDialog(parent, title, place, filter);
  dialog->setOption(QFileDialog::ReadOnly);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

void askToOpen(QWidget *parent, const QString &title, const QString &place, const QString &filter,
               const std::function<void(const QString &)> &use) {
  QFileDialog *dialog = makeFileDialog(parent, title, place, filter);
  dialog->setFileMode(QFileDialog::ExistingFile);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, use);
  dialog->open();
}

void askToSave(QWidget *parent, const QString &title, const QString &place, const QString &filter,
               const std::function<void(const QString &path, const QString &filter)> &use,
               QFileDialog::Options options) {
  QFileDialog *dialog = makeFileDialog(parent, title, place, filter);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setOptions(dialog->options() | options);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                   [dialog, use](const QString &path) { use(path, dialog->selectedNameFilter()); });
  dialog->open();
}

}  // namespace shinglescope
