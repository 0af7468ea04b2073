// SPDX-License-Identifier: MIT
#include "ui/pages/find/compare_chips.h"

#include <QMenu>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/menu_title.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

constexpr int kCompareChipsMaxNameLength = 28;

QString columnTitle(const Dataset &dataset, std::size_t column) {
  const std::string &name = dataset.columnName({static_cast<std::uint32_t>(column)});
  const QString title = cellDisplayText(name, kCompareChipsMaxNameLength).simplified();
  return title.isEmpty() ? CompareChips::tr("column %1").arg(column + 1) : title;
}

}  // namespace

CompareChips::CompareChips(QWidget *parent) : QWidget(parent) {
  new FlowLayout(this);
  rebuild();
}

void CompareChips::setColumns(std::shared_ptr<const Dataset> dataset,
                              const std::vector<ColumnRole> &roles) {
  if (dataset == m_dataset && roles == m_roles) return;
  const bool isSameTable = dataset == m_dataset;
  if (!isSameTable) m_chips.clear();
  m_dataset = std::move(dataset);
  m_roles = roles;
  if (!isSameTable || needsChip()) return rebuild();
  showChecks();
}

void CompareChips::showChecks() {
  for (const auto &[column, chip] : m_chips)
    chip->setChecked(m_roles[column] == ColumnRole::Compared);
}

bool CompareChips::needsChip() const {
  for (std::size_t column = 0; column < m_roles.size(); ++column) {
    if (m_roles[column] == ColumnRole::Compared && !m_chips.contains(column)) return true;
  }
  return false;
}

void CompareChips::rebuild() {
  // The clicked chip may be the sender, so it must exist until its signal returns.
  while (QLayoutItem *item = layout()->takeAt(0)) {
    discard(item->widget());
    delete item;
  }
  if (!m_dataset) {
    layout()->addWidget(makeMutedLabel(tr("no data yet")));
    return;
  }
  for (std::size_t column = 0; column < m_roles.size(); ++column) {
    const bool isCompared = m_roles[column] == ColumnRole::Compared;
    if (isCompared || m_chips.contains(column)) addColumnChip(column);
  }
  if (m_chips.size() < m_roles.size()) addMenuChip();
  updateGeometry();
}

void CompareChips::addColumnChip(std::size_t column) {
  auto *chip = new Chip(columnTitle(*m_dataset, column), this);
  chip->setChecked(m_roles[column] == ColumnRole::Compared);
  layout()->addWidget(chip);
  chip->show();
  m_chips[column] = chip;
  connect(chip, &Chip::clicked, this, [=, this](bool isOn) { setCompared(column, isOn); });
}

void CompareChips::addMenuChip() {
  auto *chip = new Chip(tr("+ column"), this);
  chip->setCheckable(false);
  auto *menu = new QMenu(chip);
  for (std::size_t column = 0; column < m_roles.size(); ++column) {
    if (m_chips.contains(column)) continue;
    menu->addAction(menuTitle(columnTitle(*m_dataset, column)), this,
                    [=, this] { setCompared(column, true); });
  }
  chip->setMenu(menu);
  chip->setPopupMode(QToolButton::InstantPopup);
  layout()->addWidget(chip);
  chip->show();
}

void CompareChips::setCompared(std::size_t column, bool isCompared) {
  std::vector<ColumnRole> roles = m_roles;
  roles[column] = isCompared ? ColumnRole::Compared : ColumnRole::Shown;
  emit edited(roles);
  showChecks();  // the edit may have been rejected, for example during a run
}

}  // namespace shinglescope
