// SPDX-License-Identifier: MIT
#include <QEventLoop>
#include <QFile>
#include <QKeySequence>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>

#include "app/screenshots/screenshot_scenes.h"
#include "core/export/content/verdict_table.h"
#include "core/export/format/delimited_rows.h"
#include "ui/base/controls/search_field.h"
#include "ui/pages/review/labels/export_labels_dialog.h"
#include "ui/pages/review/labels/import_labels_dialog.h"
#include "ui/pages/review/labels/label_dialogs.h"
#include "ui/pages/review/labels/open_pairs_dialog.h"
#include "ui/pages/review/merge_dialog.h"
#include "ui/pages/review/merged/record_merge_dialog.h"
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

/// Waits until a dialog has read its file, whose folder must exist until then.
template <class Dialog>
void waitForDialog(const SceneStage &stage) {
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (!stage.window.pages().review->findChild<Dialog *>()->isBusy()) loop.quit();
  });
  look.start(1);
  loop.exec();
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
  waitForDialog<MergeDialog>(stage);
}

/// Writes a list of the first pairs as another program does, with some lines that cannot be used.
void writeList(const SceneStage &stage, const QString &path, const char *column) {
  constexpr std::uint32_t kListed = 12;
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return;
  QByteArray text = QByteArray("unique_id_l,unique_id_r,") + column + "\n";
  const Dataset &table = *stage.session.dataset();
  const std::vector<ColumnId> ids = stage.session.columnsWithRole(ColumnRole::Id);
  const auto idOf = [&](RecordId row) {
    return ids.empty() ? QByteArray::number(row.value)
                       : QByteArray::fromStdString(std::string(table.cell(row, ids.front())));
  };
  for (const ItemKey &key : stage.session.verdicts().items().keys())
    text += idOf(key.a) + ',' + idOf(key.b) + ",1\n";
  const std::vector<QueueItem> items = makeQueue(*stage.session.result());
  for (std::uint32_t i = 0; i < std::min<std::size_t>(kListed, items.size()); ++i) {
    const ItemKey key = keyOf(items[i], *stage.session.result());
    text += idOf(key.a) + ',' + idOf(key.b) + (i % 3 == 1 ? ",0\n" : ",1\n");
  }
  file.write(text + "unknown-1,unknown-2,1\n" + idOf({0}) + ',' + idOf({0}) + ",1\n" + idOf({0}) +
             ',' + idOf({1}) + ",perhaps\n");
}

/// Opens the list of another program.
void openPairs(const SceneStage &stage) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("predictions.csv"));
  writeList(stage, path, "match_probability");
  stage.window.pages().review->labels().openPairs(path);
  waitForDialog<OpenPairsDialog>(stage);
}

/// Previews the labels of another program after two verdicts.
void previewLabels(const SceneStage &stage) {
  press(QKeySequence(Qt::Key_N))(stage);
  press(QKeySequence(Qt::Key_D))(stage);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("labels.csv"));
  writeList(stage, path, "clerical_match_score");
  stage.window.pages().review->labels().importLabels(path);
  waitForDialog<ImportLabelsDialog>(stage);
}

void countLabels(const SceneStage &stage) {
  for (const Qt::Key key : {Qt::Key_D, Qt::Key_D, Qt::Key_N, Qt::Key_U, Qt::Key_D})
    press(QKeySequence(key))(stage);
  stage.window.pages().review->labels().exportLabels();
  waitForDialog<ExportLabelsDialog>(stage);
}

/// Searches the queue for a word that both sample texts of the first pair contain.
void searchQueue(const SceneStage &stage) {
  auto *field = stage.window.page(kReviewPage)->findChild<SearchField *>();
  if (field != nullptr) field->setText(QStringLiteral("/[a-z]*ament[a-z]*/"));
  QEventLoop loop;
  constexpr int kSearchMilliseconds = 600;
  QTimer::singleShot(kSearchMilliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

/// Shows the second group, with a keeper.
void showGroups(const SceneStage &stage) {
  auto *page = stage.window.page(kReviewPage);
  page->findChild<QueuePanel *>()->setMode(QueuePanel::Groups);
  press(QKeySequence(Qt::SHIFT | Qt::Key_J))(stage);
  press(QKeySequence(Qt::Key_M))(stage);
}

/// Writes the cell of a column that differs.
void mergeByHand(const SceneStage &stage) {
  auto *dialog = stage.window.page(kReviewPage)->findChild<RecordMergeDialog *>();
  if (dialog == nullptr) return;
  dialog->findChild<QTableView *>()->selectRow(1);
  dialog->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Trastevere"));
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
      {QStringLiteral("review-record"),
       reviewScene({showGroups, press(QKeySequence(Qt::CTRL | Qt::Key_M)), waitForRest, mergeByHand,
                    waitForRest})},
      {QStringLiteral("review-merged"),
       reviewScene(
           {showGroups, press(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)), waitForRest})},
      {QStringLiteral("review-rule"),
       reviewScene({press(QKeySequence(Qt::SHIFT | Qt::Key_U)), waitForRest})},
      {QStringLiteral("review-history"),
       reviewScene({judgeAndUndo, pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_H))})},
      {QStringLiteral("review-picture"),
       reviewScene({showGroups, press(QKeySequence(Qt::Key_P)), waitForRest})},
      {QStringLiteral("review-search"),
       reviewScene({searchQueue, waitForRest, press(QKeySequence(Qt::Key_F3))})},
      {QStringLiteral("review-members"), reviewScene({press(QKeySequence(Qt::SHIFT | Qt::Key_G))})},
      {QStringLiteral("review-similar"),
       reviewScene({press(QKeySequence(Qt::Key_L)), waitForRest, waitForRest})},
      {QStringLiteral("why-not"), reviewScene({openDistantRows})},
      {QStringLiteral("review-quality"),
       reviewScene({startAudit, judgeAudited, press(QKeySequence(Qt::Key_Q)), waitForRest})},
      {QStringLiteral("review-merge"),
       reviewScene({startAudit, judgeAudited, mergeOther, waitForRest})},
      {QStringLiteral("open-pairs"), reviewScene({openPairs, waitForRest})},
      {QStringLiteral("import-labels"), reviewScene({previewLabels, waitForRest})},
      {QStringLiteral("export-labels"), reviewScene({countLabels, waitForRest})},
  };
}

}  // namespace shinglescope
