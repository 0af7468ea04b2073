// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/link_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/web_address.h"

namespace shinglescope {

LinkDialog::LinkDialog(const QUrl &address, QWidget *parent) : QDialog(parent), m_address(address) {
  setWindowTitle(tr("Open a link"));
  QLabel *question =
      makeNote(nullptr, TextRole::Strong,
               tr("Open this address of %1 in the browser?").arg(plainHost(address)));
  auto *whole = new QPlainTextEdit(plainAddress(address), this);
  whole->setObjectName(QStringLiteral("wholeAddress"));
  whole->setAccessibleName(tr("The whole address"));
  whole->setReadOnly(true);
  whole->setTabChangesFocus(true);
  whole->setWordWrapMode(QTextOption::WrapAnywhere);
  setTextRole(whole, TextRole::Monospace);
  QLabel *note = makeNote(nullptr, TextRole::Muted,
                          tr("It comes from the table, not from Shinglescope, which itself "
                             "uses no network."));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(tr("&Open in the browser"), QDialogButtonBox::AcceptRole);
  QPushButton *copy = buttons->addButton(tr("&Copy the address"), QDialogButtonBox::ActionRole);
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setFocus();
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(copy, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(plainAddress(m_address)); });
  layOutColumn(this, kDialogMargins, 8, {question, {whole, 1}, note, buttons});
  resize(520, 240);
}

}  // namespace shinglescope
