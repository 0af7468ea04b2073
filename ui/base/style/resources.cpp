#include "ui/base/style/resources.h"

#include <QDir>

// Q_INIT_RESOURCE declares a global function and so must stand outside of any
// namespace.
static void registerResources() { Q_INIT_RESOURCE(shinglescope); }

namespace shinglescope {

void ensureResources() { registerResources(); }

}  // namespace shinglescope
