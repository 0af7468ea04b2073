// SPDX-License-Identifier: MIT
#include "ui/parts/why/what_if_area.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "core/lsh/band_plan.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {
namespace {

constexpr int kWhatIfAreaDelayMilliseconds = 200;
constexpr int kRowsRole = Qt::UserRole + 1;

QString wideTable(const std::vector<WhatIfFigure> &figures) {
  QString table = QStringLiteral("<table cellspacing=\"0\">");
  for (const auto &[name, now, then] : figures)
    table += QStringLiteral(
                 "<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2</td>"
                 "<td align=\"right\">&nbsp;&nbsp;<b>%3</b></td></tr>")
                 .arg(name, now, then);
  return table + QStringLiteral("</table>");
}

/// Formats the figures as lines that can wrap.
QString narrowTable(const std::vector<WhatIfFigure> &figures) {
  QString lines;
  for (const auto &[name, now, then] : figures)
    lines += QStringLiteral("<p style=\"margin:0\">%1 %2 → <b>%3</b></p>").arg(name, now, then);
  return lines;
}

QString outcomeText(const WhatIf &change) {
  const bool isFound = change.after.fate == PairFate::Found;
  if (change.changesFate())
    return isFound ? WhatIfArea::tr("Then the two would be found.")
                   : WhatIfArea::tr("Then the two would no longer be found.");
  return isFound ? WhatIfArea::tr("The two would still be found.")
                 : WhatIfArea::tr("The two would still not be found.");
}

}  // namespace

WhatIfArea::WhatIfArea(QWidget *parent) : QWidget(parent) {
  QVBoxLayout *layout = makeColumn(this);
  m_toggle = new QPushButton(tr("What if..."), this);
  m_toggle->setCheckable(true);
  m_toggle->setToolTip(tr("Change the recipe for this pair alone"));
  m_body = createChoices();
  layout->addWidget(m_toggle, 0, Qt::AlignLeft);
  layout->addWidget(m_body);
  m_body->hide();
  setDelay(m_timer, kWhatIfAreaDelayMilliseconds, this, &WhatIfArea::ask);
  connect(m_toggle, &QPushButton::toggled, this, [this](bool isOn) {
    m_body->setVisible(isOn);
    if (!isOn) return;
    ask();
    // After the layout has made room for it.
    QTimer::singleShot(0, this, [this] { scrollIntoView(); });
  });
}

void WhatIfArea::scrollIntoView() {
  for (QWidget *around = parentWidget(); around != nullptr; around = around->parentWidget())
    if (auto *scroller = qobject_cast<QScrollArea *>(around)) scroller->ensureWidgetVisible(this);
}

QWidget *WhatIfArea::createChoices() {
  auto *body = new QWidget(this);
  QVBoxLayout *layout = makeColumn(body, {0, 4, 0, 0});
  auto *form = new QFormLayout;
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  m_k = new QSpinBox(body);
  m_k->setRange(1, static_cast<int>(kMaxShingleSize));
  m_numHashes = new QSpinBox(body);
  m_numHashes->setRange(1, static_cast<int>(kMaxHashes));
  m_bands = new QComboBox(body);
  m_bands->setAccessibleName(tr("Bands and rows"));
  form->addRow(tr("Shingle size"), m_k);
  form->addRow(tr("Hashes"), m_numHashes);
  form->addRow(tr("Bands × rows"), m_bands);
  layout->addLayout(form);
  m_lowerCase = new QCheckBox(tr("lower case"), body);
  m_noPunctuation = new QCheckBox(tr("no punctuation"), body);
  m_noDigits = new QCheckBox(tr("no digits"), body);
  m_table = new QLabel(body);
  m_table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_outcome = makeNote(body, TextRole::Strong);
  addWidgets(*layout, {m_lowerCase, m_noPunctuation, m_noDigits, m_table, m_outcome});
  const auto later = [this] { m_timer.start(); };
  connect(m_k, &QSpinBox::valueChanged, this, later);
  connect(m_numHashes, &QSpinBox::valueChanged, this, [this] {
    fillBands(m_bands->currentData(kRowsRole).toUInt());
    m_timer.start();
  });
  connect(m_bands, &QComboBox::currentIndexChanged, this, later);
  for (QCheckBox *box : {m_lowerCase, m_noPunctuation, m_noDigits})
    connect(box, &QCheckBox::toggled, this, later);
  return body;
}

void WhatIfArea::setRecipe(const Recipe &recipe) {
  const bool isSame = recipe == m_recipe && m_bands->count() > 0;
  m_recipe = recipe;
  if (!isSame) {
    const QSignalBlocker blockers[] = {QSignalBlocker(m_k),        QSignalBlocker(m_numHashes),
                                       QSignalBlocker(m_bands),    QSignalBlocker(m_lowerCase),
                                       QSignalBlocker(m_noDigits), QSignalBlocker(m_noPunctuation)};
    m_k->setValue(static_cast<int>(recipe.shingle.k));
    m_k->setSuffix(recipe.shingle.unit == ShingleUnit::Word ? tr(" words") : tr(" characters"));
    m_numHashes->setValue(static_cast<int>(recipe.signature.numHashes));
    fillBands(recipe.bandPlan().rows);
    m_lowerCase->setChecked(recipe.preparation.lowerCase);
    m_noPunctuation->setChecked(recipe.preparation.stripPunctuation != Punctuation::None);
    m_noDigits->setChecked(recipe.preparation.stripDigits);
  }
  if (isOpen()) m_timer.start();
}

bool WhatIfArea::isOpen() const { return m_toggle->isChecked(); }
void WhatIfArea::setOpen(bool isOpen) { m_toggle->setChecked(isOpen); }

/// Lists the plans and chooses the one with the nearest number of rows, because the rows shape the
/// curve most.
void WhatIfArea::fillBands(std::uint32_t rows) {
  const QSignalBlocker blocker(m_bands);
  m_bands->clear();
  int nearest = 0;
  double distance = 1e9;
  for (const BandPlan &plan : bandPlansFor(static_cast<std::uint32_t>(m_numHashes->value()))) {
    const double away = std::abs(std::log(static_cast<double>(plan.rows) / std::max(1U, rows)));
    if (away < distance) nearest = m_bands->count();
    distance = std::min(distance, away);
    m_bands->addItem(planText(plan), plan.bands);
    m_bands->setItemData(m_bands->count() - 1, plan.rows, kRowsRole);
  }
  m_bands->setCurrentIndex(nearest);
}

Recipe WhatIfArea::changedRecipe() const {
  Recipe changed = m_recipe;
  changed.shingle.k = static_cast<std::uint32_t>(m_k->value());
  changed.signature.numHashes = static_cast<std::uint32_t>(m_numHashes->value());
  changed.bands = m_bands->currentData().toUInt();
  changed.preparation.lowerCase = m_lowerCase->isChecked();
  changed.preparation.stripDigits = m_noDigits->isChecked();
  const bool strips = changed.preparation.stripPunctuation != Punctuation::None;
  if (strips != m_noPunctuation->isChecked())
    changed.preparation.stripPunctuation =
        m_noPunctuation->isChecked() ? Punctuation::All : Punctuation::None;
  return changed;
}

void WhatIfArea::ask() {
  m_timer.stop();
  if (isOpen() && m_bands->count() > 0) emit asked(changedRecipe());
}

void WhatIfArea::showChange(const WhatIf &change) {
  const PairExplanation &now = change.before;
  const PairExplanation &then = change.after;
  const auto shared = [](const PairExplanation &why) {
    return tr("%1/%2").arg(countText(why.intersection), countText(why.whole));
  };
  const auto bands = [](const PairExplanation &why) {
    return tr("%1/%2").arg(why.collidedBands).arg(why.bandCollided.size());
  };
  // A change does not affect the threshold.
  const auto exact = [this](const PairExplanation &why) {
    return preciseSimilarityText(why.similarity, m_recipe.threshold);
  };
  m_figures = {{{}, tr("now"), tr("then")},
               {tr("exact"), exact(now), exact(then)},
               {tr("shingles"), shared(now), shared(then)}};
  if (m_recipe.measure.isContainment()) return showFigures(change);
  m_figures.insert(
      m_figures.end(),
      {{tr("estimate"), preciseSimilarityText(now.estimate), preciseSimilarityText(then.estimate)},
       {tr("bands"), bands(now), bands(then)},
       {tr("chance"), percentText(now.foundProbability), percentText(then.foundProbability)}});
  showFigures(change);
}

void WhatIfArea::showFigures(const WhatIf &change) {
  layTable();
  m_table->show();
  m_outcome->setText(outcomeText(change));
}

void WhatIfArea::layTable() {
  if (m_figures.empty()) return;
  m_table->setWordWrap(false);
  m_table->setText(wideTable(m_figures));
  if (m_table->sizeHint().width() <= m_table->width()) return;
  m_table->setWordWrap(true);
  m_table->setText(narrowTable(m_figures));
}

void WhatIfArea::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  // The body is laid out after this.
  QTimer::singleShot(0, this, &WhatIfArea::layTable);
}

void WhatIfArea::showProblem(const QString &sentence) {
  m_table->hide();
  m_outcome->setText(sentence);
}

}  // namespace shinglescope
