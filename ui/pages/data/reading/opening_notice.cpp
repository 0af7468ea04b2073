// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/opening_notice.h"

#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/progress_panel.h"

namespace shinglescope {

OpeningNotice::OpeningNotice(ActionsController &controller, QWidget *parent) : Panel({}, parent) {
  setAccessibleName(tr("Opening a file"));
  auto *body = new QWidget(this);
  m_progress = new ProgressPanel(ProgressPanel::Lines::One, body);
  m_message = makeNote(body, TextRole::Warning);
  m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_message->setObjectName(QStringLiteral("openingMessage"));
  m_dismiss = new QPushButton(tr("&Dismiss"), body);
  layOutRow(body, {12, 8, 12, 8}, -1, {{m_progress, 1}, {m_message, 1}, m_dismiss});
  setBody(body);
  hide();
  connect(m_dismiss, &QPushButton::clicked, this, &QWidget::hide);
  connect(m_progress, &ProgressPanel::cancelRequested, &controller, &ActionsController::cancel);
  connect(&controller, &ActionsController::activityChanged, this, &OpeningNotice::follow);
  connect(&controller, &ActionsController::progressed, m_progress, &ProgressPanel::setSample);
  connect(&controller, &ActionsController::failed, this,
          [this](Activity activity, const QString &message) {
            if (activity == Activity::Opening) say(message);
          });
}

void OpeningNotice::follow(Activity activity) {
  const bool isOpening = activity == Activity::Opening;
  if (isOpening) m_progress->reset();
  m_progress->setVisible(isOpening);
  m_message->hide();
  m_dismiss->hide();
  setVisible(isOpening);
}

void OpeningNotice::say(const QString &message) {
  m_message->setText(message);
  m_progress->hide();
  m_message->show();
  m_dismiss->show();
  show();
}

}  // namespace shinglescope
