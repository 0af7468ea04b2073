#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// The words of the command line and of manifests.
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

/// Whether a content shows queue entries, and groups.
bool hasEntries(ExportContent content);
bool hasGroups(ExportContent content);

/// The formats in which a content can be written, the usual one first.
std::vector<ExportFormat> formatsOf(ExportContent content);
/// The profiles of a format, at least one: both for CSV and TSV,
/// Exact alone elsewhere (cells of XLSX are texts, never formulas).
std::vector<ExportProfile> profilesOf(ExportFormat format);
/// What the window proposes: for spreadsheets where that is possible, but of the
/// cleaned table.
ExportProfile defaultProfile(ExportContent content, ExportFormat format);
/// True if formatsOf() and profilesOf() have it.
bool isPossible(ExportContent content, ExportFormat format, ExportProfile profile);

/// The ending of a file's name without a dot, "csv"; empty for the source's own.
std::string_view suffixOf(ExportFormat format);

}  // namespace shinglescope
