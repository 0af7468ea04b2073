// SPDX-License-Identifier: MIT
#include "core/export/content/review_reader.h"

#include <array>
#include <filesystem>
#include <fstream>

#include "core/base/files/ordinary_file.h"
#include "core/export/content/verdict_table.h"
#include "core/project/project_store.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {
namespace {

constexpr std::string_view kProjectEnding = ".shinglescope";

/// Decided by the name, or by the magic bytes of SQLite.
bool isProject(const std::string &path) {
  constexpr std::string_view kBeginning("SQLite format 3\0", 16);
  std::array<char, kBeginning.size()> bytes{};
  std::ifstream file(path, std::ios::binary);
  file.read(bytes.data(), bytes.size());
  return path.ends_with(kProjectEnding) ||
         std::string_view(bytes.data(), bytes.size()) == kBeginning;
}

}  // namespace

Result<std::vector<LogStep>> stepsOfProject(const std::string &path, const RunContext &context) {
  ProjectOptions how;
  how.access = ProjectAccess::ReadOnly;
  auto store = ProjectStore::open(path, how, context);
  if (!store) return store.error();
  return (*store)->steps();
}

Result<std::vector<LogStep>> readReview(const std::string &path, const RecordSource &source,
                                        const RunContext &context) {
  if (auto ordinary = checkOrdinaryFile(path); !ordinary) return ordinary.error();
  if (isProject(path)) return stepsOfProject(path, context);
  const auto lines = readVerdicts(path, context);
  if (!lines) return lines.error();
  const auto commands = commandsOf(*lines, source);
  if (!commands) return commands.error();
  MemoryVerdictStore store;
  Verdicts verdicts(store, source);
  for (const ReviewCommand &command : *commands)
    if (const auto done = verdicts.apply(command, context); !done) return done.error();
  return store.take();
}

std::string reviewName(const std::string &path) {
  return std::filesystem::path(path).stem().string();
}

}  // namespace shinglescope
