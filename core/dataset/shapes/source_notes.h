// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// Adds totals and remarks that apply to any source read as a stream: `fileBytes`, an empty or
/// changed source, decoding, an early end. Adds the note `noRows` if there is text but no row.
void addSourceNotes(const ByteSource &source, bool isStopped, MessageId noRows, LoadReport &report);

/// Reports the bytes after the text that were skipped; they begin at byte `offset`.
void addTail(const SourceTail &tail, std::uint64_t line, std::uint64_t offset, LoadReport &report);

/// Reports whether text of the source's head was decoded twice, as an item of the guess and, if it
/// is not to be repaired, as a note. Stores whether the repair was chosen.
void addRepairItem(std::string_view head, bool isChosen, LoadReport &report);

/// Reports how much was repaired, if the repair was chosen.
void addRepairNote(LoadReport &report);

/// Adds the notes on column names that were changed; only the first ones if there are many.
void addNameNotes(std::vector<Message> notes, LoadReport &report);

/// Reports that reading stopped after the requested number of rows.
void addStopNote(LoadReport &report);

}  // namespace shinglescope
