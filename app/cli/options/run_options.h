#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

void bindThreads(OptionBinder &binder, CliOptions &options);
void bindMemory(OptionBinder &binder, CliOptions &options);
void bindOutput(OptionBinder &binder, const char *type, const char *help, CliOptions &options);
/// Where the table of a project is now.
void bindSource(OptionBinder &binder, std::optional<std::string> &source);
/// A threshold of its own, else that of the run.
void bindProjectThreshold(OptionBinder &binder, const char *help, std::optional<Ratio> &threshold);

}  // namespace shinglescope
