// SPDX-License-Identifier: MIT
#include "ui/pages/learn/proof/proof_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QTextDocumentFragment>

#include "ui/base/access/announce.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/proof/proof_texts.h"
#include "ui/pages/learn/proof/share_plot.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

constexpr QMargins kProofMargins{12, 10, 12, 10};
constexpr int kLeastSharePlot = 140;

}  // namespace

ProofPanel::ProofPanel(ProofPlayer &proof, const LearnActions &actions, QWidget *parent)
    : Panel(tr("Equal minima"), parent), m_proof(proof) {
  m_pairs = new QComboBox(this);
  m_pairs->setObjectName(QStringLiteral("proofPair"));
  m_pairs->setAccessibleName(tr("Pair"));
  keepKeys(m_pairs);
  setBody(makeBody(actions));
  addHeaderWidget(m_plotPanel->menuButton());
  connect(m_pairs, &QComboBox::activated, this,
          [this](int pair) { m_proof.setPair(static_cast<std::size_t>(pair)); });
  connect(&proof, &ProofPlayer::changed, this, &ProofPanel::showStep);
  connect(&proof, &ProofPlayer::tried, this, &ProofPanel::showTried);
}

QWidget *ProofPanel::makeBody(const LearnActions &actions) {
  auto *body = new QWidget;
  QVBoxLayout *column = makeColumn(body, kProofMargins, 8);
  m_story = makeRichNote(body);
  m_story->setObjectName(QStringLiteral("proofStory"));
  addWidgets(*column, {m_pairs, m_story});
  m_both = addKind(*column, "both", tr("in both: the minima are equal"));
  m_one = addKind(*column, "one", tr("in one only: the minima differ"));
  m_neither = addKind(*column, "neither", tr("in neither: skipped"));
  m_argument = makeRichNote(body);
  m_argument->setObjectName(QStringLiteral("proofArgument"));
  m_plot = new SharePlot;
  m_plot->setMinimumSize(kLeastSharePlot, kLeastSharePlot);
  m_plotPanel = new PlotPanel(m_plot, tr("Share of equal minima"), PlotPanel::Tools::Menu);
  keepKeys(m_plotPanel);
  m_tried = makeNote(body, TextRole::Muted);
  auto *buttons = new QWidget(body);
  auto *flow = new FlowLayout(buttons);
  for (KeyButton *button : {makeActionButton(actions.another, tr("Another permutation"), buttons),
                            makeActionButton(actions.many, tr("1,000 more"), buttons)}) {
    keepKeys(button);
    flow->addWidget(button);
  }
  column->addWidget(m_argument);
  column->addWidget(m_plotPanel, 1);
  addWidgets(*column, {m_tried, buttons});
  return body;
}

/// Adds a line: a swatch in the colour of the kind, its number of rows, and what they decide.
QLabel *ProofPanel::addKind(QLayout &layout, const char *kind, const QString &words) {
  auto *line = new QWidget;
  QHBoxLayout *row = makeRow(line, {}, 10);
  auto *swatch = new QFrame(line);
  swatch->setObjectName(QStringLiteral("rowKind"));
  swatch->setProperty("kind", QLatin1String(kind));
  swatch->setFixedWidth(18);
  QLabel *count = makeLabel(line, TextRole::Strong);
  count->setMinimumWidth(24);
  count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  auto *meaning = new QLabel(words, line);
  meaning->setWordWrap(true);
  row->addWidget(swatch);
  row->addWidget(count);
  row->addWidget(meaning, 1);
  layout.addWidget(line);
  return count;
}

QList<QWidget *> ProofPanel::atDesk() const { return {m_story, m_plotPanel->menuButton()}; }

QString ProofPanel::story() const { return m_story->text(); }

void ProofPanel::fillPairs() {
  const Lesson &lesson = m_proof.lesson();
  const auto &pairs = lesson.tables().pairs;
  QStringList names;
  for (const LessonPair &pair : pairs) names << pairName(lesson, pair);
  QStringList listed;
  for (int i = 0; i < m_pairs->count(); ++i) listed << m_pairs->itemText(i);
  if (names != listed) {
    m_pairs->clear();
    m_pairs->addItems(names);
  }
  m_pairs->setCurrentIndex(static_cast<int>(m_proof.pair()));
}

void ProofPanel::showStep() {
  fillPairs();
  m_story->setText(proofStory(m_proof));
  announce(*m_story, QTextDocumentFragment::fromHtml(m_story->text()).toPlainText());
  m_both->setText(QString::number(m_proof.kinds().both));
  m_one->setText(QString::number(m_proof.kinds().one));
  m_neither->setText(QString::number(m_proof.kinds().neither));
  m_argument->setText(proofArgument(m_proof));
}

void ProofPanel::showTried() {
  const LessonPair &pair = m_proof.lesson().tables().pairs[m_proof.pair()];
  m_plot->setShares(m_proof.equal(), pair.jaccard());
  m_plotPanel->showTable();
  say(m_tried, triedText(m_proof));
}

}  // namespace shinglescope
