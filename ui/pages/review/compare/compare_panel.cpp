// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_panel.h"

#include <QMenu>
#include <QScrollBar>
#include <algorithm>

#include "ui/base/access/announce.h"
#include "ui/base/controls/key_cap_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/state/review_actions.h"

namespace shinglescope {
namespace {

constexpr int kComparePanelPadding = 12;
constexpr int kRoomyWidth = 660;  // panel width below which the header texts are shortened

}  // namespace

ComparePanel::ComparePanel(const ReviewActions &actions, QWidget *parent) : Panel({}, parent) {
  m_only = addChip(actions.onlyDifferences, tr("only differences"), QStringLiteral("O"));
  addChip(actions.shingles, tr("shingles"), QStringLiteral("H"));
  m_swap = addChip(actions.swap, tr("swap"), QStringLiteral("X"));
  addViewMenu(actions);
  m_swapAction = actions.swap;
  m_why = addChip(actions.why, tr("why"), QStringLiteral("Y"));
  m_difference = makeLabel(this, TextRole::Muted);
  m_difference->setToolTip(tr("Differences between A and B; [ and ] go from one to the next"));
  addHeaderWidget(m_difference);
  addHeaderWidget(new KeyCapButton(actions.previousDifference, this));
  addHeaderWidget(new KeyCapButton(actions.nextDifference, this));
  setBody(createBody(actions));
  m_group = makeNote(this, TextRole::Muted);
  m_group->setMargin(8);
  m_group->setIndent(kComparePanelPadding - 8);
  setFooter(m_group);
  connect(m_view, &CompareView::contentChanged, this, &ComparePanel::showState);
  connect(m_view, &CompareView::differenceChanged, this, &ComparePanel::showState);
  connect(m_view, &CompareView::hitsChanged, this, [this] {
    showHits();
    if (m_view->currentHit() >= 0) announce(*m_hits, m_hits->text());
  });
  connectRuler();
  showState();
}

Chip *ComparePanel::addChip(QAction *action, const QString &text, const QString &key) {
  auto *chip = new Chip(text, this);
  chip->setKeyHint(key);
  chip->setExplanation(action->toolTip());
  chip->setCheckable(action->isCheckable());
  connect(chip, &Chip::clicked, action, &QAction::trigger);
  connect(action, &QAction::toggled, chip, &Chip::setChecked);
  chip->setChecked(action->isChecked());
  addHeaderWidget(chip);
  return chip;
}

void ComparePanel::addViewMenu(const ReviewActions &actions) {
  m_viewMenu = new Chip(tr("view"), this);
  m_viewMenu->setCheckable(true);
  m_viewMenu->setToolTip(tr("More ways to view the two records"));
  m_viewMenu->setPopupMode(QToolButton::InstantPopup);
  auto *menu = new QMenu(m_viewMenu);
  menu->addActions({actions.flip, actions.whiteSpace, actions.members});
  menu->addSeparator();
  const QList<QAction *> ignoring{actions.ignoreSpace, actions.ignoreCase, actions.ignoreDigits};
  menu->addActions(ignoring);
  m_viewMenu->setMenu(menu);
  // The chip is checked while an option changes how the text is shown.
  const auto light = [this, menu] {
    const QList<QAction *> all = menu->actions();
    m_viewMenu->setChecked(
        std::any_of(all.begin(), all.end(), [](const QAction *a) { return a->isChecked(); }));
  };
  for (QAction *action : menu->actions()) connect(action, &QAction::toggled, this, light);
  connect(menu, &QMenu::aboutToHide, this, light);
  addHeaderWidget(m_viewMenu);
}

QWidget *ComparePanel::createShingleBar() {
  auto *bar = new QWidget(this);
  auto *layout = makeRow(bar, {kComparePanelPadding, 4, kComparePanelPadding, 4});
  m_legend = makeNote(bar, TextRole::Muted);
  m_marks = new SegmentedControl({tr("All"), tr("Shared"), tr("Only A"), tr("Only B")}, bar);
  m_marks->setAccessibleName(tr("Which shingles are marked"));
  layout->addWidget(m_marks);
  layout->addWidget(m_legend, 1);
  connect(m_marks, &SegmentedControl::currentChanged, this, [this](int index) {
    CompareOptions options = m_view->options();
    options.marks = static_cast<ShingleMarks>(index);
    m_view->setOptions(options);
  });
  return bar;
}

void ComparePanel::showShingles() {
  const ShingleCoverage *coverage = m_view->coverage();
  m_shingleBar->setVisible(coverage != nullptr);
  if (coverage == nullptr) return;
  m_marks->setSegmentText(1, tr("Shared %1").arg(countText(coverage->sharedShingles)));
  m_marks->setSegmentText(2, tr("Only A %1").arg(countText(coverage->onlyA)));
  m_marks->setSegmentText(3, tr("Only B %1").arg(countText(coverage->onlyB)));
  m_legend->setText(
      tr("Tinted: in a shared shingle. Underlined: in a shingle of this row only. Dotted "
         "background: in both kinds, since shingles overlap."));
}

/// The search of the queue, in the records that are shown.
QWidget *ComparePanel::createHitBar(const ReviewActions &actions) {
  auto *bar = new QWidget(this);
  m_hits = makeNote(bar, TextRole::Muted);
  m_hits->setObjectName(QStringLiteral("searchHits"));
  auto *layout = makeRow(bar, {kComparePanelPadding, 4, kComparePanelPadding, 4});
  layout->addWidget(m_hits, 1);
  layout->addWidget(new KeyCapButton(actions.previousHit, bar));
  layout->addWidget(new KeyCapButton(actions.nextHit, bar));
  return bar;
}

QString ComparePanel::hitText() const {
  const std::vector<SearchHit> &hits = m_view->hits().hits;
  const auto count = static_cast<int>(hits.size());
  if (count == 0) return tr("The search has no hit in the texts that are shown here.");
  if (m_view->hits().isCut)
    return tr("The first %n hits of the search have a box.", nullptr, count);
  const auto sideOf = [this](const SearchHit &hit) {
    if (m_view->memberCount() > 0) return tr("record %1").arg(hit.column);
    return hit.column == 1 ? tr("left") : tr("right");
  };
  if (m_view->currentHit() >= 0) {
    const SearchHit &hit = hits[static_cast<std::size_t>(m_view->currentHit())];
    return tr("Hit %1 of %2 of the search: %3, %4.")
        .arg(m_view->currentHit() + 1)
        .arg(count)
        .arg(sideOf(hit), hit.field);
  }
  return tr("%n hits of the search have a box.", nullptr, count);
}

void ComparePanel::showHits() {
  m_hitBar->setVisible(!m_view->search().isEmpty());
  m_hits->setText(hitText());
}

/// The comparison with the ruler next to it.
QWidget *ComparePanel::createRuled() {
  auto *ruled = new QWidget(this);
  m_view = new CompareView(ruled);
  m_ruler = new DifferenceRuler(ruled);
  auto *layout = makeRow(ruled, {}, 0);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_ruler);
  return ruled;
}

void ComparePanel::connectRuler() {
  const auto follow = [this] { m_ruler->setContent(m_view->rulerContent()); };
  connect(m_view, &CompareView::contentChanged, this, follow);
  connect(m_view, &CompareView::differenceChanged, this, follow);
  connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, follow);
  connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, follow);
  connect(m_ruler, &DifferenceRuler::markChosen, m_view, &CompareView::goToMark);
  connect(m_ruler, &DifferenceRuler::placeChosen, m_view, &CompareView::scrollToShare);
  connect(m_ruler, &DifferenceRuler::stepWanted, m_view, &CompareView::stepDifference);
  connect(m_ruler, &DifferenceRuler::edgeWanted, this, [this](bool isLast) {
    m_view->goToDifference(isLast ? m_view->differenceCount() - 1 : 0);
  });
  connect(m_ruler, &DifferenceRuler::pageWanted, this, [this](int step) {
    m_view->verticalScrollBar()->triggerAction(step < 0 ? QAbstractSlider::SliderPageStepSub
                                                        : QAbstractSlider::SliderPageStepAdd);
  });
}

QWidget *ComparePanel::createBody(const ReviewActions &actions) {
  auto *body = new QWidget(this);
  auto *layout = makeColumn(body, {}, 0);
  QWidget *ruled = createRuled();
  m_note = makeLabel(body, TextRole::Muted);
  m_note->setMargin(6);
  m_note->setIndent(kComparePanelPadding - 6);
  m_parts = createParts();
  m_shingleBar = createShingleBar();
  m_hitBar = createHitBar(actions);
  addWidgets(*layout, {m_hitBar, m_shingleBar, m_parts});
  layout->addWidget(ruled, 1);
  layout->addWidget(m_note);
  return body;
}

QWidget *ComparePanel::createParts() {
  auto *parts = new QWidget(this);
  auto *layout = makeRow(parts, {kComparePanelPadding, 4, kComparePanelPadding, 4});
  m_part = makeLabel(parts, TextRole::Muted);
  layout->addWidget(m_part, 1);
  const auto addButton = [&](const QString &text, int step) {
    auto *button = new QToolButton(parts);
    button->setText(text);
    button->setProperty("segment", QStringLiteral("only"));
    connect(button, &QToolButton::clicked, this, [this, step] {
      CompareOptions options = m_view->options();
      options.part += step;
      m_view->setOptions(options);
    });
    layout->addWidget(button);
    return button;
  };
  m_previousPart = addButton(tr("Previous part"), -1);
  m_nextPart = addButton(tr("Next part"), 1);
  return parts;
}

/// Moves the least used chip of a narrow header into the menu and shortens the longest one, so that
/// the title is not cut.
void ComparePanel::makeRoom(bool isNarrow) {
  QMenu *menu = m_viewMenu->menu();
  const bool isInMenu = menu->actions().contains(m_swapAction);
  m_swap->setVisible(!isNarrow);
  m_only->setText(isNarrow ? tr("differences") : tr("only differences"));
  m_only->updateGeometry();
  if (isNarrow && !isInMenu) menu->insertAction(menu->actions().front(), m_swapAction);
  if (!isNarrow && isInMenu) menu->removeAction(m_swapAction);
}

void ComparePanel::showState() {
  const int count = m_view->differenceCount();
  const int current = m_view->currentDifference();
  const bool isNarrow = width() < kRoomyWidth;
  makeRoom(isNarrow);
  const bool isPlain = m_view->coverage() == nullptr && m_view->memberCount() == 0;
  m_difference->setVisible(isPlain);
  m_ruler->setVisible(isPlain);
  showShingles();
  showHits();
  if (m_view->isComparing()) {
    m_difference->setText(tr("comparing..."));
  } else if (count == 0) {
    m_difference->setText(isNarrow ? tr("equal") : tr("no difference"));
  } else if (current >= 0) {
    const QString text = isNarrow ? tr("%1 of %2") : tr("difference %1 of %2");
    m_difference->setText(text.arg(current + 1).arg(count));
  } else if (isNarrow) {
    m_difference->setText(tr("%n diffs", nullptr, count));
  } else {
    m_difference->setText(tr("%n differences", nullptr, count));
  }
  const bool isHiding = m_view->options().isOnlyDifferences && m_view->equalFields() > 0 &&
                        m_view->coverage() == nullptr;
  m_note->setVisible(isHiding);
  const int equal = m_view->equalFields();
  m_note->setText(tr("%n equal fields are not shown.", nullptr, equal));
  const int part = m_view->options().part;
  m_parts->setVisible(m_view->partCount() > 1);
  m_part->setText(
      tr("Long texts are shown in parts: part %1 of %2.").arg(part + 1).arg(m_view->partCount()));
  m_previousPart->setEnabled(part > 0);
  m_nextPart->setEnabled(part + 1 < m_view->partCount());
}

void ComparePanel::resizeEvent(QResizeEvent *event) {
  Panel::resizeEvent(event);
  showState();
}

}  // namespace shinglescope
