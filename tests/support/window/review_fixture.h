// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <memory>

#include "core/pipeline/run/find_duplicates.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"

namespace shinglescope {

/// Eleven rows of flats. 0 and 1 differ in a word, 2 and 3 in more, 4 to 6 are identical. 7 to 9
/// are a chain (7~8~9, while 7 and 9 are less similar), and 10 has no partner and contains markup.
/// Compared by "title" and "text", with an id column.
inline LoadedDataset reviewRows() {
  DatasetBuilder builder({"id", "title", "text", "price"});
  const std::string long1 =
      "bright flat with two rooms near the old market, kitchen, balcony and lift in the house";
  const std::string long2 =
      "garage for one car in the courtyard behind the station with a remote control for the gate";
  const std::string chain =
      "office on the third floor with four desks and a meeting room close to the river bank";
  builder.addRow({"r0", "Flat", long1 + " free from May", "950"}, 0);
  builder.addRow({"r1", "Flat", long1 + " free from June", "980"}, 0);
  builder.addRow({"r2", "Garage", long2, "90"}, 0);
  builder.addRow({"r3", "Garage", long2 + " and light inside", "90"}, 0);
  for (const char *id : {"r4", "r5", "r6"}) {
    builder.addRow({id, "Studio", "small studio for students, all costs in the rent", "400"}, 0);
  }
  builder.addRow({"r7", "Office", chain, "1200"}, 0);
  builder.addRow({"r8", "Office", chain + " with parking", "1200"}, 0);
  builder.addRow({"r9", "Office", chain + " with parking and bar", "1200"}, 0);
  builder.addRow({"r10", "<b>Villa</b>", "<img src=x> a house by the sea, garden and pool", "1"},
                 0);
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  loaded.report.path = "flats.csv";
  return loaded;
}

/// A session with a result at 0.7 and floor 0.4, and the other objects that a page needs.
class ReviewFixture {
 public:
  ReviewFixture()
      : m_store(m_directory.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
        m_settings(m_store),
        m_controller(m_session, m_settings) {
    m_settings.setLastDirectory(m_directory.path());
    using enum ColumnRole;
    LoadedDataset rows = reviewRows();
    QFile source(filePath(QStringLiteral("flats.csv")));
    if (!source.open(QIODevice::WriteOnly)) qFatal("no source");
    rows.report.path = source.fileName().toStdString();
    m_session.setDataset(std::move(rows), {}, {Id, Compared, Compared, Shown});
    Recipe recipe = m_session.recipe();
    recipe.threshold = {7, 10};
    recipe.floor = Ratio{4, 10};
    m_session.setRecipe(recipe);
  }

  /// Finds every pair down to the floor, so that no test depends on which pairs the bands happen to
  /// find.
  void run() {
    Recipe recipe = m_session.recipe();
    recipe.threshold = *recipe.floor;
    Result<DuplicateResult> found = findExactDuplicates(*m_session.dataset(), recipe, RunContext{});
    if (!found) qFatal("%s", found.error().detail().c_str());
    found->report.recipe = m_session.recipe();
    found->report.engine = "find";  // an exact search keeps nothing below its threshold
    Result<std::vector<Group>> groups =
        groupsAt(*found, m_session.recipe().threshold, RunContext{});
    if (!groups) qFatal("%s", groups.error().detail().c_str());
    found->groups = std::move(*groups);
    m_session.setResult(std::make_shared<const DuplicateResult>(std::move(*found)), false);
  }

  /// Writes the same rows to a file, so that they can be copied from it.
  void useFile() {
    QFile source(filePath(QStringLiteral("flats.csv")));
    if (!source.open(QIODevice::WriteOnly)) qFatal("no source");
    const LoadedDataset rows = reviewRows();
    const Dataset &table = *rows.dataset;
    QByteArray text = "id,title,text,price\n";
    for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
      for (std::uint32_t column = 0; column < table.columnCount(); ++column) {
        QByteArray cell = QByteArray::fromStdString(std::string(table.cell({row}, {column})));
        if (cell.contains(',')) cell = '"' + cell + '"';
        text += cell + (column + 1 < table.columnCount() ? "," : "\n");
      }
    }
    source.write(text);
    source.close();
    Result<LoadedDataset> loaded = loadDataset(source.fileName().toStdString(), {}, RunContext{});
    if (!loaded) qFatal("%s", loaded.error().detail().c_str());
    const Recipe recipe = m_session.recipe();
    using enum ColumnRole;
    m_session.setDataset(*std::move(loaded), {}, {Id, Compared, Compared, Shown});
    m_session.setRecipe(recipe);
  }

  Session &session() { return m_session; }
  Settings &settings() { return m_settings; }
  ActionsController &controller() { return m_controller; }
  QString filePath(const QString &name) const { return m_directory.filePath(name); }

 private:
  QTemporaryDir m_directory;
  QSettings m_store;
  Settings m_settings;
  Session m_session;
  ActionsController m_controller;
};

}  // namespace shinglescope
