// SPDX-License-Identifier: MIT
#include "ui/window/project_banner.h"

#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {
namespace {

QString actionText(ProjectNotice::Action action) {
  switch (action) {
    case ProjectNotice::Action::None: return {};
    case ProjectNotice::Action::FindSource: return ProjectBanner::tr("&Locate the file...");
    case ProjectNotice::Action::SaveAs: return ProjectBanner::tr("&Save a copy as...");
    case ProjectNotice::Action::RunAgain: return ProjectBanner::tr("&Find duplicates again");
  }
  return {};
}

}  // namespace

ProjectBanner::ProjectBanner(ProjectController &project, QWidget *parent)
    : Panel({}, parent), m_project(project) {
  setAccessibleName(tr("About this project"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  auto *body = new QWidget(this);
  QHBoxLayout *layout = makeRow(body, {12, 8, 12, 8});
  m_text = makeNote(body, TextRole::Warning);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_action = new QPushButton(body);
  auto *dismiss = new QPushButton(tr("D&ismiss"), body);
  layout->addWidget(m_text, 1);
  addWidgets(*layout, {m_action, dismiss});
  setBody(body);
  connect(dismiss, &QPushButton::clicked, this, &QWidget::hide);
  connect(m_action, &QPushButton::clicked, this,
          [this] { emit actionRequested(m_project.notice().action); });
  connect(&project, &ProjectController::noticeChanged, this, &ProjectBanner::showNotice);
  showNotice();
}

void ProjectBanner::showNotice() {
  const ProjectNotice &notice = m_project.notice();
  m_text->setText(notice.text);
  m_action->setText(actionText(notice.action));
  m_action->setVisible(notice.action != ProjectNotice::Action::None);
  setVisible(!notice.text.isEmpty());
}

}  // namespace shinglescope
