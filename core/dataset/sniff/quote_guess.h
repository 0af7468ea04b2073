// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// Reads `sample` with `delimiter` and each way of quoting and escaping that the input leaves open;
/// returns the trial that fits best.
DialectTrial bestQuoting(const SniffInput &input, std::string_view sample, bool isComplete,
                         char delimiter);

}  // namespace shinglescope
