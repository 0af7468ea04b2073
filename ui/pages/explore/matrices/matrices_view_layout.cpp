#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/panel.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/matrices/matrix_details.h"
#include "ui/pages/explore/matrices/matrix_pair_model.h"
#include "ui/pages/explore/matrices/matrix_rows_form.h"
#include "ui/pages/explore/matrices/matrix_table.h"
#include "ui/pages/explore/matrices/matrix_texts.h"
#include "ui/pages/explore/matrices/shingle_matrix_model.h"
#include "ui/pages/explore/matrices/signature_matrix_model.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kMatricesViewGap = 8;
constexpr int kMatricesViewLeftWidth = 330;
constexpr int kShingleTitleWidth = 200;
constexpr int kHashTitleWidth = 76;
constexpr int kLeastPairWidth = 72;
constexpr int kMostPairWidth = 136;
constexpr int kEstimateWidth = 78;
constexpr int kBandsWidth = 80;  ///< and the scroll bar
constexpr int kDetailsWidth = 400;

QPushButton *makeCopyButton(MatrixTable *table) {
  auto *button = new QPushButton(MatricesView::tr("Copy"));
  button->setToolTip(MatricesView::tr("Copies what is listed as tab-separated text (Ctrl+C)"));
  button->setAutoDefault(false);
  QObject::connect(button, &QPushButton::clicked, table, &MatrixTable::copy);
  return button;
}

QSplitter *makeSplitter(Qt::Orientation orientation) {
  auto *splitter = new QSplitter(orientation);
  splitter->setHandleWidth(kMatricesViewGap);
  splitter->setChildrenCollapsible(false);
  return splitter;
}

}  // namespace

void MatricesView::createLayout() {
  auto *layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kMatricesViewGap);
  layout->addWidget(createLeft());
  m_empty = new EmptyState({});
  auto *nothing = new Panel;
  nothing->setBody(m_empty);
  m_stack = new QStackedWidget;
  m_stack->addWidget(nothing);
  m_stack->addWidget(createGrids());
  layout->addWidget(m_stack, 1);
}

QWidget *MatricesView::createLeft() {
  m_form = new MatrixRowsForm;
  auto *left = new QWidget;
  left->setFixedWidth(kMatricesViewLeftWidth);
  auto *column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kMatricesViewGap);
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

/// The rows' numbers are read whole; the bars take what is left.
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
  auto *above = makeSplitter(Qt::Horizontal);
  above->addWidget(createShingles());
  above->addWidget(createSignatures());
  above->setSizes({500, 500});
  auto *grids = makeSplitter(Qt::Vertical);
  grids->addWidget(above);
  grids->addWidget(createCursor());
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
  m_values->setToolTip(tr("The values themselves; otherwise a letter for each that is shared"));
  m_signaturePanel->addHeaderWidget(m_values);
  m_signaturePanel->addHeaderWidget(makeCopyButton(m_signatureTable));
  return m_signaturePanel;
}

Panel *MatricesView::createCursor() {
  m_cursorPanel = new Panel(tr("Shingle"));
  m_details = new MatrixDetails;
  auto *scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setAccessibleName(tr("What the cursor stands on"));
  scroll->setWidget(m_details);
  m_texts = new MatrixTexts;
  auto *splitter = makeSplitter(Qt::Horizontal);
  splitter->addWidget(scroll);
  splitter->addWidget(m_texts);
  splitter->setSizes({kDetailsWidth, kDetailsWidth});
  m_cursorPanel->setBody(splitter);
  return m_cursorPanel;
}

}  // namespace shinglescope
