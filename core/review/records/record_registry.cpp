// SPDX-License-Identifier: MIT
#include "core/review/records/record_registry.h"

#include <algorithm>

namespace shinglescope {

std::size_t RecordRegistry::KeyHash::operator()(const RecordKey &key) const {
  return mix64(key.digest.high ^ mix64(key.digest.low + key.occurrence));
}

std::uint32_t RecordRegistry::numberOf(const RecordKey &key) {
  const auto [place, isNew] = m_numbers.try_emplace(key, size());
  if (isNew) m_records.push_back({key, {}, 0});
  return place.value();
}

std::optional<std::uint32_t> RecordRegistry::find(const RecordKey &key) const {
  const auto found = m_numbers.find(key);
  if (found == m_numbers.end()) return std::nullopt;
  return found->second;
}

void RecordRegistry::describe(const KnownRecord &record) {
  const auto [place, isNew] = m_numbers.try_emplace(record.key, size());
  if (isNew) {
    m_records.push_back(record);
  } else if (m_records[place.value()] != record) {
    m_records[place.value()] = record;
  }
}

void RecordRegistry::forgetFrom(std::uint32_t number) {
  const std::uint32_t kept = std::min(number, size());
  if (size() - kept > kept) {  // rebuilding the map is faster
    m_numbers = {};
    m_numbers.reserve(kept);
    for (std::uint32_t i = 0; i < kept; ++i) m_numbers.emplace(m_records[i].key, i);
  } else {
    for (std::size_t i = kept; i < m_records.size(); ++i) m_numbers.erase(m_records[i].key);
  }
  m_records.resize(kept);
}

}  // namespace shinglescope
