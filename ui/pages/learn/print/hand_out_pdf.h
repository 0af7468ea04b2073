// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/base/files/file_calls.h"
#include "core/lesson/hand_out.h"
#include "ui/base/print/pdf_pages.h"

namespace shinglescope {

/// Writes a lesson as a PDF, atomically, on this paper size, with the author's texts in this
/// language. Returns the number of pages. Any thread while a QGuiApplication exists. Stage:
/// Writing, in pages. Errors: Io, Cancelled.
Result<int> writeHandOut(const Lesson &lesson, HandOutForm form, const QString &language,
                         QPageSize::PageSizeId paper, const QString &path,
                         const RunContext &context, FileCalls &calls = systemFileCalls());

}  // namespace shinglescope
