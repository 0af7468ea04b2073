// SPDX-License-Identifier: MIT
#include "core/base/cpu_target.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <utility>

#include "core/base/comma_list.h"

namespace shinglescope {
namespace {

constexpr std::array kNames = {std::pair{CpuTarget::Scalar, std::string_view("scalar")},
                               std::pair{CpuTarget::Sse41, std::string_view("sse4.1")},
                               std::pair{CpuTarget::Avx2, std::string_view("avx2")},
                               std::pair{CpuTarget::Avx512, std::string_view("avx512")},
                               std::pair{CpuTarget::Neon, std::string_view("neon")}};

#ifdef SHINGLESCOPE_X86
bool hasAvx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

bool hasAvx512() {
  return hasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
}
#endif

CpuTarget targetOfEnvironment() {
  const char *name = std::getenv("SHINGLESCOPE_CPU");
  const auto wanted = cpuTargetFromName(name == nullptr ? std::string_view() : name);
  return wanted && cpuHas(*wanted) ? *wanted : availableCpuTargets().back();
}

std::atomic<CpuTarget> &activeTarget() {
  static std::atomic<CpuTarget> target = targetOfEnvironment();
  return target;
}

}  // namespace

bool cpuHas(CpuTarget target) {
  switch (target) {
    case CpuTarget::Scalar: return true;
#ifdef SHINGLESCOPE_X86
    case CpuTarget::Sse41: return __builtin_cpu_supports("sse4.1");
    case CpuTarget::Avx2: return hasAvx2();
    case CpuTarget::Avx512: return hasAvx512();
#endif
#ifdef SHINGLESCOPE_NEON
    case CpuTarget::Neon: return true;
#endif
    default: return false;
  }
}

std::vector<CpuTarget> availableCpuTargets() {
  std::vector<CpuTarget> targets;
  for (const auto &[target, name] : kNames) {
    if (cpuHas(target)) targets.push_back(target);
  }
  return targets;
}

std::optional<Message> cpuTargetProblem() {
  const char *name = std::getenv("SHINGLESCOPE_CPU");
  if (name == nullptr || *name == '\0') return std::nullopt;
  const auto wanted = cpuTargetFromName(name);
  if (wanted && cpuHas(*wanted)) return std::nullopt;
  if (wanted)
    return Message{MessageId::CpuTargetMissing,
                   {name, std::string(cpuTargetName(availableCpuTargets().back()))}};
  return Message{MessageId::CpuTargetUnknown,
                 {name, commaList(availableCpuTargets(), cpuTargetName)}};
}

CpuTarget activeCpuTarget() { return activeTarget().load(std::memory_order_relaxed); }

void setActiveCpuTarget(CpuTarget target) {
  if (cpuHas(target)) activeTarget().store(target, std::memory_order_relaxed);
}

std::string_view cpuTargetName(CpuTarget target) {
  return kNames[static_cast<std::size_t>(target)].second;
}

std::optional<CpuTarget> cpuTargetFromName(std::string_view name) {
  for (const auto &[target, word] : kNames) {
    if (word == name) return target;
  }
  return std::nullopt;
}

}  // namespace shinglescope
