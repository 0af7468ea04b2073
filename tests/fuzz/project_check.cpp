// SPDX-License-Identifier: MIT
#include "tests/fuzz/project_check.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/project/project_store.h"
#include "tests/support/scripted_step.h"

namespace shinglescope::fuzz {
namespace {

constexpr std::uint64_t kSteps = 12;

std::string scratchPath() {
  const std::string memory = "/dev/shm";
  const bool isThere = access(memory.c_str(), W_OK) == 0;
  return (isThere ? memory : std::filesystem::temp_directory_path().string()) + "/fuzz_project_" +
         std::to_string(getpid()) + ".shinglescope";
}

std::string contentOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void writeContent(const std::string &path, std::string_view content) {
  std::filesystem::remove(path + "-journal");
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
}

std::shared_ptr<const Dataset> rows() {
  DatasetBuilder builder({"text"});
  for (const char *text : {"one two three four", "one two three four", "one two three five", ""})
    builder.addRow({text}, 0);
  return builder.finish();
}

/// Creates a project with rows in each table.
std::string wholeProject(const std::string &path) {
  std::filesystem::remove(path);
  auto store = ProjectStore::create(path);
  if (!store) return {};
  SourceIdentity source;
  source.path = "/data/a.csv";
  (*store)->saveSource("data", source);
  (*store)->saveSetting("reviewer", "Ada");
  (*store)->saveView("pair", "1");
  for (std::uint64_t number = 1; number <= kSteps; ++number)
    (*store)->append(test::scriptedStep(number));
  auto result = std::make_shared<DuplicateResult>();
  result->report.engine = "find";
  result->report.recipe.compare = {"text"};
  result->classes = makeTextClasses({0, 0, 2, 3});
  result->classes.emptyTexts = {2};
  result->pairs.push_back({{0}, {1}, 10, 18, 100, 10});
  (*store)->saveResult(result);
  if (!(*store)->waitForResult() || !(*store)->close().isAllSaved()) return {};
  return contentOf(path);
}

std::string patched(std::string content, std::string_view input) {
  const auto byte = [&input](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(input[i]));
  };
  if (input.empty()) return content;
  if (byte(0) > 0) content.resize(content.size() * (256 - byte(0)) / 256);
  for (std::size_t at = 1; at + 4 < input.size() && !content.empty();) {
    const std::size_t offset =
        (byte(at) << 16U | byte(at + 1) << 8U | byte(at + 2)) % content.size();
    const std::string_view bytes =
        input.substr(at + 4, std::min(byte(at + 3), content.size() - offset));
    content.replace(offset, bytes.size(), bytes);
    at += 4 + bytes.size();
  }
  return content;
}

/// A project that opens must accept a step and keep it.
std::optional<std::string> brokenSession(const std::string &path) {
  auto store = ProjectStore::open(path);
  if (!store) return std::nullopt;
  const std::size_t steps = (*store)->steps().size();
  const auto stored = (*store)->storedRun();
  if (stored && *stored) {
    const auto restored = (*store)->restoreResult(**stored, *rows(), {});
    if (restored && restored->pairs.size() != (*stored)->pairs) return "pairs are missing";
  }
  (*store)->append(test::scriptedStep(steps + 1));
  const bool isSaved = (*store)->flush().hasValue();
  store->reset();
  if (!isSaved) return std::nullopt;
  const auto again = ProjectStore::open(path);
  if (!again) return "a project that accepted a step does not open: " + again.error().detail();
  if ((*again)->steps().size() != steps + 1) return "a saved step is lost";
  if ((*again)->steps().back() != test::scriptedStep(steps + 1)) return "a step has changed";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> brokenProjectPromise(std::string_view input) {
  const std::string path = scratchPath();
  static const std::string whole = wholeProject(path);
  const std::string content = patched(whole, input);
  writeContent(path, content);
  std::optional<std::string> broken;
  for (const auto access : {ProjectAccess::ReadOnly, ProjectAccess::Write}) {
    const bool isRefused = !ProjectStore::open(path, {access});
    if (isRefused && contentOf(path) != content) broken = "a rejected file was changed";
  }
  if (!broken) broken = brokenSession(path);
  if (input.empty() && !broken && !ProjectStore::open(path))
    broken = "the unchanged file is rejected";
  std::filesystem::remove(path);
  std::filesystem::remove(path + "-journal");
  return broken;
}

}  // namespace shinglescope::fuzz
