// SPDX-License-Identifier: MIT
#include "core/export/request/export_manifest.h"

#include <nlohmann/json.hpp>

#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson sourceToJson(const ExportRequest &request) {
  OrderedJson source = {{"path", nullptr}, {"digest", nullptr}, {"rows", nullptr}};
  if (request.dataset) source["rows"] = request.dataset->rowCount();
  if (!request.source) return source;
  source["path"] = request.source->path;
  if (request.source->digest) source["digest"] = digestText(*request.source->digest);
  return source;
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
  const bool isPartial = request.result && request.result->report.isPartial;
  const OrderedJson json = {{"version", SHINGLESCOPE_VERSION},
                            {"file", name},
                            {"bytes", outcome.bytes},
                            {"digest", digestText(outcome.digest)},
                            {"content", choiceName(kContentNames, request.content)},
                            {"format", choiceName(kFormatNames, request.format)},
                            {"profile", choiceName(kProfileNames, request.profile)},
                            {"scope", request.scope},
                            {"partial", isPartial},
                            {"rows", outcome.rows},
                            {"rows_left_out", outcome.rowsLeftOut},
                            {"cells_prefixed", outcome.cellsPrefixed},
                            {"cells_cut", outcome.cellsCut},
                            {"cells_repaired", outcome.cellsRepaired},
                            {"sheets", outcome.sheets},
                            {"source", sourceToJson(request)},
                            {"verdicts", verdictsToJson(request)},
                            {"run", runToJson(request)}};
  return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
