#include "ui/plots/report_pictures.h"

#include <QCoreApplication>

#include "ui/controls/number_text.h"
#include "ui/plots/plot_picture.h"
#include "ui/plots/s_curve_plot.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr QSize kPictureSize(640, 320);

struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReportPictures)
};

/// Themes are told apart by this role of the palette.
void makeLight(QWidget &plot) {
  QPalette palette = plot.palette();
  palette.setColor(QPalette::Midlight, lightColors().line);
  plot.setPalette(palette);
}

}  // namespace

std::vector<ExportPicture> reportPictures(const DuplicateResult &result) {
  if (result.report.engine == "exact") return {};  // it has no bands
  const Recipe &recipe = result.recipe();
  const BandPlan plan = recipe.bandPlan();
  const double threshold = recipe.threshold.toDouble();
  SCurvePlot plot;
  makeLight(plot);
  plot.resize(kPictureSize);
  plot.setCurve(plan, threshold, recipe.effectiveFloor().toDouble());
  const QString caption =
      Words::tr(
          "Chance that a pair becomes a candidate, by its similarity: %1 at the threshold "
          "%2.")
          .arg(percentText(candidateProbability(threshold, plan)), similarityText(threshold));
  const QByteArray svg = pictureOf(plot, QStringLiteral(".svg"));
  return {{caption.toStdString(), svg.toStdString()}};
}

}  // namespace shinglescope
