#pragma once

#include <cstdint>
#include <string_view>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// Sums and remarks that hold for any source that was read as a stream:
/// `fileBytes`, an empty or changed source, decoding, an early end. `noRows` is
/// said where there is text but no row.
void addSourceNotes(const ByteSource &source, bool isStopped, MessageId noRows, LoadReport &report);

/// Says what stands behind the text, at byte `offset`, and was left out.
void addTail(const SourceTail &tail, std::uint64_t line, std::uint64_t offset, LoadReport &report);

/// Says whether text of the source's head was decoded twice, as an item of the guess and, where it
/// is to stay so, as a note; and keeps whether its repair was chosen.
void addRepairItem(std::string_view head, bool isChosen, LoadReport &report);

/// Says how much was repaired, where that was chosen.
void addRepairNote(LoadReport &report);

/// Says that reading ended after as many rows as were wanted.
void addStopNote(LoadReport &report);

}  // namespace shinglescope
