// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/group_picture_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/groups/group_plot.h"
#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/parts/tuning/picture_caption.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/row_text.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr QSize kGroupPictureSize(820, 640);
constexpr int kGroupPictureMargin = 16;

}  // namespace

GroupPictureDialog::GroupPictureDialog(const Session &session, ReviewState &state, RecordId row,
                                       QWidget *parent)
    : QDialog(parent), m_session(session), m_state(state), m_row(row) {
  setWindowTitle(tr("Picture of the group"));
  createLayout();
  resize(kGroupPictureSize);
  connect(&m_state.groups(), &GroupState::changed, this, &GroupPictureDialog::showGroup);
  showGroup();
  m_plot->setFocus();
}

void GroupPictureDialog::createLayout() {
  auto *layout = makeColumn(
      this, {kGroupPictureMargin, kGroupPictureMargin, kGroupPictureMargin, kGroupPictureMargin});
  m_words = makeNote(this, TextRole::Body);
  m_words->setObjectName(QStringLiteral("groupPictureWords"));
  m_plot = new GroupPlot(this);
  m_panel = new PlotPanel(m_plot, tr("Similarities in the group"), this);
  m_legend = makeNote(this, TextRole::Muted);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  layout->addWidget(m_words);
  layout->addWidget(m_panel, 1);
  layout->addWidget(m_legend);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_panel, &PlotPanel::messageRaised, this, &GroupPictureDialog::messageRaised);
  connect(m_plot, &GroupPlot::rowChosen, this, &GroupPictureDialog::rowChosen);
}

bool GroupPictureDialog::isBusy() const {
  return m_state.groups().isBusy() || m_state.groups().isMeasuring();
}

void GroupPictureDialog::showGroup() {
  const std::uint32_t slot = m_state.groups().slotOf(m_row);
  if (slot == ReviewGroups::kNoGroup) {
    m_plot->setPicture({}, m_session.reviewThreshold(), m_session.dataset());
    m_panel->showTable();
    m_words->setText(
        tr("Row %1 is not in a group.").arg(rowNumberText(m_row, m_session.dataset().get())));
    return;
  }
  const ReviewGroups &groups = *m_state.groups().groups();
  const std::optional<RowLink> weakest = m_state.groups().weakestLink(groups.bySlot()[slot]);
  m_plot->setPicture(makeGroupPicture(groups, slot, weakest), groups.threshold(),
                     m_session.dataset());
  m_panel->showTable();
  QString words = countsText();
  words +=
      u' ' + (weakest
                  ? weakestLinkText(*weakest, groups.threshold(), m_session.dataset().get()) + u'.'
                  : tr("Measuring the weakest link..."));
  m_words->setText(words);
  m_plot->setAccessibleDescription(words);
  m_legend->setText(
      tr("Lines: solid at or above %1, dotted below it, thick for the same text, dashed if judged "
         "Not; the weakest link has its own text. Near points are similar; Left and Right go from "
         "row to row, Return shows the row in Data.")
          .arg(similarityText(groups.threshold().toDouble())));
}

void openGroupPicture(const Session &session, const ActionsController &controller,
                      ReviewState &state, RecordId row, WorkspacePage *page) {
  auto *dialog = new GroupPictureDialog(session, state, row, page);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  setOverwriteGuards(*dialog, overwriteGuardOf(session, controller));
  setPictureOrigins(*dialog, pictureOriginOf(session));
  closeWithResult(*dialog, session);
  QObject::connect(dialog, &GroupPictureDialog::messageRaised, page, &WorkspacePage::messageRaised);
  QObject::connect(dialog, &GroupPictureDialog::rowChosen, page, [page, dialog](quint32 chosen) {
    dialog->close();
    emit page->rowRevealRequested(chosen);
  });
  dialog->open();
}

QString GroupPictureDialog::countsText() const {
  const GroupPicture &picture = m_plot->picture();
  const auto edges = static_cast<int>(picture.edges.size());
  const QString similarities = tr("%n similarities", nullptr, edges);
  if (picture.points.size() == picture.rows)
    return tr("%n rows", nullptr, static_cast<int>(picture.rows)) + QStringLiteral(", ") +
           similarities + u'.';
  return tr("%1 of %2 rows are drawn, those of the weakest link and the first others; %3 between "
            "them.")
      .arg(countText(picture.points.size()), countText(picture.rows), similarities);
}

}  // namespace shinglescope
