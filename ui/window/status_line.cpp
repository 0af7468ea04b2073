// SPDX-License-Identifier: MIT
#include "ui/window/status_line.h"

#include <QLocale>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/session/actions_controller.h"
#include "ui/session/group_state.h"

namespace shinglescope {
namespace {

constexpr int kMessageMilliseconds = 8000;
constexpr int kSideMargin = 12;
constexpr int kStatusLineGap = 20;

QString activityText(Activity activity) {
  switch (activity) {
    case Activity::Idle: return StatusLine::tr("ready");
    case Activity::Opening: return StatusLine::tr("Opening");
    case Activity::Running: return StatusLine::tr("Finding duplicates");
    case Activity::Exporting: return StatusLine::tr("Exporting");
    case Activity::Saving: return StatusLine::tr("Saving");
    case Activity::Judging: return StatusLine::tr("Changing verdicts");
  }
  return {};
}

}  // namespace

StatusLine::StatusLine(const Session &session, ActionsController &controller, QWidget *parent)
    : QStatusBar(parent), m_session(session), m_controller(controller), m_counter(session) {
  setSizeGripEnabled(false);
  createLabels();
  connectSources(controller);
  showFile();
  showResult();
  showActivity();
}

void StatusLine::createLabels() {
  auto *row = new QWidget(this);
  QHBoxLayout *layout = makeRow(row, {kSideMargin, 2, kSideMargin, 2}, 5);
  m_file = makeLabel(row, TextRole::Strong);
  m_rows = new QLabel(row);
  m_pairs = new QLabel(row);
  m_reviewed = new QLabel(row);
  m_message = makeLabel(row, TextRole::Body);
  m_progress = new ProgressPanel(ProgressPanel::Lines::One, row);
  addWidgets(*layout, {m_file, m_rows});
  layout->addSpacing(kStatusLineGap - layout->spacing());
  layout->addWidget(m_pairs);
  layout->addSpacing(kStatusLineGap - layout->spacing());
  addWidgets(*layout, {m_reviewed, nullptr, m_message, m_progress});
  addWidget(row, 1);
}

void StatusLine::connectSources(ActionsController &controller) {
  connect(&m_session, &Session::datasetChanged, this, &StatusLine::showFile);
  connect(&m_session, &Session::resultChanged, this, &StatusLine::showResult);
  connect(&m_session, &Session::reviewThresholdChanged, this, &StatusLine::showResult);
  connect(&m_session, &Session::verdictsChanged, &m_counter, &ReviewCounter::follow);
  connect(&m_counter, &ReviewCounter::changed, this, &StatusLine::showReviewed);
  // A message about the previous step, such as how to undo it, is out of date.
  connect(&m_session, &Session::verdictsChanged, this, [this] {
    m_messageTimer.stop();
    showActivity();
  });
  connect(&m_session, &Session::verdictsReplaced, this, &StatusLine::showResult);
  connect(&controller, &ActionsController::activityChanged, this, &StatusLine::showActivity);
  connect(&controller, &ActionsController::progressed, m_progress, &ProgressPanel::setSample);
  connect(m_progress, &ProgressPanel::cancelRequested, &controller, &ActionsController::cancel);
  setDelay(m_messageTimer, kMessageMilliseconds, this, &StatusLine::showActivity);
}

void StatusLine::say(const QString &message) {
  m_message->setText(message);
  m_messageTimer.start();
}

void StatusLine::showFile() {
  m_file->setText(m_session.hasDataset() ? shownPath(m_session.fileName()) : tr("No file open"));
  m_rows->setVisible(m_session.hasDataset());
  if (!m_session.hasDataset()) return;
  const LoadReport &report = m_session.loadReport();
  const std::uint64_t columns = m_session.dataset()->columnCount();
  const QString rows = tr("%1 rows", nullptr, pluralOf(report.rows)).arg(countText(report.rows));
  const QString columnsText = tr("%1 columns", nullptr, pluralOf(columns)).arg(countText(columns));
  const QString size = QLocale().formattedDataSize(static_cast<qint64>(report.fileBytes), 1,
                                                   QLocale::DataSizeSIFormat);
  m_rows->setText(tr("%1, %2, %3").arg(rows, columnsText, size));
}

void StatusLine::followGroups(const GroupState &groups) {
  m_groups = &groups;
  connect(&groups, &GroupState::changed, this, &StatusLine::showPairs);
  showPairs();
}

void StatusLine::showResult() {
  m_counter.recount();
  showPairs();
  showReviewed();
}

void StatusLine::showPairs() {
  m_pairs->setVisible(m_session.hasResult());
  if (m_session.hasResult()) {
    const DuplicateResult &result = *m_session.result();
    const std::uint64_t pairs = countRowPairs(result, m_session.reviewThreshold());
    QString text = tr("<b>%1</b> pairs", nullptr, pluralOf(pairs)).arg(countText(pairs));
    const auto groups = m_groups == nullptr ? std::nullopt : m_groups->currentCount();
    // Pairs across two tables form no groups.
    if (groups && !result.firstReference)
      text += tr(" in <b>%1</b> groups", nullptr, pluralOf(*groups)).arg(countText(*groups));
    if (m_session.isTrial()) text += tr(", trial on the first rows");
    if (result.recipe().pairs == PairsWanted::Links) text += tr(", links only");
    if (result.report.isPartial) text += tr(", partial");
    m_pairs->setText(text);
  }
}

void StatusLine::showReviewed() {
  m_reviewed->setVisible(m_session.hasResult());
  const ReviewCounts &counts = m_counter.counts();
  const std::uint64_t decided = m_session.verdicts().counts().decided();
  const std::uint64_t elsewhere = decided - std::min(decided, counts.reviewed);
  const QString others =
      elsewhere == 0
          ? QString()
          : tr(", %1 verdicts elsewhere", nullptr, pluralOf(elsewhere)).arg(countText(elsewhere));
  m_reviewed->setText(tr("reviewed %1 of %2, %3 left, %4 unsure")
                          .arg(QStringLiteral("<b>%1</b>").arg(countText(counts.reviewed)),
                               countText(counts.items), countText(counts.left()),
                               countText(counts.unsure)) +
                      others);
  m_reviewed->setToolTip(elsewhere == 0 ? QString()
                                        : tr("Verdicts elsewhere are on pairs that this result "
                                             "lacks, or that are below its threshold. They are "
                                             "kept."));
}

void StatusLine::showActivity() {
  const Activity activity = m_controller.activity();
  if (activity == Activity::Idle && m_messageTimer.isActive()) return;
  if (activity != Activity::Idle) m_messageTimer.stop();
  if (activity != Activity::Idle && !m_progress->isVisible()) m_progress->reset();
  m_message->setText(activityText(activity));
  m_progress->setVisible(activity != Activity::Idle);
}

}  // namespace shinglescope
