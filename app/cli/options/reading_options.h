// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/option_binder.h"
#include "core/dataset/csv/load_options.h"

namespace shinglescope {

/// Binds the options for reading the table.
void bindReading(OptionBinder &binder, LoadOptions &load, bool &isStrict);
/// Checks combinations of these options. Errors: BadParameter.
Result<void> settleReading(const OptionBinder &binder, LoadOptions &load);
/// The names of delimiters that characterFromWord() parses.
std::vector<std::string> delimiterWords();
/// Parses a character, given directly or by a name that does not need quoting in a shell, such as
/// "tab".
std::optional<char> characterFromWord(const std::string &word);

}  // namespace shinglescope
