// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/row_warning.h"

namespace shinglescope {
namespace {

constexpr int kMostWarningWidth = 420;

}  // namespace

void showWarning(QLabel *label, const QString &text) {
  label->setText(label->fontMetrics().elidedText(text, Qt::ElideRight, kMostWarningWidth));
  label->setToolTip(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
  label->setAccessibleName(text);
  label->setVisible(!text.isEmpty());
}

}  // namespace shinglescope
