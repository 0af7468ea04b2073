#include "ui/widgets/why_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/key_cap_button.h"
#include "ui/controls/number_text.h"
#include "ui/style/text_role.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kInside = 12;

QString threeDecimals(double value) { return QLocale().toString(value, 'f', 3); }

/// A number of ours in the colour of its mark; only our own text goes in here.
QString inColor(const QString &text, const QColor &color) {
  return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(color.name(), text);
}

}  // namespace

WhyPanel::WhyPanel(QAction *toggle, QWidget *parent) : Panel(tr("Why these two?"), parent) {
  addHeaderWidget(new KeyCapButton(toggle, QStringLiteral("Y"), this));

  auto *body = new QWidget(this);
  auto *bodyLayout = new QVBoxLayout(body);
  bodyLayout->setContentsMargins(kInside, kInside, kInside, kInside);
  m_reason = new QLabel(body);
  m_reason->setTextFormat(Qt::PlainText);
  m_reason->setWordWrap(true);
  setTextRole(m_reason, TextRole::Muted);
  m_content = new QWidget(body);
  createContent();
  bodyLayout->addWidget(m_reason);
  bodyLayout->addWidget(m_content);
  bodyLayout->addStretch(1);
  auto *scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(body);
  setBody(scroll);
  clear();
}

void WhyPanel::createContent() {
  auto *layout = new QVBoxLayout(m_content);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  auto *figure = new QHBoxLayout;
  m_exact = new QLabel(m_content);
  setTextRole(m_exact, TextRole::Figure);
  auto *caption = new QLabel(tr("exact Jaccard"), m_content);
  setTextRole(caption, TextRole::Muted);
  figure->addWidget(m_exact);
  figure->addWidget(caption, 1, Qt::AlignBottom);
  layout->addLayout(figure);
  m_shingles = addLabel();
  layout->addSpacing(6);
  layout->addWidget(m_interval = new IntervalStrip(m_content));
  m_estimate = addLabel();
  layout->addSpacing(8);
  m_bandsTitle = addLabel();
  layout->addWidget(m_bands = new BandStrip(m_content));
  layout->addSpacing(8);
  m_positionsTitle = addLabel();
  layout->addWidget(m_positions = new PositionStrip(m_content));
  layout->addSpacing(8);
  m_found = addLabel();
}

void WhyPanel::changeEvent(QEvent *event) {
  Panel::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !m_shown) return;
  const Shown shown = *m_shown;  // colours stand in the texts
  showExplanation(shown.why, shown.recipe, shown.isExactRun);
}

QLabel *WhyPanel::addLabel() {
  auto *label = new QLabel(m_content);
  label->setWordWrap(true);
  setTextRole(label, TextRole::Muted);
  m_content->layout()->addWidget(label);
  return label;
}

void WhyPanel::clear(const QString &reason) {
  m_shown.reset();
  m_content->hide();
  m_reason->setVisible(!reason.isEmpty());
  m_reason->setText(reason);
}

void WhyPanel::showExplanation(const PairExplanation &why, const Recipe &recipe, bool isExactRun) {
  m_shown = Shown{why, recipe, isExactRun};
  showSimilarity(why, recipe);
  showSignature(why, recipe);
  const QString plan = tr("%1 × %2").arg(recipe.bands).arg(recipe.bandPlan().rows);
  QString found = tr("At this similarity %1 finds <b>%2</b> of pairs.")
                      .arg(plan, percentText(why.foundProbability));
  if (isExactRun) found += u' ' + tr("This run was exact: it misses none.");
  m_found->setText(found);
  m_reason->hide();
  m_content->show();
}

void WhyPanel::showSimilarity(const PairExplanation &why, const Recipe &recipe) {
  m_exact->setText(threeDecimals(why.jaccard));
  const QString unit = recipe.shingle.unit == ShingleUnit::Word ? tr("word %1") : tr("char %1");
  m_shingles->setText(
      tr("%1 shared of %2 shingles (%3)")
          .arg(countText(why.intersection), countText(why.unionSize), unit.arg(recipe.shingle.k)));
}

void WhyPanel::showSignature(const PairExplanation &why, const Recipe &recipe) {
  const ThemeColors &colors = themeColors(palette());
  m_interval->setValues(why.interval, why.estimate, why.jaccard);
  m_interval->setAccessibleName(tr("Estimate and exact similarity from 0 to 1"));
  m_estimate->setText(
      tr("%1 (%2 of %3 equal), 95 % interval %4 to %5; %6")
          .arg(inColor(tr("estimate %1").arg(threeDecimals(why.estimate)), colors.accent),
               countText(why.equalPositions), countText(why.hashes),
               threeDecimals(why.interval.low), threeDecimals(why.interval.high),
               inColor(tr("exact %1").arg(threeDecimals(why.jaccard)), colors.second)));
  const std::uint32_t rows = recipe.bandPlan().rows;
  const QString each = rows == 1 ? tr("1 row each") : tr("%1 rows each").arg(rows);
  m_bandsTitle->setText(tr("Bands that collided: <b>%1 of %2</b> (%3)")
                            .arg(why.collidedBands)
                            .arg(recipe.bands)
                            .arg(each));
  m_bands->setBands(why.bandCollided);
  m_bands->setAccessibleName(
      tr("%1 of %2 bands collided").arg(why.collidedBands).arg(recipe.bands));
  m_positionsTitle->setText(tr("Equal positions"));
  m_positions->setPositions(why.positionIsEqual);
  m_positions->setAccessibleName(
      tr("%1 of %2 positions equal").arg(why.equalPositions).arg(why.hashes));
}

}  // namespace shinglescope
