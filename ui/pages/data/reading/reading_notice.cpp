// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/reading_notice.h"

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {

ReadingNotice::ReadingNotice(QWidget *parent) : Panel({}, parent) {
  setAccessibleName(tr("How the file was read"));
  auto *body = new QWidget(this);
  m_text = makeNote(body, TextRole::Body);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setObjectName(QStringLiteral("readingNotice"));
  m_options = makeCommandButton(tr("Chec&k the import..."), kReadingOptionsKey, body);
  m_options->setObjectName(QStringLiteral("noticeOptions"));
  auto *dismiss = new QPushButton(tr("Dis&miss"), body);
  dismiss->setObjectName(QStringLiteral("noticeDismiss"));
  layOutRow(body, {12, 6, 10, 6}, 8, {{m_text, 1}, m_options, dismiss});
  setBody(body);
  hide();
  connect(m_options, &QPushButton::clicked, this, &ReadingNotice::optionsRequested);
  connect(dismiss, &QPushButton::clicked, this, [this] {
    hide();
    emit dismissed();
  });
}

void ReadingNotice::setSentences(const QStringList &sentences) {
  m_sentences = sentences;
  m_text->setText(sentences.join(u' '));
  setVisible(!sentences.isEmpty());
}

void ReadingNotice::prepend(const QString &sentence) {
  setSentences(QStringList(sentence) + m_sentences);
}

void ReadingNotice::setActionEnabled(bool isEnabled) { m_options->setEnabled(isEnabled); }

}  // namespace shinglescope
