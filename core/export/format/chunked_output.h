// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// Passes text to a sink in chunks and checks for cancellation in between. One thread; sink and
/// context must outlive it.
class ChunkedOutput {
 public:
  ChunkedOutput(const ByteSink &sink, const RunContext &context)
      : m_sink(sink), m_context(context) {}

  std::string &buffer() { return m_buffer; }
  Result<void> flushIfFull() {
    if (m_buffer.size() < kChunkBytes) return {};
    return flush();
  }
  Result<void> flush() {
    if (m_context.isCancelled()) return cancelledError();
    auto written = m_sink(m_buffer);
    m_buffer.clear();
    return written;
  }

 private:
  static constexpr std::size_t kChunkBytes = 1U << 16U;

  const ByteSink &m_sink;
  const RunContext &m_context;
  std::string m_buffer;
};

}  // namespace shinglescope
