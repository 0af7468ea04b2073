// SPDX-License-Identifier: MIT
#include "ui/window/saving_label.h"

#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/session/project_controller.h"

namespace shinglescope {

SavingLabel::SavingLabel(ProjectController &project, QWidget *parent)
    : QWidget(parent), m_project(project) {
  m_text = makeLabel(this, TextRole::Muted);
  m_retry = new QPushButton(tr("Re&try"), this);
  addWidgets(*makeRow(this, {0, 0, 12, 0}, 6), {m_text, m_retry});
  connect(m_retry, &QPushButton::clicked, &project, &ProjectController::retry);
  connect(&project, &ProjectController::savingChanged, this, &SavingLabel::showState);
  showState();
}

void SavingLabel::showState() {
  const SavingState &state = m_project.saving();
  const bool isProblem = state.kind == SavingState::Kind::NotSaved;
  switch (state.kind) {
    case SavingState::Kind::Nothing: m_text->clear(); break;
    case SavingState::Kind::Saved:
      m_text->setText(
          tr("saved %1").arg(state.savedAt.time().toString(QStringLiteral("HH:mm:ss"))));
      break;
    case SavingState::Kind::Saving: m_text->setText(tr("saving")); break;
    case SavingState::Kind::NotSaved: m_text->setText(tr("not saved: %1").arg(state.reason)); break;
    case SavingState::Kind::ReadOnly: m_text->setText(tr("read only")); break;
  }
  m_text->setToolTip(state.reason.toHtmlEscaped());
  setTextRole(m_text, isProblem ? TextRole::Warning : TextRole::Muted);
  m_retry->setVisible(isProblem);
  setVisible(state.kind != SavingState::Kind::Nothing);
}

}  // namespace shinglescope
