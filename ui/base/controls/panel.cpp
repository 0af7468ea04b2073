// SPDX-License-Identifier: MIT
#include "ui/base/controls/panel.h"

#include "ui/base/controls/elided_label.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

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
  m_layout = makeColumn(this, {1, 1, 1, 1}, 0);
  m_header = new QWidget(this);
  m_header->setObjectName(QStringLiteral("panelHeader"));
  m_header->setMinimumHeight(kHeaderHeight);
  m_headerLayout = makeRow(m_header, {kPanelPadding, 6, kPanelPadding, 6}, 8);
  m_title = makeLabel(m_header, TextRole::Title);
  m_subtitle = new ElidedLabel(m_header);
  setTextRole(m_subtitle, TextRole::Muted);
  addWidgets(*m_headerLayout, {m_title, m_subtitle, nullptr});
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
  const bool hasBody = m_body == nullptr || !m_body->isHidden();
  m_layout->itemAt(1)->widget()->setVisible(hasHeader && hasBody);
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

void Panel::addHeaderWidgets(std::initializer_list<QWidget *> widgets) {
  for (QWidget *widget : widgets) addHeaderWidget(widget);
}

void Panel::setBody(QWidget *body) {
  if (m_body == body) return;
  discard(m_body);
  m_body = body;
  m_layout->insertWidget(2, body, 1);
}

void Panel::setBodyVisible(bool isVisible) {
  m_body->setVisible(isVisible);
  setSizePolicy(QSizePolicy::Preferred, isVisible ? QSizePolicy::Preferred : QSizePolicy::Maximum);
  setTitle(m_title->text());
}

void Panel::setFooter(QWidget *footer) {
  if (m_footer == footer) return;
  discard(m_footerLine);
  discard(m_footer);
  m_footerLine = makeLine(this);
  m_footer = footer;
  addWidgets(*m_layout, {m_footerLine, m_footer});
}

void Panel::setFooterVisible(bool isVisible) {
  if (m_footer == nullptr) return;
  for (QWidget *part : {m_footerLine, m_footer}) part->setVisible(isVisible);
}

}  // namespace shinglescope
