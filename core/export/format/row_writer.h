#pragma once

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// What stands in a column of an export, and so how formats show it.
enum class ExportCellKind {
  Number,  ///< that we made: never prefixed; in JSON a number, or null where empty
  Word,    ///< of ours; in JSON a text, or null where empty
  Text,    ///< somebody else's: anything
  List     ///< texts; joined by ';' where cells have no lists
};

struct ExportColumn {
  std::string name;  ///< of the column, or of the member inside its record
  ExportCellKind kind = ExportCellKind::Text;
  std::string record = {};  ///< of "a": `a_name` in tables, {"a": {"name"}} in JSON

  std::string heading() const { return record.empty() ? name : record + "_" + name; }
};

/// The columns of a table, as those of one record: "a", or "" for a table of them.
void addRecordColumns(std::vector<ExportColumn> &columns, const Dataset &dataset,
                      const std::string &record);

/// One cell; borrows what it shows.
struct ExportCell {
  std::string_view text;
  std::span<const std::string> list = {};
};

inline constexpr int kSimilarityDecimals = 6;

/// Writes a table row by row, in one format. Streams: holds a chunk, not the
/// table. One thread.
class RowWriter {
 public:
  virtual ~RowWriter() = default;
  virtual Result<void> begin(const std::vector<ExportColumn> &columns) = 0;
  /// As many cells as columns. Tables may have more, of texts, beyond the columns.
  virtual Result<void> row(std::span<const ExportCell> cells) = 0;
  virtual Result<void> end() = 0;
  /// Rows and cells of `counts()` so far.
  ExportOutcome &counts() { return m_counts; }

 protected:
  ExportOutcome m_counts;
};

/// The texts with ';' between them, in `room`.
std::string_view joinedList(std::span<const std::string> list, std::string &room);

/// The cells of one row while they are gathered; numbers are written here.
class RowCells {
 public:
  void clear() {
    m_cells.clear();
    m_used = 0;
  }
  /// A text that nobody else keeps until the row is written.
  void ownText(std::string made);
  void text(std::string_view text) { m_cells.push_back({text}); }
  void list(std::span<const std::string> list) { m_cells.push_back({{}, list}); }
  void add(std::span<const ExportCell> cells) {
    m_cells.insert(m_cells.end(), cells.begin(), cells.end());
  }
  void number(std::optional<std::uint64_t> number);
  /// With six decimals.
  void similarity(std::optional<double> value);
  /// The cell of a column; an empty one where there is none.
  void id(const Dataset &dataset, RecordId row, std::optional<ColumnId> column);
  /// Every cell of a row.
  void record(const Dataset &dataset, RecordId row);
  std::span<const ExportCell> cells() const { return m_cells; }

 private:
  std::vector<ExportCell> m_cells;
  std::deque<std::string> m_numbers;  ///< which cells borrow from, so they stay
  std::size_t m_used = 0;
};

}  // namespace shinglescope
