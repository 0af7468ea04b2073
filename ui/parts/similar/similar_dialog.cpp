// SPDX-License-Identifier: MIT
#include "ui/parts/similar/similar_dialog.h"

#include "ui/base/controls/layouts.h"
#include "ui/base/style/metrics.h"

namespace shinglescope {
namespace {

constexpr QSize kSimilarDialogSize(760, 460);

}  // namespace

SimilarDialog::SimilarDialog(SimilarPanel::Question question, QWidget *parent)
    : QDialog(parent), m_panel(new SimilarPanel(this)) {
  setWindowTitle(tr("Similar rows"));
  makeColumn(this, kDialogMargins)->addWidget(m_panel);
  resize(kSimilarDialogSize);
  connect(m_panel, &SimilarPanel::closeRequested, this, &QDialog::reject);
  connect(m_panel, &SimilarPanel::rowChosen, this, [this](quint32 row) {
    accept();
    emit rowChosen(row);
  });
  m_panel->ask(std::move(question));
}

void SimilarDialog::showEvent(QShowEvent *event) {
  QDialog::showEvent(event);
  m_panel->focusList();
}

}  // namespace shinglescope
