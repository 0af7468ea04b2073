#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_book.h"
#include "core/review/records/record_source.h"

namespace shinglescope {

/// How a record of the log was found in the table.
enum class Attachment : std::uint8_t {
  Same,       ///< by all its cells, and as the same one of equal records
  OtherCopy,  ///< by all its cells, as another of fewer equal records
  Changed,    ///< by its id alone: its cells were edited
  Lost
};

/// Where the records of a log stand in a table. A record whose cells are not
/// there any more is found by its id if just one row has that id and just one
/// record of the log had it. One thread.
class AttachedRecords {
 public:
  static constexpr std::uint32_t kNoRow = 0xFFFFFFFFU;

  /// Attaches records that the book has and this has not seen yet. O(new
  /// records), and O(rows) if one of them is not found by its cells. Cancelled:
  /// nothing is attached.
  Result<void> attach(const RecordBook &book, const RecordSource &source,
                      const RunContext &context = {});
  std::size_t size() const { return m_rows.size(); }
  /// Forgets the records from a number on.
  void forgetFrom(std::size_t record);

  std::uint32_t rowOf(std::uint32_t record) const { return m_rows[record]; }
  Attachment how(std::uint32_t record) const { return m_how[record]; }

 private:
  void attachOne(std::uint32_t record, const RecordKey &key, const RecordSource &source,
                 std::uint32_t likelyRow);
  Result<void> attachById(const RecordBook &book, const RecordSource &source,
                          const std::vector<std::uint32_t> &lost, const RunContext &context);

  std::vector<std::uint32_t> m_rows;  ///< by record
  std::vector<Attachment> m_how;
};

}  // namespace shinglescope
