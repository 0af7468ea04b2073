// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// The names on the command line and in manifests.
inline constexpr std::array kContentNames = {
    NamedChoice{"pairs", ExportContent::Pairs},
    NamedChoice{"groups", ExportContent::Groups},
    NamedChoice{"cleaned", ExportContent::CleanedTable},
    NamedChoice{"merged", ExportContent::Merged},
    NamedChoice{"merged-table", ExportContent::MergedTable},
    NamedChoice{"origins", ExportContent::MergeOrigins},
    NamedChoice{"rejected", ExportContent::RejectedRows},
    NamedChoice{"report", ExportContent::Report},
    NamedChoice{"matches", ExportContent::Matches},
    NamedChoice{"shown", ExportContent::Shown}};
/// What the command line exports from a project: everything but the view of a window.
inline constexpr auto kProjectContentNames = [] {
  std::array<NamedChoice<ExportContent>, kContentNames.size() - 1> names{};
  std::copy_n(kContentNames.begin(), names.size(), names.begin());
  return names;
}();
inline constexpr std::array kFormatNames = {
    NamedChoice{"source", ExportFormat::Source}, NamedChoice{"csv", ExportFormat::Csv},
    NamedChoice{"tsv", ExportFormat::Tsv},       NamedChoice{"xlsx", ExportFormat::Xlsx},
    NamedChoice{"json", ExportFormat::Json},     NamedChoice{"jsonl", ExportFormat::JsonLines},
    NamedChoice{"html", ExportFormat::Html}};
inline constexpr std::array kProfileNames = {NamedChoice{"spreadsheet", ExportProfile::Spreadsheet},
                                             NamedChoice{"exact", ExportProfile::Exact}};

/// True if a content has items, or groups.
bool hasItems(ExportContent content);
bool hasGroups(ExportContent content);
/// True if a content has merged records.
bool hasMerges(ExportContent content);
/// True if a content is the whole table, row by row.
bool isWholeTable(ExportContent content);
/// True if a content is about a run; the others need only a table.
bool needsResult(ExportContent content);
/// True if the run of an export was cancelled, which shown rows do not depend on.
bool isPartialExport(const ExportRequest &request);

/// The formats in which a content can be written, the default first.
std::vector<ExportFormat> formatsOf(ExportContent content);
/// The profiles of a format, at least one: both for CSV and TSV, otherwise only Exact (cells of
/// XLSX are texts and numbers, never formulas).
std::vector<ExportProfile> profilesOf(ExportFormat format);
/// The window's default: Spreadsheet if that is possible, except for a whole table.
ExportProfile defaultProfile(ExportContent content, ExportFormat format);
/// True if formatsOf() and profilesOf() contain them.
bool isPossible(ExportContent content, ExportFormat format, ExportProfile profile);

/// The file name extension without the dot, such as "csv"; empty for Source.
std::string_view suffixOf(ExportFormat format);

}  // namespace shinglescope
