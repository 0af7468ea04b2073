#include "ui/widgets/offer_line.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/controls/key_button.h"
#include "ui/controls/number_text.h"
#include "ui/style/text_role.h"

namespace shinglescope {

OfferLine::OfferLine(QAction *accept, QAction *look, QWidget *parent) : QWidget(parent) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  m_text = new QLabel(this);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  setTextRole(m_text, TextRole::Muted);
  layout->addWidget(m_text);
  auto *buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  const auto add = [&](QAction *action, const QString &text) {
    auto *button = new KeyButton(text, action->shortcut().toString(QKeySequence::NativeText), this);
    button->setToolTip(action->text());
    button->setAccessibleName(action->text());
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &KeyButton::clicked, action, &QAction::trigger);
    buttons->addWidget(button);
  };
  add(accept, tr("Accept"));
  add(look, tr("Look"));
  buttons->addStretch(1);
  layout->addLayout(buttons);
  setCount(0);
}

void OfferLine::setCount(std::size_t count) {
  m_text->setText(
      count == 1 ? tr("A = B and B = C: 1 more pair follows.")
                 : tr("A = B and B = C: %1 more pairs follow.", nullptr, static_cast<int>(count))
                       .arg(countText(count)));
  setVisible(count > 0);
}

}  // namespace shinglescope
