// SPDX-License-Identifier: MIT
#include "ui/pages/review/history_dialog.h"

#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/metrics.h"
#include "ui/base/style/theme.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/history_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr QSize kHistoryDialogSize(560, 460);
constexpr int kTimeWidth = 130;
/// The time spent on undoing or redoing steps before events are processed.
constexpr int kSliceMilliseconds = 20;

/// Draws a step of the history: bold if it is the current one, muted if undone, struck out
/// if another step replaced it. GUI thread.
class HistoryDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override {
    painter->save();
    paintRowGround(*painter, option);
    const ThemeColors &colors = themeColors(option.palette);
    const bool isCurrent = index.data(HistoryModel::CurrentRole).toBool();
    const bool isDimmed = index.data(HistoryModel::DimmedRole).toBool();
    QFont font = option.font;
    if (isCurrent) font.setWeight(QFont::DemiBold);
    font.setStrikeOut(index.data(HistoryModel::AbandonedRole).toBool());
    painter->setFont(font);
    const bool isTime = index.column() == HistoryModel::TimeColumn;
    painter->setPen(isDimmed || isTime ? colors.muted : colors.ink);
    paintRowText(*painter, option, index);
    painter->restore();
  }
};

}  // namespace

HistoryDialog::HistoryDialog(const Session &session, ActionsController &controller, QWidget *parent)
    : QDialog(parent), m_session(session), m_controller(controller) {
  setWindowTitle(tr("History"));
  auto *layout = makeColumn(this, kDialogMargins);
  layout->addWidget(
      makeNote(this, TextRole::Muted,
               tr("Enter goes to a step. Later steps are undone and can be redone.")));
  createTable();
  layout->addWidget(m_table, 1);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  m_walk.setInterval(0);
  connect(&m_walk, &QTimer::timeout, this, &HistoryDialog::walk);
  connect(&session, &Session::verdictsChanged, this, &HistoryDialog::follow);
  // A worker performs a large step. The walk waits for the step and ends if it fails.
  connect(&controller, &ActionsController::activityChanged, this, [this](Activity activity) {
    if (activity == Activity::Idle && m_stepsLeft != 0) m_walk.start();
  });
  const auto end = [this] {
    m_stepsLeft = 0;
    m_walk.stop();
    follow();
  };
  connect(&controller, &ActionsController::failed, this, end);
  connect(&controller, &ActionsController::wasCancelled, this, end);
  connect(&session, &Session::verdictsReplaced, this, end);  // steps of another log
  resize(kHistoryDialogSize);
  follow();
  m_table->setFocus();
}

void HistoryDialog::createTable() {
  m_model = new HistoryModel(this);
  m_table = makeListTable(m_model, tr("Steps of the review"), this);
  m_table->setFrameShape(QFrame::StyledPanel);
  m_table->setItemDelegate(new HistoryDelegate(m_table));
  m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::TextColumn, QHeaderView::Stretch);
  m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::TimeColumn, QHeaderView::Fixed);
  m_table->horizontalHeader()->resizeSection(HistoryModel::TimeColumn, kTimeWidth);
  connect(m_table, &QTableView::activated, this,
          [this](const QModelIndex &index) { goTo(index.row()); });
}

void HistoryDialog::follow() {
  if (m_stepsLeft != 0) return;  // follows only at the end of the walk
  m_model->setVerdicts(m_session.sharedVerdicts());
  selectOnly(*m_table, m_model->currentRow());
  m_table->scrollTo(m_model->index(m_model->currentRow(), 0));
}

void HistoryDialog::goTo(int row) {
  if (m_stepsLeft != 0) return;
  m_stepsLeft = m_model->stepsTo(row);
  if (m_stepsLeft != 0) m_walk.start();
}

void HistoryDialog::walk() {
  QElapsedTimer slice;
  slice.start();
  while (m_stepsLeft != 0 && slice.elapsed() < kSliceMilliseconds) {
    if (m_controller.activity() == Activity::Judging)
      return m_walk.stop();  // continues after the step
    const bool isBack = m_stepsLeft < 0;
    // Counted before the step, so that the walk has ended when the last step emits its signal.
    m_stepsLeft += isBack ? 1 : -1;
    if (isBack) {
      m_controller.undo();
    } else {
      m_controller.redo();
    }
  }
  if (m_stepsLeft == 0) m_walk.stop();
}

}  // namespace shinglescope
