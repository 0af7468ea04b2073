// SPDX-License-Identifier: MIT
#include "ui/base/style/text_role.h"

#include <QStyle>
#include <QVariant>
#include <array>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

/// The values of the property in the style sheet, in the order of TextRole.
constexpr std::array kRoleNames = {"body",  "title",   "headline", "figure",   "strong",
                                   "muted", "warning", "good",     "monospace"};
static_assert(kRoleNames.size() == static_cast<std::size_t>(TextRole::Monospace) + 1);

}  // namespace

void setTextRole(QWidget *widget, TextRole role) {
  widget->setProperty("textRole", kRoleNames[static_cast<std::size_t>(role)]);
  if (role == TextRole::Monospace) widget->setFont(monospaceFont());
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace shinglescope
