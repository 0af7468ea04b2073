// SPDX-License-Identifier: MIT
#include "app/cli/options/run_options.h"

#include <algorithm>

namespace shinglescope {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;
constexpr std::uint64_t kLeastMemory = 64;  // in MiB; less is too little for a useful block
/// The part that the program itself uses, in MiB. With its libraries it was measured as 12.
constexpr std::uint64_t kProgramMemory = 16;
constexpr std::uint64_t kMostMemory = 1ULL << 24U;  // 16 TiB

}  // namespace

void bindVerbosity(OptionBinder &binder, Verbosity &verbosity) {
  binder.beginGroup("General");
  const auto lower = [&verbosity](Verbosity to) {
    return [&verbosity, to] { verbosity = std::max(verbosity, to); };
  };
  binder.action("-q,--quiet", "Print only the result and errors", lower(Verbosity::ErrorsOnly));
  binder.action("--no-progress", "Print the summary, but no progress",
                lower(Verbosity::NoProgress));
}

void bindThreads(OptionBinder &binder, CliOptions &options) {
  binder.number("--threads", "N", "Worker threads (default all cores)", 1, kMaxThreads,
                options.threads);
}

void bindMemory(OptionBinder &binder, CliOptions &options) {
  binder.add(
      "--memory", "MiB", "Memory that the run may use, at least 64 (default 3/4 of the machine's)",
      [&options](const std::string &word) {
        const std::uint64_t mebibytes = wholeNumber("--memory", word, kLeastMemory, kMostMemory);
        options.memoryBytes = (mebibytes - kProgramMemory) << 20U;
      });
}

void bindOutput(OptionBinder &binder, const char *type, const char *help, CliOptions &options) {
  binder.path("--out", type, help, options.outPath, "-o");
}

void bindSource(OptionBinder &binder, ReviewOptions &review) {
  binder.path("--source", "FILE", "Current path of the table, if it was moved", review.source);
  binder.path("--against-source", "FILE", "Current path of the second table, if it was moved",
              review.againstSource);
}

void bindProjectThreshold(OptionBinder &binder, const char *help, std::optional<Ratio> &threshold) {
  const auto take = [&threshold](const std::string &word) {
    const auto ratio = parseRatio(word);
    if (!ratio) throw OptionError{badParameter("--threshold: " + inEnglish(ratio.error().message))};
    threshold = *ratio;
  };
  binder.offer(binder.add("--threshold", "T", help, take), usualThresholds());
}

std::vector<std::string> usualThresholds() {
  return {"0.5", "0.6", "0.7", "0.8", "0.9", "0.95", "1"};
}

}  // namespace shinglescope
