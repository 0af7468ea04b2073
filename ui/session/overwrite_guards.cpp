#include "ui/session/overwrite_guards.h"

#include "core/export/request/export_target.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

OverwriteGuard overwriteGuardOf(const Session &session, const ActionsController &controller) {
  return [&session, &controller](const std::string &path) {
    return checkTarget(path, session.loadReport().path, controller.protectedFiles());
  };
}

}  // namespace shinglescope
