#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/message.h"

#if defined(__x86_64__)
#define SHINGLESCOPE_X86 1
/// For one function that only runs where the CPU has the target. Whole files
/// are never built for a target: what they inline would run everywhere.
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

/// Sets of instructions that kernels are written for. Every target gives the
/// same bits; they differ in speed only.
enum class CpuTarget : std::uint8_t {
  Scalar,
  Sse41,
  Avx2,    ///< with BMI, BMI2 and POPCNT
  Avx512,  ///< F, BW, VL, DQ, VBMI and VBMI2, and all of Avx2
  Neon
};

/// Whether this program has code for the target and this CPU can run it.
bool cpuHas(CpuTarget target);

/// All targets that cpuHas, slowest first; Scalar is always one.
std::vector<CpuTarget> availableCpuTargets();

/// The target that kernels run with: the fastest available, or the one that
/// the environment variable SHINGLESCOPE_CPU names (scalar, sse4.1, avx2,
/// avx512 or neon). A name that is unknown, or of a target that the CPU lacks,
/// counts as not given, see cpuTargetProblem(). The environment is read at the
/// first call only.
CpuTarget activeCpuTarget();

/// What is wrong with the value of SHINGLESCOPE_CPU; nothing where it is empty or fits.
std::optional<Message> cpuTargetProblem();

/// For tests: makes a target the active one; one that the CPU lacks is ignored.
/// Not while other threads compute.
void setActiveCpuTarget(CpuTarget target);

/// The word of SHINGLESCOPE_CPU for a target.
std::string_view cpuTargetName(CpuTarget target);

/// The target of a word, or nothing.
std::optional<CpuTarget> cpuTargetFromName(std::string_view name);

}  // namespace shinglescope
