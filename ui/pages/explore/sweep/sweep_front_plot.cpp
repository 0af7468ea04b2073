// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_front_plot.h"

#include <algorithm>

#include "ui/base/plots/log_ticker.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

constexpr double kSweepFrontPlotDotSize = 6;
constexpr double kFrontDotSize = 7;
constexpr double kRingSize = 14;
constexpr int kQuietAlpha = 110;
constexpr double kSweepFrontPlotPickDistance = 14;  ///< pixels within which a click picks a dot
constexpr double kRoomFactor = 1.25;                ///< margin of the cost axis beyond the dots
constexpr double kRoomAbove = 0.04;                 ///< margin of the quality axis
constexpr std::size_t kSweepFrontPlotMaxTwinRows = 2000;

ConfidenceInterval spreadOf(const SweepRow &row, SweepQuality quality, SweepPairs pairs) {
  switch (quality) {
    case SweepQuality::Precision: return row.precision(pairs);
    case SweepQuality::Recall: return row.recall(pairs);
    case SweepQuality::F1: return row.f1(pairs);
    case SweepQuality::VerifiedRecall: return row.verifiedRecall(pairs);
  }
  return {};
}

}  // namespace

SweepFrontPlot::SweepFrontPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Settings by cost and quality"));
  xAxis->setScaleType(QCPAxis::stLogarithmic);
  xAxis->setTicker(QSharedPointer<LogTicker>::create());
  xAxis->setLabelPadding(2);
  yAxis->setNumberFormat(QStringLiteral("g"));
  yAxis->setLabelPadding(4);
  createSeries();
  SweepFrontPlot::restyle();
}

void SweepFrontPlot::createSeries() {
  m_others = addGraph();
  m_others->setLineStyle(QCPGraph::lsNone);
  m_line = addGraph();
  m_intervals = new QCPErrorBars(xAxis, yAxis);
  m_intervals->setDataPlottable(m_line);
  m_ring = addGraph();
  m_ring->setLineStyle(QCPGraph::lsNone);
  legend->setVisible(false);
}

void SweepFrontPlot::setResult(std::shared_ptr<const SweepResult> result) {
  m_result = std::move(result);
  m_picked.reset();
  draw();
}

void SweepFrontPlot::setAxes(SweepQuality quality, SweepCost cost) {
  m_quality = quality;
  m_cost = cost;
  draw();
}

void SweepFrontPlot::setFilter(const SweepFilter &filter) {
  m_filter = filter;
  draw();
}

void SweepFrontPlot::setPairs(SweepPairs pairs) {
  if (pairs == m_pairs) return;
  m_pairs = pairs;
  draw();
}

void SweepFrontPlot::setPicked(const std::optional<SweepHandle> &setting) {
  m_picked = setting;
  drawPicked();
  replot(rpQueuedReplot);
}

void SweepFrontPlot::draw() {
  m_points.clear();
  m_front.clear();
  QVector<double> costs, qualities;
  if (m_result != nullptr) {
    for (std::size_t i = 0; i < m_result->rows.size(); ++i) {
      const SweepRow &row = m_result->rows[i];
      if (!m_filter.accepts(row.setting)) continue;
      const auto quality = qualityOf(row, m_quality, m_pairs);
      const auto cost = costOf(row, m_cost);
      if (!quality || !cost || *cost <= 0) continue;  // a log axis has no 0
      m_points.push_back({i, *cost, *quality});
      costs << *cost;
      qualities << *quality;
    }
    m_front =
        paretoFront(*m_result, m_quality, m_pairs, m_cost,
                    [this](const SweepSetting &setting) { return m_filter.accepts(setting); });
    std::erase_if(m_front, [this](std::size_t setting) { return pointOf(setting) == nullptr; });
  }
  m_others->setData(costs, qualities);
  drawFront();
  drawPicked();
  xAxis->ticker().staticCast<LogTicker>()->setLabels(
      [cost = m_cost](double value) { return costValueText(cost, value); });
  xAxis->setLabel(m_cost == SweepCost::Seconds ? tr("CPU time of one thread, log scale")
                                               : tr("signatures and index, log scale"));
  yAxis->setLabel(tr("%1, %2").arg(qualityText(m_quality), pairsText(m_pairs)));
  setRanges();
}

void SweepFrontPlot::drawFront() {
  QVector<double> costs, qualities, below, above;
  for (const std::size_t setting : m_front) {
    const Point &point = *pointOf(setting);
    const ConfidenceInterval spread = spreadOf(m_result->rows[setting], m_quality, m_pairs);
    costs << point.cost;
    qualities << point.quality;
    below << point.quality - spread.low;
    above << spread.high - point.quality;
  }
  m_line->setData(costs, qualities, true);
  m_intervals->setData(below, above);
  m_intervals->setVisible(m_result != nullptr && m_result->samplesDone > 1);
  setAccessibleDescription(
      m_front.empty() ? tr("No setting is drawn.")
                      : tr("%1; %2 of them on the front, from %3 to %4.")
                            .arg(settingsText(m_points.size()))
                            .arg(m_front.size())
                            .arg(shareText(qualities.front()), shareText(qualities.back())));
}

void SweepFrontPlot::drawPicked() {
  const bool isOfResult = m_picked && m_result != nullptr && isOf(*m_picked, m_result->generation);
  const Point *point = isOfResult ? pointOf(m_picked->index) : nullptr;
  m_ring->setVisible(point != nullptr);
  if (point != nullptr)
    m_ring->setData(QVector<double>{point->cost}, QVector<double>{point->quality});
}

void SweepFrontPlot::setRanges() {
  if (m_points.empty()) {
    setHomeRanges(m_cost == SweepCost::Seconds ? QCPRange(0.01, 10) : QCPRange(1e4, 1e7),
                  {0, 1 + kRoomAbove});
    return;
  }
  const auto [cheapest, dearest] = std::ranges::minmax(m_points, {}, &Point::cost);
  const auto [worst, best] = std::ranges::minmax(m_points, {}, &Point::quality);
  double low = worst.quality;
  double high = best.quality;
  for (const std::size_t setting : m_front) {
    const ConfidenceInterval spread = spreadOf(m_result->rows[setting], m_quality, m_pairs);
    low = std::min(low, spread.low);
    high = std::max(high, spread.high);
  }
  const double span = std::max(high - low, 0.02);
  setHomeRanges({cheapest.cost / kRoomFactor, dearest.cost * kRoomFactor},
                {low - 0.08 * span, high + 0.08 * span});
}

const SweepFrontPlot::Point *SweepFrontPlot::pointOf(std::size_t setting) const {
  const auto place = std::ranges::lower_bound(m_points, setting, {}, &Point::setting);
  return place == m_points.end() || place->setting != setting ? nullptr : &*place;
}

std::optional<QPointF> SweepFrontPlot::placeOf(std::size_t setting) const {
  const Point *point = pointOf(setting);
  if (point == nullptr) return std::nullopt;
  return pixelsOf({point->cost, point->quality});
}

/// Returns the nearest dot within reach; if several are equally near, the first one on the front.
const SweepFrontPlot::Point *SweepFrontPlot::nearest(const QPointF &pixel) const {
  const Point *best = nullptr;
  double least = kSweepFrontPlotPickDistance;
  const auto look = [&](const Point &point) {
    const double distance = QLineF(pixelsOf({point.cost, point.quality}), pixel).length();
    if (distance >= least) return;
    least = distance;
    best = &point;
  };
  for (const std::size_t setting : m_front) look(*pointOf(setting));
  for (const Point &point : m_points) look(point);
  return best;
}

QString SweepFrontPlot::readoutAt(const QPointF &coordinates) {
  const Point *point = nearest(pixelsOf(coordinates));
  if (point == nullptr) return {};
  return tr("%1\n%2 %3, %4")
      .arg(settingText(m_result->rows[point->setting].setting), qualityText(m_quality),
           shareText(point->quality), costValueText(m_cost, point->cost));
}

QList<QPointF> SweepFrontPlot::stops() const {
  QList<QPointF> places;
  for (const std::size_t setting : m_front) {
    const Point &point = *pointOf(setting);
    places << QPointF(point.cost, point.quality);
  }
  return places;
}

void SweepFrontPlot::activateAt(const QPointF &coordinates) {
  if (const Point *point = nearest(pixelsOf(coordinates)))
    emit settingPicked(m_result->handleAt(point->setting));
}

std::vector<std::size_t> SweepFrontPlot::twinSettings() const {
  std::vector<std::size_t> settings = m_front;
  if (m_points.size() > kSweepFrontPlotMaxTwinRows) return settings;
  for (const Point &point : m_points)
    if (std::ranges::count(m_front, point.setting) == 0) settings.push_back(point.setting);
  return settings;
}

QString SweepFrontPlot::pictureNote() const {
  return m_result == nullptr ? QString() : tr("Sweep: %1.").arg(resultText(*m_result));
}

PlotTable SweepFrontPlot::table() const {
  PlotTable twin{{tr("setting"), qualityText(m_quality), costText(m_cost), tr("on the front")}, {}};
  for (const std::size_t setting : twinSettings()) {
    const Point &point = *pointOf(setting);
    const bool isOnFront = std::ranges::count(m_front, setting) > 0;
    twin.add({settingText(m_result->rows[setting].setting),
              {shareText(point.quality), point.quality},
              {costValueText(m_cost, point.cost), point.cost},
              isOnFront ? tr("yes") : tr("no")});
  }
  return twin;
}

void SweepFrontPlot::restyle() {
  PlotView::restyle();
  if (m_ring == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  const auto dot = [](const QColor &color, double size) {
    return QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, 1), color, size);
  };
  QColor quiet = colors.muted;
  quiet.setAlpha(kQuietAlpha);
  m_others->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(quiet, 1), QBrush(quiet), kSweepFrontPlotDotSize});
  m_line->setPen(seriesPen(colors.accent, 1.5));
  m_line->setScatterStyle(dot(colors.accent, kFrontDotSize));
  m_intervals->setPen(QPen(colors.accent, 1));
  m_ring->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(colors.second, 2), Qt::NoBrush, kRingSize});
}

}  // namespace shinglescope
