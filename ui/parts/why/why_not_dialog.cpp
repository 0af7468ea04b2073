// SPDX-License-Identifier: MIT
#include "ui/parts/why/why_not_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/parts/why/row_number_box.h"
#include "ui/parts/why/seeds_dialog.h"
#include "ui/parts/why/why_panel.h"

namespace shinglescope {
namespace {

constexpr QSize kWhyNotDialogSize(560, 640);
constexpr int kWhyNotDialogDelayMilliseconds = 150;
constexpr qsizetype kTextCharacters = 160;

/// Returns the compared cells of a row, shortened.
QString recordLine(const Dataset &dataset, const Recipe &recipe, RecordId row) {
  QStringList cells;
  for (const std::string &name : recipe.compare) {
    if (const auto column = dataset.findColumn(name))
      cells << cellDisplayText(dataset.cell(row, *column), kTextCharacters);
  }
  const QString line = cells.join(QStringLiteral(" / "));
  return line.size() <= kTextCharacters ? line : line.left(kTextCharacters - 1) + QChar(0x2026);
}

}  // namespace

WhyNotDialog::WhyNotDialog(PairExplainer::Question question, QWidget *parent)
    : QDialog(parent), m_question(std::move(question)) {
  setWindowTitle(tr("Why not?"));
  QVBoxLayout *layout = makeColumn(this, kDialogMargins);
  layout->addWidget(makeNote(this, TextRole::Muted,
                             tr("Choose any two rows to see whether they are a pair, and why.")));
  m_a = createSide(tr("Row &A"));
  m_b = createSide(tr("Row &B"));
  m_panel = new WhyPanel(nullptr, this);
  layout->addWidget(m_panel, 1);
  m_explainer = new PairExplainer(*m_panel, this);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_seeds = buttons->addButton(tr("&Seeds..."), QDialogButtonBox::ActionRole);
  m_seeds->setObjectName(QStringLiteral("pairSeeds"));
  m_seeds->setToolTip(tr("Estimates the pair with several seeds and numbers of hashes"));
  connect(m_seeds, &QPushButton::clicked, this, &WhyNotDialog::openSeeds);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
  connect(m_panel, &WhyPanel::rowActivated, this, [this](quint32 row) {
    accept();
    emit rowChosen(row);
  });
  setDelay(m_timer, kWhyNotDialogDelayMilliseconds, this, &WhyNotDialog::explain);
  resize(kWhyNotDialogSize);
  setRows(m_question.a, m_question.b);
}

WhyNotDialog::Side WhyNotDialog::createSide(const QString &name) {
  auto *row = new QHBoxLayout;
  Side side;
  side.number = new RowNumberBox(m_question.dataset, this);
  side.number->setAccessibleName(QString(name).remove(u'&'));
  auto *label = new QLabel(name, this);
  label->setBuddy(side.number);
  side.text = makeNote(this, TextRole::Muted);
  row->addWidget(label);
  row->addWidget(side.number);
  row->addWidget(side.text, 1);
  static_cast<QVBoxLayout *>(layout())->addLayout(row);
  connect(side.number, &QSpinBox::valueChanged, this, [this] { m_timer.start(); });
  return side;
}

void WhyNotDialog::setRows(RecordId a, RecordId b) {
  m_a.number->setValue(static_cast<int>(a.value) + 1);
  m_b.number->setValue(static_cast<int>(b.value) + 1);
  m_timer.stop();
  explain();
}

void WhyNotDialog::explain() {
  const auto rowOf = [](const Side &side) {
    return RecordId{static_cast<std::uint32_t>(side.number->value() - 1)};
  };
  m_question.a = rowOf(m_a);
  m_question.b = rowOf(m_b);
  m_a.text->setText(recordLine(*m_question.dataset, m_question.recipe, m_question.a));
  m_b.text->setText(recordLine(*m_question.dataset, m_question.recipe, m_question.b));
  m_seeds->setEnabled(m_question.a != m_question.b && !m_question.recipe.measure.isContainment());
  if (m_question.a == m_question.b) {
    m_explainer->stop();
    return m_panel->clear(tr("A and B are the same row. Choose another row."));
  }
  m_explainer->explain(m_question);
}

void WhyNotDialog::openSeeds() {
  auto *dialog =
      new SeedsDialog({m_question.dataset, m_question.recipe, m_question.a, m_question.b}, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

WhyNotDialog *openWhyNot(PairExplainer::Question question, QWidget *page) {
  auto *dialog = new WhyNotDialog(std::move(question), page);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return dialog;
}

}  // namespace shinglescope
