#include "ui/base/controls/file_dialog.h"

namespace shinglescope {

QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place,
                            const QString &filter) {
  auto *dialog = new QFileDialog(parent, title, place, filter);
  dialog->setOption(QFileDialog::ReadOnly);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

QString askToOpen(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter) {
  return QFileDialog::getOpenFileName(parent, title, place, filter, nullptr, QFileDialog::ReadOnly);
}

QString askToSave(QWidget *parent, const QString &title, const QString &place,
                  const QString &filter, QString *chosenFilter, QFileDialog::Options options) {
  return QFileDialog::getSaveFileName(parent, title, place, filter, chosenFilter,
                                      options | QFileDialog::ReadOnly);
}

}  // namespace shinglescope
