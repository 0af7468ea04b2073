// SPDX-License-Identifier: MIT
#include "ui/pages/explore/buckets/buckets_view.h"

#include <QSplitter>
#include <QTableView>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/panel.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/buckets/bucket_model.h"
#include "ui/pages/explore/buckets/bucket_size_plot.h"
#include "ui/pages/explore/frame/stop_panel.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kBucketsViewGap = 8;
constexpr int kBucketsViewPadding = 12;
constexpr int kBucketsViewLeftWidth = 400;
constexpr int kBucketsViewNumberWidth = 76;
constexpr int kTextPairsWidth = 124;
constexpr int kWhatWidth = 80;
constexpr int kWhereWidth = 150;
constexpr BucketStatisticsOptions kOptions{.largest = 50, .mostMembers = 200, .commonest = 20};

}  // namespace

BucketsView::BucketsView(const ExploreTools &tools, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent), m_shelf(tools.shelf) {
  createLayout(tools.adopter);
  m_strip->say({});
  setView(nullptr);
}

void BucketsView::createLayout(RecipeAdopter &adopter) {
  m_stop = new StopPanel(adopter);
  auto *left = new QWidget;
  left->setFixedWidth(kBucketsViewLeftWidth);
  QVBoxLayout *column = makeColumn(left, {}, kBucketsViewGap);
  column->addWidget(createSizes(), 1);
  column->addWidget(m_stop);
  QSplitter *right =
      makeSplitter(Qt::Vertical, kBucketsViewGap, {createLargest(), createContent()});
  right->setSizes({340, 330});
  QHBoxLayout *layout = makeRow(this, {}, kBucketsViewGap);
  layout->addWidget(left);
  layout->addWidget(right, 1);
}

Panel *BucketsView::createSizes() {
  auto *panel = new Panel(tr("Bucket sizes"));
  m_plot = new BucketSizePlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Buckets by number of texts"), PlotPanel::Tools::Menu,
                              {kBucketsViewPadding, 6, kBucketsViewPadding, 4});
  panel->setBody(m_plotPanel);
  panel->addHeaderWidget(m_plotPanel->menuButton());
  m_strip = new TaskFooter(tr("&Look into the buckets"));
  panel->setFooter(m_strip);
  connect(m_plotPanel, &PlotPanel::messageRaised, this, &BucketsView::messageRaised);
  connect(m_strip, &TaskFooter::startRequested, this, &BucketsView::look);
  connect(m_strip, &TaskFooter::cancelRequested, this, [this] { m_job.cancel(); });
  return panel;
}

Panel *BucketsView::createLargest() {
  m_largestPanel = new Panel(tr("Largest buckets"));
  m_largest = new BucketModel(this);
  m_largestTable = makeListTable(m_largest, tr("Largest buckets"), this);
  showHeader(*m_largestTable);
  for (int column = 0; column < BucketModel::ShinglesColumn; ++column)
    m_largestTable->setColumnWidth(column, kBucketsViewNumberWidth);
  m_largestTable->setColumnWidth(BucketModel::PairsColumn, kTextPairsWidth);
  m_largestPanel->setBody(m_largestTable);
  connect(m_largestTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex &current) { showBucket(current.row()); });
  return m_largestPanel;
}

Panel *BucketsView::createContent() {
  m_contentPanel = new Panel(tr("In the bucket"));
  m_content = new BucketContentModel(this);
  m_contentTable = makeListTable(m_content, tr("Shingles and members of the bucket"), this);
  showHeader(*m_contentTable);
  m_contentTable->setColumnWidth(BucketContentModel::WhatColumn, kWhatWidth);
  m_contentTable->setColumnWidth(BucketContentModel::RowsColumn, kWhereWidth);
  m_contentTable->setToolTip(tr("Enter shows a member on the Data page"));
  m_contentPanel->setBody(m_contentTable);
  connect(m_contentTable, &QTableView::activated, this, [this](const QModelIndex &index) {
    if (const auto *member = std::get_if<RecordId>(&m_content->at(index.row())))
      emit rowRevealRequested(member->value);
  });
  return m_contentPanel;
}

bool BucketsView::isBusy() const { return m_job.isRunning() || m_stop->isBusy(); }

void BucketsView::activate() {
  if (m_largest->rowCount() > 0) m_largestTable->setFocus(Qt::OtherFocusReason);
}

void BucketsView::forget(Changes changes) {
  if (!(changes & (Data | RecipeEdit | Columns))) return;
  m_stop->setQuestion(canAsk() ? session().dataset() : nullptr, recipeOfTables(session()));
  if (m_dataset == session().dataset() && m_recipe == recipeOfTables(session())) return;
  m_strip->drop(m_job);
  setView(nullptr);
  m_dataset.reset();
}

void BucketsView::refresh(Changes) {
  m_stop->setQuestion(canAsk() ? session().dataset() : nullptr, recipeOfTables(session()));
  const QString reason = canAsk() ? QString() : tr("Open a file and choose what to compare.");
  m_strip->setObstacle(reason);
  m_stop->strip().setObstacle(reason);
}

void BucketsView::look() {
  if (!session().hasDataset() || m_job.isRunning()) return;
  m_dataset = session().dataset();
  m_recipe = recipeOfTables(session());
  m_strip->run(
      m_job,
      [shelf = m_shelf, dataset = m_dataset,
       recipe = m_recipe](const RunContext &context) -> Result<BucketStatistics> {
        const auto rows = shelf->take(dataset, recipe, context);
        if (!rows) return rows.error();
        return viewBuckets((*rows)->texts, kOptions, context);
      },
      [this](BucketStatistics view) {
        setView(std::make_shared<const BucketStatistics>(std::move(view)));
        m_strip->say(tr("%1 buckets of two texts or more, of %2 texts; %3 candidates.")
                         .arg(countText(m_view->buckets), countText(m_view->texts),
                              countText(m_view->candidates)));
      });
}

void BucketsView::setView(std::shared_ptr<const BucketStatistics> view) {
  m_view = std::move(view);
  m_plot->setView(m_view);
  m_plotPanel->showTable();
  m_largest->setBuckets(m_view == nullptr ? std::vector<HotBucket>() : m_view->largest);
  m_largestPanel->setSubtitle(
      m_view == nullptr ? tr("none examined yet")
                        : tr("the %1 largest of %2")
                              .arg(countText(m_view->largest.size()), countText(m_view->buckets)));
  showBucket(-1);
  if (m_largest->rowCount() > 0) selectOnly(*m_largestTable, 0);
}

void BucketsView::showBucket(int row) {
  if (row < 0 || m_view == nullptr) {
    m_contentPanel->setSubtitle({});
    return m_content->clear();
  }
  const HotBucket &bucket = m_largest->at(row);
  const auto columns = comparedColumns(*m_dataset, m_recipe);
  m_content->setBucket(m_dataset, columns ? *columns : std::vector<ColumnId>(), bucket);
  m_contentPanel->setSubtitle(
      bucket.members.size() < bucket.rows
          ? tr("band %1, the first %2 of %3 rows")
                .arg(bucket.band + 1)
                .arg(countText(bucket.members.size()), countText(bucket.rows))
          : tr("band %1, %2 rows").arg(bucket.band + 1).arg(countText(bucket.rows)));
}

bool BucketsView::cancelWork() {
  if (!isBusy()) return false;
  m_job.cancel();
  m_stop->cancel();
  return true;
}

}  // namespace shinglescope
