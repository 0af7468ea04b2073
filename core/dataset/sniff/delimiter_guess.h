#pragma once

#include <vector>

#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// The tables that a sample can be read as, the best first; a table of one
/// column where no delimiter fits. Never empty.
std::vector<DialectTrial> rankDelimiters(const SniffInput &input);

/// "comma", "semicolon", ... as messages call it.
Message delimiterName(char delimiter);

}  // namespace shinglescope
