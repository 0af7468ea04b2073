// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QKeySequence>
#include <algorithm>

#include "app/screenshots/screenshot_scenes.h"
#include "core/export/format/delimited_rows.h"
#include "core/project/project_recovery.h"
#include "ui/pages/data/data_page.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/parts/table/two_tables_bar.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kAgencyRows = 400;
constexpr std::uint32_t kAgencyStep = 3;

/// A table like the one that is open, as another agency would publish it: every third row, with
/// other names of columns, in another order, and without the link.
QByteArray agencyTable(const Dataset &dataset) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) -> Result<void> {
    text.append(bytes);
    return {};
  };
  const RunContext context;
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  if (!rows.begin({{"price"}, {"Heading"}, {"Text"}, {"Agency"}})) return {};
  const auto count = static_cast<std::uint32_t>(dataset.rowCount());
  for (std::uint32_t row = 0; row < std::min(count, kAgencyRows * kAgencyStep);
       row += kAgencyStep) {
    const auto cell = [&](std::uint32_t column) {
      return ExportCell{column < dataset.columnCount() ? dataset.cell({row}, {column})
                                                       : std::string_view()};
    };
    const std::array cells{cell(3), cell(0), cell(1), ExportCell{row % 2 == 0 ? "Rossi" : "Bo"}};
    if (!rows.row(cells)) return {};
  }
  if (!rows.end()) return {};
  return QByteArray::fromStdString(text);
}

TwoTablesBar *barOf(const SceneStage &stage) {
  return stage.window.pages().data->findChild<TwoTablesBar *>();
}

/// Opens the second table from the folder of the picture, which is deleted afterwards.
void openAgency(const SceneStage &stage) {
  const QDir folder(QString::fromStdString(defaultRecoveryFolder()));
  if (!folder.mkpath(QStringLiteral("."))) return;
  const QString path = folder.filePath(QStringLiteral("agency.csv"));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(agencyTable(*stage.session.dataset()));
  file.close();
  barOf(stage)->tables().open({path, nullptr}, {});
}

void openMatch(const SceneStage &stage) { barOf(stage)->matchColumns(); }

void formPairsWithin(const SceneStage &stage) { barOf(stage)->tables().setPairsWithin(true); }

Scene ofTables(const QString &page, std::vector<Scene::Step> steps) {
  steps.insert(steps.begin(), {openAgency, waitForRest});
  return {page, true, false, std::move(steps)};
}

/// Finds the pairs of both tables, and goes to Review.
Scene ofPairs(bool hasPairsWithin, const std::vector<Scene::Step> &steps) {
  std::vector<Scene::Step> all;
  if (hasPairsWithin) all.emplace_back(formPairsWithin);
  all.insert(all.end(), {pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_R)), waitForRest,
                         pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_3)), waitForRest});
  all.insert(all.end(), steps.begin(), steps.end());
  return ofTables(kReviewPage, std::move(all));
}

}  // namespace

std::map<QString, Scene> tablesScenes() {
  return {
      {QStringLiteral("two-tables"), ofTables(QStringLiteral("data"), {})},
      {QStringLiteral("match-columns"), ofTables(QStringLiteral("data"), {openMatch, waitForRest})},
      {QStringLiteral("two-tables-find"), ofTables(QStringLiteral("find"), {waitForRest})},
      {QStringLiteral("two-tables-review"), ofPairs(false, {})},
      {QStringLiteral("two-tables-within"), ofPairs(true, {press(QKeySequence(Qt::Key_G))})},
      {QStringLiteral("best-matches"),
       ofPairs(false, {press(QKeySequence(Qt::Key_B)), waitForRest})},
      {QStringLiteral("export-matches"),
       ofPairs(false, {pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_E)), waitForRest})},
  };
}

}  // namespace shinglescope
