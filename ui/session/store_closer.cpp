// SPDX-License-Identifier: MIT
#include "ui/session/store_closer.h"

namespace shinglescope {

void StoreCloser::close(std::shared_ptr<ProjectStore> store) {
  std::promise<void> closed;
  m_closings.push_back(closed.get_future().share());
  m_threads.emplace_back(
      [store = std::move(store), folder = m_folder, closed = std::move(closed)]() mutable {
        closeUntitled(*store, folder);
        store.reset();
        closed.set_value();
      });
}

}  // namespace shinglescope
