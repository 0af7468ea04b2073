// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/partners_box.h"

#include <QCheckBox>
#include <QCoreApplication>

namespace shinglescope {
namespace {

struct PartnersBox {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::PartnersBox)
};

}  // namespace

QCheckBox *makePartnersBox(QWidget *parent) {
  auto *box = new QCheckBox(PartnersBox::tr("Rows with a partner first"), parent);
  box->setObjectName(QStringLiteral("partnersBox"));
  box->setToolTip(PartnersBox::tr(
      "For tables with few similar rows. Recall is that of rows with a partner; precision is "
      "higher than in the table."));
  return box;
}

}  // namespace shinglescope
