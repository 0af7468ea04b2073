// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/link_opener.h"

#include <QDesktopServices>
#include <QMenu>

#include "ui/base/controls/menu_title.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/web_address.h"
#include "ui/pages/data/grid/link_dialog.h"
#include "ui/pages/data/grid/record_table.h"

namespace shinglescope {

namespace {

constexpr qsizetype kMenuCharacters = 80;

}  // namespace

LinkOpener::LinkOpener(RecordTable *table)
    : QObject(table), m_table(table), m_browser(&QDesktopServices::openUrl) {}

QList<QUrl> LinkOpener::addresses() const {
  const QModelIndex current = m_table->currentIndex();
  if (!current.isValid()) return {};
  const RecordModel *records = m_table->records();
  const RecordId row = records->recordAt(current.row());
  const auto inCell = [&](std::uint32_t column) {
    return webAddressesIn(records->dataset()->cell(row, {column}));
  };
  QList<QUrl> found = inCell(static_cast<std::uint32_t>(current.column()));
  const std::vector<ColumnRole> &roles = records->columnRoles();
  for (std::uint32_t i = 0; found.isEmpty() && i < roles.size(); ++i)
    if (roles[i] == ColumnRole::Link) found = inCell(i);
  return found;
}

void LinkOpener::openCurrent() {
  const QList<QUrl> found = addresses();
  if (found.isEmpty()) return emit said(tr("There is no web address in this cell."));
  if (found.size() == 1) return confirm(found.front());
  choose(found);
}

void LinkOpener::choose(const QList<QUrl> &addresses) {
  auto *menu = new QMenu(m_table);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("linkMenu"));
  for (const QUrl &address : addresses) {
    const QString text = cellDisplayText(plainAddress(address).toStdString(), kMenuCharacters);
    menu->addAction(menuTitle(text), this, [this, address] { confirm(address); });
  }
  const QRect cell = m_table->visualRect(m_table->currentIndex());
  menu->popup(m_table->viewport()->mapToGlobal(cell.bottomLeft()));
}

void LinkOpener::confirm(const QUrl &address) {
  auto *dialog = new LinkDialog(address, m_table);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, address] {
    if (!m_browser(address)) emit said(tr("No browser could be started for this address."));
  });
  dialog->open();
}

}  // namespace shinglescope
