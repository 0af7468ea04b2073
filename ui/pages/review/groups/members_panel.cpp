// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/members_panel.h"

#include <QHeaderView>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kMembersPanelPadding = 12;
constexpr int kMembersPanelStateWidth = 92;
constexpr int kMembersPanelNumberWidth = 64;
constexpr int kMembersPanelBarWidth = 112;
constexpr int kDataWidth = 170;

QLabel *addLine(QVBoxLayout *layout, TextRole role) {
  QLabel *label = makeNote(layout->parentWidget(), role);
  layout->addWidget(label);
  label->hide();
  return label;
}

}  // namespace

MembersPanel::MembersPanel(const ReviewActions &actions, QWidget *parent)
    : Panel({}, parent), m_actions(actions) {
  const auto addButton = [this](QAction *action, const QString &text) {
    KeyButton *button = makeActionButton(action, text, this);
    // The row under the cursor also decides whether a button is enabled.
    connect(action, &QAction::enabledChanged, this, &MembersPanel::showButtons);
    addHeaderWidget(button);
    return button;
  };
  m_keeper = addButton(actions.keeper, tr("Keeper"));
  m_takeOut = addButton(actions.takeOut, tr("Take out"));
  createBody();
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &MembersPanel::pickMembers);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    showButtons();
    if (!m_isFilling) emit currentChanged();
  });
}

void MembersPanel::createBody() {
  auto *body = new QWidget(this);
  auto *layout = makeColumn(body, {}, 0);
  auto *lines = new QWidget(body);
  auto *linesLayout = makeColumn(lines, {kMembersPanelPadding, 6, kMembersPanelPadding, 6}, 2);
  m_warning = addLine(linesLayout, TextRole::Warning);
  m_note = addLine(linesLayout, TextRole::Muted);
  m_model = new MemberModel(this);
  m_table = makeListTable(m_model, tr("Members of the group"), body);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  showHeader(*m_table);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->horizontalHeader()->setDefaultSectionSize(kDataWidth);
  m_table->setItemDelegateForColumn(MemberModel::RowColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_table->setItemDelegateForColumn(MemberModel::SimilarityColumn, new SimilarityDelegate(this));
  layout->addWidget(lines);
  layout->addWidget(m_table, 1);
  setBody(body);
}

void MembersPanel::showGroup(Content content) {
  const std::vector<RecordId> chosen = selectedRows();
  const std::optional<RecordId> current = currentRow();
  const int columnsBefore = m_model->columnCount();
  m_isFilling = true;
  m_model->setMembers(std::move(content.dataset), std::move(content.group),
                      std::move(content.columns));
  if (m_model->columnCount() != columnsBefore) {
    m_table->setColumnWidth(MemberModel::StateColumn, kMembersPanelStateWidth);
    m_table->setColumnWidth(MemberModel::RowColumn, kMembersPanelNumberWidth);
    m_table->setColumnWidth(MemberModel::SimilarityColumn, kMembersPanelBarWidth);
  }
  say(m_warning, content.warning);
  say(m_note, content.note);
  const bool isSameGroup = current && m_model->indexOf(*current) >= 0;
  const auto [a, b] = content.leastAlike;
  if (isSameGroup) {
    select(chosen, *current);
  } else {
    select({a, b}, b);
    // The table may not have a height yet, so scrolling would put the current row at its top.
    QTimer::singleShot(0, m_table, [this] {
      m_table->scrollToTop();
      m_table->scrollTo(m_table->currentIndex());
    });
  }
  m_isFilling = false;
  showButtons();
  if (!isSameGroup || selectedRows() != chosen) pickMembers();
}

void MembersPanel::clearGroup() {
  m_isFilling = true;
  m_model->setMembers(nullptr, {}, {});
  say(m_warning, {});
  say(m_note, {});
  m_isFilling = false;
  showButtons();
}

void MembersPanel::select(const std::vector<RecordId> &rows, RecordId current) {
  QItemSelectionModel *selection = m_table->selectionModel();
  selection->clearSelection();
  for (const RecordId row : rows) {
    const int index = m_model->indexOf(row);
    if (index < 0) continue;
    selection->select(m_model->index(index, 0),
                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  const QModelIndex under = m_model->index(m_model->indexOf(current), 0);
  selection->setCurrentIndex(under, QItemSelectionModel::NoUpdate);
  m_table->scrollTo(under);
}

std::optional<RecordId> MembersPanel::currentRow() const {
  const int row = m_table->currentIndex().row();
  if (row < 0 || row >= m_model->rowCount()) return std::nullopt;
  return m_model->at(row).row;
}

bool MembersPanel::isTakenOut(RecordId row) const {
  const int index = m_model->indexOf(row);
  return index >= 0 && m_model->at(index).isTakenOut;
}

std::vector<RecordId> MembersPanel::rows() const {
  std::vector<RecordId> all;
  for (int i = 0; i < m_model->rowCount(); ++i) all.push_back(m_model->at(i).row);
  return all;
}

std::vector<RecordId> MembersPanel::selectedRows() const {
  std::vector<RecordId> rows;
  for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
    rows.push_back(m_model->at(index.row()).row);
  std::ranges::sort(rows);
  return rows;
}

bool MembersPanel::moveOn(const TextClasses &classes) {
  const auto textAt = [&](int row) { return classes.textOf(m_model->at(row).row); };
  const int judged = std::max(0, m_table->currentIndex().row());
  int next = judged + 1;
  while (next < m_model->rowCount() && textAt(next) == textAt(judged)) ++next;
  if (next >= m_model->rowCount()) return false;
  selectOnly(*m_table, next);
  return true;
}

void MembersPanel::showButtons() {
  const std::optional<RecordId> row = currentRow();
  const bool isOut = row && isTakenOut(*row);
  m_keeper->setEnabled(row && !isOut && m_actions.keeper->isEnabled());
  m_takeOut->setEnabled(row && m_actions.takeOut->isEnabled());
  m_takeOut->setText(isOut ? tr("Put back") : tr("Take out"));
}

void MembersPanel::pickMembers() {
  if (m_isFilling) return;
  const std::vector<RecordId> chosen = selectedRows();
  if (chosen.empty() || m_model->rowCount() < 2) return;
  if (chosen.size() > 1) return emit membersPicked(chosen.front(), chosen.back());
  // A single member is compared with the keeper, or with the first member if there is no keeper. If
  // it is itself that partner, it is compared with the first or the second member.
  RecordId partner = m_model->at(0).row;
  for (int i = 0; i < m_model->rowCount(); ++i)
    if (m_model->at(i).isKeeper) partner = m_model->at(i).row;
  if (partner == chosen.front()) {
    const bool isFirst = partner == m_model->at(0).row;
    partner = m_model->at(isFirst ? 1 : 0).row;
  }
  emit membersPicked(std::min(partner, chosen.front()), std::max(partner, chosen.front()));
}

}  // namespace shinglescope
