// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/candidates_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/progress_text.h"
#include "ui/pages/explore/overview/candidate_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"
#include "ui/parts/why/why_not_dialog.h"

namespace shinglescope {
namespace {

constexpr QSize kCandidatesDialogSize(940, 620);
constexpr std::uint64_t kMostListedCandidates = 10'000;
/// Few enough to read them all, as in a lesson.
constexpr std::uint64_t kRandomCandidates = 15;
constexpr std::array kListedFates = {
    std::optional<CandidateFate>(), std::optional(CandidateFate::Found),
    std::optional(CandidateFate::Below), std::optional(CandidateFate::Missed)};

}  // namespace

CandidatesDialog::CandidatesDialog(Question question, QWidget *parent)
    : QDialog(parent), m_question(std::move(question)) {
  setWindowTitle(tr("Candidates of the recipe"));
  createLayout();
  resize(kCandidatesDialogSize);
  ask();
}

void CandidatesDialog::createLayout() {
  QVBoxLayout *layout = makeColumn(this, kDialogMargins);
  m_words = makeNote(this, TextRole::Muted, {});
  m_words->setObjectName(QStringLiteral("candidatesWords"));
  m_fates =
      new SegmentedControl({tr("All"), tr("Found"), tr("Below the threshold"), tr("Missed")}, this);
  m_fates->setAccessibleName(tr("Which pairs"));
  m_random = new QCheckBox(tr("&%1 random pairs of each").arg(kRandomCandidates), this);
  m_random->setToolTip(tr("Shows a fair sample instead of the most similar pairs"));
  auto *line = new QHBoxLayout;
  addWidgets(*line, {m_fates, nullptr, m_random});
  m_pairs = new CandidateModel(this);
  m_table = makeListTable(m_pairs, tr("Candidates and missed pairs"), this);
  showHeader(*m_table);
  m_table->setItemDelegateForColumn(CandidateModel::SimilarityColumn, new SimilarityDelegate(this));
  const std::array widths = {84, 96, 84, 72, 150};
  for (int column = 0; column < CandidateModel::TextColumn; ++column)
    m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
  m_table->setToolTip(tr("Press Enter to see why"));
  layout->addWidget(m_words);
  layout->addLayout(line);
  layout->addWidget(m_table, 1);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton *why = buttons->addButton(tr("&Why?"), QDialogButtonBox::ActionRole);
  for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(why, &QPushButton::clicked, this, [this] { explain(m_table->currentIndex()); });
  connect(m_table, &QTableView::activated, this, &CandidatesDialog::explain);
  connect(m_fates, &SegmentedControl::currentChanged, this, &CandidatesDialog::chooseFate);
  connect(m_random, &QCheckBox::toggled, this, &CandidatesDialog::ask);
}

void CandidatesDialog::ask() {
  ExaminedOptions options;
  options.isRandom = m_random->isChecked();
  options.most = options.isRandom ? kRandomCandidates : kMostListedCandidates;
  m_words->setText(tr("Listing the candidates..."));
  m_job.start(
      [question = m_question, options](const RunContext &context) -> Result<ExaminedCandidates> {
        const auto rows = question.shelf->take(question.dataset, question.recipe, context);
        if (!rows) return rows.error();
        // The histogram may have found all pairs already.
        const auto known = question.shelf->pairsOf(**rows, question.recipe.threshold);
        return examineCandidates((*rows)->texts, options, context, known.get());
      },
      {[this](ExaminedCandidates examined) { show(std::move(examined)); },
       [this](const Error &error) { m_words->setText(errorText(error)); },
       {},
       [this](const ProgressSample &sample) { m_words->setText(progressText(sample)); }},
      {.threads = jobThreads()});
}

void CandidatesDialog::show(ExaminedCandidates examined) {
  const auto columns = comparedColumns(*m_question.dataset, m_question.recipe);
  QString words = tr("%1 found, %2 compared in vain because they are below the threshold, and "
                     "%3 missed because they share no band. Identical texts are left out.")
                      .arg(countText(examined.found.texts), countText(examined.below.texts),
                           countText(examined.missed.texts));
  const std::uint64_t all = examined.found.texts + examined.below.texts + examined.missed.texts;
  const std::uint64_t listed = examined.pairs.size();
  if (listed < all && !m_random->isChecked())
    words += u' ' + tr("The %1 most similar pairs of each kind are listed.")
                        .arg(countText(kMostListedCandidates));
  m_words->setText(words);
  m_pairs->setPairs(m_question.dataset, columns ? *columns : std::vector<ColumnId>(),
                    m_question.recipe.signature.numHashes, std::move(examined.pairs));
  if (m_pairs->rowCount() > 0) selectOnly(*m_table, 0);
  m_table->setFocus(Qt::OtherFocusReason);
}

void CandidatesDialog::chooseFate(int segment) {
  m_pairs->setFate(kListedFates[static_cast<std::size_t>(segment)]);
  if (m_pairs->rowCount() > 0) selectOnly(*m_table, 0);
}

void CandidatesDialog::explain(const QModelIndex &index) {
  if (!index.isValid()) return;
  const ExaminedPair &pair = m_pairs->at(index.row());
  const auto *dialog =
      openWhyNot({m_question.dataset, nullptr, m_question.recipe, pair.rowA, pair.rowB}, this);
  connect(dialog, &WhyNotDialog::rowChosen, this, &CandidatesDialog::rowChosen);
}

}  // namespace shinglescope
