// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/record_model.h"

#include <algorithm>
#include <limits>

#include "ui/base/text/display_text.h"
#include "ui/pages/data/grid/column_type_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {

namespace {

constexpr qsizetype kMaxNameCharacters = 60;

int clampedToInt(std::size_t value) {
  constexpr auto kLargest = static_cast<std::size_t>(std::numeric_limits<int>::max());
  return static_cast<int>(std::min(value, kLargest));
}

}  // namespace

QString columnRoleText(ColumnRole role) {
  switch (role) {
    case ColumnRole::Compared: return RecordModel::tr("compared");
    case ColumnRole::Shown: return RecordModel::tr("shown");
    case ColumnRole::Id: return RecordModel::tr("id");
    case ColumnRole::Link: return RecordModel::tr("link");
    case ColumnRole::Ignored: return RecordModel::tr("ignored");
  }
  return {};
}

void RecordModel::setDataset(std::shared_ptr<const Dataset> dataset,
                             std::vector<ColumnRole> roles) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_roles = std::move(roles);
  m_types.clear();
  m_order = {};
  m_isOrdered = false;
  endResetModel();
}

void RecordModel::setColumnRoles(std::vector<ColumnRole> roles) {
  m_roles = std::move(roles);
  if (columnCount() > 0) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RecordModel::setColumnTypes(std::vector<ColumnGuess> types) {
  m_types = std::move(types);
  if (columnCount() > 0) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RecordModel::setOrder(RowOrder order) {
  beginResetModel();
  m_order = std::move(order);
  m_isOrdered = true;
  endResetModel();
}

RecordId RecordModel::recordAt(int position) const {
  const auto row = static_cast<std::uint32_t>(position);
  return {m_isOrdered ? m_order.rows[row] : row};
}

int RecordModel::positionOf(RecordId row) const {
  if (!m_dataset || row.value >= m_dataset->rowCount()) return -1;
  if (!m_isOrdered) return static_cast<int>(row.value);
  const auto found = std::ranges::find(m_order.rows, row.value);
  return found == m_order.rows.end() ? -1 : static_cast<int>(found - m_order.rows.begin());
}

int RecordModel::rows() const {
  if (!m_dataset) return 0;
  return clampedToInt(m_isOrdered ? m_order.rows.size() : m_dataset->rowCount());
}

int RecordModel::columns() const { return m_dataset ? clampedToInt(m_dataset->columnCount()) : 0; }

QVariant RecordModel::cell(int row, int column, int role) const {
  if (role != Qt::DisplayRole) return {};
  return cellDisplayText(
      m_dataset->cell(recordAt(row), ColumnId{static_cast<std::uint32_t>(column)}));
}

QVariant RecordModel::rowHeader(int row, int role) const {
  return role == Qt::DisplayRole ? rowNumberText(recordAt(row), m_dataset.get()) : QVariant();
}

QVariant RecordModel::columnHeader(int column, int role) const {
  const auto index = static_cast<std::size_t>(column);
  const std::string &name = m_dataset->columnNames()[index];
  const ColumnRole columnRole = index < m_roles.size() ? m_roles[index] : ColumnRole::Shown;
  if (role == Qt::DisplayRole) return cellDisplayText(name, kMaxNameCharacters);
  if (role == kColumnRoleRole) return static_cast<int>(columnRole);
  const bool isTyped = index < m_types.size();
  if (role == kTypeSignRole && isTyped) return columnTypeSign(m_types[index]);
  if (role == kUnparsedRole && isTyped) return static_cast<qulonglong>(m_types[index].unparsed);
  if (role != Qt::AccessibleTextRole) return {};
  const QString text = tr("%1, %2").arg(cellDisplayText(name), columnRoleText(columnRole));
  return isTyped ? tr("%1, %2").arg(text, columnGuessText(m_types[index])) : text;
}

}  // namespace shinglescope
