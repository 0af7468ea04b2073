#include "ui/state/target_check.h"

#include "core/export/export_target.h"
#include "ui/state/actions_controller.h"
#include "ui/state/session.h"

namespace shinglescope {

TargetCheck targetCheckOf(const Session &session, const ActionsController &controller) {
  return [&session, &controller](const std::string &path) {
    return checkTarget(path, session.loadReport().path, controller.protectedFiles());
  };
}

}  // namespace shinglescope
