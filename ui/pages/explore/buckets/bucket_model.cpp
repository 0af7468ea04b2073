#include "ui/pages/explore/buckets/bucket_model.h"

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kShingleCharacters = 60;
constexpr std::size_t kShinglesNamed = 4;

/// A shingle between marks, so that its spaces are seen.
QString shingleText(const ShingleShare &shingle) {
  return QStringLiteral("“%1”").arg(cellDisplayText(shingle.text, kShingleCharacters));
}

}  // namespace

void BucketModel::setView(std::shared_ptr<const BucketView> view) {
  beginResetModel();
  m_view = std::move(view);
  endResetModel();
}

int BucketModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || m_view == nullptr ? 0 : static_cast<int>(m_view->largest.size());
}

int BucketModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant BucketModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  if (role == Qt::TextAlignmentRole && index.column() != ShinglesColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  const HotBucket &bucket = bucketAt(index.row());
  switch (index.column()) {
    case BandColumn: return countText(bucket.band + 1ULL);
    case TextsColumn: return countText(bucket.texts);
    case RowsColumn: return countText(bucket.rows);
    case PairsColumn: return countText(bucket.textPairs);
    default: break;
  }
  QStringList shingles;
  for (std::size_t i = 0; i < std::min(bucket.shingles.size(), kShinglesNamed); ++i)
    shingles << shingleText(bucket.shingles[i]);
  return shingles.join(QStringLiteral(" "));
}

QVariant BucketModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && section != ShinglesColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case BandColumn: return tr("Band");
    case TextsColumn: return tr("Texts");
    case RowsColumn: return tr("Rows");
    case PairsColumn: return tr("Text pairs");
    case ShinglesColumn: return tr("Shingles that cause it");
    default: return {};
  }
}

void BucketContentModel::setBucket(std::shared_ptr<const Dataset> dataset,
                                   std::vector<ColumnId> columns, const HotBucket &bucket) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_columns = std::move(columns);
  m_bucket = bucket;
  endResetModel();
}

void BucketContentModel::clear() {
  beginResetModel();
  m_bucket = {};
  m_dataset.reset();
  endResetModel();
}

std::optional<RecordId> BucketContentModel::memberAt(int row) const {
  const auto place = static_cast<std::size_t>(row);
  if (row < 0 || place < m_bucket.shingles.size()) return std::nullopt;
  return m_bucket.members[place - m_bucket.shingles.size()];
}

int BucketContentModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0
                          : static_cast<int>(m_bucket.shingles.size() + m_bucket.members.size());
}

int BucketContentModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString BucketContentModel::shingleCell(const ShingleShare &shingle, int column) const {
  switch (column) {
    case WhatColumn: return tr("shingle");
    case RowsColumn:
      return tr("%1 rows, %2").arg(countText(shingle.rows), percentText(shingle.share));
    default: return shingleText(shingle);
  }
}

QString BucketContentModel::memberCell(RecordId row, int column) const {
  if (column == WhatColumn) return tr("member");
  if (column == RowsColumn) return tr("row %1").arg(rowNumberText(row));
  return recordLine(*m_dataset, row, m_columns);
}

QVariant BucketContentModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  if (const auto member = memberAt(index.row())) return memberCell(*member, index.column());
  return shingleCell(m_bucket.shingles[static_cast<std::size_t>(index.row())], index.column());
}

QVariant BucketContentModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case WhatColumn: return tr("What");
    case RowsColumn: return tr("Where");
    case TextColumn: return tr("Text");
    default: return {};
  }
}

}  // namespace shinglescope
