// SPDX-License-Identifier: MIT
#include <QEventLoop>
#include <QFile>
#include <QKeySequence>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTimer>

#include "app/screenshots/screenshot_scenes.h"
#include "core/export/content/verdict_table.h"
#include "core/export/format/delimited_rows.h"
#include "ui/pages/review/merge_dialog.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/compare/strips.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/parts/why/what_if_area.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/parts/why/why_panel.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

/// Chooses the first band that collided, or else the first band.
void chooseBand(const SceneStage &stage) {
  auto *strip = stage.window.page(kReviewPage)->findChild<BandStrip *>();
  for (int band = 0; band < strip->bandCount(); ++band)
    if (strip->hasCollided(band)) return strip->chooseBand(band);
  strip->chooseBand(0);
}

void openWhatIf(const SceneStage &stage) {
  auto *why = stage.window.page(kReviewPage)->findChild<WhyPanel *>();
  why->whatIfArea().setOpen(true);
}

/// Scrolls to the end of the explanation.
void scrollDown(const SceneStage &stage) {
  auto *why = stage.window.page(kReviewPage)->findChild<WhyPanel *>();
  why->findChild<QScrollArea *>()->ensureWidgetVisible(&why->whatIfArea());
}

void openDistantRows(const SceneStage &stage) {
  press(QKeySequence(Qt::SHIFT | Qt::Key_Y))(stage);
  auto *dialog = stage.window.page(kReviewPage)->findChild<WhyNotDialog *>();
  const std::size_t rows = stage.session.dataset()->rowCount();
  if (dialog != nullptr && rows > 1) dialog->setRows({0}, {static_cast<std::uint32_t>(rows / 2)});
}

void startAudit(const SceneStage &stage) {
  stage.window.page(kReviewPage)->findChild<QueuePanel *>()->continueAudit();
}

/// Gives thirty verdicts, every sixth of them "not a duplicate".
void judgeAudited(const SceneStage &stage) {
  constexpr int kVerdicts = 30;
  constexpr int kNotEvery = 6;
  for (int i = 0; i < kVerdicts; ++i)
    press(QKeySequence(i % kNotEvery == 3 ? Qt::Key_N : Qt::Key_D))(stage);
}

/// Merges another reviewer who differs in every fourth pair and has judged more.
void mergeOther(const SceneStage &stage) {
  constexpr std::uint32_t kDifferEvery = 4;
  const Verdicts &own = stage.session.verdicts();
  std::vector<VerdictLine> lines = verdictLines(own);
  for (std::size_t i = 0; i < lines.size(); i += kDifferEvery)
    lines[i].judgement.verdict = i % 3 == 0 ? Verdict::Unsure : Verdict::NotDuplicate;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("Ada.csv"));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return;
  const ByteSink sink = [&file](std::string_view bytes) -> Result<void> {
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    return {};
  };
  const RunContext context;
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  if (!writeVerdicts(lines, rows, context)) return;
  file.close();
  stage.window.pages().review->mergeReview(path);
  // The file is read in the background, and the folder must exist until then.
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (!stage.window.pages().review->findChild<MergeDialog *>()->isBusy()) loop.quit();
  });
  look.start(1);
  loop.exec();
}

/// Shows the second group, with a keeper.
void showGroups(const SceneStage &stage) {
  auto *page = stage.window.page(kReviewPage);
  page->findChild<QueuePanel *>()->setMode(QueuePanel::Groups);
  press(QKeySequence(Qt::SHIFT | Qt::Key_J))(stage);
  press(QKeySequence(Qt::Key_M))(stage);
}

/// Judges two pairs of a group as duplicates and the third, which follows from them, as not a
/// duplicate.
void contradict(const SceneStage &stage) {
  auto *page = stage.window.page(kReviewPage);
  auto *queue = page->findChild<QueuePanel *>();
  const DuplicateResult &result = *stage.session.result();
  for (const Group &group : result.groups) {
    if (group.rows.size() != 3) continue;
    const RecordId a = group.rows[0];
    const RecordId b = group.rows[1];
    const RecordId c = group.rows[2];
    if (!queue->pairs().select({a, b})) continue;
    press(QKeySequence(Qt::Key_D))(stage);
    if (queue->pairs().select({b, c})) press(QKeySequence(Qt::Key_D))(stage);
    if (queue->pairs().select({a, c})) press(QKeySequence(Qt::Key_N))(stage);
  }
}

void showContradictions(const SceneStage &stage) {
  stage.window.page(kReviewPage)->findChild<QueuePanel *>()->setMode(QueuePanel::Contradictions);
}

/// Gives some verdicts, undoes two of them and gives another.
void judgeAndUndo(const SceneStage &stage) {
  for (const Qt::Key key : {Qt::Key_D, Qt::Key_D, Qt::Key_N, Qt::Key_U, Qt::Key_D, Qt::Key_N})
    press(QKeySequence(key))(stage);
  const Scene::Step undo = pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_Z));
  undo(stage);
  undo(stage);
  press(QKeySequence(Qt::Key_1))(stage);
  press(QKeySequence(Qt::Key_D))(stage);
  undo(stage);
}

Scene reviewScene(std::vector<Scene::Step> steps) {
  return {kReviewPage, true, true, std::move(steps)};
}

}  // namespace

std::map<QString, Scene> reviewScenes() {
  return {
      {QStringLiteral("review-band"), reviewScene({chooseBand})},
      {QStringLiteral("review-what-if"), reviewScene({openWhatIf, scrollDown})},
      {QStringLiteral("review-shingles"), reviewScene({press(QKeySequence(Qt::Key_H))})},
      {QStringLiteral("review-white-space"), reviewScene({press(QKeySequence(Qt::Key_W))})},
      {QStringLiteral("review-groups"), reviewScene({showGroups})},
      {QStringLiteral("review-contradictions"), reviewScene({contradict, showContradictions})},
      {QStringLiteral("review-bulk"),
       reviewScene({press(QKeySequence(Qt::SHIFT | Qt::Key_M)), waitForRest})},
      {QStringLiteral("review-history"),
       reviewScene({judgeAndUndo, pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_H))})},
      {QStringLiteral("review-members"), reviewScene({press(QKeySequence(Qt::SHIFT | Qt::Key_G))})},
      {QStringLiteral("why-not"), reviewScene({openDistantRows})},
      {QStringLiteral("review-quality"),
       reviewScene({startAudit, judgeAudited, press(QKeySequence(Qt::Key_Q)), waitForRest})},
      {QStringLiteral("review-merge"),
       reviewScene({startAudit, judgeAudited, mergeOther, waitForRest})},
  };
}

}  // namespace shinglescope
