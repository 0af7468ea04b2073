// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/source/byte_source.h"

namespace shinglescope {

/// Guesses everything that `options` leaves open from samples of a source. Rejects a source that is
/// not text. The source is rewound before and after. Bounded work, whatever the size of the source.
/// Errors: Io, Format, Cancelled.
Result<SniffedTable> sniffSource(ByteSource &source, const LoadOptions &options,
                                 const RunContext &context);

}  // namespace shinglescope
