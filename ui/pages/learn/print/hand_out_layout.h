// SPDX-License-Identifier: MIT
#pragma once

#include <QSizeF>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/hand_out.h"

class QTextDocument;

namespace shinglescope {

/// "Hand-out", "Work sheet" or "Answer key".
QString handOutName(HandOutForm form);

/// Fills a document with a hand-out, on pages of this size. Headings stay with their
/// content, wide tables are split into parts, and the author's and the documents' texts
/// are shown literally. Any thread. Errors: Cancelled.
Result<void> layOutHandOut(const HandOut &paper, QTextDocument &document, const QSizeF &page,
                           const RunContext &context);

}  // namespace shinglescope
