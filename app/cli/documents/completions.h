// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/documents/program_text.h"

namespace shinglescope {

/// Scripts that complete the commands, options, values and files of the program in a shell. The
/// same program gives the same bytes.
std::string bashCompletion(const ProgramText &program);
std::string zshCompletion(const ProgramText &program);
std::string fishCompletion(const ProgramText &program);

}  // namespace shinglescope
