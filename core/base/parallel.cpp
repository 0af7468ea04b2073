// SPDX-License-Identifier: MIT
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <vector>

namespace shinglescope {
namespace {

/// The failure with the lowest block number, shared by all workers.
class FirstFailure {
 public:
  void report(std::size_t block, const Error &error) {
    const std::lock_guard lock(m_mutex);
    if (!m_error || block < m_block) {
      m_block = block;
      m_error = error;
    }
    m_failed.store(true, std::memory_order_release);
  }
  bool hasFailed() const { return m_failed.load(std::memory_order_acquire); }
  std::optional<Error> take() { return std::move(m_error); }

 private:
  std::mutex m_mutex;
  std::atomic<bool> m_failed{false};
  std::size_t m_block = 0;
  std::optional<Error> m_error;
};

Result<void> runGuarded(const std::function<Result<void>(const Block &)> &work,
                        const Block &block) {
  try {
    return work(block);
  } catch (const std::bad_alloc &) {
    return errorOf(ErrorCode::Limit, {MessageId::NotEnoughMemory, {}});
  } catch (const std::exception &exception) {
    return errorOf(ErrorCode::Internal, {MessageId::PlainText, {exception.what()}});
  }
}

}  // namespace

std::size_t blockCount(std::size_t items, std::size_t blockSize) {
  return (items + blockSize - 1) / blockSize;
}

Result<void> forEachBlock(const RunContext &context, std::size_t items, std::size_t blockSize,
                          const std::function<Result<void>(const Block &)> &work) {
  const std::size_t blocks = blockCount(items, blockSize);
  std::atomic<std::size_t> next{0};
  FirstFailure failure;
  const auto workThrough = [&](std::size_t worker) {
    while (!failure.hasFailed() && !context.isCancelled()) {
      const std::size_t index = next.fetch_add(1, std::memory_order_relaxed);
      if (index >= blocks) return;
      const Block block{index, index * blockSize, std::min(items, (index + 1) * blockSize), worker};
      if (auto result = runGuarded(work, block); !result) failure.report(index, result.error());
    }
  };
  {
    std::vector<std::jthread> helpers;
    const std::size_t threads = std::min<std::size_t>(std::max(1U, context.threads), blocks);
    try {
      for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(workThrough, i);
    } catch (const std::exception &) {
      // The system grants no more threads or no memory for them: the running threads process all
      // blocks.
    }
    workThrough(0);
  }
  if (auto error = failure.take()) return *error;
  if (context.isCancelled()) return cancelledError();
  return {};
}

}  // namespace shinglescope
