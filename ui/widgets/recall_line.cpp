#include "ui/widgets/recall_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/controls/note_label.h"

namespace shinglescope {
namespace {

QLabel *makeRecallLabel(TextRole role, QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  setTextRole(label, role);
  return label;
}

}  // namespace

RecallLine::RecallLine(QWidget *parent) : QWidget(parent) {
  auto *layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  m_name = makeRecallLabel(TextRole::Muted, this);
  m_figure = makeRecallLabel(TextRole::Strong, this);
  m_detail = makeRecallLabel(TextRole::Muted, this);
  m_offer = new QPushButton(this);
  m_offer->setObjectName(QStringLiteral("measureRecall"));
  for (QWidget *each : QWidgetList{m_name, m_figure, m_detail, m_offer}) layout->addWidget(each);
  connect(m_offer, &QPushButton::clicked, this, &RecallLine::measureRequested);
  clear();
}

void RecallLine::clear() {
  for (QLabel *each : {m_name, m_figure, m_detail}) say(each, {});
  m_offer->hide();
}

void RecallLine::offer(const QString &action) {
  clear();
  m_offer->setText(action);
  m_offer->show();
}

void RecallLine::showProgress(const QString &sentence) {
  clear();
  say(m_name, sentence);
}

void RecallLine::showRecall(const QString &figure, const QString &detail) {
  clear();
  say(m_name, tr("recall of this run"));
  say(m_figure, figure);
  say(m_detail, detail);
}

}  // namespace shinglescope
