// SPDX-License-Identifier: MIT
#include "ui/parts/terms/terms_dialog.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/parts/terms/term_list.h"

namespace shinglescope {
namespace {

constexpr QSize kTermsSize(460, 480);
constexpr int kTermsPadding = 14;
constexpr int kTermSpace = 10;          ///< above and below the name in the list
constexpr int kExplanationHeight = 84;  ///< of the longest one, so that the list keeps its height

}  // namespace

TermsDialog::TermsDialog(const QList<const Term *> &terms, QWidget *parent)
    : QDialog(parent), m_terms(terms) {
  setWindowTitle(tr("Terms of this view"));
  resize(kTermsSize);
  m_list = new QListWidget;
  m_list->setAccessibleName(tr("Terms"));
  for (const Term *term : m_terms) {
    auto *item = new QListWidgetItem(term->name, m_list);
    item->setSizeHint({0, m_list->fontMetrics().height() + kTermSpace});
    item->setData(Qt::AccessibleTextRole,
                  QStringLiteral("%1: %2").arg(term->name, term->explanation));
  }
  m_explanation = makeNote(this, TextRole::Body);
  m_explanation->setMinimumHeight(kExplanationHeight);
  m_explanation->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton *guide = makePushButton(nullptr, tr("&All terms"), "allTerms",
                                      tr("Opens the guide, which is in English"));
  buttons->addButton(guide, QDialogButtonBox::ActionRole);
  QVBoxLayout *layout =
      makeColumn(this, {kTermsPadding, kTermsPadding, kTermsPadding, kTermsPadding}, 10);
  layout->addWidget(m_list, 1);
  layout->addWidget(m_explanation);
  layout->addWidget(buttons);
  connect(m_list, &QListWidget::currentRowChanged, this, &TermsDialog::showCurrent);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(guide, &QPushButton::clicked, this, &TermsDialog::guideRequested);
  m_list->setCurrentRow(0);
  m_list->setFocus();
  if (m_terms.isEmpty()) m_explanation->setText(tr("This view has no term of the method."));
}

void TermsDialog::showCurrent() {
  const Term *term = m_terms.value(m_list->currentRow());
  m_explanation->setText(term == nullptr ? QString() : term->explanation);
}

}  // namespace shinglescope
