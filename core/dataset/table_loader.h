#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/byte_source.h"
#include "core/dataset/dataset_loader.h"
#include "core/dataset/delimited_reader.h"
#include "core/dataset/ragged_rows.h"
#include "core/dataset/row_collector.h"
#include "core/dataset/text_input.h"

namespace shinglescope {

/// Reads one delimited source into a table with its report; used once, by one
/// thread. Borrows options and context.
class TableLoader {
 public:
  TableLoader(ByteSource source, const LoadOptions &options, const RunContext &context);
  TableLoader(const TableLoader &) = delete;
  TableLoader &operator=(const TableLoader &) = delete;

  /// Errors: those of loadDataset().
  Result<LoadedDataset> run();

 private:
  Result<void> sniff();
  Result<void> readRows(DelimitedReader &reader);
  Result<void> startTable(DelimitedReader &reader, std::vector<std::string> names);
  Result<void> addHeader(DelimitedReader &reader);
  Result<void> addRow(DelimitedReader &reader);
  bool canReadInParallel(const DelimitedReader &reader) const;
  Result<void> readInParallel(const DelimitedReader &reader);
  std::uint64_t rowsIn(std::uint64_t bytes) const;
  bool isKeptWhole() const;
  void addEnd(const Dataset &dataset);
  void addPreambleNote(const DelimitedReader &reader);
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
  SourceTail m_tail;
  std::uint64_t m_textEnd = 0;  ///< and the line there
  std::uint64_t m_endLine = 1;
  std::optional<DatasetBuilder> m_builder;
  std::optional<RowCollector> m_rows;
  std::optional<RaggedRuns> m_runs;
  LoadReport m_report;
};

}  // namespace shinglescope
