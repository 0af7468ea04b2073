// SPDX-License-Identifier: MIT
#include "ui/pages/export/report_pictures.h"

#include <QCoreApplication>

#include "ui/base/plots/plot_picture.h"
#include "ui/base/plots/quality_plot.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr QSize kPictureSize(640, 320);

struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReportPictures)
};

/// Sets the palette role that determines the theme.
void makeLight(QWidget &plot) {
  QPalette palette = plot.palette();
  palette.setColor(QPalette::Midlight, lightColors().line);
  plot.setPalette(palette);
}

ExportPicture pictureOfPlot(PlotView &plot, const QString &caption) {
  return {caption.toStdString(), pictureOf(plot, QStringLiteral(".svg")).toStdString()};
}

ExportPicture qualityPicture(const QualityChart &chart) {
  QualityPlot plot;
  makeLight(plot);
  plot.resize(kPictureSize);
  plot.setChart(chart);
  const QString bars = Words::tr("Pairs by similarity, and the threshold as a dashed line.");
  const bool isAudited = chart.atThreshold.decided() > 0;
  return pictureOfPlot(plot, isAudited ? bars + u' ' + qualityText(chart.atThreshold) : bars);
}

ExportPicture curvePicture(const Recipe &recipe) {
  const BandPlan plan = recipe.bandPlan();
  const double threshold = recipe.threshold.toDouble();
  SCurvePlot plot;
  makeLight(plot);
  plot.resize(kPictureSize);
  plot.setCurve(plan, threshold, recipe.effectiveFloor().toDouble());
  return pictureOfPlot(
      plot,
      Words::tr("Chance that a pair becomes a candidate, by its similarity: %1 at the "
                "threshold %2.")
          .arg(percentText(candidateProbability(threshold, plan)), similarityText(threshold)));
}

}  // namespace

std::vector<ExportPicture> reportPictures(const DuplicateResult &result,
                                          const QualityChart *chart) {
  std::vector<ExportPicture> pictures;
  if (result.report.usesBands()) pictures.push_back(curvePicture(result.recipe()));
  if (chart != nullptr) pictures.push_back(qualityPicture(*chart));
  return pictures;
}

}  // namespace shinglescope
