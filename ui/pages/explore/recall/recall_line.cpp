// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/recall_line.h"

#include <QGridLayout>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {

RecallLine::RecallLine(QWidget *parent) : QWidget(parent) {
  QGridLayout *layout = makeGrid(this, 8, 0);
  layout->setColumnStretch(0, 1);
  m_name = makeLabel(this, TextRole::Muted);
  m_figure = makeLabel(this, TextRole::Strong);
  m_detail = makeLabel(this, TextRole::Muted);
  m_offer = makePushButton(this, {}, "measureRecall");
  m_name->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_detail->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  layout->addWidget(m_name, 0, 0);
  layout->addWidget(m_figure, 0, 1);
  m_detail->setWordWrap(true);  // a narrow window and a long interval need a second line
  layout->addWidget(m_detail, 1, 0, 1, 2);  // below the figure, to keep the window narrow
  layout->addWidget(m_offer, 0, 2, 2, 1);
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
