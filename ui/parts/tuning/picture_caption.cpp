// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/picture_caption.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/tune/sweep/sweep_grid.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/tuning/sweep_text.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostCaptionColumns = 5;

struct PictureCaption {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::PictureCaption)
};

/// The names of the first columns; a picture has no room for a hundred.
QString comparedText(const Dataset &dataset, const std::vector<ColumnId> &columns) {
  QStringList names;
  for (std::size_t i = 0; i < std::min(columns.size(), kMostCaptionColumns); ++i)
    names << QString::fromStdString(dataset.columnName(columns[i])).simplified();
  const QString listed = names.join(QStringLiteral(", "));
  if (columns.size() <= kMostCaptionColumns) return listed;
  const auto others = static_cast<int>(columns.size() - kMostCaptionColumns);
  return PictureCaption::tr("%1 and %n more", nullptr, others).arg(listed);
}

QString tableCaption(const Session &session) {
  QString name = session.fileName();
  if (const SecondTable *second = session.secondTable())
    name = PictureCaption::tr("%1 and %2").arg(name, second->fileName());
  const std::uint64_t rows = session.dataset()->rowCount();
  const QString table =
      PictureCaption::tr("%1, %2 rows", nullptr, pluralOf(rows)).arg(name, countText(rows));
  const auto compared = comparedColumns(*session.dataset(), session.recipe());
  if (!compared || compared->empty()) return PictureCaption::tr("Data: %1.").arg(table);
  return PictureCaption::tr("Data: %1; compared: %2.")
      .arg(table, comparedText(*session.dataset(), *compared));
}

}  // namespace

QString recipeCaption(const Recipe &recipe) {
  SweepSetting shingles;
  shingles.unit = recipe.shingle.unit;
  shingles.k = recipe.shingle.k;
  const QString number = similarityText(recipe.threshold.toDouble());
  const QString threshold =
      recipe.measure.isContainment() ? PictureCaption::tr("%1 of containment").arg(number) : number;
  return PictureCaption::tr(
             "Recipe: shingles of %1, %2 hashes (%3, %4, seed %5), %6, threshold %7.")
      .arg(shinglesText(shingles), countText(recipe.signature.numHashes),
           hashText(recipe.shingle.hash), schemeText(recipe.signature.scheme),
           QString::number(recipe.signature.seed), planText(recipe.bandPlan()), threshold);
}

PictureOriginOf pictureOriginOf(const Session &session) {
  return [&session](PlotSubject subject) -> PictureOrigin {
    if (subject == PlotSubject::Nothing || !session.hasDataset()) return {};
    const QString table = tableCaption(session);
    if (subject == PlotSubject::Table) return {session.fileName(), table};
    const bool isOfResult = subject == PlotSubject::Result && session.hasResult();
    const Recipe &recipe = isOfResult ? session.result()->recipe() : session.recipe();
    return {session.fileName(), table + u' ' + recipeCaption(recipe)};
  };
}

}  // namespace shinglescope
