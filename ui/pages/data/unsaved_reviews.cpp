// SPDX-License-Identifier: MIT
#include "ui/pages/data/unsaved_reviews.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/table/record_delegate.h"

namespace shinglescope {
namespace {

constexpr int kUnsavedReviewsMostLines = 4;

enum UnsavedReviewsRole { PathRole = Qt::UserRole, QuestionRole };

QString tableName(const RecoverableProject &review) {
  const QString path = QFile::decodeName(review.sourcePath.c_str());
  const QString name = QFileInfo(path).fileName();
  return shownPath(name.isEmpty() ? path : name);
}

QString verdictsText(std::uint64_t verdicts) {
  return UnsavedReviews::tr("%1 verdicts", nullptr, pluralOf(verdicts)).arg(countText(verdicts));
}

QString timeText(const RecoverableProject &review) {
  return QLocale().toString(QDateTime::fromMSecsSinceEpoch(review.modifiedMilliseconds),
                            QLocale::ShortFormat);
}

}  // namespace

UnsavedReviews::UnsavedReviews(QWidget *parent) : Panel(tr("Unsaved reviews"), parent) {
  setAccessibleName(tr("Unsaved reviews"));
  auto *body = new QWidget(this);
  m_list = new QListWidget(body);
  m_list->setItemDelegate(new RecordDelegate(m_list));
  m_list->setAccessibleName(tr("Unsaved reviews"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setTextElideMode(Qt::ElideMiddle);
  m_list->installEventFilter(this);
  layOutRow(body, {4, 4, 8, 4}, 8, {{m_list, 1}, {createButtons(), 0, Qt::AlignTop}});
  setBody(body);
  setFocusProxy(m_list);
  // Queued, because opening may clear the list while the list still handles the key.
  connect(m_list, &QListWidget::itemActivated, this, &UnsavedReviews::openCurrent,
          Qt::QueuedConnection);
  hide();
}

QWidget *UnsavedReviews::createButtons() {
  auto *buttons = new QWidget(this);
  m_open = new QPushButton(tr("&Open"), buttons);
  m_delete = new QPushButton(tr("&Delete..."), buttons);
  m_delete->setObjectName(QStringLiteral("deleteReview"));
  m_restore = new QPushButton(buttons);
  m_restore->setObjectName(QStringLiteral("restoreDeleted"));
  layOutRow(buttons, {0, 4, 0, 0}, 8, {m_open, m_delete, m_restore, BoxItem::space()});
  connect(m_open, &QPushButton::clicked, this, &UnsavedReviews::openCurrent);
  connect(m_delete, &QPushButton::clicked, this, &UnsavedReviews::askToDelete);
  connect(m_restore, &QPushButton::clicked, this, &UnsavedReviews::restoreRequested);
  return buttons;
}

bool UnsavedReviews::hasReviews() const { return m_list->count() > 0; }

void UnsavedReviews::setReviews(const std::vector<RecoverableProject> &reviews,
                                std::size_t deleted) {
  const int row = std::max(0, m_list->currentRow());
  m_list->clear();
  for (const RecoverableProject &review : reviews) {
    const QString name = tableName(review);
    const QString verdicts = verdictsText(review.verdicts);
    auto *item = new QListWidgetItem(
        review.problem.id == MessageId::None
            ? tr("%1   %2, %3").arg(name, verdicts, timeText(review))
            : tr("%1   cannot be opened")
                  .arg(shownPath(QFileInfo(QFile::decodeName(review.path.c_str())).fileName())));
    item->setData(PathRole, QFile::decodeName(review.path.c_str()));
    item->setData(QuestionRole, review.problem.id == MessageId::None
                                    ? tr("Delete the review of %1 with %2?").arg(name, verdicts)
                                    : tr("Delete this review, which cannot be opened?"));
    m_list->addItem(item);
  }
  const int lines = std::clamp(m_list->count(), 1, kUnsavedReviewsMostLines);
  m_list->setFixedHeight(lines * std::max(1, m_list->sizeHintForRow(0)) + 2 * m_list->frameWidth());
  if (hasReviews()) m_list->setCurrentRow(std::min(row, m_list->count() - 1));
  m_list->setVisible(hasReviews());
  m_open->setVisible(hasReviews());
  m_delete->setVisible(hasReviews());
  m_restore->setVisible(deleted > 0);
  m_restore->setText(tr("Re&store deleted (%1)").arg(countText(deleted)));
  setVisible(hasReviews() || deleted > 0);
}

void UnsavedReviews::openCurrent() {
  if (const QListWidgetItem *item = m_list->currentItem())
    emit openRequested(item->data(PathRole).toString());
}

/// Moves the focus away from the button, because the next review takes the place of the deleted
/// one.
void UnsavedReviews::askToDelete() {
  const QListWidgetItem *item = m_list->currentItem();
  if (item == nullptr) return;
  m_list->setFocus();
  auto *question = new QMessageBox(QMessageBox::NoIcon, tr("Delete a review"),
                                   item->data(QuestionRole).toString(), QMessageBox::Cancel, this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  question->setInformativeText(
      tr("It is kept for 30 days and can be restored on this page until then."));
  question->setDefaultButton(QMessageBox::Cancel);
  const QPushButton *yes = question->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
  connect(yes, &QPushButton::clicked, this,
          [this, path = item->data(PathRole).toString()] { emit deleteRequested(path); });
  question->open();
}

bool UnsavedReviews::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_list && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
    askToDelete();
    return true;
  }
  return Panel::eventFilter(watched, event);
}

}  // namespace shinglescope
