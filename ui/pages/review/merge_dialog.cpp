// SPDX-License-Identifier: MIT
#include "ui/pages/review/merge_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

#include "core/export/content/review_reader.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr int kWidth = 560;
constexpr qsizetype kReviewerCharacters = 60;

}  // namespace

QString agreementText(const Agreement &agreement) {
  const std::uint64_t both = agreement.both();
  if (both == 0) return MergeDialog::tr("No pair was decided by both.");
  const QString agreed =
      MergeDialog::tr("Both decided %1 pairs and agree on %2 (%3).", nullptr, pluralOf(both))
          .arg(countText(both), countText(agreement.agreed()),
               percentText(static_cast<double>(agreement.agreed()) / static_cast<double>(both)));
  const auto kappa = agreement.kappa();
  if (!kappa) {
    return agreed + u' ' +
           MergeDialog::tr(
               "Cohen's kappa is undefined because both gave every pair the same verdict.");
  }
  return agreed + u' ' +
         MergeDialog::tr("Cohen's kappa is %1: 1 is full agreement, 0 is agreement by chance.")
             .arg(QLocale().toString(*kappa, 'f', 2));
}

MergeDialog::MergeDialog(const Session &session, ActionsController &controller, const QString &path,
                         QWidget *parent)
    : QDialog(parent), m_session(session), m_controller(controller), m_path(path) {
  setWindowTitle(tr("Merge another review"));
  createLayout();
  start();
}

void MergeDialog::createLayout() {
  auto *layout = makeColumn(this, kDialogMargins);
  const auto addLabel = [&](const char *name, TextRole role) {
    QLabel *label = makeNote(this, role);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
    return label;
  };
  m_agreement = addLabel("agreement", TextRole::Body);
  m_agreement->setText(tr("Reading and comparing..."));
  m_table = new QTableWidget(3, 3, this);
  m_table->setAccessibleName(tr("Pairs by your verdict and the other's"));
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_table->hide();
  layout->addWidget(m_table);
  m_effect = addLabel("effect", TextRole::Muted);
  layout->addStretch(1);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_merge = buttons->addButton(tr("&Merge"), QDialogButtonBox::AcceptRole);
  m_merge->setObjectName(QStringLiteral("merge"));
  m_merge->setDefault(true);
  m_merge->setEnabled(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  layout->addWidget(buttons);
  setMinimumWidth(kWidth);
}

bool MergeDialog::isOutdated() const {
  const Verdicts &own = m_session.verdicts();
  return own.log().stepCount() != m_steps || own.classes() != m_classes;
}

void MergeDialog::accept() {
  if (isOutdated()) return start();
  if (m_controller.mergeReview(m_other)) QDialog::accept();
}

void MergeDialog::start() {
  m_merge->setEnabled(false);
  const Verdicts &own = m_session.verdicts();
  m_steps = own.log().stepCount();
  m_classes = own.classes();
  m_job.start(
      [file = QFile::encodeName(m_path).toStdString(), items = own.items(), source = own.source(),
       classes =
           own.classes()](const RunContext &context) -> Result<std::shared_ptr<const OtherReview>> {
        auto steps = readReview(file, source, context);
        if (!steps) return steps.error();
        auto other =
            foldOtherReview(*std::move(steps), reviewName(file), items, source, classes, context);
        if (!other) return other.error();
        return std::make_shared<const OtherReview>(*std::move(other));
      },
      {[this](std::shared_ptr<const OtherReview> other) { showComparison(std::move(other)); },
       [this](const Error &error) {
         m_agreement->setText(errorText(error));
         setTextRole(m_agreement, TextRole::Warning);
       }});
}

void MergeDialog::showComparison(std::shared_ptr<const OtherReview> other) {
  m_other = std::move(other);
  const MergeReport &report = m_other->report;
  m_agreement->setText(agreementText(report.agreement));
  fillTable(report.agreement);
  QStringList effect;
  effect << tr("Merging adds %1 pairs that only %2 decided; it is one undo step.", nullptr,
               pluralOf(report.added))
                .arg(countText(report.added), cellDisplayText(m_other->name, kReviewerCharacters));
  const std::size_t differing = report.disagreements.size();
  if (differing > 0) {
    effect << tr("%1 pairs on which you differ become contradictions, undecided until they are "
                 "judged again.",
                 nullptr, pluralOf(differing))
                  .arg(countText(differing));
  }
  if (report.orphaned > 0) {
    effect << tr("%1 verdicts are on records that this table does not have; they are kept.",
                 nullptr, pluralOf(report.orphaned))
                  .arg(countText(report.orphaned));
  }
  m_effect->setText(effect.join(u' '));
  m_merge->setEnabled(true);
  m_merge->setFocus();
  adjustSize();
}

void MergeDialog::fillTable(const Agreement &agreement) {
  m_table->setHorizontalHeaderLabels(
      {tr("other: duplicate"), tr("other: not"), tr("other: unsure")});
  m_table->setVerticalHeaderLabels({tr("you: duplicate"), tr("you: not"), tr("you: unsure")});
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const std::uint64_t items =
          agreement.table[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      auto *item = new QTableWidgetItem(countText(items));
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(row, column, item);
    }
  }
  int height = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth();
  for (int row = 0; row < 3; ++row) height += m_table->rowHeight(row);
  m_table->setFixedHeight(height);
  m_table->show();
}

}  // namespace shinglescope
