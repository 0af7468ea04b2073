// SPDX-License-Identifier: MIT
#include "ui/base/controls/file_dialog.h"

#include <QHeaderView>
#include <QTreeView>
#include <algorithm>

namespace shinglescope {
namespace {

constexpr int kTitleMargin = 30;

/// Makes the columns of Qt's own dialog as wide as their titles; the desktop's dialog has none.
void widenColumns(const QFileDialog &dialog) {
  const auto *files = dialog.findChild<QTreeView *>(QStringLiteral("treeView"));
  if (files == nullptr || files->model() == nullptr) return;
  QHeaderView &header = *files->header();
  for (int column = 0; column < header.count(); ++column) {
    const QString title = files->model()->headerData(column, Qt::Horizontal).toString();
    const int needed = header.fontMetrics().horizontalAdvance(title) + kTitleMargin;
    header.resizeSection(column, std::max(header.sectionSize(column), needed));
  }
}

}  // namespace

QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const QString &place,
                            const QString &filter) {
  auto *dialog = new QFileDialog(parent, title, place, filter);
  dialog->setOption(QFileDialog::ReadOnly);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  widenColumns(*dialog);
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
