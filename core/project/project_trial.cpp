// SPDX-License-Identifier: MIT
#include "core/project/project_trial.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "core/project/project_log.h"
#include "core/project/project_private_copy.h"
#include "core/project/project_run.h"

namespace shinglescope {
namespace {

/// The content of a project by which its states are compared.
struct Holding {
  std::uint32_t transactions = 0;  ///< SQLite's file change counter
  ReadLog log;
  bool isResultRight = true;
};

constexpr std::streamoff kChangeCounter = 24;  ///< its offset in the header

std::uint32_t transactionsOf(const std::string &path) {
  std::array<char, 4> bytes{};
  std::ifstream file(path, std::ios::binary);
  file.seekg(kChangeCounter).read(bytes.data(), bytes.size());
  std::uint32_t number = 0;
  for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
  return number;
}

/// Replays the files next to the project and checks it like ProjectFile::open().
Result<Holding> holdingOf(const std::string &projectPath, const BesideProject &beside,
                          const ProjectSchema &schema, const std::string &vfs,
                          const RunContext &context) {
  const auto copy = PrivateCopy::make(projectPath, beside, context);
  if (!copy) return copy.error();
  auto database = Database::open((*copy)->path(), DatabaseAccess::Write, vfs, projectPath);
  if (!database) return database.error();
  database->watch(&context);
  const auto version = checkSchema(*database, schema);
  if (!version) return version.error();
  if (auto checked = checkPages(*database); !checked) return checked.error();
  Holding holding;
  holding.transactions = transactionsOf((*copy)->path());
  // Only this call replays a WAL into the project file.
  if (auto ready = database->prepareToWrite(); !ready) return ready.error();
  if (*version < schema.back().number) {
    if (auto upgraded = upgradeSchema(*database, schema, *version); !upgraded)
      return upgraded.error();
  }
  if (auto log = assignTo(holding.log, readLog(*database)); !log) return log.error();
  const auto isRight = isStoredRunRight(*database, context);
  if (!isRight) return isRight.error();
  holding.isResultRight = *isRight;
  return holding;
}

bool isDamaged(const ReadLog &log, std::uint64_t step) {
  return std::ranges::binary_search(log.damaged, step);
}

/// True if every step that is valid in `before` is unchanged in `after`.
bool continues(const ReadLog &after, const ReadLog &before) {
  if (before.steps.size() > after.steps.size()) return false;
  for (std::size_t i = 0; i < before.steps.size(); ++i) {
    const std::uint64_t number = before.steps[i].number;
    if (isDamaged(before, number) || isDamaged(after, number)) continue;
    if (before.steps[i] != after.steps[i]) return false;
  }
  return true;
}

bool damagesMore(const Holding &played, const Holding &left) {
  const auto isNew = [&left](std::uint64_t step) { return !isDamaged(left.log, step); };
  return std::ranges::any_of(played.log.damaged, isNew) ||
         (left.isResultRight && !played.isResultRight);
}

/// A journal rolls back one transaction, which increments the change counter when it ends; a
/// journal that rolls back more is from another time. A WAL adds committed transactions.
bool mayBePlayed(const Holding &played, const Holding &left, bool isWal) {
  if (damagesMore(played, left)) return false;
  if (isWal) return continues(played.log, left.log);
  const std::uint32_t takenBack = left.transactions - played.transactions;
  return takenBack <= 1 && continues(left.log, played.log);
}

bool isUnsound(const Error &error) {
  return error.code == ErrorCode::Format || error.code == ErrorCode::Limit;
}

/// The file that SQLite would replay; empty if there is none.
std::string playable(const std::string &projectPath, const BesideProject &beside) {
  const std::string journal = projectPath + "-journal";
  if (beside.isUnfinished && !beside.isStrange(journal)) return journal;
  struct stat status {};
  std::string log = projectPath + "-wal";
  const bool isLog = beside.isWal && lstat(log.c_str(), &status) == 0 && status.st_size > 0;
  return isLog && !beside.isStrange(log) ? log : std::string();
}

}  // namespace

Result<BesideProject> tryBeside(const std::string &projectPath, const ProjectSchema &schema,
                                const std::string &vfs, const RunContext &context) {
  auto beside = lookBeside(projectPath, vfs);
  if (!beside) return beside.error();
  const std::string file = playable(projectPath, *beside);
  if (file.empty()) return beside;
  const auto played = holdingOf(projectPath, *beside, schema, vfs, context);
  if (!played && !isUnsound(played.error())) return played.error();
  BesideProject without = *beside;
  without.strange.push_back({file, {MessageId::JournalWouldDamage, {file}}});
  const auto left = holdingOf(projectPath, without, schema, vfs, context);
  if (!left && !isUnsound(left.error())) return left.error();
  if (!left && !played) return played.error();
  // After a program was killed, the project is often not sound until its journal is replayed.
  const bool isGood = !left || (played && mayBePlayed(*played, *left, beside->isWal));
  return isGood ? beside : without;
}

}  // namespace shinglescope
