// SPDX-License-Identifier: MIT
#include "bench/machine.h"

#include <stdlib.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>

namespace shinglescope::bench {
namespace {

std::string cpuName() {
  std::ifstream information("/proc/cpuinfo");
  std::string line;
  while (std::getline(information, line)) {
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  }
  return "unknown CPU";
}

}  // namespace

std::string machineLine() {
  std::array<double, 1> load{};
  getloadavg(load.data(), 1);
  std::array<char, 256> line{};
  std::snprintf(line.data(), line.size(), "%s, %ld cores, load average %.2f", cpuName().c_str(),
                sysconf(_SC_NPROCESSORS_ONLN), load[0]);
  return line.data();
}

}  // namespace shinglescope::bench
