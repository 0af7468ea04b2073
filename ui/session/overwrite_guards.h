#pragma once

#include "core/base/files/overwrite_guard.h"

namespace shinglescope {

class ActionsController;
class Session;

/// Guards the session's table and project. Session and controller outlive the guard.
OverwriteGuard overwriteGuardOf(const Session &session, const ActionsController &controller);

}  // namespace shinglescope
