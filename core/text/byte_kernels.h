#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// What becomes of each ASCII byte; other bytes stay.
struct ByteMap {
  static constexpr std::uint8_t kDropped = 0x80;
  alignas(64) std::array<std::uint8_t, 128> to{};
};

/// The inner loops of preparation that look at bytes, for each CPU target; all
/// give the same bytes. Each writes to `out`, which must have room for
/// kTextSlack bytes more than the text, and returns the bytes written. Without
/// state; safe on all threads.
struct TextKernels {
  std::size_t (*mapBytes)(std::string_view text, const ByteMap &map, char *out);
  /// Every run of white space, of any kind, becomes one U+0020, none at the ends.
  std::size_t (*foldWhiteSpace)(std::string_view text, char *out);
  /// Whether foldWhiteSpace would change nothing.
  bool (*isFolded)(std::string_view text);
};

constexpr std::size_t kTextSlack = 64;

/// The kernels of a CPU target that the CPU has.
const TextKernels &textKernels(CpuTarget target);
/// The kernels of the active CPU target.
const TextKernels &textKernels();

namespace avx512 {
std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out);
std::size_t foldWhiteSpace(std::string_view text, char *out);
bool isFolded(std::string_view text);
}  // namespace avx512

}  // namespace shinglescope
