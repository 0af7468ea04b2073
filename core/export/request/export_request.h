#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/review/groups/review_groups.h"
#include "core/review/queue/queue_entry.h"
#include "core/review/verdicts/entry_judgements.h"

namespace shinglescope {

/// What is written.
enum class ExportContent {
  Pairs,         ///< queue entries with both records, scores and judgement
  Groups,        ///< every row of the groups, with its group and what becomes of it
  CleanedTable,  ///< the table without the removed rows
  RejectedRows,  ///< the problems of reading, with the text that they are about
  Report         ///< the run, its counts, pictures, and the first groups and pairs, to be read
};

enum class ExportFormat {
  Source,  ///< that of the table itself, byte for byte
  Csv,
  Tsv,
  Xlsx,
  Json,
  JsonLines,
  Html
};

/// How delimited text is written; docs/export.md has both.
enum class ExportProfile {
  Spreadsheet,  ///< every field quoted, what a spreadsheet may take for a formula disarmed
  Exact         ///< quoted only where needed; reads back as it was
};

/// A picture that a report shows, finished: a whole SVG document.
struct ExportPicture {
  std::string caption;
  std::string svg;
};

/// A file that an export must not replace, with the words for it in messages.
struct ProtectedFile {
  MessageId name = MessageId::TheProject;  ///< "the project"
  std::string path = {};
};

/// All that an export reads: shared immutable objects and values, so that it may
/// be handed to another thread. Which members are needed depends on the content:
/// pairs the data set, result and entries; groups and the cleaned table the
/// groups and slots; rejected rows the source; a report takes what there is.
struct ExportRequest {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const LoadReport> source;  ///< of loading all of the table; may be null
  std::uint64_t maxRowBytes = LoadOptions{}.maxRowBytes;  ///< the limit with which it was read
  EntryJudgements judgements;
  std::vector<QueueEntry> entries;             ///< in scope, in the order to write
  std::shared_ptr<const ReviewGroups> groups;  ///< not changed by others meanwhile
  std::vector<std::uint32_t> groupSlots;       ///< in scope, in the order to write
  ExportContent content = ExportContent::Pairs;
  ExportFormat format = ExportFormat::Csv;
  ExportProfile profile = ExportProfile::Spreadsheet;
  std::string scope = "all";            ///< a word for the manifest: "flagged", "filtered"
  bool hasManifest = true;              ///< write NAME.manifest.json beside the file
  std::vector<ExportPicture> pictures;  ///< of a report
  std::vector<ProtectedFile> protectedFiles;
};

/// What an export did.
struct ExportOutcome {
  std::vector<std::string> files = {};  ///< that were written, the manifest last
  std::uint64_t bytes = 0;              ///< of the first of them
  Digest128 digest{};                   ///< of its bytes, as SourceDigest makes it
  std::uint64_t rows = 0;               ///< lines, objects or table rows, without headers
  std::uint64_t rowsLeftOut = 0;        ///< of the cleaned table
  std::uint64_t cellsPrefixed = 0;      ///< with ', for spreadsheets
  std::uint64_t cellsCut = 0;           ///< longer than a cell of XLSX or a raw text may be
  std::uint64_t cellsRepaired = 0;      ///< held what XLSX cannot: NUL, invalid text
  std::uint64_t sheets = 0;             ///< of XLSX
};

}  // namespace shinglescope
