#include "ui/pages/data/grid/link_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/base/style/text_role.h"
#include "ui/base/text/web_address.h"

namespace shinglescope {

LinkDialog::LinkDialog(const QUrl &address, QWidget *parent) : QDialog(parent), m_address(address) {
  setWindowTitle(tr("Open a link"));
  auto *question =
      new QLabel(tr("Open this address of %1 in the browser?").arg(plainHost(address)));
  question->setTextFormat(Qt::PlainText);
  question->setWordWrap(true);
  setTextRole(question, TextRole::Strong);
  auto *whole = new QPlainTextEdit(plainAddress(address), this);
  whole->setObjectName(QStringLiteral("wholeAddress"));
  whole->setAccessibleName(tr("The whole address"));
  whole->setReadOnly(true);
  whole->setTabChangesFocus(true);
  whole->setWordWrapMode(QTextOption::WrapAnywhere);
  setTextRole(whole, TextRole::Monospace);
  auto *note =
      new QLabel(tr("It comes from the table, not from Shinglescope, which itself "
                    "uses no network."));
  note->setWordWrap(true);
  setTextRole(note, TextRole::Muted);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(tr("&Open in the browser"), QDialogButtonBox::AcceptRole);
  QPushButton *copy = buttons->addButton(tr("&Copy the address"), QDialogButtonBox::ActionRole);
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setFocus();
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(copy, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(plainAddress(m_address)); });
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(question);
  layout->addWidget(whole, 1);
  layout->addWidget(note);
  layout->addWidget(buttons);
  resize(520, 240);
}

}  // namespace shinglescope
