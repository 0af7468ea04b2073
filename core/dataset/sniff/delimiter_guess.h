// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// Returns the possible readings of a sample as a table, best first; a table of one column if no
/// delimiter fits. Never empty.
std::vector<DialectTrial> rankDelimiters(const SniffInput &input);

/// Returns the name for messages: "comma", "semicolon", ...
Message delimiterName(char delimiter);

}  // namespace shinglescope
