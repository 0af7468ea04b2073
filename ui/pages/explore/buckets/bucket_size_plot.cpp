// SPDX-License-Identifier: MIT
#include "ui/pages/explore/buckets/bucket_size_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/log_ticker.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr double kBucketSizePlotDotSize = 7;
constexpr double kFoot = 0.7;  ///< bottom of the stems, so that a single bucket is visible

}  // namespace

BucketSizePlot::BucketSizePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Buckets by number of texts"));
  for (QCPAxis *axis : {xAxis, yAxis}) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    axis->setTicker(QSharedPointer<LogTicker>::create());
  }
  xAxis->setLabel(tr("texts in a bucket, log scale"));
  yAxis->setLabel(tr("buckets, log scale"));
  xAxis->setLabelPadding(2);
  m_sizes = addGraph();
  m_sizes->setLineStyle(QCPGraph::lsImpulse);
  legend->setVisible(false);
  BucketSizePlot::restyle();
  setHomeRanges({1.5, 10}, {kFoot, 10});
}

void BucketSizePlot::setView(std::shared_ptr<const BucketStatistics> view) {
  m_view = std::move(view);
  QVector<double> texts, buckets;
  double most = 1;
  if (m_view != nullptr) {
    for (const BucketSizeCount &size : m_view->sizes) {
      texts << static_cast<double>(size.texts);
      buckets << static_cast<double>(size.buckets);
      most = std::max(most, buckets.back());
    }
    setAccessibleDescription(tr("%1 buckets of two texts or more; the largest has %2.")
                                 .arg(countText(m_view->buckets),
                                      countText(texts.isEmpty() ? 0 : m_view->sizes.back().texts)));
  }
  m_sizes->setData(texts, buckets, true);
  const double largest = texts.isEmpty() ? 10 : texts.back();
  setHomeRanges({1.5, std::max(largest * 1.3, 4.0)}, {kFoot, std::max(most * 1.6, 2.0)});
  replot(rpQueuedReplot);
}

QString BucketSizePlot::readoutAt(const QPointF &coordinates) {
  if (m_view == nullptr || m_view->sizes.empty() || coordinates.x() <= 0) return {};
  const auto nearest =
      std::ranges::min_element(m_view->sizes, {}, [&](const BucketSizeCount &size) {
        return std::abs(std::log(static_cast<double>(size.texts) / coordinates.x()));
      });
  return tr("%1 buckets of %2 texts").arg(countText(nearest->buckets), countText(nearest->texts));
}

QList<QPointF> BucketSizePlot::stops() const {
  QList<QPointF> places;
  if (m_view == nullptr) return places;
  for (const BucketSizeCount &size : m_view->sizes)
    places << QPointF(static_cast<double>(size.texts), static_cast<double>(size.buckets));
  return places;
}

PlotTable BucketSizePlot::table() const {
  PlotTable twin{{tr("texts in a bucket"), tr("buckets")}, {}};
  if (m_view == nullptr) return twin;
  for (const BucketSizeCount &size : m_view->sizes)
    twin.add({PlotCell::count(size.texts), PlotCell::count(size.buckets)});
  return twin;
}

void BucketSizePlot::restyle() {
  PlotView::restyle();
  if (m_sizes == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  m_sizes->setPen(QPen(colors.accent, 1));
  m_sizes->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.accent, 1),
                            QBrush(colors.accent), kBucketSizePlotDotSize});
}

}  // namespace shinglescope
