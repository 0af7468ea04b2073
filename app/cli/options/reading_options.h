#pragma once

#include "app/cli/options/option_binder.h"
#include "core/dataset/csv/load_options.h"

namespace shinglescope {

/// How the table is read.
void bindReading(OptionBinder &binder, LoadOptions &load, bool &isStrict);
/// What two of these options say together. BadParameter.
Result<void> settleReading(const OptionBinder &binder, LoadOptions &load);
/// One character by itself or by a name that needs no quoting in a shell, such as "tab".
std::optional<char> characterFromWord(const std::string &word);

}  // namespace shinglescope
