#include "core/review/attached_records.h"

#include <string_view>
#include <unordered_map>

namespace shinglescope {
namespace {

/// Who has an id: of the lost records, and of the rows.
struct IdOwners {
  std::uint32_t record = 0;
  std::uint32_t row = 0;
  std::uint32_t records = 0;
  std::uint32_t rows = 0;
};

}  // namespace

void AttachedRecords::attach(const RecordBook &book, const RecordSource &source) {
  const std::size_t known = m_rows.size();
  m_rows.resize(book.size(), kNoRow);
  m_how.resize(book.size(), Attachment::Lost);
  if (source.digests == nullptr) return;
  std::vector<std::uint32_t> lost;
  for (auto record = static_cast<std::uint32_t>(known); record < book.size(); ++record) {
    const RecordKey &key = book.at(record).key;
    if (const auto row = source.digests->find(key)) {
      m_rows[record] = row->value;
      m_how[record] = Attachment::Same;
    } else if (const auto copy = source.digests->findLast(key.digest)) {
      m_rows[record] = copy->value;
      m_how[record] = Attachment::OtherCopy;
    } else if (!book.at(record).id.empty()) {
      lost.push_back(record);
    }
  }
  if (!lost.empty()) attachById(book, source, lost);
}

void AttachedRecords::attachById(const RecordBook &book, const RecordSource &source,
                                 const std::vector<std::uint32_t> &lost) {
  if (source.dataset == nullptr || !source.idColumn) return;
  std::unordered_map<std::string_view, IdOwners> owners;
  for (const std::uint32_t record : lost) {
    IdOwners &owner = owners[book.at(record).id];
    owner.record = record;
    ++owner.records;
  }
  const auto rows = static_cast<std::uint32_t>(source.rowCount());
  for (std::uint32_t row = 0; row < rows; ++row) {
    const auto owner = owners.find(source.dataset->cell(RecordId{row}, *source.idColumn));
    if (owner == owners.end()) continue;
    owner->second.row = row;
    ++owner->second.rows;
  }
  for (const auto &[id, owner] : owners) {
    if (owner.records != 1 || owner.rows != 1) continue;
    m_rows[owner.record] = owner.row;
    m_how[owner.record] = Attachment::Changed;
  }
}

}  // namespace shinglescope
