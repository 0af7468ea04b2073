#pragma once

#include <QString>
#include <optional>

namespace shinglescope {

class MainWindow;
class Session;
struct WindowOptions;

/// Brings the rows of the table that was opened into the state that the command
/// line asks for: filters, order, the current cell. Returns what is wrong with
/// the first option that does not fit the table. GUI thread.
std::optional<QString> applyStartState(const WindowOptions &options, const Session &session,
                                       MainWindow &window);

}  // namespace shinglescope
