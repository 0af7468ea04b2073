#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// Maps each ASCII byte; other bytes stay unchanged.
struct ByteMap {
  static constexpr std::uint8_t kDropped = 0x80;
  alignas(64) std::array<std::uint8_t, 128> to{};
};

/// The byte-level inner loops of preparation for each CPU target; all targets produce the same
/// bytes. Each writes to `out`, which needs space for kTextSlack bytes more than the text, and
/// returns the number of bytes written. Stateless; thread-safe.
struct TextKernels {
  std::size_t (*mapBytes)(std::string_view text, const ByteMap &map, char *out);
  /// Replaces every run of white space of any kind by one U+0020; drops runs at the ends.
  std::size_t (*foldWhiteSpace)(std::string_view text, char *out);
  /// Returns whether foldWhiteSpace would change nothing.
  bool (*isFolded)(std::string_view text);
};

constexpr std::size_t kTextSlack = 64;

/// Returns the kernels of a target, which the CPU must support.
const TextKernels &textKernels(CpuTarget target);
/// Returns the kernels of the active CPU target.
const TextKernels &textKernels();

namespace avx512 {
std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out);
std::size_t foldWhiteSpace(std::string_view text, char *out);
bool isFolded(std::string_view text);
}  // namespace avx512

}  // namespace shinglescope
