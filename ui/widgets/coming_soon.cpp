#include "ui/widgets/coming_soon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/controls/panel.h"
#include "ui/style/text_role.h"

namespace shinglescope {
namespace {

constexpr int kTextWidth = 520;

QLabel *makeText(const QString &text, TextRole role, QWidget *parent) {
  auto *label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  setTextRole(label, role);
  return label;
}

}  // namespace

ComingSoon::ComingSoon(const QString &headline, const QString &sentences, QWidget *parent)
    : QWidget(parent) {
  auto *panel = new Panel({}, this);
  auto *outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(panel);
  auto *body = new QWidget(panel);
  auto *layout = new QVBoxLayout(body);
  layout->setSpacing(8);
  layout->addStretch(2);
  auto *column = new QWidget(body);
  column->setFixedWidth(kTextWidth);
  auto *texts = new QVBoxLayout(column);
  texts->addWidget(makeText(headline, TextRole::Headline, column));
  texts->addWidget(makeText(sentences, TextRole::Body, column));
  auto *centred = new QHBoxLayout;
  centred->addStretch(1);
  centred->addWidget(column);
  centred->addStretch(1);
  layout->addLayout(centred);
  layout->addStretch(3);
  panel->setBody(body);
}

}  // namespace shinglescope
