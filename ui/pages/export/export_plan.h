// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/review/quality/quality_chart.h"
#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/row_marks.h"
#include "ui/pages/export/export_choice.h"

namespace shinglescope {

/// A snapshot of the data for exports: values and immutable objects, so that a worker can use
/// them. Without a result, only
/// the problems of reading and shown rows can be exported.
struct ExportMaterial {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const LoadReport> source;
  std::shared_ptr<const Dataset> firstTable = {};  ///< of two tables; null for one
  std::optional<ExportedSecond> second = {};
  std::uint64_t maxRowBytes = LoadOptions{}.maxRowBytes;
  std::shared_ptr<const ReviewQueue> queue;
  std::vector<std::uint32_t> filtered;       ///< items, in list order
  std::vector<std::uint32_t> selectedItems;  ///< used if selectedRows is empty
  std::vector<RecordId> selectedRows;        ///< rows of the selected groups
  ItemJudgements judgements;
  RowMarks rowMarks;
  Ratio threshold;  ///< threshold of the groups
  std::shared_ptr<const RecordDigests> records;
  std::uint64_t auditSeed = 1;
  MergeTexts merges;                                        ///< merged records of the project
  std::vector<ColumnType> columnTypes;                      ///< that the user set, for merge rules
  std::vector<std::optional<ColumnType>> chosenTypes = {};  ///< by column, for workbooks
  std::shared_ptr<const ShownTable> shown = {};             ///< of the Data page; null elsewhere
};

/// Items of the queue by scope, in the order of the export.
using ItemScopes = std::array<std::vector<std::uint32_t>, kExportScopes>;

/// The groups, and the slots of the groups in each scope.
struct GroupScopes {
  std::shared_ptr<const ReviewGroups> groups;
  std::array<std::vector<std::uint32_t>, kExportScopes> bySlot;
};

/// The counts of an export.
struct ExportFacts {
  std::optional<std::array<std::uint64_t, kExportScopes>> inScope;  ///< number of items or groups
  std::uint64_t rows = 0;     ///< lines, objects or table rows that will be written
  std::uint64_t columns = 0;  ///< 0 if there are none
  std::uint64_t rowPairs = 0;
  std::uint64_t groups = 0;
  std::uint64_t tied = 0;     ///< best matches with other rows that are as similar
  std::uint64_t removed = 0;  ///< rows that the cleaned table leaves out
  std::uint64_t merged = 0;   ///< groups in scope that are merged
};

/// A prepared export with its counts and preview. The next plan reuses its costly parts.
struct ExportPlan {
  std::shared_ptr<const ExportRequest> request;
  ExportFacts facts;
  std::shared_ptr<const ItemScopes> items;
  std::shared_ptr<const GroupScopes> groups;
  std::shared_ptr<const QualityChart> chart;  ///< only for a report
  std::string preview;                        ///< the first lines
  std::optional<Error> previewError;
};

/// Plans an export. O(items + judgements), plus the time to build groups if they are exported; for
/// the preview, see exportPreview(). Reuses the scopes of `before`, which is null or a plan for the
/// same material. Errors: Cancelled.
Result<ExportPlan> planExport(const ExportMaterial &material, const ExportChoice &choice,
                              const ExportPlan *before, std::size_t previewLines,
                              const RunContext &context);

}  // namespace shinglescope
