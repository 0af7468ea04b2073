// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// Writes a word of the key of each of `bands` contiguous bands of `rows` values (at least 1). All
/// targets give the same bits. Stateless; thread-safe.
using KeyKernel = void (*)(const std::uint32_t *values, std::size_t bands, std::size_t rows,
                           std::uint32_t *keys);

/// Kernels for both words of a key.
struct KeyKernels {
  KeyKernel lower;
  KeyKernel upper;
};

/// Returns the kernels of a target, or those of Scalar if this program has none for it.
KeyKernels keyKernels(CpuTarget target);

}  // namespace shinglescope
