// SPDX-License-Identifier: MIT
#include "app/cli/output/terminal_text.h"

#include "core/dataset/source/encoding.h"

namespace shinglescope {

std::string terminalText(std::string_view text) {
  std::string escaped;
  while (true) {
    const std::size_t end = text.find('\n');
    escaped += escapedForMessage(text.substr(0, end));
    if (end == std::string_view::npos) return escaped;
    escaped += '\n';
    text.remove_prefix(end + 1);
  }
}

}  // namespace shinglescope
