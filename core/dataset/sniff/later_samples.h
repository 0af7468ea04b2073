#pragma once

#include <string>
#include <vector>

#include "core/dataset/sniff/dialect_sniffer.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// What the middle and the end of a file say about a dialect that was guessed
/// from its head.
struct LaterVerdict {
  bool hasQuotes = false;        ///< fields are quoted there, while the head has no quotes
  std::vector<Message> remarks;  ///< a sentence for each piece that reads differently
};

/// Reads each of `input.later` with the marks of `best`. A piece may begin
/// within a quoted field, so it is read from there and from behind the next
/// closing quote, and the better reading counts. Linear.
LaterVerdict compareLater(const SniffInput &input, const DialectTrial &best);

}  // namespace shinglescope
