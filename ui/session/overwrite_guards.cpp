#include "ui/state/overwrite_guards.h"

#include "core/export/export_target.h"
#include "ui/state/actions_controller.h"
#include "ui/state/session.h"

namespace shinglescope {

OverwriteGuard overwriteGuardOf(const Session &session, const ActionsController &controller) {
  return [&session, &controller](const std::string &path) {
    return checkTarget(path, session.loadReport().path, controller.protectedFiles());
  };
}

}  // namespace shinglescope
