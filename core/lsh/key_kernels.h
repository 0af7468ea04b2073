#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// Writes the key of each of `bands` bands of `rows` values (at least 1), which
/// stand one after the other. All targets give the same bits. Without state;
/// safe on all threads.
using KeyKernel = void (*)(const std::uint32_t *values, std::size_t bands, std::size_t rows,
                           std::uint32_t *keys);

/// The kernel of a target; that of Scalar where this program has none for it.
KeyKernel keyKernel(CpuTarget target);

}  // namespace shinglescope
