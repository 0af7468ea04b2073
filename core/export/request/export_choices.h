// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// The names on the command line and in manifests.
inline constexpr std::array kContentNames = {NamedChoice{"pairs", ExportContent::Pairs},
                                             NamedChoice{"groups", ExportContent::Groups},
                                             NamedChoice{"cleaned", ExportContent::CleanedTable},
                                             NamedChoice{"rejected", ExportContent::RejectedRows},
                                             NamedChoice{"report", ExportContent::Report}};
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

/// The formats in which a content can be written, the default first.
std::vector<ExportFormat> formatsOf(ExportContent content);
/// The profiles of a format, at least one: both for CSV and TSV, otherwise only Exact (cells of
/// XLSX are texts, never formulas).
std::vector<ExportProfile> profilesOf(ExportFormat format);
/// The window's default: Spreadsheet if that is possible, except for the cleaned table.
ExportProfile defaultProfile(ExportContent content, ExportFormat format);
/// True if formatsOf() and profilesOf() contain them.
bool isPossible(ExportContent content, ExportFormat format, ExportProfile profile);

/// The file name extension without the dot, such as "csv"; empty for Source.
std::string_view suffixOf(ExportFormat format);

}  // namespace shinglescope
