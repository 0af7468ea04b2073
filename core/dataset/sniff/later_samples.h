// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// How the middle and the end of a file agree with a dialect guessed from its head.
struct SampleConsistency {
  bool hasQuotes = false;        ///< fields are quoted there, but not in the head
  std::vector<Message> remarks;  ///< a sentence for each piece that reads differently
};

/// Reads each of `input.later` with the characters of `best`. A piece may begin within a quoted
/// field, so it is read both from its beginning and from after the next closing quote, and the
/// better reading counts. Linear.
SampleConsistency compareLater(const SniffInput &input, const DialectTrial &best);

}  // namespace shinglescope
