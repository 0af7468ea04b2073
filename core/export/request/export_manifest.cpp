// SPDX-License-Identifier: MIT
#include "core/export/request/export_manifest.h"

#include <nlohmann/json.hpp>

#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson sourceToJson(const Dataset *table, const LoadReport *report) {
  OrderedJson source = {{"path", nullptr}, {"digest", nullptr}, {"rows", nullptr}};
  if (table != nullptr) source["rows"] = table->rowCount();
  if (report == nullptr) return source;
  source["path"] = report->path;
  // The digest of a part is that of its file and its name.
  if (!report->dialect.part.empty()) source["part"] = report->dialect.part;
  if (report->digest) source["digest"] = digestText(*report->digest);
  return source;
}

OrderedJson firstToJson(const ExportRequest &request) {
  const auto &table = request.firstTable ? request.firstTable : request.dataset;
  return sourceToJson(table.get(), request.source.get());
}

/// The second table, and the arguments with which the command line compares it.
OrderedJson secondToJson(const ExportRequest &request) {
  if (!request.second) return {};
  OrderedJson second = sourceToJson(nullptr, request.second->source.get());
  if (request.second->source) second["rows"] = request.second->source->rows;
  second["arguments"] = request.second->arguments;
  return second;
}

/// The search, filters and order with which `convert` chooses the same rows.
OrderedJson shownToJson(const ExportRequest &request) {
  if (request.content != ExportContent::Shown || !request.shown || !request.dataset) return {};
  const Dataset &table = *request.dataset;
  const RowOrderRequest &order = request.shown->request;
  OrderedJson filters = OrderedJson::array(), keys = OrderedJson::array();
  for (const ColumnFilter &filter : order.filters)
    filters.push_back({{"column", filter.column ? OrderedJson(table.columnName(*filter.column))
                                                : OrderedJson(nullptr)},
                       {"filter", filter.text}});
  for (const SortKey &key : order.sortKeys)
    keys.push_back({{"column", table.columnName(key.column)}, {"descending", key.isDescending}});
  OrderedJson columns = OrderedJson::array();
  for (const ColumnId column : request.shown->columns) columns.push_back(table.columnName(column));
  return {{"search", order.text},
          {"rows_without_a_hit", !order.text.empty() && !order.onlyMatches},
          {"filters", std::move(filters)},
          {"only_rows_with_problems", order.onlyRows != nullptr},
          {"sort", std::move(keys)},
          {"columns", std::move(columns)}};
}

OrderedJson verdictsToJson(const ExportRequest &request) {
  const VerdictCounts counts = countVerdicts(request.judgements);
  return {{"duplicate", counts.duplicate},
          {"not_duplicate", counts.notDuplicate},
          {"unsure", counts.unsure}};
}

OrderedJson runToJson(const ExportRequest &request) {
  if (!request.result) return {};
  const RunReport &report = request.result->report;
  return {{"engine", report.engine},
          {"seed", report.recipe.signature.seed},
          {"pairs", report.pairs},
          {"groups", report.groups},
          {"recipe", OrderedJson::parse(recipeToJson(report.recipe))}};
}

}  // namespace

VerdictCounts countVerdicts(const ItemJudgements &judgements) {
  VerdictCounts counts;
  judgements.forEach([&counts](ItemKey, const ItemState &state) {
    counts.duplicate += state.verdict == Verdict::Duplicate ? 1 : 0;
    counts.notDuplicate += state.verdict == Verdict::NotDuplicate ? 1 : 0;
    counts.unsure += state.verdict == Verdict::Unsure ? 1 : 0;
  });
  return counts;
}

std::string exportManifest(const ExportRequest &request, const ExportOutcome &outcome,
                           const std::string &name) {
  const OrderedJson json = {{"version", SHINGLESCOPE_VERSION},
                            {"file", name},
                            {"bytes", outcome.bytes},
                            {"digest", digestText(outcome.digest)},
                            {"content", choiceName(kContentNames, request.content)},
                            {"format", choiceName(kFormatNames, request.format)},
                            {"profile", choiceName(kProfileNames, request.profile)},
                            {"scope", request.scope},
                            {"partial", isPartialExport(request)},
                            {"rows", outcome.rows},
                            {"rows_left_out", outcome.rowsLeftOut},
                            {"cells_prefixed", outcome.cellsPrefixed},
                            {"cells_cut", outcome.cellsCut},
                            {"cells_repaired", outcome.cellsRepaired},
                            {"sheets", outcome.sheets},
                            {"source", firstToJson(request)},
                            {"against", secondToJson(request)},
                            {"shown", shownToJson(request)},
                            {"verdicts", verdictsToJson(request)},
                            {"run", runToJson(request)}};
  return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
