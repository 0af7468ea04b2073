#pragma once

#include <QString>

#include "ui/pages/export/export_plan.h"

namespace shinglescope {

/// What the export dialog says. Each is a label or a whole sentence.
namespace ExportText {

QString contentLabel(ExportContent content);  ///< with a mnemonic
QString contentNote(ExportContent content);
QString scopeLabel(ExportScope scope);  ///< with a mnemonic
/// What a scope takes of a content.
QString scopeNote(ExportContent content, ExportScope scope, const Ratio &floor);
QString kindLabel(const ExportFileKind &kind);
QString kindNote(const ExportFileKind &kind);
QString profileLabel(ExportProfile profile);
QString profileNote(ExportProfile profile);
/// "212 pairs, 29 columns", "2,627 rows, 181 removed".
QString factsText(ExportContent content, const ExportFacts &facts);
/// Why nothing can be written; empty where something can.
QString nothingText(ExportContent content, const ExportFacts &facts);
/// Where the export went, what is in it and what was done to its cells.
QString outcomeText(const QString &path, const ExportRequest &request,
                    const ExportOutcome &outcome);

}  // namespace ExportText
}  // namespace shinglescope
