// SPDX-License-Identifier: MIT
#include "ui/base/style/resources.h"

#include <QDir>

// Q_INIT_RESOURCE declares a global function, so it must be outside of any namespace.
static void registerResources() { Q_INIT_RESOURCE(shinglescope); }

namespace shinglescope {

void ensureResources() { registerResources(); }

}  // namespace shinglescope
