// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <optional>

namespace shinglescope {

/// Returns the session bus, or nullopt if the session has none. Qt would otherwise try to start
/// one, which takes long and starts a process.
std::optional<QDBusConnection> sessionBus();

}  // namespace shinglescope
