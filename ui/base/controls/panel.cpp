// SPDX-License-Identifier: MIT
#include "ui/base/controls/panel.h"

#include <QEvent>
#include <QScrollArea>

#include "ui/base/controls/elided_label.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {
namespace {

constexpr int kPanelPadding = 12;
constexpr int kHeaderHeight = 36;
constexpr int kPanelHeaderGap = 8;
constexpr int kTitleRounding = 2;  ///< the most that a label adds to the width of its text
constexpr int kAllWidth = 1000;    ///< the stretch of a label next to one of 1

QFrame *makeLine(QWidget *parent) {
  auto *line = new QFrame(parent);
  line->setObjectName(QStringLiteral("panelLine"));
  return line;
}

/// Tab stops at a scroller, whose only name is that of the panel.
bool isNamelessScroller(const QWidget &body) {
  return qobject_cast<const QScrollArea *>(&body) != nullptr && body.accessibleName().isEmpty();
}

/// The width of a title in one line; the hint of a wrapped label is another.
int titleWidth(const QLabel &title) {
  return title.fontMetrics().horizontalAdvance(title.text()) + kTitleRounding;
}

}  // namespace

Panel::Panel(const QString &title, QWidget *parent) : QFrame(parent) {
  m_layout = makeColumn(this, {1, 1, 1, 1}, 0);
  m_header = new QWidget(this);
  m_header->setObjectName(QStringLiteral("panelHeader"));
  m_header->setMinimumHeight(kHeaderHeight);
  m_header->installEventFilter(this);
  m_headerLines = makeColumn(m_header, {kPanelPadding, 6, kPanelPadding, 6}, 2);
  m_headerLayout = makeRow(nullptr, {}, kPanelHeaderGap);
  m_headerLines->addLayout(m_headerLayout);
  m_title = makeLabel(m_header, TextRole::Title);
  m_subtitle = new ElidedLabel(m_header);
  setTextRole(m_subtitle, TextRole::Muted);
  m_subtitle->hide();
  addWidgets(*m_headerLayout, {m_title, m_subtitle, nullptr});
  m_layout->addWidget(m_header);
  m_layout->addWidget(makeLine(this));
  setTitle(title);
}

void Panel::setTitle(const QString &title) {
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
  setAccessibleName(title);
  // Title, stretch, and the subtitle unless it is below.
  const int texts = m_headerLines->count() > 1 ? 2 : 3;
  const bool hasHeader =
      !title.isEmpty() || !m_subtitle->text().isEmpty() || m_headerLayout->count() > texts;
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

/// The width of the header's line if the title is not wrapped.
int Panel::lineWidth(bool withSubtitle) const {
  const QMargins margins = m_headerLines->contentsMargins();
  int needed = margins.left() + margins.right() - kPanelHeaderGap;
  for (const QObject *part : m_header->children()) {
    const auto *shown = qobject_cast<const QWidget *>(part);
    if (shown == nullptr || shown->isHidden() || (shown == m_subtitle && !withSubtitle)) continue;
    const int width = shown == m_title ? titleWidth(*m_title) : shown->sizeHint().width();
    needed += width + kPanelHeaderGap;
  }
  return needed;
}

/// Puts the subtitle below the title, and wraps the title, if the header is too narrow.
void Panel::placeTexts() {
  const bool isBelow = m_headerLines->count() > 1;
  const bool fits = lineWidth(true) <= m_header->width();
  if (!m_subtitle->isHidden() && isBelow == fits) {
    if (fits)
      m_headerLayout->insertWidget(1, m_subtitle);
    else
      m_headerLines->addWidget(m_subtitle);
  }
  const bool isWrapped = lineWidth(false) > m_header->width();
  if (isWrapped == m_title->wordWrap()) return;
  m_title->setWordWrap(isWrapped);
  // A wrapped label asks for less width than there is.
  m_headerLayout->setStretchFactor(m_title, isWrapped ? kAllWidth : 0);
}

bool Panel::eventFilter(QObject *watched, QEvent *event) {
  const bool isChange = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
  if (watched == m_header && isChange) placeTexts();
  return QFrame::eventFilter(watched, event);
}

void Panel::addHeaderWidgets(std::initializer_list<QWidget *> widgets) {
  for (QWidget *widget : widgets) addHeaderWidget(widget);
}

void Panel::setBody(QWidget *body) {
  if (m_body == body) return;
  discard(m_body);
  m_body = body;
  if (isNamelessScroller(*body)) body->setAccessibleName(m_title->text());
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
