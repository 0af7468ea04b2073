// SPDX-License-Identifier: MIT
#include "ui/pages/review/queue/offer_banner.h"

#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {

OfferBanner::OfferBanner(QAction *accept, QAction *look, QWidget *parent) : QWidget(parent) {
  auto *layout = makeColumn(this, {}, 6);
  m_text = makeNote(this, TextRole::Muted);
  layout->addWidget(m_text);
  auto *buttons = new FlowLayout;
  buttons->addWidget(makeActionButton(accept, tr("Accept"), this));
  buttons->addWidget(makeActionButton(look, tr("Show"), this));
  layout->addLayout(buttons);
  setCount(0);
}

void OfferBanner::setCount(std::size_t count) {
  m_text->setText(
      tr("A = B and B = C: %1 more pairs follow.", nullptr, pluralOf(count)).arg(countText(count)));
  setVisible(count > 0);
}

}  // namespace shinglescope
