#pragma once

#include <functional>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

class ActionsController;
class Session;

/// What a file has to pass before it is written: BadParameter where it is the
/// session's table or project. Session and controller outlive it.
using TargetCheck = std::function<Result<void>(const std::string &path)>;
TargetCheck targetCheckOf(const Session &session, const ActionsController &controller);

}  // namespace shinglescope
