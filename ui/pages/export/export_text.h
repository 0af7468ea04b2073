// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/pages/export/export_plan.h"

namespace shinglescope {

/// The texts of the export dialog. Each is a label or a whole sentence.
namespace ExportText {

QString contentLabel(ExportContent content);  ///< with a mnemonic
QString contentNote(ExportContent content);
QString scopeLabel(ExportScope scope);  ///< with a mnemonic
/// Describes what a scope includes.
QString scopeNote(ExportContent content, ExportScope scope, const Ratio &floor);
QString kindLabel(const ExportFileKind &kind);
QString kindNote(const ExportFileKind &kind);
QString profileLabel(ExportProfile profile);
QString profileNote(ExportProfile profile);
/// "212 pairs, 29 columns", "2,627 rows, 181 removed".
QString factsText(ExportContent content, const ExportFacts &facts);
/// Explains why nothing can be written; empty if something can be written.
QString nothingText(ExportContent content, const ExportFacts &facts);
/// Describes where the export was written, its size and the changes to its cells.
QString outcomeText(const QString &path, const ExportRequest &request,
                    const ExportOutcome &outcome);

}  // namespace ExportText
}  // namespace shinglescope
