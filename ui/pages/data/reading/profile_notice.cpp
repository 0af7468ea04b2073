// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/profile_notice.h"

#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {

ProfileNotice::ProfileNotice(QWidget *parent) : Panel({}, parent) {
  setAccessibleName(tr("Saved settings"));
  auto *body = new QWidget(this);
  m_sentence = makeNote(body, TextRole::Body);
  m_sentence->setObjectName(QStringLiteral("profileSentence"));
  m_action = new QPushButton(body);
  m_action->setObjectName(QStringLiteral("profileButton"));
  layOutRow(body, {12, 6, 8, 6}, -1, {{m_sentence, 1}, m_action});
  setBody(body);
  hide();
  connect(m_action, &QPushButton::clicked, this, [this] {
    if (m_isInUse)
      emit guessRequested();
    else
      emit profileRequested();
  });
}

void ProfileNotice::showInUse(const QString &pattern) {
  m_isInUse = true;
  say(tr("Read like the last file named %1.").arg(pattern), tr("Use the &guess instead"));
}

void ProfileNotice::showUnused(const QString &pattern, bool isMisfit) {
  m_isInUse = false;
  say(isMisfit ? tr("The settings saved for %1 are not used: the columns differ.").arg(pattern)
               : tr("The guess is used; the settings for %1 stay saved.").arg(pattern),
      isMisfit ? tr("Use them an&yway") : tr("Use the saved settin&gs"));
}

void ProfileNotice::say(const QString &sentence, const QString &action) {
  m_sentence->setText(sentence);
  m_action->setText(action);
  show();
}

}  // namespace shinglescope
