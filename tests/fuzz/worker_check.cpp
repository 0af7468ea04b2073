// SPDX-License-Identifier: MIT
#include "tests/fuzz/worker_check.h"

#include <algorithm>
#include <vector>

#include "app/cli/worker/steps/driver_steps.h"
#include "app/cli/worker/steps/worker_step.h"
#include "tests/support/signing.h"
#include "tests/support/worker/frame_streams.h"

namespace shinglescope::fuzz {

namespace {

constexpr std::size_t kOptionBytes = 3;
/// Classes of more rows form more pairs than a fuzzer should wait for.
constexpr std::size_t kMostExpandedBytes = 400;

std::uint8_t byteAt(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0;
}

Recipe workerRecipe(std::uint8_t choice) {
  Recipe recipe;
  recipe.compare = {"1"};
  if ((choice & 1U) != 0) recipe.same = {"2"};
  if ((choice & 2U) != 0) recipe.id = "3";
  recipe.signature.numHashes = 8;
  recipe.bands = 4;
  recipe.shingle.k = 2;
  return recipe;
}

WorkerOptions workerOptions(std::uint8_t choice, std::size_t size) {
  WorkerOptions options;
  options.parts = 1 + (choice & 3U);
  options.rows = 1000;
  options.ranges = 1U << (choice >> 2U & 1U);
  options.texts = 900;
  if ((choice & 8U) != 0) options.reference = 500;
  options.what = static_cast<SelectedItems>((choice >> 4U & 3U) % 3);
  options.downTo = (choice & 16U) != 0 ? ScoredDownTo::Floor : ScoredDownTo::Threshold;
  options.mostRows = 300;
  options.caps = {768, 2, 5, 100};
  options.form =
      size > kMostExpandedBytes ? ExpandForm::Count : static_cast<ExpandForm>((choice >> 6U) % 3);
  return options;
}

std::vector<Frame> framesOf(std::string_view bytes) {
  constexpr std::size_t kHeader = 6;
  std::vector<Frame> frames;
  while (bytes.size() >= kHeader) {
    const std::size_t size = byteAt(bytes, 4) + 256U * byteAt(bytes, 5);
    frames.push_back({static_cast<FrameKind>(1 + byteAt(bytes, 0) % 26), byteAt(bytes, 1),
                      byteAt(bytes, 2) + 256U * byteAt(bytes, 3),
                      std::string(bytes.substr(kHeader, size))});
    bytes.remove_prefix(std::min(bytes.size(), kHeader + size));
  }
  std::ranges::stable_sort(frames, {}, &Frame::part);
  return frames;
}

/// Returns the frames of a stream but COUNTS; nothing if it is not valid.
std::optional<std::vector<Frame>> validFrames(const std::string &stream) {
  auto frames = test::framesIn(stream);
  if (!frames) return std::nullopt;
  std::erase_if(*frames, [](const Frame &frame) { return frame.kind == FrameKind::Counts; });
  return *std::move(frames);
}

struct Run {
  std::string input;
  std::string output;
  bool isDone = false;
};

Run runFuzzed(const StepKind &kind, const Recipe &recipe, const WorkerOptions &options,
              std::string input) {
  Run run{std::move(input), {}, false};
  FrameReader in(test::textSource(run.input));
  FrameWriter out(appendingTo(run.output));
  StepValues values;
  const RunContext context;
  run.isDone = runStep(kind, {recipe, options, out, values, context}, in).hasValue();
  return run;
}

/// Returns whether two runs wrote the same frames.
bool areEqual(const std::vector<Frame> &a, const std::vector<Frame> &b) {
  return std::ranges::equal(a, b, [](const Frame &x, const Frame &y) {
    return x.kind == y.kind && x.part == y.part && x.count == y.count && x.payload == y.payload;
  });
}

void runDriverSteps(const Recipe &recipe, const WorkerOptions &options, const std::string &stream) {
  FrameReader bits(test::textSource(stream));
  std::string bitmap;
  (void)writeBits(options, bits, appendingTo(bitmap));
  FrameReader sizes(test::textSource(stream));
  (void)bandCaps(options, recipe, sizes);
}

}  // namespace

std::optional<std::string> brokenWorkerPromise(std::string_view input) {
  const std::vector<std::string> names = stepNames();
  const std::size_t step = byteAt(input, 0) % (names.size() + 1);
  const std::uint8_t choice = byteAt(input, 1);
  const std::string_view rest = input.substr(std::min(input.size(), kOptionBytes));
  const Recipe recipe = workerRecipe(choice);
  const WorkerOptions options = workerOptions(byteAt(input, 2), input.size());
  const test::WithWideKeysFrom wide((choice & 4U) != 0 ? 0 : kWideKeysFrom);
  std::vector<Frame> frames = framesOf(rest);
  const std::string stream = (choice & 128U) != 0 ? std::string(rest) : test::streamOf(frames);
  if (step == names.size()) {
    runDriverSteps(recipe, options, stream);
    return std::nullopt;
  }
  const StepKind &kind = *stepKind(names[step]);
  const Run run = runFuzzed(kind, recipe, options, stream);
  if (!run.isDone) return std::nullopt;
  const auto written = validFrames(run.output);
  if (!written) return names[step] + " wrote no valid stream";
  if (!kind.isReducing || (choice & 128U) != 0) return std::nullopt;
  std::ranges::reverse(frames);
  std::ranges::stable_sort(frames, {}, &Frame::part);
  const Run other = runFuzzed(kind, recipe, options, test::streamOf(frames));
  const auto others = other.isDone ? validFrames(other.output) : std::nullopt;
  if (!others || !areEqual(*written, *others)) return names[step] + " depends on the order";
  return std::nullopt;
}

}  // namespace shinglescope::fuzz
