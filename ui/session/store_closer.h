#pragma once

#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "core/project/project_recovery.h"

namespace shinglescope {

/// Closes projects, which may wait for a disk, in threads of their own. The
/// destructor awaits them. GUI thread.
class StoreCloser {
 public:
  using Closings = std::vector<std::shared_future<void>>;

  /// Untitled projects are those of the folder.
  explicit StoreCloser(std::string folder) : m_folder(std::move(folder)) {}

  void close(std::shared_ptr<ProjectStore> store);
  /// What is still being closed, for a job that must come after it.
  const Closings &closings() const { return m_closings; }

 private:
  std::string m_folder;
  Closings m_closings;
  std::vector<std::jthread> m_threads;
};

}  // namespace shinglescope
