// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/dataset/columns/column_type.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/request/shown_table.h"
#include "core/review/groups/review_groups.h"
#include "core/review/merged/merge_rules.h"
#include "core/review/quality/review_quality.h"
#include "core/review/queue/queue_item.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/item_judgements.h"
#include "core/review/verdicts/merge_texts.h"

namespace shinglescope {

/// The content of an export.
enum class ExportContent {
  Pairs,         ///< review items with both records, scores and judgement
  Groups,        ///< every row of the groups, with its group and its fate
  CleanedTable,  ///< the table without the removed rows
  Merged,        ///< one record for each merged group
  MergedTable,   ///< the cleaned table, with merged records in place of keepers
  MergeOrigins,  ///< every cell of the merged records, and where it came from
  RejectedRows,  ///< the reading problems with the records that they refer to
  Report,        ///< for reading: the run, its counts, pictures, and the first groups and pairs
  Matches,       ///< of two tables: the best match of each row of the first
  Shown          ///< chosen rows and columns of the table, as a view of it shows them
};

enum class ExportFormat {
  Source,  ///< the format of the table itself, byte for byte
  Csv,
  Tsv,
  Xlsx,
  Json,
  JsonLines,
  Html
};

/// How delimited text is written; see docs/export.md.
enum class ExportProfile {
  Spreadsheet,  ///< every field quoted, possible formulas disarmed
  Exact         ///< quoted only if necessary; reads back unchanged
};

/// A picture for a report: a complete SVG document.
struct ExportPicture {
  std::string caption;
  std::string svg;
};

/// A file that an export must not replace, with its description in messages.
struct ProtectedFile {
  MessageId name = MessageId::TheProject;  ///< "the project"
  std::string path = {};
};

/// The second table of an export, as the manifest names it.
struct ExportedSecond {
  std::shared_ptr<const LoadReport> source;
  std::vector<std::string> arguments = {};  ///< those of the command line: --against and others
};

/// All input of an export: shared immutable objects and values, so that it may be passed to another
/// thread. The content determines which members are needed. Pairs need the data set, the result and
/// the items; groups, the cleaned table and merged records the groups and slots; merged records
/// also the digests and merges; rejected rows the source; shown rows what is shown. A report uses
/// whatever is set.
struct ExportRequest {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const LoadReport> source;  ///< from loading the complete table; may be null
  /// The table of `source` if the data set also has the rows of a second one; null otherwise.
  std::shared_ptr<const Dataset> firstTable = {};
  std::optional<ExportedSecond> second = {};
  bool isOneToOne = false;                                ///< of the matches
  std::uint64_t maxRowBytes = LoadOptions{}.maxRowBytes;  ///< the limit that was used to read it
  ItemJudgements judgements;
  std::vector<QueueItem> items;                  ///< in scope, in output order
  std::shared_ptr<const ReviewGroups> groups;    ///< must not change meanwhile
  std::vector<std::uint32_t> groupSlots;         ///< in scope, in output order
  std::shared_ptr<const RecordDigests> records;  ///< for merged records
  MergeTexts merges;                             ///< of the project
  std::optional<MergeRules> mergeRules;  ///< merges all groups in scope by these; none: the merges
  std::vector<ColumnType> columnTypes;   ///< by column, for merge rules; missing ones are guessed
  std::vector<std::optional<ColumnType>> chosenTypes;  ///< by column, as set by the user
  std::shared_ptr<const ShownTable> shown;             ///< for shown rows
  ExportContent content = ExportContent::Pairs;
  ExportFormat format = ExportFormat::Csv;
  ExportProfile profile = ExportProfile::Spreadsheet;
  std::string scope = "all";                     ///< a name for the manifest: "flagged", "filtered"
  bool hasManifest = true;                       ///< write NAME.manifest.json next to the file
  std::vector<ExportPicture> pictures;           ///< for a report
  std::optional<AuditedPrecision> audited = {};  ///< for a report: at the threshold of the groups
  std::vector<ProtectedFile> protectedFiles;
};

/// The result of an export.
struct ExportOutcome {
  std::vector<std::string> files = {};  ///< the files written, the manifest last
  std::uint64_t bytes = 0;              ///< of the first file
  Digest128 digest{};                   ///< of its bytes, like SourceDigest
  std::uint64_t rows = 0;               ///< lines, objects or table rows, without headers
  std::uint64_t rowsLeftOut = 0;        ///< of the cleaned table
  std::uint64_t cellsPrefixed = 0;      ///< with ', for spreadsheets
  std::uint64_t cellsCut = 0;           ///< longer than the limit of an XLSX cell or raw text
  std::uint64_t cellsRepaired = 0;  ///< with content that XLSX cannot contain: NUL, invalid text
  std::uint64_t sheets = 0;         ///< of XLSX
};

}  // namespace shinglescope
