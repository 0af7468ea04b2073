// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/load/ragged_rows.h"
#include "core/dataset/load/row_collector.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// The end of the text of a source.
struct TextEnd {
  SourceTail tail;
  std::uint64_t offset = 0;  ///< of the tail
  std::uint64_t line = 1;
};

/// The end of a table before the end of its source, and what the source contains after it.
struct TableCut {
  std::uint64_t offset = 0;  ///< of the first row left out
  std::uint64_t rows = 0;
  std::string firstCell;  ///< of the first row left out
  TextEnd textEnd;        ///< of the source
  std::uint64_t physicalLines = 0;
  std::optional<Digest128> digest;
};

/// Reads one delimited source into a table with its report; used once, by one thread. Borrows
/// options and context.
class TableLoader {
 public:
  /// `end` is the end that another loader found.
  TableLoader(ByteSource source, const LoadOptions &options, const RunContext &context,
              std::optional<TableCut> end = std::nullopt);
  TableLoader(const TableLoader &) = delete;
  TableLoader &operator=(const TableLoader &) = delete;

  /// Errors: those of loadDataset().
  Result<LoadedDataset> run();
  /// Returns the end of the table without its last rows; none if run() did not read to the end.
  std::optional<TableCut> endWithout(std::uint32_t lastRows, const LoadedDataset &loaded) const;
  /// Returns the source, to be read again.
  ByteSource takeSource() { return std::move(m_source); }

 private:
  Result<void> sniff();
  Result<void> readRows(DelimitedReader &reader);
  Result<void> startTable(DelimitedReader &reader, std::vector<std::string> names);
  Result<void> addHeaderRow(DelimitedReader &reader);
  Result<void> startBelowHeader(DelimitedReader &reader);
  Result<void> addRow(DelimitedReader &reader);
  bool leavesText() const;
  bool canReadInParallel(const DelimitedReader &reader) const;
  Result<void> readInParallel(const DelimitedReader &reader);
  std::uint64_t rowsIn(std::uint64_t bytes) const;
  bool isKeptWhole() const;
  Result<void> addEnd(const Dataset &dataset);
  void addPreambleNote(const DelimitedReader &reader);
  void addFooter();
  void addFinalNotes();

  ByteSource m_source;
  const LoadOptions &m_options;
  const RunContext &m_context;
  TextInput m_input;
  RowRules m_rules;
  std::size_t m_sniffedColumns = 1;
  bool m_lacksFirstName = false;
  double m_rowsPerByte = 0;  ///< in the sample
  bool m_isStopped = false;  ///< by maxRows
  std::optional<TableCut> m_end;
  TextEnd m_textEnd;
  std::optional<DatasetBuilder> m_builder;
  std::optional<RowCollector> m_rows;
  std::optional<RaggedRuns> m_runs;
  LoadReport m_report;
};

/// Reads a source with a TableLoader; twice if footer rows are left out. Errors: those of
/// TableLoader::run().
Result<LoadedDataset> loadTable(ByteSource source, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
