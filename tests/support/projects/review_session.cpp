// SPDX-License-Identifier: MIT
// A scripted review that continues until it is killed, for tests/core/project/tst_project_kills.
// Prints the number of each step once it is reported as saved.
#include <unistd.h>

#include <cstdio>
#include <memory>

#include "core/project/project_store.h"
#include "tests/support/scripted_step.h"

using namespace shinglescope;

namespace {

/// Returns a result with so many pairs that it is stored in several pieces.
std::shared_ptr<const DuplicateResult> anyResult() {
  auto result = std::make_shared<DuplicateResult>();
  constexpr std::uint32_t kTexts = 30'000;
  std::vector<std::uint32_t> rows(kTexts);
  for (std::uint32_t row = 0; row < kTexts; ++row) rows[row] = row % 10 == 9 ? row - 1 : row;
  result->classes = makeTextClasses(rows);
  for (std::uint32_t text = 1; text < result->classes.textCount(); ++text)
    result->pairs.push_back({{text - 1}, {text}, 3, 4, 100, 20});
  return result;
}

bool say(std::uint64_t number) {
  const std::string line = std::to_string(number) + "\n";
  return write(STDOUT_FILENO, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  auto store = ProjectStore::open(argv[1]);
  if (!store) {
    std::fprintf(stderr, "%s\n", store.error().detail().c_str());
    return 1;
  }
  ProjectStore &project = **store;
  std::uint64_t number = project.steps().size();
  if (!say(number)) return 1;
  const auto result = anyResult();
  for (;;) {
    if (number % 40 == 0) project.saveResult(result);
    for (std::uint64_t i = 0; i <= number % 3; ++i) project.append(test::scriptedStep(++number));
    project.saveView("pair", std::to_string(number));
    if (!project.flush() || !say(project.savedThrough())) return 1;
  }
}
