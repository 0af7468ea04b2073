#include "ui/base/style/text_role.h"

#include <QStyle>
#include <QVariant>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

const char *nameOf(TextRole role) {
  switch (role) {
    case TextRole::Body: return "body";
    case TextRole::Title: return "title";
    case TextRole::Headline: return "headline";
    case TextRole::Figure: return "figure";
    case TextRole::Strong: return "strong";
    case TextRole::Muted: return "muted";
    case TextRole::Warning: return "warning";
    case TextRole::Good: return "good";
    case TextRole::Monospace: return "monospace";
  }
  return "body";
}

}  // namespace

void setTextRole(QWidget *widget, TextRole role) {
  widget->setProperty("textRole", nameOf(role));
  if (role == TextRole::Monospace) widget->setFont(monospaceFont());
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace shinglescope
