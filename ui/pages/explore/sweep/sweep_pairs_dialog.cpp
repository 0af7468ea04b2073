// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_pairs_dialog.h"

#include <QDialogButtonBox>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/sweep/sweep_pair_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/tuning/sweep_text.h"
#include "ui/parts/why/why_not_dialog.h"

namespace shinglescope {
namespace {

constexpr QSize kSweepPairsDialogSize(900, 600);
constexpr std::size_t kMostSweptPairs = 10'000;
constexpr std::array kFates = {std::optional<SweepFate>(), std::optional(SweepFate::FalseNegative),
                               std::optional(SweepFate::FalsePositive),
                               std::optional(SweepFate::TruePositive)};

}  // namespace

SweepPairsDialog::SweepPairsDialog(Question question, QWidget *parent)
    : QDialog(parent), m_question(std::move(question)) {
  setWindowTitle(tr("Pairs of a setting"));
  createLayout();
  resize(kSweepPairsDialogSize);
  ask();
}

void SweepPairsDialog::createLayout() {
  QVBoxLayout *layout = makeColumn(this, kDialogMargins);
  auto *title = makeNote(this, TextRole::Strong, settingText(setting()));
  m_words = makeNote(this, TextRole::Muted, tr("Recomputing the pairs..."));
  m_words->setObjectName(QStringLiteral("pairsWords"));
  m_fates = new SegmentedControl({tr("All"), tr("Missed"), tr("Wrongly found"), tr("Found")}, this);
  m_fates->setAccessibleName(tr("Which pairs"));
  m_sample = makeSpinBox(this, tr("Sample"), 1,
                         std::max(1, static_cast<int>(m_question.result->samplesDone)), 1);
  m_sample->setPrefix(tr("sample "));
  m_sample->setVisible(m_sample->maximum() > 1);
  auto *line = new QHBoxLayout;
  addWidgets(*line, {m_fates, nullptr, m_sample});
  m_pairs = new SweepPairModel(this);
  m_table = makeListTable(m_pairs, tr("Pairs of the setting"), this);
  showHeader(*m_table);
  const std::array widths = {190, 110, 76, 84};
  for (int column = 0; column < SweepPairModel::TextColumn; ++column)
    m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
  m_table->setToolTip(tr("Enter explains a pair under this setting"));
  addWidgets(*layout, {title, m_words});
  layout->addLayout(line);
  layout->addWidget(m_table, 1);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton *why = buttons->addButton(tr("&Why?"), QDialogButtonBox::ActionRole);
  for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(why, &QPushButton::clicked, this, [this] { explain(m_table->currentIndex()); });
  connect(m_table, &QTableView::activated, this, &SweepPairsDialog::explain);
  connect(m_fates, &SegmentedControl::currentChanged, this, &SweepPairsDialog::chooseFate);
  connect(m_sample, &QSpinBox::valueChanged, this, &SweepPairsDialog::ask);
}

void SweepPairsDialog::ask() {
  const auto sample = static_cast<std::uint32_t>(m_sample->value() - 1);
  m_job.start(
      [question = m_question, setting = setting(), sample](const RunContext &context) {
        const SweepResult &result = *question.result;
        return listSweepPairs(*question.dataset, result.recipe, result.grid,
                              {setting, sample, question.pairs, kMostSweptPairs, result.known},
                              context);
      },
      {[this](std::vector<SweepPair> pairs) { show(std::move(pairs)); },
       [this](const Error &error) { m_words->setText(errorText(error)); }},
      {.threads = jobThreads()});
}

void SweepPairsDialog::show(std::vector<SweepPair> pairs) {
  const bool isCut = pairs.size() == kMostSweptPairs;
  const auto columns = comparedColumns(*m_question.dataset, m_question.result->recipe);
  m_pairs->setPairs(m_question.dataset, columns ? *columns : std::vector<ColumnId>(),
                    std::move(pairs));
  const QString found = countText(m_pairs->countOf(SweepFate::TruePositive));
  const QString missed = countText(m_pairs->countOf(SweepFate::FalseNegative));
  const QString wrong = countText(m_pairs->countOf(SweepFate::FalsePositive));
  QString words = tr("%1 found, %2 missed, %3 wrongly found; the rest are candidates that were "
                     "rightly rejected.")
                      .arg(found, missed, wrong);
  if (m_question.pairs == SweepPairs::ThatDiffer)
    words += u' ' + tr("Pairs of identical rows, which are always found, are left out.");
  if (isCut)
    words +=
        u' ' + tr("Only the first %1 pairs by row are listed.").arg(countText(kMostSweptPairs));
  m_words->setText(words);
  if (m_pairs->rowCount() > 0) selectOnly(*m_table, 0);
  m_table->setFocus(Qt::OtherFocusReason);
}

void SweepPairsDialog::chooseFate(int segment) {
  m_pairs->setFate(kFates[static_cast<std::size_t>(segment)]);
  if (m_pairs->rowCount() > 0) selectOnly(*m_table, 0);
}

void SweepPairsDialog::explain(const QModelIndex &index) {
  if (!index.isValid()) return;
  const SweepPair &pair = m_pairs->at(index.row());
  const Recipe recipe = adoptedRecipe(m_question.result->recipe, setting());
  if (const auto valid = validateRecipe(recipe); !valid)
    return m_words->setText(errorText(valid.error()));
  const auto *dialog =
      openWhyNot({m_question.dataset, nullptr, recipe, pair.rowA, pair.rowB}, this);
  connect(dialog, &WhyNotDialog::rowChosen, this, &SweepPairsDialog::rowChosen);
}

}  // namespace shinglescope
