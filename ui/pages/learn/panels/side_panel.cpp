// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/side_panel.h"

#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/learn/bands/bucket_box_list.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"
#include "ui/pages/learn/tables/lesson_table.h"

namespace shinglescope {
namespace {

constexpr int kMostNeeded = 300;
constexpr int kMostShare = 48;  // percent of a screen

}  // namespace

SidePanel::SidePanel(LessonPlayer &player, QWidget *parent) : Panel({}, parent), m_player(player) {
  m_table = new LessonTable(tr("Second table of the lesson"), this);
  m_table->setObjectName(QStringLiteral("lessonSideTable"));
  m_buckets = new BucketBoxList(this);
  m_buckets->setObjectName(QStringLiteral("lessonBuckets"));
  m_views = new QStackedWidget(this);
  m_views->addWidget(m_table);
  m_views->addWidget(m_buckets);
  setBody(m_views);
  auto *footer = new QWidget;
  auto *column = makeColumn(footer, {12, 6, 12, 6});
  m_formula = makeNote(footer, TextRole::Muted);
  column->addWidget(m_formula);
  m_meeting = makePushButton(footer, tr("See documents that meet"), "seeMeeting",
                             tr("Open a lesson in which two documents are in one bucket"));
  keepKeys(m_meeting);
  column->addWidget(m_meeting, 0, Qt::AlignLeft);
  connect(m_meeting, &QPushButton::clicked, this, &SidePanel::meetingRequested);
  setFooter(footer);
  connect(&player, &LessonPlayer::stepChanged, this, &SidePanel::showStep);
}

/// The formula of the current hash.
QString SidePanel::formula() const {
  const auto hash = touchedHash(m_player.step());
  if (!hash) return {};
  const LessonColumn &column = m_player.lesson()->tables().columns[*hash];
  if (column.isChanged) return tr("%1: changed manually, without a formula").arg(hashTitle(*hash));
  if (!column.function) return tr("%1: a shuffle of the rows").arg(hashTitle(*hash));
  const auto &[a, b, p] = *column.function;
  return tr("%1(x) = (%2 x + %3) mod %4").arg(hashTitle(*hash)).arg(a).arg(b).arg(p);
}

void SidePanel::showBuckets() {
  const Lesson &lesson = *m_player.lesson();
  const LessonTables &tables = lesson.tables();
  setTitle(tr("Buckets"));
  m_views->setCurrentWidget(m_buckets);
  m_buckets->setBoxes(bucketBoxes(lesson, m_player.state()));
  const bool isLast = m_player.state().revealed.bands == tables.plan.bands;
  if (!isLast || !hasNoMeeting(tables)) return;
  m_formula->setText(tr("No two documents are in one bucket, so there is no candidate pair."));
  m_meeting->show();
}

void SidePanel::explainEstimates(const QString &text) {
  m_explanation = text;
  if (m_player.hasLesson() && m_player.stage() == LessonStage::Compare) showNote(text);
}

void SidePanel::showNote(const QString &text) {
  m_formula->setText(text);
  setFooterVisible(!text.isEmpty());
}

/// The table has the width that it needs, as far as the lesson can spare it.
void SidePanel::fitTable() {
  // On a screen only the matrix can spare more than usual: the other stages have settings.
  const bool isMatrix = m_player.hasLesson() && m_player.stage() == LessonStage::Matrix;
  const int share = isMatrix ? kMostShare : 0;
  const int most = m_isPresenting ? window()->width() * share / 100 : kMostNeeded;
  m_table->setMinimumWidth(std::min(most, m_table->leastWidth()));
}

void SidePanel::setPresenting(bool isPresenting) {
  m_isPresenting = isPresenting;
  fitTable();
}

void SidePanel::resizeEvent(QResizeEvent *event) {
  Panel::resizeEvent(event);
  fitTable();
}

void SidePanel::showStep() {
  const Lesson &lesson = *m_player.lesson();
  const LessonState &state = m_player.state();
  m_formula->setText({});
  m_meeting->hide();
  m_views->setCurrentWidget(m_table);
  const auto show = [this](const QString &title, LessonGrid grid) {
    setTitle(title);
    m_table->setGrid(std::move(grid));
    fitTable();
  };
  switch (m_player.stage()) {
    case LessonStage::Texts: show(tr("Documents"), textGrid(lesson, state)); break;
    case LessonStage::Shingles: show(tr("Sets of shingles"), shingleGrid(lesson, state)); break;
    case LessonStage::Matrix: show(tr("Jaccard similarity"), jaccardGrid(lesson, state)); break;
    case LessonStage::Permutations: show(tr("Permutations"), functionGrid(lesson, state)); break;
    case LessonStage::Signature:
      show(tr("Signature matrix"), signatureGrid(lesson, state));
      m_formula->setText(formula());
      break;
    case LessonStage::Compare:
      show(tr("Estimate and exact"), pairGrid(lesson, state));
      m_formula->setText(m_explanation);
      break;
    case LessonStage::Bands: showBuckets(); break;
    case LessonStage::Curve:
    case LessonStage::Questions: show(tr("Pairs"), chanceGrid(lesson, state)); break;
  }
  showNote(m_formula->text());
}

}  // namespace shinglescope
