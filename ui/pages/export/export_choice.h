#pragma once

#include <QString>
#include <vector>

#include "core/export/request/export_request.h"

namespace shinglescope {

/// Which entries, or which groups, an export is about.
enum class ExportScope { All, Filtered, Selected, Flagged };
inline constexpr std::size_t kExportScopes = 4;

/// The kinds of files that the window offers: those of core, and PDF.
struct ExportFileKind {
  ExportFormat format = ExportFormat::Csv;
  bool isPdf = false;  ///< made by the window from the report
  bool operator==(const ExportFileKind &) const = default;
};

/// What is chosen in the export dialog, but for the name of the file.
struct ExportChoice {
  ExportContent content = ExportContent::Pairs;
  ExportFileKind kind;
  ExportProfile profile = ExportProfile::Spreadsheet;
  ExportScope scope = ExportScope::All;
  bool hasManifest = true;
  bool operator==(const ExportChoice &) const = default;
};

/// The contents that core can write, and what each can be written as.
std::vector<ExportContent> exportContents();
std::vector<ExportFileKind> kindsOf(ExportContent content);
/// The scopes that mean something for a content; one where there is no choice.
std::vector<ExportScope> scopesOf(ExportContent content);
/// What is proposed where nothing is remembered.
ExportChoice defaultChoice(ExportContent content);
/// The same with what is impossible replaced by what is usual.
ExportChoice madePossible(ExportChoice choice);

/// "csv exact flagged manifest", for the settings.
QString choiceToText(const ExportChoice &choice);
/// What cannot be understood is as in defaultChoice().
ExportChoice choiceFromText(ExportContent content, const QString &text);

/// The words of the settings and manifests: "pairs", "flagged".
QString contentName(ExportContent content);
QString scopeName(ExportScope scope);

/// "flats-groups.csv": from the name of the data file, without a folder.
/// `isPartial` is named too.
QString suggestedFileName(const QString &sourceName, const ExportChoice &choice, bool isPartial);

}  // namespace shinglescope
