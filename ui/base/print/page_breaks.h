#pragma once

#include <QSizeF>
#include <QTextFormat>

#include "core/base/result.h"
#include "core/base/run_context.h"

class QTextDocument;

namespace shinglescope {

/// A block with this property stays on the page of what follows it: of the next
/// block's first line, or of a table's heading and first row.
inline constexpr int kStaysWithNext = QTextFormat::UserProperty + 1;

/// Lays the document out on pages and begins a new page before headings that would
/// stand alone at the end of one, and before the heading of a table of at most half a
/// page that does not fit on what is left of it. Errors: Cancelled.
Result<void> breakPages(QTextDocument &document, const QSizeF &page, const RunContext &context);

}  // namespace shinglescope
