// SPDX-License-Identifier: MIT
#pragma once

#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "core/project/project_recovery.h"

namespace shinglescope {

/// Closes projects in separate threads, because closing may wait for a disk. The destructor
/// waits for these threads. GUI thread.
class StoreCloser {
 public:
  using Closings = std::vector<std::shared_future<void>>;

  /// Projects in this folder are untitled.
  explicit StoreCloser(std::string folder) : m_folder(std::move(folder)) {}

  void close(std::shared_ptr<ProjectStore> store);
  /// The closings in progress, for a job that must wait for them.
  const Closings &closings() const { return m_closings; }

 private:
  std::string m_folder;
  Closings m_closings;
  std::vector<std::jthread> m_threads;
};

}  // namespace shinglescope
