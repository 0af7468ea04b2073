// SPDX-License-Identifier: MIT
/// What do operations on a million verdicts at once cost: one command and its undo, opening their
/// log, and applying them to another result? How soon can each be cancelled? docs/performance.md.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "bench/cancel_probe.h"
#include "bench/generated_titles.h"
#include "bench/measure.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/pending_steps.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint32_t kPartners = 4;  // items of a row with later rows
constexpr std::uint64_t kDefaultItems = 1'000'000;
constexpr std::uint64_t kSeed = 21;
constexpr double kLimitStop = 0.2;
constexpr std::size_t kStops = 20;

struct Judged {
  RecordSource source;
  ReviewCommand command;               ///< all items in one command
  std::vector<LogStep> steps;          ///< one for each item
  std::shared_ptr<TextClasses> other;  ///< another result: every hundredth row repeats a text
};

std::shared_ptr<TextClasses> otherResult(std::size_t rows) {
  std::vector<std::uint32_t> smallest(rows);
  for (std::uint32_t row = 0; row < rows; ++row) smallest[row] = row % 100 == 99 ? row - 1 : row;
  return std::make_shared<TextClasses>(makeTextClasses(smallest));
}

Judgement judgementAt(std::uint64_t number) {
  return {number % 3 == 0 ? Verdict::NotDuplicate : Verdict::Duplicate, Keep::Neither};
}

Result<Judged> makeScene(std::uint64_t items) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("verdict_log." + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const auto path =
      fileOrGeneratedTitles({}, folder.string(), items / kPartners + kPartners, kSeed);
  if (!path) return path.error();
  auto loaded = loadDataset(*path, {}, {});
  std::filesystem::remove_all(folder);
  if (!loaded) return loaded.error();
  auto digests = RecordDigests::make(*loaded->dataset, {});
  if (!digests) return digests.error();
  Judged scene;
  scene.source = {loaded->dataset, std::make_shared<const RecordDigests>(*std::move(digests)),
                  ColumnId{0}};
  for (std::uint32_t row = 0; scene.command.items.size() < items; ++row) {
    for (std::uint32_t next = 1; next <= kPartners && scene.command.items.size() < items; ++next) {
      scene.command.items.push_back(
          {{{row}, {row + next}}, judgementAt(scene.command.items.size())});
    }
  }
  scene.other = otherResult(scene.source.rowCount());
  MemoryVerdictStore store;
  Verdicts verdicts(store, scene.source);
  for (const ItemJudgement &item : scene.command.items) {
    if (auto done = verdicts.apply({{item}}); !done) return done.error();
  }
  scene.steps = store.steps();
  return scene;
}

struct Cost {
  double wall = 0;  ///< seconds
  double cpu = 0;   ///< of this thread, less affected by other programs
};

Cost costOf(const std::function<void()> &work) {
  const auto begin = Clock::now();
  const double cpu = threadSeconds();
  work();
  return {secondsBetween(begin, Clock::now()), threadSeconds() - cpu};
}

bool isAllDecided(const Verdicts &verdicts, std::uint64_t items) {
  return verdicts.counts().decided() == items;
}

bool measure(const Judged &scene) {
  const std::uint64_t items = scene.command.items.size();
  bool isGood = true;
  const auto print = [&](const char *name, const Cost &cost, bool isRight) {
    isGood = isGood && isRight;
    std::printf("%-34s %6.2f s, CPU %6.2f s  %s\n", name, cost.wall, cost.cpu,
                isRight ? "ok" : "WRONG");
  };
  MemoryVerdictStore store;
  Verdicts verdicts(store, scene.source);
  Cost cost = costOf([&] { (void)verdicts.apply(scene.command); });
  print("one act", cost, isAllDecided(verdicts, items));
  cost = costOf([&] { verdicts.undo(); });
  print("its undo", cost, isAllDecided(verdicts, 0));
  cost = costOf([&] { verdicts.redo(); });
  print("its redo", cost, isAllDecided(verdicts, items));
  MemoryVerdictStore opened(scene.steps);
  std::optional<Verdicts> again;
  cost = costOf([&] { again.emplace(opened, scene.source); });
  print("opening a log of a step each", cost, isAllDecided(*again, items));
  cost = costOf([&] { again->setClasses(scene.other); });
  print("laying them over another result", cost, !isAllDecided(*again, 0));
  return isGood;
}

/// The operations that are cancelled, with their objects.
class Stopped {
 public:
  explicit Stopped(const Judged &scene)
      : m_scene(scene), m_opened(scene.steps), m_again(m_opened, scene.source) {}

  std::vector<Scene> all() {
    return {{"one act", Stage::Idle, [this] { return command(); }},
            {"its undo", Stage::Idle, [this] { return undo(); }},
            {"its undo on a copy", Stage::Idle, [this] { return undoOnCopy(); }},
            {"opening a log of one step", Stage::Idle,
             [this] {
               makeDone(true);
               return opening(m_store);
             }},
            {"opening a log of a step each", Stage::Idle, [this] { return opening(m_opened); }},
            {"laying them over another result", Stage::Idle, [this]() -> Call {
               return [this](const RunContext &context) {
                 return m_again.setClasses(m_scene.other, context);
               };
             }}};
  }

 private:
  static Result<void> withoutNumber(const Result<std::uint64_t> &step) {
    return step ? Result<void>() : step.error();
  }

  /// Creates verdicts with the command done or not, as requested, unless they already exist: a
  /// cancelled operation leaves them unchanged, but a complete one makes the log longer.
  void makeDone(bool isWanted) {
    if (m_verdicts && m_verdicts->canUndo() == isWanted && !m_verdicts->canRedo()) return;
    m_verdicts.reset();
    m_store = MemoryVerdictStore();
    m_verdicts.emplace(m_store, m_scene.source);
    if (isWanted) (void)m_verdicts->apply(m_scene.command);
  }

  Call command() {
    makeDone(false);
    return [this](const RunContext &context) {
      return withoutNumber(m_verdicts->apply(m_scene.command, context));
    };
  }

  Call undo() {
    makeDone(true);
    return
        [this](const RunContext &context) { return withoutNumber(m_verdicts->undo({}, context)); };
  }

  /// The undo as a worker does it for the window, which frees the copy later.
  Call undoOnCopy() {
    makeDone(true);
    return [ahead = std::make_shared<PendingSteps>(*m_verdicts)](
               const RunContext &context) -> Result<void> {
      if (auto copied = ahead->copy(context); !copied) return copied;
      if (auto undone = ahead->verdicts().undo({}, context); !undone) return undone.error();
      return ahead->finish(context);
    };
  }

  Call opening(MemoryVerdictStore &store) {
    return [this, &store](const RunContext &context) {
      const auto made = Verdicts::open(store, m_scene.source, nullptr, context);
      return made ? Result<void>() : made.error();
    };
  }

  const Judged &m_scene;
  MemoryVerdictStore m_store;
  std::optional<Verdicts> m_verdicts;
  MemoryVerdictStore m_opened;
  Verdicts m_again;
};

/// Cancels each operation at random moments and measures the waits.
bool measureStops(const Judged &scene) {
  Stopped stopped(scene);
  SplitMix64 random(kSeed);
  bool isGood = true;
  for (const Scene &each : stopped.all()) {
    const double seconds = cancelOnce(each, std::chrono::hours(1), 1).seconds;
    const Tally tally = cancelRandomly(each, seconds, kStops, 1, random);
    const bool isQuick = !tally.error && tally.percentile(1) <= kLimitStop;
    isGood = isGood && isQuick;
    std::printf("stopping %-34s at most %4.0f ms of %zu times  %s\n", each.name.c_str(),
                tally.percentile(1) * 1e3, tally.waits.size(), isQuick ? "ok" : "WRONG");
  }
  return isGood;
}

int run(std::uint64_t items) {
  const auto scene = makeScene(items);
  if (!scene) {
    std::fprintf(stderr, "verdict_log: %s\n", scene.error().detail().c_str());
    return 1;
  }
  std::printf("%llu entries of %zu rows\n", static_cast<unsigned long long>(items),
              scene->source.rowCount());
  const bool isRight = measure(*scene);
  return measureStops(*scene) && isRight ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  const std::uint64_t items = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : kDefaultItems;
  if (argc > 2 || items < 100) {
    std::fputs("Usage: verdict_log [ENTRIES]\n", stderr);
    return 2;
  }
  return run(items);
}
