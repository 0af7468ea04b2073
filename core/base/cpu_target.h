// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/message.h"

#if defined(__x86_64__)
#define SHINGLESCOPE_X86 1
/// These macros mark a single function that runs only if the CPU supports the target. Whole files
/// are never compiled for a target: their inline functions could then be used on every CPU.
#define SHINGLESCOPE_SSE41 __attribute__((target("sse4.1")))
#define SHINGLESCOPE_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))
#define SHINGLESCOPE_AVX512 \
  __attribute__((           \
      target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx2,bmi,bmi2,popcnt")))
#endif
#if defined(__aarch64__)
#define SHINGLESCOPE_NEON 1
#endif

namespace shinglescope {

/// Instruction sets that kernels are written for. All targets give bit-identical results and differ
/// only in speed.
enum class CpuTarget : std::uint8_t {
  Scalar,
  Sse41,
  Avx2,    ///< with BMI, BMI2 and POPCNT
  Avx512,  ///< F, BW, VL, DQ, VBMI and VBMI2, and all of Avx2
  Neon
};

/// Returns whether this program has code for the target and this CPU can run it.
bool cpuHas(CpuTarget target);

/// Returns all targets for which cpuHas() is true, slowest first; Scalar is always among them.
std::vector<CpuTarget> availableCpuTargets();

/// Returns the target that kernels use: the fastest available, or the one that the environment
/// variable SHINGLESCOPE_CPU names (scalar, sse4.1, avx2, avx512 or neon). An unknown name, or one
/// whose target the CPU lacks, is ignored; see cpuTargetProblem(). The environment is read at the
/// first call only.
CpuTarget activeCpuTarget();

/// Returns what is wrong with the value of SHINGLESCOPE_CPU; nothing if it is empty or valid.
std::optional<Message> cpuTargetProblem();

/// Sets the active target, for tests; a target that the CPU lacks is ignored. Must not be called
/// while other threads compute.
void setActiveCpuTarget(CpuTarget target);

/// Returns the name of a target as SHINGLESCOPE_CPU spells it.
std::string_view cpuTargetName(CpuTarget target);

/// Returns the target with this name, or nothing.
std::optional<CpuTarget> cpuTargetFromName(std::string_view name);

}  // namespace shinglescope
