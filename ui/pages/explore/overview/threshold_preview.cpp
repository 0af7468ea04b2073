// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/threshold_preview.h"

#include <QHeaderView>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/explore/overview/pair_example_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

QString pairsText(std::uint64_t count) {
  return ThresholdPreview::tr("%1 pairs", nullptr, pluralOf(count)).arg(countText(count));
}

constexpr std::size_t kMostExamples = 20;
constexpr int kThresholdPreviewDelayMilliseconds = 30;
constexpr int kThresholdPreviewPadding = 12;
constexpr int kRowsSeen = 2;
constexpr int kThresholdPreviewRowHeight = 24;
constexpr int kSignWidth = 22;
constexpr int kThresholdPreviewBarWidth = 76;

}  // namespace

ThresholdPreview::ThresholdPreview(QWidget *parent) : QWidget(parent) {
  QVBoxLayout *layout = makeColumn(this, {}, 0);
  layout->addWidget(createButtons());
  m_model = new PairExampleModel(this);
  m_table = makeListTable(m_model, tr("Pairs that the threshold adds or removes"), this);
  m_table->setItemDelegateForColumn(PairExampleModel::SimilarityColumn,
                                    new SimilarityDelegate(m_table));
  m_table->verticalHeader()->setDefaultSectionSize(kThresholdPreviewRowHeight);
  m_table->setColumnWidth(PairExampleModel::SignColumn, kSignWidth);
  m_table->setColumnWidth(PairExampleModel::SimilarityColumn, kThresholdPreviewBarWidth);
  m_table->horizontalHeader()->setSectionResizeMode(PairExampleModel::FirstColumn,
                                                    QHeaderView::Stretch);
  m_table->setFixedHeight(kRowsSeen * kThresholdPreviewRowHeight);
  layout->addWidget(m_table);
  hide();
}

QWidget *ThresholdPreview::createButtons() {
  auto *bar = new QWidget;
  QHBoxLayout *layout = makeRow(bar, {kThresholdPreviewPadding, 4, kThresholdPreviewPadding, 4}, 8);
  m_title = makeLabel(nullptr, TextRole::Strong);
  m_review = makePushButton(nullptr, tr("Use in Review"), "useInReview");
  m_recipe = makePushButton(nullptr, tr("Put into recipe"), "putIntoRecipe");
  QPushButton *back = makePushButton(nullptr, tr("Back"), "thresholdBack");
  addWidgets(*layout, {m_title, nullptr, m_review, m_recipe, back});
  connect(m_review, &QPushButton::clicked, this, [this] { emit reviewRequested(m_to); });
  connect(m_recipe, &QPushButton::clicked, this, [this] { emit recipeRequested(m_to); });
  connect(back, &QPushButton::clicked, this, &ThresholdPreview::dropped);
  return bar;
}

void ThresholdPreview::setPairs(std::shared_ptr<const TunedRows> rows,
                                std::shared_ptr<const SimilarityHistogram> histogram) {
  m_rows = std::move(rows);
  m_histogram = std::move(histogram);
  compare(m_from, m_to);
}

void ThresholdPreview::setReviewOff(const QString &reason) {
  m_review->setEnabled(reason.isEmpty());
  m_review->setToolTip(reason);
}

void ThresholdPreview::compare(const Ratio &from, const Ratio &to) {
  m_from = from;
  m_to = to;
  if (m_histogram == nullptr) {
    m_job.drop();
    m_model->clear();
    hide();
    m_words.clear();
    emit wordsChanged(m_words);
    return;
  }
  m_job.start(
      [rows = m_rows, histogram = m_histogram, from,
       to](const RunContext &context) -> Result<Answer> {
        const TextClasses &classes = rows->texts.classes();
        Answer answer;
        answer.pairs = histogram->identicalPairs + rowPairsAtLeast(histogram->pairs, classes, from);
        answer.move = moveThreshold(histogram->pairs, classes, from, to, kMostExamples);
        if (context.isCancelled()) return cancelledError();
        return answer;
      },
      {[this](const Answer &answer) { show(answer); }},
      {std::chrono::milliseconds(kThresholdPreviewDelayMilliseconds), jobThreads()});
}

void ThresholdPreview::show(const Answer &answer) {
  const QString at = similarityText(m_to.toDouble());
  const std::uint64_t gained = answer.move.gainedRowPairs;
  const std::uint64_t lost = answer.move.lostRowPairs;
  m_words = tr("%1 at %2").arg(pairsText(answer.pairs), similarityText(m_from.toDouble()));
  QString change = tr("no other pair at %1").arg(at);
  if (gained > 0) change = tr("%1 more at %2").arg(countText(gained), at);
  if (lost > 0) change = tr("%1 fewer at %2").arg(countText(lost), at);
  const bool hasMoved = m_from != m_to;
  if (hasMoved) m_words = tr("%1, %2").arg(m_words, change);
  m_title->setText(change);
  m_model->setMove(m_rows->dataset, m_rows->texts.columns, answer.move, std::max(m_from, m_to));
  m_table->setVisible(m_model->rowCount() > 0);
  setVisible(hasMoved);
  emit wordsChanged(m_words);
}

}  // namespace shinglescope
