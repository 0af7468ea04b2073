#pragma once

#include <QSizeF>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/hand_out.h"

class QTextDocument;

namespace shinglescope {

/// "Hand-out", "Work sheet" or "Answer key".
QString handOutName(HandOutForm form);

/// Fills a document with a hand-out, on pages of this size: headings that stay with
/// what they head, wide tables in parts, the author's and the documents' words shown
/// literally. Any thread. Errors: Cancelled.
Result<void> layOutHandOut(const HandOut &paper, QTextDocument &document, const QSizeF &page,
                           const RunContext &context);

}  // namespace shinglescope
