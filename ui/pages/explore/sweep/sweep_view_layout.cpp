#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/panel.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/style/text_role.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/explore/frame/take_back_button.h"
#include "ui/pages/explore/frame/task_strip.h"
#include "ui/pages/explore/sweep/sweep_filter_bar.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/pages/explore/sweep/sweep_front_plot.h"
#include "ui/pages/explore/sweep/sweep_model.h"
#include "ui/pages/explore/sweep/sweep_view.h"
#include "ui/parts/tuning/sweep_text.h"
#include "ui/session/overwrite_guards.h"

namespace shinglescope {
namespace {

constexpr int kSweepViewFormWidth = 330;
constexpr int kSweepViewGap = 8;
constexpr int kSweepViewPadding = 12;
constexpr int kSweepViewRowHeight = 24;
constexpr int kSweepViewNumberWidth = 84;
constexpr int kWideColumn = 118;
constexpr int kNoteWidth = 420;

int widthOf(int column) {
  switch (column) {
    case SweepModel::KColumn: return 44;
    case SweepModel::HashesColumn: return 66;
    case SweepModel::F1Column:
    case SweepModel::SecondsColumn:
    case SweepModel::BytesColumn: return 76;
    case SweepModel::BandsColumn: return 104;
    case SweepModel::SchemeColumn:
    case SweepModel::VerifiedRecallColumn:
    case SweepModel::CandidateErrorColumn:
    case SweepModel::CandidateDeviationColumn:
    case SweepModel::CandidateBiasColumn:
    case SweepModel::AllErrorColumn:
    case SweepModel::AllDeviationColumn:
    case SweepModel::AllBiasColumn: return kWideColumn;
    case SweepModel::VerifiedTruePositivesColumn:
    case SweepModel::VerifiedFalseNegativesColumn:
    case SweepModel::VerifiedF1Column:
    case SweepModel::NotExaminedColumn: return 100;
    case SweepModel::NoteColumn: return kNoteWidth;
    default: return kSweepViewNumberWidth;
  }
}

}  // namespace

void SweepView::createLayout() {
  m_form = new SweepForm;
  m_form->setFixedWidth(kSweepViewFormWidth);
  m_form->setOverwriteGuard(overwriteGuardOf(session(), controller()));
  auto *empty = new Panel({}, this);
  empty->setBody(new EmptyState(
      tr("Try many settings on a sample of the rows, each against the exact answer of the same "
         "rows.")));
  m_empty = empty;
  m_results = new QSplitter(Qt::Vertical);
  m_results->setHandleWidth(kSweepViewGap);
  m_results->setChildrenCollapsible(false);
  m_results->addWidget(createFront());
  m_results->addWidget(createTable());
  m_results->setSizes({360, 300});
  m_right = new QStackedWidget;
  m_right->addWidget(m_empty);
  m_right->addWidget(m_results);
  auto *layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSweepViewGap);
  layout->addWidget(m_form);
  layout->addWidget(m_right, 1);
}

Panel *SweepView::createFront() {
  m_frontPanel = new Panel(tr("Front"));
  m_quality = new QComboBox;
  m_quality->setAccessibleName(tr("Quality"));
  m_quality->setObjectName(QStringLiteral("qualityBox"));
  for (const SweepQuality quality : {SweepQuality::Precision, SweepQuality::Recall,
                                     SweepQuality::F1, SweepQuality::VerifiedRecall})
    m_quality->addItem(qualityText(quality));
  m_quality->setCurrentIndex(static_cast<int>(SweepQuality::F1));
  m_pairsBox = new QComboBox;
  m_pairsBox->setAccessibleName(tr("Which pairs"));
  m_pairsBox->setObjectName(QStringLiteral("sweepPairsBox"));
  m_pairsBox->setToolTip(
      tr("Every setting finds identical rows, so that with them all settings look alike"));
  for (const SweepPairs pairs : {SweepPairs::ThatDiffer, SweepPairs::WithIdentical})
    m_pairsBox->addItem(pairsText(pairs));
  m_cost = new QComboBox;
  m_cost->setAccessibleName(tr("Cost"));
  m_cost->setObjectName(QStringLiteral("costBox"));
  for (const SweepCost cost : {SweepCost::Seconds, SweepCost::Bytes})
    m_cost->addItem(costText(cost));
  auto *against = new QLabel(tr("against"));
  setTextRole(against, TextRole::Muted);
  for (QWidget *widget : QList<QWidget *>{m_quality, m_pairsBox, against, m_cost})
    m_frontPanel->addHeaderWidget(widget);
  m_plot = new SweepFrontPlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Settings by cost and quality"), PlotPanel::Tools::Menu);
  m_frontPanel->addHeaderWidget(m_plotPanel->menuButton());
  auto *body = new QWidget;
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(kSweepViewPadding, 8, kSweepViewPadding, 8);
  layout->addWidget(m_plotPanel);
  m_frontPanel->setBody(body);
  m_frontPanel->setFooter(createChoice());
  return m_frontPanel;
}

QWidget *SweepView::createChoice() {
  auto *line = new QWidget;
  line->setObjectName(QStringLiteral("panelFooter"));
  auto *layout = new QHBoxLayout(line);
  layout->setContentsMargins(kSweepViewPadding, 6, kSweepViewPadding, 6);
  layout->setSpacing(8);
  m_choice = new QLabel;
  m_choice->setObjectName(QStringLiteral("sweepChoice"));
  m_choice->setTextFormat(Qt::PlainText);
  m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_pairs = new QPushButton(tr("&Pairs…"));
  m_pairs->setObjectName(QStringLiteral("sweepPairs"));
  m_pairs->setToolTip(tr("What it finds, misses and wrongly finds in the sample"));
  m_adopt = new QPushButton(tr("&Adopt"));
  m_adopt->setObjectName(QStringLiteral("sweepAdopt"));
  m_adopt->setToolTip(tr("Puts the setting into the recipe"));
  layout->addWidget(m_choice, 1);
  layout->addWidget(m_pairs);
  layout->addWidget(new TakeBackButton(m_adopter));
  layout->addWidget(m_adopt);
  return line;
}

Panel *SweepView::createTable() {
  m_tablePanel = new Panel(tr("Settings"));
  m_save = new QPushButton(tr("&Save as CSV or JSON…"));
  m_save->setObjectName(QStringLiteral("sweepSave"));
  m_tablePanel->addHeaderWidget(m_save);
  m_filters = new SweepFilterBar;
  m_model = new SweepModel(this);
  m_table = new QTableView;
  m_table->setModel(m_model);
  m_table->setAccessibleName(tr("Settings of the sweep"));
  m_table->setToolTip(tr("Enter lists the pairs; Alt and an arrow sort by the column"));
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setShowGrid(false);
  m_table->setWordWrap(false);
  m_table->setTabKeyNavigation(false);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->verticalHeader()->setDefaultSectionSize(kSweepViewRowHeight);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_table->setSortingEnabled(true);
  m_table->setItemDelegate(new RowTextDelegate(RowTextDelegate::Look::Ink, m_table));
  for (int column = 0; column < SweepModel::ColumnCount; ++column)
    m_table->setColumnWidth(column, widthOf(column));
  m_table->installEventFilter(this);
  auto *body = new QWidget;
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_filters);
  layout->addWidget(m_table, 1);
  m_tablePanel->setBody(body);
  return m_tablePanel;
}

}  // namespace shinglescope
