// SPDX-License-Identifier: MIT
#pragma once

#include <QThreadPool>
#include <memory>
#include <utility>

namespace shinglescope {

/// Releases a reference to an object that may take a while to free. If it was the last reference, a
/// thread of the pool frees the object.
template <class T>
void freeLater(std::shared_ptr<T> owned) {
  QThreadPool::globalInstance()->start([owned = std::move(owned)]() mutable { owned.reset(); });
}

}  // namespace shinglescope
