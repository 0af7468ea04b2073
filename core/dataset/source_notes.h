#pragma once

#include <string_view>

#include "core/dataset/byte_source.h"
#include "core/dataset/load_report.h"

namespace shinglescope {

/// Sums and remarks that hold for any source that was read as a stream:
/// `fileBytes`, an empty or changed source, decoding, an early end. `noRows` is
/// said where there is text but no row.
void addSourceNotes(const ByteSource &source, bool isStopped, std::string_view noRows,
                    LoadReport &report);

/// Says that reading ended after as many rows as were wanted.
void addStopNote(LoadReport &report);

}  // namespace shinglescope
