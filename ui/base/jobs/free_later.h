#pragma once

#include <QThreadPool>
#include <memory>
#include <utility>

namespace shinglescope {

/// Gives up what may take a while to free: if nobody else has it, a thread of the
/// pool frees it.
template <class T>
void freeLater(std::shared_ptr<T> owned) {
  QThreadPool::globalInstance()->start([owned = std::move(owned)]() mutable { owned.reset(); });
}

}  // namespace shinglescope
