// SPDX-License-Identifier: MIT
#include "core/export/request/export_choices.h"

#include <algorithm>

namespace shinglescope {
namespace {

bool isDelimited(ExportFormat format) {
  return format == ExportFormat::Csv || format == ExportFormat::Tsv;
}

}  // namespace

bool hasItems(ExportContent content) {
  return content == ExportContent::Pairs || content == ExportContent::Report;
}

bool hasGroups(ExportContent content) {
  return content == ExportContent::Groups || content == ExportContent::CleanedTable ||
         content == ExportContent::Report || hasMerges(content);
}

bool hasMerges(ExportContent content) {
  return content == ExportContent::Merged || content == ExportContent::MergedTable ||
         content == ExportContent::MergeOrigins;
}

bool isWholeTable(ExportContent content) {
  return content == ExportContent::CleanedTable || content == ExportContent::MergedTable;
}

bool needsResult(ExportContent content) {
  return content != ExportContent::RejectedRows && content != ExportContent::Shown;
}

bool isPartialExport(const ExportRequest &request) {
  return request.content != ExportContent::Shown && request.result &&
         request.result->report.isPartial;
}

std::vector<ExportFormat> formatsOf(ExportContent content) {
  using enum ExportFormat;
  switch (content) {
    case ExportContent::Pairs:
    case ExportContent::Groups:
    case ExportContent::Merged:
    case ExportContent::MergeOrigins:
    case ExportContent::Matches:
    case ExportContent::Shown:
    case ExportContent::RejectedRows: return {Csv, Tsv, Xlsx, Json, JsonLines};
    case ExportContent::CleanedTable: return {Source, Csv, Tsv, Xlsx};
    case ExportContent::MergedTable: return {Csv, Tsv, Xlsx};
    case ExportContent::Report: break;
  }
  return {Html};
}

std::vector<ExportProfile> profilesOf(ExportFormat format) {
  if (isDelimited(format)) return {ExportProfile::Spreadsheet, ExportProfile::Exact};
  return {ExportProfile::Exact};
}

ExportProfile defaultProfile(ExportContent content, ExportFormat format) {
  const bool isTable = isWholeTable(content) || content == ExportContent::Shown;
  return isDelimited(format) && !isTable ? ExportProfile::Spreadsheet : ExportProfile::Exact;
}

bool isPossible(ExportContent content, ExportFormat format, ExportProfile profile) {
  const auto formats = formatsOf(content);
  const auto profiles = profilesOf(format);
  return std::ranges::find(formats, format) != formats.end() &&
         std::ranges::find(profiles, profile) != profiles.end();
}

std::string_view suffixOf(ExportFormat format) {
  for (const auto &entry : kFormatNames)
    if (entry.value == format && format != ExportFormat::Source) return entry.name;
  return {};
}

}  // namespace shinglescope
