// SPDX-License-Identifier: MIT
#include "core/review/records/attached_records.h"

#include <string_view>
#include <unordered_map>

namespace shinglescope {
namespace {

constexpr std::uint32_t kAttachedRecordsItemsPerPoll = 16384;

/// The last owner of an id and the number of owners, among the lost records and among the rows.
struct IdOwners {
  std::uint32_t record = 0;
  std::uint32_t row = 0;
  std::uint32_t records = 0;
  std::uint32_t rows = 0;
};

}  // namespace

Result<void> AttachedRecords::attach(const RecordRegistry &book, const RecordSource &source,
                                     const RunContext &context) {
  const std::size_t known = m_rows.size();
  if (known == book.size()) return {};
  m_rows.resize(book.size(), kNoRow);
  m_how.resize(book.size(), Attachment::Lost);
  if (source.digests == nullptr) return {};
  std::vector<std::uint32_t> lost;
  for (auto record = static_cast<std::uint32_t>(known); record < book.size(); ++record) {
    if (record % kAttachedRecordsItemsPerPoll == 0 && context.isCancelled()) {
      forgetFrom(known);
      return cancelledError();
    }
    const KnownRecord &described = book.at(record);
    attachOne(record, described.key, source, described.row);
    if (m_how[record] == Attachment::Lost && !described.id.empty()) lost.push_back(record);
  }
  if (lost.empty()) return {};
  Result<void> attached = attachById(book, source, lost, context);
  if (!attached) forgetFrom(known);
  return attached;
}

/// Tries the recorded row first: in an unchanged table a record keeps its row.
void AttachedRecords::attachOne(std::uint32_t record, const RecordKey &key,
                                const RecordSource &source, std::uint32_t likelyRow) {
  const RecordDigests &digests = *source.digests;
  if (digests.hasKey({likelyRow}, key)) {
    m_rows[record] = likelyRow;
    m_how[record] = Attachment::Same;
  } else if (const auto row = digests.find(key)) {
    m_rows[record] = row->value;
    m_how[record] = Attachment::Same;
  } else if (const auto copy = digests.findLast(key.digest)) {
    m_rows[record] = copy->value;
    m_how[record] = Attachment::OtherCopy;
  }
}

void AttachedRecords::forgetFrom(std::size_t record) {
  m_rows.resize(record);
  m_how.resize(record);
}

Result<void> AttachedRecords::attachById(const RecordRegistry &book, const RecordSource &source,
                                         const std::vector<std::uint32_t> &lost,
                                         const RunContext &context) {
  if (source.dataset == nullptr || !source.idColumn) return {};
  std::unordered_map<std::string_view, IdOwners> owners;
  for (const std::uint32_t record : lost) {
    IdOwners &owner = owners[book.at(record).id];
    owner.record = record;
    ++owner.records;
  }
  const auto rows = static_cast<std::uint32_t>(source.rowCount());
  for (std::uint32_t row = 0; row < rows; ++row) {
    if (row % kAttachedRecordsItemsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto owner = owners.find(source.idOf(RecordId{row}));
    if (owner == owners.end()) continue;
    owner->second.row = row;
    ++owner->second.rows;
  }
  for (const auto &[id, owner] : owners) {
    if (owner.records != 1 || owner.rows != 1) continue;
    m_rows[owner.record] = owner.row;
    m_how[owner.record] = Attachment::Changed;
  }
  return {};
}

}  // namespace shinglescope
