// SPDX-License-Identifier: MIT
#pragma once

#include <tsl/robin_map.h>

#include <optional>
#include <vector>

#include "core/review/records/record_key.h"

namespace shinglescope {

/// The record registry: the records that a verdict log names, numbered in order of first
/// appearance. One thread.
class RecordRegistry {
 public:
  /// The number of a record, new or known. Expected O(1).
  std::uint32_t numberOf(const RecordKey &key);
  std::optional<std::uint32_t> find(const RecordKey &key) const;
  /// Stores the data that helps to find a record again; the latest call wins.
  void describe(const KnownRecord &record);
  /// Restores the previous description of a record.
  void redescribe(std::uint32_t number, KnownRecord record) {
    m_records[number] = std::move(record);
  }
  /// Drops the records from this number on.
  void forgetFrom(std::uint32_t number);
  const KnownRecord &at(std::uint32_t number) const { return m_records[number]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(m_records.size()); }

 private:
  struct KeyHash {
    std::size_t operator()(const RecordKey &key) const;
  };
  std::vector<KnownRecord> m_records;
  tsl::robin_map<RecordKey, std::uint32_t, KeyHash> m_numbers;
};

}  // namespace shinglescope
