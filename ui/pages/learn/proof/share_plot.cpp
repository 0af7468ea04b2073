// SPDX-License-Identifier: MIT
#include "ui/pages/learn/proof/share_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr double kShareWidth = 2;
constexpr double kLeastTried = 1000;
constexpr double kLeastShare = 0.5;  ///< at the top, so that the line is not flat

}  // namespace

SharePlot::SharePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("The share of equal minima as permutations are tried"));
  xAxis->setLabel(tr("permutations tried"));
  xAxis->setNumberFormat(QStringLiteral("f"));
  xAxis->setNumberPrecision(0);
  yAxis->setLabel(tr("equal minima"));
  setSimilarityTicks(*yAxis);
  m_exact = addGraph();
  m_share = addGraph();
  setHomeRanges({0, kLeastTried}, {-0.02, 1.02});
  SharePlot::restyle();
}

double SharePlot::shareAfter(std::size_t tried) const {
  return static_cast<double>(m_equal[tried - 1]) / static_cast<double>(tried);
}

void SharePlot::setShares(const std::vector<std::uint32_t> &equal, double jaccard) {
  m_equal = equal;
  const double most = std::max(kLeastTried, static_cast<double>(equal.size()));
  QVector<double> tried;
  QVector<double> shares;
  for (std::size_t i = 1; i <= equal.size(); ++i) {
    tried << static_cast<double>(i);
    shares << shareAfter(i);
  }
  m_share->setData(tried, shares, true);
  m_exact->setData({0, most}, {jaccard, jaccard}, true);
  setHomeRanges({0, most}, {-0.01, std::min(1.02, std::max(kLeastShare, 2 * jaccard))});
  setAccessibleDescription(equal.empty() ? tr("No permutation was tried yet.")
                                         : tr("%1 permutations: share %2, similarity %3.")
                                               .arg(countText(equal.size()),
                                                    preciseSimilarityText(shareAfter(equal.size())),
                                                    preciseSimilarityText(jaccard)));
  xAxis->setRange(0, most);
  yAxis->setRange(-0.01, std::min(1.02, std::max(kLeastShare, 2 * jaccard)));
  replot(rpQueuedReplot);
}

QString SharePlot::readoutAt(const QPointF &coordinates) {
  if (m_equal.empty()) return {};
  const double most = static_cast<double>(m_equal.size());
  const auto tried = static_cast<std::size_t>(std::clamp(std::round(coordinates.x()), 1.0, most));
  return tr("%1 permutations: %2 equal, share %3")
      .arg(countText(tried), countText(m_equal[tried - 1]),
           preciseSimilarityText(shareAfter(tried)));
}

QList<QPointF> SharePlot::stops() const {
  QList<QPointF> places;
  for (const std::size_t tried : {1U, 2U, 5U, 10U, 20U, 50U, 100U, 200U, 500U, 1000U})
    if (tried <= m_equal.size()) places << QPointF(static_cast<double>(tried), shareAfter(tried));
  for (std::size_t tried = 2000; tried <= m_equal.size(); tried += 1000)
    places << QPointF(static_cast<double>(tried), shareAfter(tried));
  return places;
}

PlotTable SharePlot::table() const {
  PlotTable twin{{tr("permutations"), tr("equal minima"), tr("share")}, {}};
  for (const QPointF &place : stops()) {
    const auto tried = static_cast<std::size_t>(place.x());
    twin.rows << QStringList{countText(tried), countText(m_equal[tried - 1]),
                             preciseSimilarityText(place.y())};
  }
  return twin;
}

void SharePlot::restyle() {
  PlotView::restyle();
  const ThemeColors &colors = themeColors(palette());
  const double width = kShareWidth * letterScale(*this);
  m_exact->setPen(QPen(colors.good, width, Qt::DashLine));
  m_share->setPen(seriesPen(colors.accent, width));
}

}  // namespace shinglescope
