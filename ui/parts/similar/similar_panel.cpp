// SPDX-License-Identifier: MIT
#include "ui/parts/similar/similar_panel.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/similar/similar_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr int kSimilarPanelDelayMilliseconds = 200;
constexpr int kSimilarPanelBarWidth = 88;
constexpr int kSimilarPanelNumberWidth = 72;
constexpr std::size_t kSimilarPanelMaxRows = 1000;
constexpr double kSimilarPanelMin = 0.01;

/// Rounds down to two decimals, so that a row with this similarity reaches the threshold.
double reachedThreshold(double similarity) {
  return std::max(kSimilarPanelMin, std::floor(similarity * 100) / 100);
}

}  // namespace

SimilarPanel::SimilarPanel(QWidget *parent) : Panel(tr("Similar rows"), parent) {
  createHeader();
  createBody();
  setDelay(m_patience, kSimilarPanelDelayMilliseconds, this, [this] {
    say(tr("Comparing with %1 rows...").arg(countText(m_question.dataset->rowCount())),
        tr("Cancel"));
  });
}

void SimilarPanel::createHeader() {
  m_least = makeShareBox(this, tr("Similarity at least"), 0.05);
  m_least->setMinimum(kSimilarPanelMin);
  auto *close = new KeyButton(tr("Close"), tr("Esc"), this);
  close->setAutoDefault(false);
  addHeaderWidgets({makeLabel(this, TextRole::Muted, tr("at &least"), m_least), m_least, close});
  connect(m_least, &QDoubleSpinBox::valueChanged, this, [this](double least) {
    m_threshold = ratioFromDouble(least);
    start();
  });
  connect(close, &QPushButton::clicked, this, &SimilarPanel::closeRequested);
}

void SimilarPanel::createBody() {
  m_rows = new SimilarModel(this);
  m_table = makeListTable(m_rows, tr("Similar rows"), this);
  m_table->setItemDelegateForColumn(SimilarModel::SimilarityColumn, new SimilarityDelegate(this));
  m_table->setItemDelegateForColumn(SimilarModel::RowColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_table->setColumnWidth(SimilarModel::SimilarityColumn, kSimilarPanelBarWidth);
  m_table->setColumnWidth(SimilarModel::RowColumn, kSimilarPanelNumberWidth);
  m_message = new EmptyState({}, {}, this);
  m_stack = makeStack({m_table, m_message});
  setBody(m_stack);
  connect(m_message, &EmptyState::actionRequested, this, &SimilarPanel::act);
  connect(m_table, &QTableView::activated, this,
          [this](const QModelIndex &index) { emit rowChosen(m_rows->at(index.row()).row.value); });
}

void SimilarPanel::ask(Question question) {
  if (question == m_question) return;
  m_question = std::move(question);
  m_threshold = m_question.recipe.threshold;
  const QSignalBlocker blocker(m_least);
  m_least->setValue(m_threshold.toDouble());
  setTitle(tr("Rows like row %1").arg(rowNumberText(m_question.row, m_question.dataset.get())));
  start();
}

void SimilarPanel::stop() {
  m_job.drop();
  m_patience.stop();
  m_rows->clear();
  m_question = {};
}

Result<SimilarPanel::Answer> SimilarPanel::lookUp(const Question &question, const Ratio &threshold,
                                                  const RunContext &context) {
  Recipe recipe = question.recipe;
  recipe.threshold = threshold;
  recipe.floor.reset();
  Answer answer;
  auto found = findSimilar(*question.dataset, recipe, question.row, kSimilarPanelMaxRows, context);
  if (!found) return found.error();
  answer.found = std::move(*found);
  if (answer.found.matches > 0 || answer.found.queryShingles == 0) return answer;
  recipe.threshold = ratioFromDouble(kSimilarPanelMin);
  auto below = findSimilar(*question.dataset, recipe, question.row, 1, context);
  if (!below) return below.error();
  if (!below->rows.empty()) answer.nearest = below->rows.front();
  return answer;
}

void SimilarPanel::start() {
  m_rows->clear();
  m_nearest.reset();
  setSubtitle({});
  if (m_question.dataset == nullptr) return;
  if (m_question.recipe.compare.empty()) {
    m_job.drop();
    return say(tr("Choose at least one column to compare."));
  }
  m_patience.start();
  m_job.start([question = m_question, threshold = m_threshold](
                  const RunContext &context) { return lookUp(question, threshold, context); },
              {[this](Answer answer) { showAnswer(std::move(answer)); },
               [this](const Error &error) {
                 m_patience.stop();
                 say(errorText(error));
               }});
}

void SimilarPanel::showAnswer(Answer answer) {
  m_patience.stop();
  if (answer.found.rows.empty()) return showNothing(answer);
  const std::uint64_t matches = answer.found.matches;
  const std::size_t shown = answer.found.rows.size();
  const QString least = similarityText(m_threshold.toDouble());
  setSubtitle(
      shown < matches
          ? tr("the first %1 of %2 at or above %3").arg(countText(shown), countText(matches), least)
          : tr("%1 at or above %2").arg(countText(matches), least));
  const auto columns = comparedColumns(*m_question.dataset, m_question.recipe);
  m_rows->setRows(m_question.dataset, columns ? *columns : std::vector<ColumnId>{},
                  std::move(answer.found.rows));
  const bool hadFocus = isAncestorOf(window()->focusWidget()) && !m_least->hasFocus();
  m_stack->setCurrentWidget(m_table);
  selectOnly(*m_table, 0);
  if (hadFocus) m_table->setFocus(Qt::OtherFocusReason);
}

void SimilarPanel::showNothing(const Answer &answer) {
  const Dataset *dataset = m_question.dataset.get();
  const QString row = rowNumberText(m_question.row, dataset);
  if (answer.found.queryShingles == 0)
    return say(
        tr("Row %1 has no shingles after preparation, so no row is similar to it.").arg(row));
  const QString least = similarityText(m_threshold.toDouble());
  if (!answer.nearest) return say(tr("No row reaches %1, and none comes near.").arg(least));
  const double similarity = answer.nearest->similarity();
  m_nearest = reachedThreshold(similarity);
  say(tr("No row reaches %1; the nearest, row %2, has %3.")
          .arg(least, rowNumberText(answer.nearest->row, dataset),
               similarityText(similarity, m_threshold)),
      tr("Show from %1").arg(similarityText(*m_nearest)));
}

void SimilarPanel::say(const QString &sentence, const QString &action) {
  const bool hadFocus = m_table->hasFocus();
  m_message->setSentence(sentence);
  m_message->setAction(action);
  m_stack->setCurrentWidget(m_message);
  if (hadFocus) focusList();
}

void SimilarPanel::act() {
  if (m_nearest) return m_least->setValue(*m_nearest);
  emit closeRequested();
}

void SimilarPanel::focusList() {
  if (m_stack->currentWidget() == m_table) return m_table->setFocus(Qt::OtherFocusReason);
  auto *action = m_message->findChild<QPushButton *>();
  QWidget *target = action->isVisibleTo(m_message) ? static_cast<QWidget *>(action) : m_least;
  target->setFocus(Qt::OtherFocusReason);
}

void SimilarPanel::keyPressEvent(QKeyEvent *event) {
  // A key that the list or the box has handled must not also press a button of the dialog.
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape) emit closeRequested();
  if (event->key() == Qt::Key_Escape || isEnter) return event->accept();
  Panel::keyPressEvent(event);
}

}  // namespace shinglescope
