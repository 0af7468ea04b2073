// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/documents/program_text.h"

namespace shinglescope {

/// Returns the manual page of the program in the language of man(7). It has no date, so that the
/// same program gives the same bytes.
std::string programManPage(const ProgramText &program);
/// Returns the manual page of a command.
std::string commandManPage(const ProgramText &program, const CommandText &command);

/// Escapes a text for a manual page, in lines of less than 80 characters.
std::string roffText(const std::string &text);

}  // namespace shinglescope
