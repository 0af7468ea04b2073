// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMenu>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/files/atomic_file.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/menu_title.h"
#include "ui/base/plots/plot_picture.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/readout_text.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr int kReadoutGap = 10;
constexpr double kZoomStep = 0.8;
constexpr int kLegendGap = 6;
constexpr int kTickGap = 12;
constexpr int kLeastWithLegend = 200;

}  // namespace

PlotView::PlotView(QWidget *parent) : QCustomPlot(parent), m_readout(new QCPItemText(this)) {
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setLocale(QLocale());
  setFocusPolicy(Qt::NoFocus);
  m_readout->setLayer(QStringLiteral("overlay"));
  m_readout->setClipToAxisRect(false);
  m_readout->position->setType(QCPItemPosition::ptAbsolute);
  m_readout->setPadding(QMargins(6, 3, 6, 3));
  m_readout->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_readout->setVisible(false);
  connect(this, &QCustomPlot::mouseMove, this,
          [this](QMouseEvent *event) { showReadout(event->pos()); });
  connect(this, &QCustomPlot::mouseDoubleClick, this, &PlotView::resetView);
  connect(this, &QCustomPlot::legendClick, this, [this](QCPLegend *, QCPAbstractLegendItem *item) {
    auto *series = qobject_cast<QCPPlottableLegendItem *>(item);
    if (series != nullptr) showSeries(*series, !series->plottable()->visible());
  });
  const auto stayInside = [](QCPAxis *axis, const QCPRange &home, const QCPRange &range) {
    axis->setRange(range.bounded(home.lower, home.upper));
  };
  connect(xAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this,
          [=, this](const QCPRange &range) { stayInside(xAxis, m_homeX, range); });
  connect(yAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this,
          [=, this](const QCPRange &range) { stayInside(yAxis, m_homeY, range); });
  PlotView::restyle();
}

void PlotView::setHomeRanges(const QCPRange &x, const QCPRange &y) {
  m_homeX = x;
  m_homeY = y;
  resetView();
}

void PlotView::resetView() {
  xAxis->setRange(m_homeX);
  yAxis->setRange(m_homeY);
  fitLogTicks();
  replot(rpQueuedReplot);
}

void PlotView::offerLogScale(QCPAxis *axis) {
  m_scaled = axis;
  setLogScale(true);
}

bool PlotView::isLogScale() const {
  return m_scaled != nullptr && m_scaled->scaleType() == QCPAxis::stLogarithmic;
}

void PlotView::setLogScale(bool isLog) {
  if (m_scaled == nullptr) return;
  m_scaled->setScaleType(isLog ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  m_scaled->setTicker(isLog ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                            : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  useScale();
  replot(rpQueuedReplot);
}

void PlotView::setLegendAbove() {
  m_isLegendAbove = true;
  axisRect()->insetLayout()->take(legend);
  plotLayout()->insertRow(0);
  // An empty cell next to the names fills the remaining width.
  auto *line = new QCPLayoutGrid;
  line->addElement(0, 0, legend);
  line->addElement(0, 1, new QCPLayoutElement(this));
  line->setColumnStretchFactor(0, 0.001);
  plotLayout()->addElement(0, 0, line);
  plotLayout()->setRowStretchFactor(0, 0.001);
  plotLayout()->setRowSpacing(0);
  legend->setFillOrder(QCPLegend::foColumnsFirst);
  legend->setMargins(QMargins(2, 3, 0, kLegendGap));
  legend->setBorderPen(Qt::NoPen);
  legend->setVisible(true);
}

/// Folds the names that are wider than the plot.
void PlotView::foldLegend() {
  const QMargins margins = legend->margins();
  const int icon = legend->iconSize().width() + legend->iconTextPadding();
  const int room = width() - margins.left() - margins.right() - icon - kLegendGap;
  const QFontMetrics metrics(legend->font());
  for (int i = 0; i < legend->itemCount(); ++i) {
    auto *item = qobject_cast<QCPPlottableLegendItem *>(legend->item(i));
    if (item == nullptr) continue;
    const QString name = item->plottable()->name();
    const QString folded = foldedText(QString(name).replace(u'\n', u' '), metrics, room);
    if (folded != name) item->plottable()->setName(folded);
  }
}

/// Wraps the legend so that each line fits the width.
void PlotView::layLegend() {
  if (!m_isLegendAbove) return;
  foldLegend();
  int widest = 1;
  for (int i = 0; i < legend->itemCount(); ++i)
    if (const QCPAbstractLegendItem *item = legend->item(i))
      widest = std::max(widest, item->minimumOuterSizeHint().width());
  const QMargins margins = legend->margins();
  // Next to the names are an empty cell and the space before it.
  const int room = width() - margins.left() - margins.right() - kLegendGap;
  const int wrap = std::max(1, room / (widest + legend->columnSpacing()));
  if (legend->wrap() == wrap) return;
  legend->setWrap(wrap);
  legend->setFillOrder(legend->fillOrder(), true);  // arranges the names that are there again
}

/// Labels each power of ten, or only every second, third and so on if the labels would overlap.
void PlotView::fitLogTicks() {
  if (!isLogScale()) return;
  const auto ticker = m_scaled->ticker().dynamicCast<QCPAxisTickerLog>();
  if (ticker == nullptr) return;
  const QFontMetrics metrics(m_scaled->tickLabelFont());
  const bool isLying = m_scaled->orientation() == Qt::Horizontal;
  const int room = isLying ? axisRect()->width() : axisRect()->height();
  const QString widest = locale().toString(m_scaled->range().upper, 'f', 0);
  const int each =
      isLying ? metrics.horizontalAdvance(widest) + kTickGap : metrics.height() + kLegendGap;
  const double powers = std::log10(m_scaled->range().upper / m_scaled->range().lower);
  const int fitting = std::max(1, room / std::max(1, each));
  const double step = std::max(1.0, std::ceil(powers / fitting));
  if (const double base = std::pow(10, step); base != ticker->logBase()) ticker->setLogBase(base);
}

/// Margins depend on the lines of the labels, so they are computed again.
void PlotView::updateLayout() {
  QCustomPlot::updateLayout();
  if (foldAxisLabels(*this)) QCustomPlot::updateLayout();
}

QSize PlotView::minimumSizeHint() const {
  const QSize all = QCustomPlot::minimumSizeHint();
  return m_isLegendAbove ? QSize(std::min(all.width(), kLeastWithLegend), all.height()) : all;
}

void PlotView::resizeEvent(QResizeEvent *event) {
  layLegend();
  QCustomPlot::resizeEvent(event);
  fitLogTicks();
}

QPointF PlotView::pixelsOf(const QPointF &coordinates) const {
  return {xAxis->coordToPixel(coordinates.x()), yAxis->coordToPixel(coordinates.y())};
}

QPointF PlotView::coordinatesOf(const QPointF &position) const {
  return {xAxis->pixelToCoord(position.x()), yAxis->pixelToCoord(position.y())};
}

void PlotView::mousePressEvent(QMouseEvent *event) {
  m_pressedAt = event->position();
  m_handle = event->button() == Qt::LeftButton ? handleAt(m_pressedAt) : kNoHandle;
  if (m_handle == kNoHandle) return QCustomPlot::mousePressEvent(event);
  m_draggedAt = m_pressedAt;
  hideReadout();
}

void PlotView::mouseMoveEvent(QMouseEvent *event) {
  if (m_handle == kNoHandle) {
    const bool isOver =
        event->buttons() == Qt::NoButton && handleAt(event->position()) != kNoHandle;
    setCursor(isOver ? Qt::SizeAllCursor : Qt::ArrowCursor);
    return QCustomPlot::mouseMoveEvent(event);
  }
  dragHandle(m_handle, coordinatesOf(m_draggedAt), coordinatesOf(event->position()));
  m_draggedAt = event->position();
  replot(rpQueuedReplot);
}

void PlotView::mouseReleaseEvent(QMouseEvent *event) {
  if (std::exchange(m_handle, kNoHandle) != kNoHandle) return;
  QCustomPlot::mouseReleaseEvent(event);
  const QPointF moved = event->position() - m_pressedAt;
  const bool isClick = event->button() == Qt::LeftButton &&
                       moved.manhattanLength() < QApplication::startDragDistance();
  if (isClick && axisRect()->rect().contains(event->pos())) activateAt(coordinatesOf(m_pressedAt));
}

void PlotView::copyImage() {
  hideReadout();
  QGuiApplication::clipboard()->setPixmap(pixmapOf(*this, pictureTexts()));
  emit messageRaised(tr("The picture is on the clipboard."));
}

void PlotView::copyData() {
  const PlotTable twin = allData();
  QStringList lines = {twin.headers.join(u'\t')};
  for (const QStringList &row : twin.rows) lines << row.join(u'\t');
  QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
  emit messageRaised(tr("The data is on the clipboard."));
}

void PlotView::copyCsv() {
  QGuiApplication::clipboard()->setText(csvText(allData()));
  emit messageRaised(tr("The data is on the clipboard as CSV."));
}

PictureTexts PlotView::pictureTexts() const {
  QStringList facts = {pictureNote(), origin().caption};
  facts.removeAll(QString());
  return {accessibleName(), facts.join(u' ')};
}

void PlotView::setKeyboardOn() { setFocusPolicy(Qt::StrongFocus); }

Result<void> PlotView::savePicture(const QString &path) {
  hideReadout();
  const std::string target = QFile::encodeName(path).toStdString();
  if (m_overwriteGuard)
    if (auto free = m_overwriteGuard(target); !free) return free;
  const QByteArray bytes = pictureOf(*this, path, pictureTexts());
  return writeFile(target, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void PlotView::restyle() {
  applyPlotStyle(*this);
  layLegend();
  const ThemeColors &colors = themeColors(palette());
  m_readout->setColor(colors.ink);
  m_readout->setBrush(colors.panel);
  m_readout->setPen(QPen(colors.line, 1));
  m_readout->setFont(font());
}

void PlotView::changeEvent(QEvent *event) {
  QCustomPlot::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  restyle();
  replot(rpQueuedReplot);
}

void PlotView::leaveEvent(QEvent *event) {
  QCustomPlot::leaveEvent(event);
  hideReadout();
}

void PlotView::focusOutEvent(QFocusEvent *event) {
  QCustomPlot::focusOutEvent(event);
  hideReadout();
}

void PlotView::keyPressEvent(QKeyEvent *event) {
  if (moveByKey(*event)) return;
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (const QList<QPointF> places = stops(); m_stop >= 0 && m_stop < places.size())
        activateAt(places[m_stop]);
      return;
    case Qt::Key_L: return setLogScale(!isLogScale());
    case Qt::Key_Left: return stepTo(-1);
    case Qt::Key_Right: return stepTo(1);
    case Qt::Key_Plus: return zoomBy(kZoomStep);
    case Qt::Key_Minus: return zoomBy(1 / kZoomStep);
    case Qt::Key_0: return resetView();
    default: QCustomPlot::keyPressEvent(event);
  }
}

bool PlotView::moveByKey(const QKeyEvent &event) {
  if (!event.modifiers().testFlag(Qt::ShiftModifier)) return false;
  const bool isOther = event.modifiers().testFlag(Qt::ControlModifier);
  switch (event.key()) {
    case Qt::Key_Left: nudge({-1, 0}, isOther); return true;
    case Qt::Key_Right: nudge({1, 0}, isOther); return true;
    case Qt::Key_Up: nudge({0, 1}, isOther); return true;
    case Qt::Key_Down: nudge({0, -1}, isOther); return true;
    default: return false;
  }
}

void PlotView::stepTo(int step) {
  const QList<QPointF> places = stops();
  if (places.isEmpty()) return;
  const int last = static_cast<int>(places.size()) - 1;
  const int from = m_stop < 0 ? (step > 0 ? -1 : last + 1) : m_stop;
  m_stop = std::clamp(from + step, 0, last);
  showReadout(pixelsOf(places[m_stop]).toPoint());
}

/// Zooms around the centre, along the same axes as the wheel.
void PlotView::zoomBy(double factor) {
  const Qt::Orientations along = axisRect()->rangeZoom();
  if (along.testFlag(Qt::Horizontal)) xAxis->scaleRange(factor);
  if (along.testFlag(Qt::Vertical)) yAxis->scaleRange(factor);
  replot(rpQueuedReplot);
}

/// Shows or hides a series. A hidden one stays in the legend, struck out.
void PlotView::showSeries(QCPPlottableLegendItem &item, bool isShown) {
  item.plottable()->setVisible(isShown);
  for (int i = 0; i < plottableCount(); ++i) {
    auto *errors = qobject_cast<QCPErrorBars *>(plottable(i));
    if (errors != nullptr && errors->dataPlottable() == item.plottable())
      errors->setVisible(isShown);
  }
  QFont font = legend->font();
  font.setStrikeOut(!isShown);
  item.setFont(font);
  replot(rpQueuedReplot);
}

void PlotView::addSeriesTo(QMenu &menu) {
  if (!legend->visible() || legend->itemCount() < 2) return;
  menu.addSeparator();
  for (int i = 0; i < legend->itemCount(); ++i) {
    auto *item = qobject_cast<QCPPlottableLegendItem *>(legend->item(i));
    if (item == nullptr) continue;
    const QString name = item->plottable()->name().replace(u'\n', u' ');  // folded in the legend
    QAction *action = menu.addAction(menuTitle(name));
    action->setCheckable(true);
    action->setChecked(item->plottable()->visible());
    // While the menu is open, a job may redraw the plot and with it the legend.
    connect(action, &QAction::toggled, item, [this, item](bool isOn) { showSeries(*item, isOn); });
  }
}

void PlotView::fillMenu(QMenu &menu) {
  menu.addAction(tr("Copy &image"), this, &PlotView::copyImage);
  if (!table().rows.isEmpty()) {
    menu.addAction(tr("Copy &data"), this, &PlotView::copyData);
    menu.addAction(tr("Copy data as CSV"), this, &PlotView::copyCsv);
  }
  menu.addAction(tr("&Save picture..."), this, &PlotView::askAndSave);
  menu.addSeparator();
  if (m_scaled != nullptr) {
    QAction *scale = menu.addAction(tr("&Logarithmic scale"));
    scale->setCheckable(true);
    scale->setChecked(isLogScale());
    connect(scale, &QAction::toggled, this, &PlotView::setLogScale);
  }
  menu.addAction(tr("Rese&t view"), this, &PlotView::resetView);
  addSeriesTo(menu);
}

void PlotView::contextMenuEvent(QContextMenuEvent *event) {
  QMenu menu(this);
  fillMenu(menu);
  menu.exec(event->globalPos());
}

void PlotView::showReadout(const QPoint &position) {
  const bool isInside = axisRect()->rect().contains(position);
  const QString text = isInside ? readoutAt(coordinatesOf(position)) : QString();
  if (text.isEmpty()) {
    hideReadout();
    return;
  }
  m_readoutText = text;
  placeReadout(position);
  m_readout->setVisible(true);
  replot(rpQueuedReplot);
}

/// Places the read-out next to the point, on the side with more space, inside the widget.
void PlotView::placeReadout(const QPoint &place) {
  const QFontMetrics metrics(m_readout->font());
  const QSize frame = QSize().grownBy(m_readout->padding()) + QSize(2, 2);  // and a pen of 1
  m_readout->setText(fittedReadout(m_readoutText, metrics, this->size() - frame));
  const QSize size = metrics.boundingRect(QRect(), Qt::TextDontClip, m_readout->text())
                         .size()
                         .grownBy(m_readout->padding());
  const bool isAtRight = place.x() > axisRect()->center().x();
  const int wanted = isAtRight ? place.x() - kReadoutGap - size.width() : place.x() + kReadoutGap;
  const int left = std::max(0, std::min(wanted, width() - size.width()));
  const int above = place.y() - kReadoutGap - size.height();
  const int top = std::max(0, std::min(above, height() - size.height()));
  m_readoutRect = QRect(QPoint(left, top), size);
  m_readout->position->setCoords(left, top);
}

void PlotView::hideReadout() {
  m_stop = -1;
  if (!m_readout->visible()) return;
  m_readout->setVisible(false);
  readoutLeft();
  replot(rpQueuedReplot);
}

void PlotView::askAndSave() {
  auto *dialog = makeFileDialog(this, tr("Save picture"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const QStringList suffixes = {QStringLiteral("png"), QStringLiteral("svg"),
                                QStringLiteral("pdf")};
  const QStringList filters = tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)")
                                  .split(QStringLiteral(";;"));
  dialog->setNameFilters(filters);
  dialog->setDefaultSuffix(suffixes.first());
  dialog->selectFile(pictureName(origin().source, accessibleName()));
  connect(dialog, &QFileDialog::filterSelected, dialog, [=](const QString &filter) {
    dialog->setDefaultSuffix(suffixes.value(filters.indexOf(filter)));
  });
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
    const auto saved = savePicture(path);
    emit messageRaised(saved ? tr("Saved %1.").arg(path) : errorText(saved.error()));
  });
  dialog->open();
}

void setOverwriteGuards(const QWidget &page, const OverwriteGuard &check) {
  for (auto *plot : page.findChildren<PlotView *>()) plot->setOverwriteGuard(check);
}

void setPictureOrigins(const QWidget &page, const PictureOriginOf &origin) {
  for (auto *plot : page.findChildren<PlotView *>()) plot->setPictureOrigin(origin);
}

}  // namespace shinglescope
