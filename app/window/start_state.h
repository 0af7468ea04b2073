// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

namespace shinglescope {

class MainWindow;
class Session;
struct WindowOptions;

/// Applies the filters, the order and the current cell of the command line to the opened table.
/// Returns a sentence about the first option that does not fit the table. GUI thread.
std::optional<QString> applyStartState(const WindowOptions &options, const Session &session,
                                       MainWindow &window);

}  // namespace shinglescope
