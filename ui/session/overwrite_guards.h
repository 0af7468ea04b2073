// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/files/overwrite_guard.h"
#include "core/export/request/export_target.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {

/// Returns a guard of the session's table and project. Session and controller outlive the guard.
inline OverwriteGuard overwriteGuardOf(const Session &session,
                                       const ActionsController &controller) {
  return [&session, &controller](const std::string &path) {
    return checkTarget(path, session.loadReport().path, controller.protectedFiles());
  };
}

}  // namespace shinglescope
