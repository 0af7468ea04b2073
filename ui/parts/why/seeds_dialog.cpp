// SPDX-License-Identifier: MIT
#include "ui/parts/why/seeds_dialog.h"

#include <QDialogButtonBox>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <cmath>
#include <set>

#include "core/pipeline/run/find_duplicates.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr QSize kSeedsDialogSize(560, 520);
constexpr int kFewSeeds = 5;  ///< as many as in the notebook that this repeats
constexpr int kMostSeeds = 200;
/// Numbers of hashes, besides that of the recipe: an estimate from 1000 is about three times as
/// exact as one from 100.
constexpr std::array kSeedHashes = {100U, 1000U};
constexpr int kSeedsColumnWidth = 96;

/// Shingles that are left out, and words that are not rare, depend on the whole table.
bool needsWholeTable(const Recipe &recipe) {
  return recipe.shingle.maxDocumentFrequency.has_value() || recipe.shingle.foldsRareWords();
}

Result<PairEstimates> estimateWithSeeds(const SeedsDialog::Question &question,
                                        std::span<const std::uint32_t> hashes, std::uint32_t seeds,
                                        const RunContext &context) {
  const bool isWhole = needsWholeTable(question.recipe);
  const auto [first, second] = std::minmax({question.a, question.b});
  const auto rows =
      isWhole ? question.dataset : copyRows(*question.dataset, {first.value, second.value});
  Recipe recipe = question.recipe;
  recipe.against.reset();  // two rows of one table are estimated too
  const auto texts = makeExactSets(*rows, recipe, context);
  if (!texts) return texts.error();
  const RecordId a = isWhole ? first : RecordId{0};
  const RecordId b = isWhole ? second : RecordId{1};
  return estimatePair(*texts, a, b, hashes, seeds, context);
}

}  // namespace

void PairEstimateModel::setEstimates(const PairEstimates &estimates) {
  const double exact = estimates.jaccard();
  const auto fixed = [](double value) { return QLocale().toString(value, 'f', 3); };
  const auto error = [exact, fixed](const PairEstimate &one) {
    const double off = one.estimate() - exact;
    return (off > 0 ? QStringLiteral("+") : QString()) + fixed(off);
  };
  const auto column = [](const QString &header, auto text) {
    return FlatColumn<PairEstimate>{header, text, kAtRight, kAtRight};
  };
  reset(estimates.estimates,
        {column(tr("Hashes"), [](const PairEstimate &one) { return countText(one.numHashes); }),
         column(tr("Seed"), [](const PairEstimate &one) { return QString::number(one.seed); }),
         column(tr("Equal"), [](const PairEstimate &one) { return countText(one.equalPositions); }),
         column(tr("Estimate"), [fixed](const PairEstimate &one) { return fixed(one.estimate()); }),
         column(tr("Error"), error)});
}

SeedsDialog::SeedsDialog(Question question, QWidget *parent)
    : QDialog(parent), m_question(std::move(question)) {
  setWindowTitle(tr("One pair, several seeds"));
  createLayout();
  resize(kSeedsDialogSize);
  ask();
}

void SeedsDialog::createLayout() {
  QVBoxLayout *layout = makeColumn(this, kDialogMargins);
  const Dataset *dataset = m_question.dataset.get();
  layout->addWidget(makeNote(
      this, TextRole::Strong,
      tr("Rows %1 and %2")
          .arg(rowNumberText(m_question.a, dataset), rowNumberText(m_question.b, dataset))));
  m_words = makeNote(this, TextRole::Muted, {});
  m_words->setObjectName(QStringLiteral("seedsWords"));
  layout->addWidget(m_words);
  m_seeds = makeSpinBox(this, tr("Seeds"), 1, kMostSeeds, kFewSeeds);
  m_seeds->setPrefix(tr("seeds "));
  auto *line = new QHBoxLayout;
  addWidgets(*line, {m_seeds, nullptr});
  layout->addLayout(line);
  m_model = new PairEstimateModel(this);
  auto *table = makeListTable(m_model, tr("Estimates of the pair"), this);
  showHeader(*table);
  for (int column = 0; column < PairEstimateModel::ErrorColumn; ++column)
    table->setColumnWidth(column, kSeedsColumnWidth);
  layout->addWidget(table, 1);
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_seeds, &QSpinBox::valueChanged, this, &SeedsDialog::ask);
}

void SeedsDialog::ask() {
  std::set<std::uint32_t> hashes(kSeedHashes.begin(), kSeedHashes.end());
  hashes.insert(m_question.recipe.signature.numHashes);
  m_words->setText(tr("Estimating..."));
  m_job.start(
      [question = m_question, hashes = std::vector(hashes.begin(), hashes.end()),
       seeds = static_cast<std::uint32_t>(m_seeds->value())](const RunContext &context) {
        return estimateWithSeeds(question, hashes, seeds, context);
      },
      {[this](const PairEstimates &found) { fill(found); },
       [this](const Error &error) { m_words->setText(errorText(error)); }},
      {.threads = jobThreads()});
}

void SeedsDialog::fill(const PairEstimates &found) {
  const double exact = found.jaccard();
  const double spread = std::sqrt(exact * (1 - exact) / m_question.recipe.signature.numHashes);
  m_words->setText(
      tr("The exact similarity is %1: %2 of %3 shingles. Each line signs both rows again. With the "
         "%4 hashes of the recipe, an estimate is usually within %5 of it.")
          .arg(QLocale().toString(exact, 'f', 3), countText(found.intersection),
               countText(found.unionSize), countText(m_question.recipe.signature.numHashes),
               QLocale().toString(2 * spread, 'f', 3)));
  m_model->setEstimates(found);
}

}  // namespace shinglescope
