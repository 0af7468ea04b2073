// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/import_profiles_dialog.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/data/reading/profile_text.h"
#include "ui/parts/table/record_delegate.h"
#include "ui/session/import_profiles.h"

namespace shinglescope {

ImportProfilesDialog::ImportProfilesDialog(ImportProfiles &profiles, QWidget *parent)
    : QDialog(parent), m_profiles(profiles) {
  setWindowTitle(tr("Saved settings"));
  resize(620, 360);
  auto *panel = new Panel(tr("How files were opened"), this);
  panel->setSubtitle(tr("files with such names open the same way"));
  auto *body = new QWidget(panel);
  m_empty = makeNote(body, TextRole::Muted,
                     tr("No settings are saved yet. Opening a file with settings other than the "
                        "guessed ones saves them here."));
  m_empty->setContentsMargins(8, 8, 8, 8);
  m_list = new QListWidget(body);
  m_list->setItemDelegate(new RecordDelegate(m_list));
  m_list->setAccessibleName(windowTitle());
  layOutColumn(body, {4, 4, 4, 4}, -1, {{m_empty, 0, Qt::AlignTop}, m_list});
  panel->setBody(body);
  m_forget = new QPushButton(tr("&Forget"), this);
  m_forget->setObjectName(QStringLiteral("forgetButton"));
  auto *close = new QPushButton(tr("&Close"), this);
  layOutColumn(this, {8, 8, 8, 8}, -1,
               {{panel, 1}, makeItemRow({m_forget, BoxItem::space(), close})});
  connect(m_forget, &QPushButton::clicked, this, &ImportProfilesDialog::forgetCurrent);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  fill();
  m_list->setFocus();
}

void ImportProfilesDialog::fill() {
  const int current = std::max(m_list->currentRow(), 0);
  m_list->clear();
  for (const ImportProfile &profile : m_profiles.all()) {
    const QString pattern = cellDisplayText(profile.pattern.toStdString());
    auto *item = new QListWidgetItem(tr("%1:  %2").arg(pattern, profileText(profile)), m_list);
    item->setData(Qt::UserRole, profile.pattern);
    item->setToolTip(item->text().toHtmlEscaped());
  }
  m_list->setCurrentRow(std::min(current, m_list->count() - 1));
  const bool isEmpty = m_list->count() == 0;
  m_empty->setVisible(isEmpty);
  m_list->setVisible(!isEmpty);
  m_forget->setEnabled(!isEmpty);
}

void ImportProfilesDialog::forgetCurrent() {
  const QListWidgetItem *item = m_list->currentItem();
  if (item == nullptr) return;
  const QString pattern = item->data(Qt::UserRole).toString();
  m_profiles.forget(pattern);
  fill();
  emit forgotten(pattern);
}

void ImportProfilesDialog::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Delete) return forgetCurrent();
  QDialog::keyPressEvent(event);
}

}  // namespace shinglescope
