// SPDX-License-Identifier: MIT
/// Does the cost of reading grow only with the size of the source? Reads many shapes that are made
/// to be expensive, each at two sizes, one twice the other.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bench/machine.h"
#include "bench/measure.h"
#include "bench/reading/hostile_shapes.h"
#include "bench/reading/measured_child.h"
#include "core/base/large_block.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::bench {
namespace {

constexpr double kMostGrowth = 2.3;
/// A time that is long enough to be measured. A shape whose largest source takes less is cheap
/// enough.
constexpr double kLeastSeconds = 0.5;
constexpr double kAimedSeconds = 0.7;  ///< so the least of five is rarely below kLeastSeconds
constexpr std::uint64_t kFirstBytes = 1U << 14U;
constexpr std::uint64_t kMostBytes = 256U << 20U;
/// The limit for folders of files, which take a disk block each, and archives, which expand a
/// thousandfold.
constexpr std::uint64_t kMostSmallBytes = 4U << 20U;
constexpr std::size_t kRuns = 5;
constexpr std::size_t kLeastWarmBytes = 64U << 20U;
constexpr double kMebibyteBytes = 1024.0 * 1024;

struct ShapeCost {
  double cpuSeconds = 0;
  double peakBytes = 0;
  bool isRefused = false;
};

/// Writes to so much memory and returns it. A virtual machine takes free memory back after a few
/// seconds; getting it again costs up to ten times as much as clearing it.
void warmMemory(std::size_t bytes) {
  constexpr std::size_t kPageBytes = 4096;
  LargeBlock block(bytes);
  for (std::size_t at = 0; at < bytes; at += kPageBytes) block.data()[at] = 1;
  keep(block.data());
}

/// Reads the source once, in a process of its own. `peakBytes` is the memory that earlier readings
/// took.
std::optional<ShapeCost> costOf(const std::string &path, double peakBytes = 0) {
  warmMemory(static_cast<std::size_t>(peakBytes) + kLeastWarmBytes);
  const auto measured = measureInChild([&path]() -> std::optional<TableSize> {
    const auto loaded = loadDataset(path, {}, RunContext{{}, nullptr, 2, 0});
    return TableSize{loaded ? loaded->report.rows : 0, 0};
  });
  if (!measured) return std::nullopt;
  return ShapeCost{measured->cpuSeconds, static_cast<double>(measured->peakBytes),
                   measured->found.rows == 0};
}

/// A source in a folder of its own, removed with the object.
class WrittenShape {
 public:
  WrittenShape(const HostileShape &shape, const std::string &folder, std::uint64_t bytes)
      : folder_(folder + "/" + std::to_string(bytes)), path_(folder_ + "/" + shape.file) {
    std::filesystem::create_directories(folder_);
    shape.write(path_, bytes);
  }
  ~WrittenShape() { std::filesystem::remove_all(folder_); }
  WrittenShape(const WrittenShape &) = delete;
  WrittenShape &operator=(const WrittenShape &) = delete;

  const std::string &path() const { return path_; }

 private:
  std::string folder_;
  std::string path_;
};

/// Keeps the least time, because another program can only add to it, and the largest memory.
void add(ShapeCost &all, const ShapeCost &run) {
  all.cpuSeconds = std::min(all.cpuSeconds, run.cpuSeconds);
  all.peakBytes = std::max(all.peakBytes, run.peakBytes);
}

struct BothCosts {
  ShapeCost one;
  ShapeCost two;
};

/// Reads a source of so many bytes and one of twice as many in turns, so that a slower minute of
/// the machine slows both.
std::optional<BothCosts> costsAt(const HostileShape &shape, const std::string &folder,
                                 std::uint64_t bytes) {
  const WrittenShape one(shape, folder, bytes);
  const WrittenShape two(shape, folder, 2 * bytes);
  std::optional<BothCosts> least;
  for (std::size_t i = 0; i < kRuns; ++i) {
    const auto costOfOne = costOf(one.path(), least ? least->one.peakBytes : 0);
    if (!costOfOne) return std::nullopt;
    const auto costOfTwo =
        costOf(two.path(), least ? least->two.peakBytes : 2 * costOfOne->peakBytes);
    if (!costOfTwo) return std::nullopt;
    if (!least) least = BothCosts{*costOfOne, *costOfTwo};
    add(least->one, *costOfOne);
    add(least->two, *costOfTwo);
  }
  return least;
}

/// Returns the first size that takes kAimedSeconds, or the largest.
std::optional<std::uint64_t> measurableSize(const HostileShape &shape, const std::string &folder) {
  const bool isSmall = shape.file == "texts" || shape.file.ends_with(".gz");
  const std::uint64_t most = isSmall ? kMostSmallBytes : kMostBytes;
  std::uint64_t bytes = kFirstBytes;
  double peakBytes = 0;
  while (bytes < most) {
    const auto cost = costOf(WrittenShape(shape, folder, bytes).path(), 4 * peakBytes);
    if (!cost) return std::nullopt;
    peakBytes = cost->peakBytes;
    if (cost->cpuSeconds >= kAimedSeconds) break;
    // If the time is far too short, the size is quadrupled in one step.
    bytes *= cost->cpuSeconds < kAimedSeconds / 8 ? 4 : 2;
  }
  return std::min(bytes, most);
}

bool measureGrowth(const HostileShape &shape, const std::string &folder) {
  const auto bytes = measurableSize(shape, folder);
  const auto costs = bytes ? costsAt(shape, folder, *bytes) : std::nullopt;
  if (!costs) {
    std::printf("| %s | died | | | WRONG |\n", shape.name.c_str());
    return false;
  }
  const auto &[one, two] = *costs;
  const double time = two.cpuSeconds / one.cpuSeconds;
  const double memory = two.peakBytes / one.peakBytes;
  // If the largest size takes too little time to measure, the growth is not judged.
  const bool isTimed = one.cpuSeconds >= kLeastSeconds;
  const bool isGood = memory <= kMostGrowth && (!isTimed || time <= kMostGrowth);
  std::printf("| %s | %.2f MB%s | %.2f s, x %.2f%s | %.0f MiB, x %.2f |%s\n", shape.name.c_str(),
              static_cast<double>(*bytes) / 1e6, one.isRefused ? ", refused" : "", one.cpuSeconds,
              time, isTimed ? "" : " (not judged)", one.peakBytes / kMebibyteBytes, memory,
              isGood ? "" : " WRONG");
  std::fflush(stdout);
  return isGood;
}

/// Repeats a failed measurement once: another program may have used the caches meanwhile. Cost that
/// grows faster than the source fails again.
bool isLinear(const HostileShape &shape, const std::string &folder) {
  return measureGrowth(shape, folder) || measureGrowth(shape, folder);
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  const bool isAll = argc == 2;
  const bool isNamed = argc == 4 && std::string(argv[2]) == "--shape";
  const bool isPart = argc == 4 && std::string(argv[2]) == "--half";
  if (!isAll && !isNamed && !isPart) {
    std::fputs(
        "Usage: cost FOLDER [--shape PART OF A NAME | --half 0 or 1]\nReads shapes that are made "
        "to cost much at two sizes. Fails where twice the bytes take more than 2.3 times the time "
        "or memory.\n",
        stderr);
    return 2;
  }
  using namespace shinglescope::bench;
  std::printf("%s\n\n| shape | size | processor time, twice the size | memory, twice the size |\n",
              machineLine().c_str());
  std::puts("|---|---:|---:|---:|");
  std::size_t wrong = 0;
  const std::vector<HostileShape> shapes = hostileShapes();
  const std::size_t half = isPart ? static_cast<std::size_t>(std::atoi(argv[3])) : 0;
  for (std::size_t i = half; i < shapes.size(); i += isPart ? 2 : 1) {
    if (isNamed && shapes[i].name.find(argv[3]) == std::string::npos) continue;
    if (!isLinear(shapes[i], argv[1])) ++wrong;
  }
  return wrong == 0 ? 0 : 1;
}
