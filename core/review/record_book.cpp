#include "core/review/record_book.h"

namespace shinglescope {

std::size_t RecordBook::KeyHash::operator()(const RecordKey &key) const {
  return mix64(key.digest.high ^ mix64(key.digest.low + key.occurrence));
}

std::uint32_t RecordBook::numberOf(const RecordKey &key) {
  const auto [place, isNew] = m_numbers.try_emplace(key, size());
  if (isNew) m_records.push_back({key, {}, 0});
  return place->second;
}

std::optional<std::uint32_t> RecordBook::find(const RecordKey &key) const {
  const auto found = m_numbers.find(key);
  if (found == m_numbers.end()) return std::nullopt;
  return found->second;
}

void RecordBook::describe(const KnownRecord &record) { m_records[numberOf(record.key)] = record; }

}  // namespace shinglescope
