// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_registry.h"
#include "core/review/records/record_source.h"

namespace shinglescope {

/// How a record of the log was found in the table.
enum class Attachment : std::uint8_t {
  Same,       ///< by all its cells, at the same place among equal records
  OtherCopy,  ///< by all its cells, as another copy: fewer copies exist now
  Changed,    ///< only by its id: its cells were edited
  Lost
};

/// The rows of a log's records in a table. A record whose cells no longer exist is found by its id
/// if exactly one row and exactly one record of the log have that id. One thread.
class AttachedRecords {
 public:
  static constexpr std::uint32_t kNoRow = 0xFFFFFFFFU;

  /// Attaches the records that were added to the registry since the last call. O(new records), and
  /// O(rows) if one of them is not found by its cells. Cancelled: nothing is attached.
  Result<void> attach(const RecordRegistry &book, const RecordSource &source,
                      const RunContext &context = {});
  std::size_t size() const { return m_rows.size(); }
  /// Drops the records from this number on.
  void forgetFrom(std::size_t record);

  std::uint32_t rowOf(std::uint32_t record) const { return m_rows[record]; }
  Attachment how(std::uint32_t record) const { return m_how[record]; }

 private:
  void attachOne(std::uint32_t record, const RecordKey &key, const RecordSource &source,
                 std::uint32_t likelyRow);
  Result<void> attachById(const RecordRegistry &book, const RecordSource &source,
                          const std::vector<std::uint32_t> &lost, const RunContext &context);

  std::vector<std::uint32_t> m_rows;  ///< by record
  std::vector<Attachment> m_how;
};

}  // namespace shinglescope
