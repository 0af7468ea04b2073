#include "ui/base/controls/panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/base/controls/elided_label.h"
#include "ui/base/style/text_role.h"

namespace shinglescope {
namespace {

constexpr int kPanelPadding = 12;
constexpr int kHeaderHeight = 36;

QFrame *makeLine(QWidget *parent) {
  auto *line = new QFrame(parent);
  line->setObjectName(QStringLiteral("panelLine"));
  return line;
}

}  // namespace

Panel::Panel(const QString &title, QWidget *parent) : QFrame(parent) {
  m_layout = new QVBoxLayout(this);
  m_layout->setContentsMargins(1, 1, 1, 1);
  m_layout->setSpacing(0);
  m_header = new QWidget(this);
  m_header->setObjectName(QStringLiteral("panelHeader"));
  m_header->setMinimumHeight(kHeaderHeight);
  m_headerLayout = new QHBoxLayout(m_header);
  m_headerLayout->setContentsMargins(kPanelPadding, 6, kPanelPadding, 6);
  m_headerLayout->setSpacing(8);
  m_title = new QLabel(m_header);
  m_title->setTextFormat(Qt::PlainText);
  setTextRole(m_title, TextRole::Title);
  m_subtitle = new ElidedLabel(m_header);
  setTextRole(m_subtitle, TextRole::Muted);
  m_headerLayout->addWidget(m_title);
  m_headerLayout->addWidget(m_subtitle);
  m_headerLayout->addStretch(1);
  m_layout->addWidget(m_header);
  m_layout->addWidget(makeLine(this));
  setTitle(title);
}

void Panel::setTitle(const QString &title) {
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
  setAccessibleName(title);
  const bool hasHeader =
      !title.isEmpty() || !m_subtitle->text().isEmpty() || m_headerLayout->count() > 3;
  m_header->setVisible(hasHeader);
  m_layout->itemAt(1)->widget()->setVisible(hasHeader);
}

void Panel::setSubtitle(const QString &subtitle) {
  m_subtitle->setText(subtitle);
  m_subtitle->setVisible(!subtitle.isEmpty());
  setTitle(m_title->text());
}

void Panel::addHeaderWidget(QWidget *widget) {
  m_headerLayout->addWidget(widget);
  setTitle(m_title->text());
}

void Panel::setBody(QWidget *body) {
  if (m_body == body) return;
  delete m_body;
  m_body = body;
  m_layout->insertWidget(2, body, 1);
}

void Panel::setFooter(QWidget *footer) {
  if (m_footer == footer) return;
  if (m_footer != nullptr) {
    delete m_layout->itemAt(m_layout->indexOf(m_footer) - 1)->widget();
    delete m_footer;
  }
  m_footer = footer;
  m_layout->addWidget(makeLine(this));
  m_layout->addWidget(footer);
}

void Panel::setFooterVisible(bool isVisible) {
  if (m_footer == nullptr) return;
  m_footer->setVisible(isVisible);
  m_layout->itemAt(m_layout->indexOf(m_footer) - 1)->widget()->setVisible(isVisible);
}

}  // namespace shinglescope
