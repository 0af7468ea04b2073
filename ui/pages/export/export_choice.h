// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/export/request/export_request.h"

namespace shinglescope {

/// The items or groups that an export covers.
enum class ExportScope { All, Filtered, Selected, Flagged };
inline constexpr std::size_t kExportScopes = 4;

/// A kind of file that the window offers: one of core's formats, or PDF.
struct ExportFileKind {
  ExportFormat format = ExportFormat::Csv;
  bool isPdf = false;  ///< the window creates it from the report
  bool operator==(const ExportFileKind &) const = default;
};

/// The choices in the export dialog, except for the file name.
struct ExportChoice {
  ExportContent content = ExportContent::Pairs;
  ExportFileKind kind;
  ExportProfile profile = ExportProfile::Spreadsheet;
  ExportScope scope = ExportScope::All;
  bool hasManifest = true;
  bool isOneToOne = false;  ///< of the best matches
  bool operator==(const ExportChoice &) const = default;
};

/// The contents that core can write; kindsOf() returns the file kinds of each.
std::vector<ExportContent> exportContents();
std::vector<ExportFileKind> kindsOf(ExportContent content);
/// The scopes that make sense for a content; a single one if there is no choice.
std::vector<ExportScope> scopesOf(ExportContent content);
/// The choice that is proposed if none is stored.
ExportChoice defaultChoice(ExportContent content);
/// Replaces impossible choices with default ones.
ExportChoice madePossible(ExportChoice choice);

/// "csv exact flagged manifest", for the settings.
QString choiceToText(const ExportChoice &choice);
/// Parses a choice; parts that cannot be parsed are taken from defaultChoice().
ExportChoice choiceFromText(ExportContent content, const QString &text);

/// The names in settings and manifests: "pairs", "flagged".
QString contentName(ExportContent content);
QString scopeName(ExportScope scope);

/// "flats-groups.csv": derived from the name of the data file, without a folder. The name also
/// shows whether the result `isPartial`.
QString suggestedFileName(const QString &sourceName, const ExportChoice &choice, bool isPartial);

}  // namespace shinglescope
