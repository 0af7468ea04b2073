// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrices_view.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

#include "core/tune/rows/exact_sets.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/panel.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/explore/frame/row_list.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/matrices/matrix_details.h"
#include "ui/pages/explore/matrices/matrix_pair_model.h"
#include "ui/pages/explore/matrices/matrix_rows_form.h"
#include "ui/pages/explore/matrices/matrix_table.h"
#include "ui/pages/explore/matrices/matrix_texts.h"
#include "ui/pages/explore/matrices/shingle_matrix_model.h"
#include "ui/pages/explore/matrices/signature_matrix_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"
#include "ui/parts/tuning/exact_set_cache.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kSymbolCharacters = 1;
constexpr int kValueCharacters = 10;

constexpr int kMatricesViewGap = 8;
constexpr int kMatricesViewLeftWidth = 330;
constexpr int kShingleTitleWidth = 200;
constexpr int kHashTitleWidth = 76;
constexpr int kLeastPairWidth = 72;
constexpr int kMostPairWidth = 136;
constexpr int kEstimateWidth = 78;
constexpr int kBandsWidth = 80;  ///< includes the scroll bar
constexpr int kDetailsWidth = 400;

QPushButton *makeCopyButton(MatrixTable *table) {
  auto *button = new QPushButton(MatricesView::tr("Copy"));
  button->setToolTip(MatricesView::tr("Copies the list as tab-separated text (Ctrl+C)"));
  button->setAutoDefault(false);
  QObject::connect(button, &QPushButton::clicked, table, &MatrixTable::copy);
  return button;
}

}  // namespace

MatricesView::MatricesView(Session &session, ActionsController &controller, QWidget *parent)
    : ExploreView(session, controller, parent) {
  createLayout();
  connectTables();
  setMatrices(nullptr, 0);
}

void MatricesView::connectTables() {
  connect(m_form, &MatrixRowsForm::changed, this, &MatricesView::showRows);
  connect(m_form, &MatrixRowsForm::sourcePicked, this, [this] { m_isSourcePicked = true; });
  connect(&m_form->strip(), &TaskFooter::cancelRequested, this, [this] { m_job.cancel(); });
  connect(&m_form->strip(), &TaskFooter::stopped, this, [this] {
    m_asked.clear();  // so that activate() requests them again
    say({tr("No matrices were created."), tr("Try again")});
  });
  connect(m_empty, &EmptyState::actionRequested, this, [this] {
    if (m_emptyPlace.isEmpty()) return showRows();
    emit pageRequested(m_emptyPlace);
  });
  connect(m_pairTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex &current) { choosePair(current.row()); });
  connect(m_shingleTable, &MatrixTable::cellChosen, this,
          [this](int line) { goToShingle(static_cast<std::uint32_t>(line)); });
  connect(m_signatureTable, &MatrixTable::cellChosen, this, &MatricesView::chooseSignatureCell);
  connect(m_values, &Chip::toggled, this, [this](bool isOn) {
    m_signatures->setValuesShown(isOn);
    m_signatureTable->fitColumns(isOn ? kValueCharacters : kSymbolCharacters);
  });
  for (MatrixTable *table : {m_shingleTable, m_signatureTable})
    connect(table, &MatrixTable::messageRaised, this, &MatricesView::messageRaised);
}

void MatricesView::setRowQuestions(RowQuestion selected, RowQuestion reviewed) {
  m_selected = std::move(selected);
  m_reviewed = std::move(reviewed);
}

/// Shows the rows chosen on another page if they have changed.
void MatricesView::activate() {
  const MatrixSource source = m_form->source();
  const bool isElsewhere = source == MatrixSource::Selected || source == MatrixSource::Review;
  if (isElsewhere && session().hasDataset() && chosenRows().rows != m_asked) showRows();
  if (m_matrices != nullptr) m_shingleTable->setFocus(Qt::OtherFocusReason);
}

/// Returns the chosen rows, except for the rows of the result's pairs, which the worker collects.
MatrixRows MatricesView::chosenRows() const {
  const std::size_t most = m_form->most();
  const std::size_t rows = session().dataset()->rowCount();
  switch (m_form->source()) {
    case MatrixSource::Pairs: return {};
    case MatrixSource::Review: return m_reviewed ? m_reviewed(most) : MatrixRows();
    case MatrixSource::Selected: return m_selected ? m_selected(most) : MatrixRows();
    case MatrixSource::Typed:
      return parseRowList(m_form->typed(), rows, most, session().dataset()->secondTable())
          .value_or(MatrixRows());
    case MatrixSource::Sample: break;
  }
  MatrixRows drawn;
  for (const std::uint32_t row : drawRows(rows, most, m_form->seed())) drawn.rows.push_back({row});
  drawn.available = rows;
  return drawn;
}

std::optional<MatricesView::Obstacle> MatricesView::obstacle() const {
  const QString page = QStringLiteral("data");
  if (!session().hasDataset())
    return Obstacle{tr("Open a file to see its rows as matrices."), tr("Open a file"), page};
  if (session().recipe().compare.empty())
    return Obstacle{tr("Choose the columns to compare."), tr("Choose columns"), page};
  return std::nullopt;
}

MatricesView::Obstacle MatricesView::noRows() const {
  const QString find = QStringLiteral("find");
  switch (m_form->source()) {
    case MatrixSource::Pairs:
      if (!session().hasResult())
        return {tr("There is no result yet to take pairs from."), tr("Find duplicates"), find};
      return {tr("No two rows are alike at the threshold under review. Choose other rows.")};
    case MatrixSource::Review:
      return {tr("No pair or group is under review."), tr("Go to Review"),
              QStringLiteral("review")};
    case MatrixSource::Selected:
      return {tr("Select rows on the Data page, with Shift or Ctrl and a click."), tr("Go to Data"),
              QStringLiteral("data")};
    case MatrixSource::Typed:
      return {m_form->typed().trimmed().isEmpty()
                  ? tr("Type the numbers of rows, such as 12, 40-45, and press Enter.")
                  : tr("Rows are numbered from 1 to %1; write them as 12, 40-45.")
                        .arg(countText(session().dataset()->rowCount()))};
    case MatrixSource::Sample: break;
  }
  return {tr("The table has no rows.")};
}

void MatricesView::say(const Obstacle &obstacle) {
  setMatrices(nullptr, 0);
  m_empty->setSentence(obstacle.sentence);
  m_empty->setAction(obstacle.action);
  m_emptyPlace = obstacle.place;
}

void MatricesView::forget(Changes changes) {
  const bool isOther = changes & (Data | Columns | RecipeEdit);
  const bool isOfPairs = m_form->source() == MatrixSource::Pairs;
  const bool areRowsOther =
      (changes & Outcome) ? isOfPairs || !m_isSourcePicked : (changes & Threshold) && isOfPairs;
  if (changes & Data) m_known.reset();
  if (!isOther && !areRowsOther) return;
  m_form->strip().drop(m_job);
  setMatrices(nullptr, 0);
  m_isStale = true;
}

void MatricesView::refresh(Changes) {
  const auto found = obstacle();
  m_form->strip().setObstacle(found ? found->sentence : QString());
  if (found) return say(*found);
  if (!m_isStale) return;
  if (!m_isSourcePicked)
    m_form->setSource(session().hasResult() ? MatrixSource::Pairs : MatrixSource::Sample);
  showRows();
}

void MatricesView::showRows() {
  if (obstacle()) return;
  m_isStale = false;
  m_form->strip().drop(m_job);
  m_form->strip().say({});
  const auto searched = m_form->source() == MatrixSource::Pairs ? session().result() : nullptr;
  MatrixRows chosen = chosenRows();
  m_asked = chosen.rows;
  if (searched == nullptr && chosen.rows.empty()) return say(noRows());
  say({tr("Creating the matrices...")});
  make(std::move(chosen), searched);
}

/// Uses the chosen rows, or the rows of the first pairs of a result.
void MatricesView::make(MatrixRows chosen, std::shared_ptr<const DuplicateResult> searched) {
  m_form->strip().run(
      m_job,
      [dataset = session().dataset(), recipe = knownRecipe(), chosen = std::move(chosen),
       searched = std::move(searched), threshold = session().reviewThreshold(),
       most = m_form->most()](const RunContext &context) -> Result<Made> {
        Made made{searched ? rowsOfFirstPairs(*searched, threshold, most) : chosen, nullptr};
        if (made.chosen.rows.empty()) return made;
        auto matrices = makeRowMatrices(*dataset, recipe, made.chosen.rows, {}, context);
        if (!matrices) return matrices.error();
        made.matrices = std::make_shared<const RowMatrices>(*std::move(matrices));
        return made;
      },
      [this](const Made &made) {
        if (made.matrices == nullptr) return say(noRows());
        m_known = made.matrices->recipe;
        setMatrices(made.matrices, made.chosen.available);
      });
}

/// Reuses stop-shingles and common words, which take long to find in a large table.
Recipe MatricesView::knownRecipe() const {
  Recipe recipe = recipeOfTables(session());
  if (!m_known || !makesSameSets(*m_known, recipe)) return recipe;
  recipe.shingle.stop = m_known->shingle.stop;
  recipe.shingle.common = m_known->shingle.common;
  return recipe;
}

void MatricesView::setMatrices(std::shared_ptr<const RowMatrices> matrices,
                               std::uint64_t available) {
  m_matrices = std::move(matrices);
  m_pair.reset();
  m_shingle.reset();
  m_shingles->setMatrices(m_matrices);
  m_signatures->setMatrices(m_matrices);
  m_pairs->setMatrices(m_matrices);
  fitPairs();
  m_details->clear();
  m_pairPanel->setSubtitle({});
  m_stack->setCurrentIndex(m_matrices == nullptr ? 0 : 1);
  if (m_matrices == nullptr) {
    m_texts->clear();
    return m_empty->setSentence({});
  }
  const QString rows = tr("%n rows", nullptr, pluralOf(m_matrices->rows.size()));
  m_shinglePanel->setSubtitle(
      tr("%1 shingles × %2").arg(countText(m_matrices->shingles.size()), rows));
  const BandPlan plan = m_matrices->plan();
  m_signaturePanel->setSubtitle(
      tr("%1 bands of %2 hashes").arg(countText(plan.bands), countText(plan.rows)));
  if (!m_matrices->pairs.empty()) m_pairPanel->setSubtitle(countText(m_matrices->pairs.size()));
  m_form->strip().say(limitsText(available));
  selectOnly(*m_pairTable, 0);
  if (m_matrices->shingles.empty()) return showTexts();
  m_shingleTable->showCell(0, 0);
  goToShingle(0);
}

QString MatricesView::limitsText(std::uint64_t available) const {
  QStringList limits;
  const std::size_t rows = m_matrices->rows.size();
  if (available > rows) limits << tr("%1 of %2 rows.").arg(countText(rows), countText(available));
  const std::size_t listed = m_matrices->shingles.size();
  if (m_matrices->hidden() > 0)
    limits
        << tr("%1 of %2 shingles: the %3 most frequent, and those that signature values come from.")
               .arg(countText(listed), countText(m_matrices->distinct),
                    countText(m_matrices->leading));
  if (session().isResultOutdated() && m_form->source() == MatrixSource::Pairs)
    limits << tr("The recipe has changed since the run; the matrices follow the recipe.");
  return limits.join(QLatin1Char(' '));
}

void MatricesView::goToPair(int line) { selectOnly(*m_pairTable, line); }

void MatricesView::choosePair(int line) {
  m_pair = m_pairs->pairAt(line);
  m_shingles->setPair(m_pair);
  m_signatures->setPair(m_pair);
  if (m_matrices != nullptr) showTexts();
}

void MatricesView::goToShingle(std::uint32_t shingle) {
  if (m_matrices == nullptr || shingle >= m_matrices->shingles.size()) return;
  markShingle(m_matrices->shingleAt(shingle));
  m_details->showShingle(*m_matrices, shingle);
  m_cursorPanel->setTitle(tr("Shingle"));
}

void MatricesView::goToValue(std::uint32_t row, std::uint32_t position) {
  if (m_matrices == nullptr) return;
  m_signatureTable->showCell(m_signatures->lineOfPosition(position), static_cast<int>(row));
  chooseSignatureCell(m_signatures->lineOfPosition(position), static_cast<int>(row));
}

void MatricesView::chooseSignatureCell(int line, int column) {
  if (m_matrices == nullptr) return;
  const auto row = static_cast<std::uint32_t>(column);
  const MatrixRow &of = m_matrices->rows[row];
  if (const auto position = m_signatures->positionAt(line)) {
    m_details->showValue(*m_matrices, row, *position);
    m_cursorPanel->setTitle(tr("Signature value"));
    if (!of.hasShingles()) return markShingle(std::nullopt);
    markShingle(m_matrices->shingleAt(of.causes[*position]));
    m_shingleTable->showCell(static_cast<int>(of.causes[*position]), column);
    return;
  }
  m_details->showBucket(*m_matrices, row, m_signatures->bandAt(line));
  m_cursorPanel->setTitle(tr("Bucket"));
  markShingle(std::nullopt);
}

void MatricesView::markShingle(const std::optional<MatrixShingleHandle> &shingle) {
  m_shingle = shingle;
  m_signatures->setShingle(shingle);
  showTexts();
}

/// Shows the texts of the selected pair, or else of the rows with the shingle, or else of all rows.
void MatricesView::showTexts() {
  std::vector<std::uint32_t> columns;
  const MatrixPair *pair = m_pair ? m_matrices->find(*m_pair) : nullptr;
  const MatrixShingle *shingle = m_shingle ? m_matrices->find(*m_shingle) : nullptr;
  if (pair != nullptr) {
    columns = {pair->a, pair->b};
  } else {
    for (std::uint32_t row = 0; row < m_matrices->rows.size(); ++row)
      if (shingle == nullptr || shingle->isIn(row)) columns.push_back(row);
  }
  m_texts->showTexts(m_matrices, std::move(columns),
                     shingle == nullptr ? std::nullopt : std::optional(m_shingle->index));
}

bool MatricesView::cancelWork() {
  if (!isBusy()) return false;
  m_job.cancel();
  return true;
}

void MatricesView::createLayout() {
  QHBoxLayout *layout = makeRow(this, {}, kMatricesViewGap);
  layout->addWidget(createLeft());
  m_empty = new EmptyState({});
  auto *nothing = new Panel;
  nothing->setBody(m_empty);
  m_stack = makeStack({nothing, createGrids()});
  layout->addWidget(m_stack, 1);
}

QWidget *MatricesView::createLeft() {
  m_form = new MatrixRowsForm;
  auto *left = new QWidget;
  left->setFixedWidth(kMatricesViewLeftWidth);
  QVBoxLayout *column = makeColumn(left, {}, kMatricesViewGap);
  column->addWidget(m_form);
  column->addWidget(createPairs(), 1);
  return left;
}

Panel *MatricesView::createPairs() {
  m_pairPanel = new Panel(tr("Pairs"));
  m_pairs = new MatrixPairModel(this);
  m_pairTable = makeListTable(m_pairs, tr("Pairs of the rows"), this);
  showHeader(*m_pairTable);
  m_pairTable->setItemDelegateForColumn(MatrixPairModel::SimilarityColumn,
                                        new SimilarityDelegate(this));
  m_pairTable->setColumnWidth(MatrixPairModel::EstimateColumn, kEstimateWidth);
  m_pairPanel->setBody(m_pairTable);
  return m_pairPanel;
}

/// Gives the row numbers the width that they need, and the bars the rest.
void MatricesView::fitPairs() {
  int width = kLeastPairWidth;
  for (int row = 0; row < m_pairs->rowCount(); ++row) {
    const QString rows = m_pairs->index(row, MatrixPairModel::RowsColumn).data().toString();
    width = std::max(width, m_pairTable->fontMetrics().horizontalAdvance(rows) + 3 * kListCellSide);
  }
  width = std::min(width, kMostPairWidth);
  m_pairTable->setColumnWidth(MatrixPairModel::RowsColumn, width);
  m_pairTable->setColumnWidth(MatrixPairModel::SimilarityColumn,
                              kMatricesViewLeftWidth - width - kEstimateWidth - kBandsWidth);
}

QWidget *MatricesView::createGrids() {
  QSplitter *above =
      makeSplitter(Qt::Horizontal, kMatricesViewGap, {createShingles(), createSignatures()});
  above->setSizes({500, 500});
  QSplitter *grids = makeSplitter(Qt::Vertical, kMatricesViewGap, {above, createCursor()});
  grids->setStretchFactor(0, 1);
  grids->setSizes({430, 240});
  return grids;
}

Panel *MatricesView::createShingles() {
  m_shinglePanel = new Panel(tr("Characteristic matrix"));
  m_shingles = new ShingleMatrixModel(this);
  m_shingleTable = new MatrixTable(m_shingles, tr("Characteristic matrix"), kShingleTitleWidth);
  m_shinglePanel->setBody(m_shingleTable);
  m_shinglePanel->addHeaderWidget(makeCopyButton(m_shingleTable));
  return m_shinglePanel;
}

Panel *MatricesView::createSignatures() {
  m_signaturePanel = new Panel(tr("Signature matrix"));
  m_signatures = new SignatureMatrixModel(this);
  m_signatureTable = new MatrixTable(m_signatures, tr("Signature matrix"), kHashTitleWidth);
  m_signaturePanel->setBody(m_signatureTable);
  m_values = new Chip(tr("values"));
  m_values->setToolTip(tr("Shows the values instead of a letter for each shared value"));
  m_signaturePanel->addHeaderWidgets({m_values, makeCopyButton(m_signatureTable)});
  return m_signaturePanel;
}

Panel *MatricesView::createCursor() {
  m_cursorPanel = new Panel(tr("Shingle"));
  m_details = new MatrixDetails;
  QScrollArea *scroll = makeColumnScroller(m_details);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setAccessibleName(tr("Details at the cursor"));
  m_texts = new MatrixTexts;
  QSplitter *splitter = makeSplitter(Qt::Horizontal, kMatricesViewGap, {scroll, m_texts});
  splitter->setSizes({kDetailsWidth, kDetailsWidth});
  m_cursorPanel->setBody(splitter);
  return m_cursorPanel;
}

}  // namespace shinglescope
