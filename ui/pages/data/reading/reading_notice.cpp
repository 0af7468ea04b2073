#include "ui/pages/data/reading/reading_notice.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/base/controls/key_button.h"

namespace shinglescope {

ReadingNotice::ReadingNotice(QWidget *parent) : Panel({}, parent) {
  setAccessibleName(tr("How the file was read"));
  auto *body = new QWidget(this);
  auto *layout = new QHBoxLayout(body);
  layout->setContentsMargins(12, 6, 10, 6);
  layout->setSpacing(8);
  m_text = new QLabel(body);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setObjectName(QStringLiteral("readingNotice"));
  m_options = new KeyButton(tr("Chec&k the import..."), tr("Ctrl Shift O"), body);
  m_options->setObjectName(QStringLiteral("noticeOptions"));
  auto *dismiss = new QPushButton(tr("Dis&miss"), body);
  dismiss->setObjectName(QStringLiteral("noticeDismiss"));
  layout->addWidget(m_text, 1);
  layout->addWidget(m_options);
  layout->addWidget(dismiss);
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
