// SPDX-License-Identifier: MIT
#include "ui/pages/learn/bands/bucket_box_list.h"

#include <QScrollBar>

#include "ui/base/style/motion.h"
#include "ui/pages/learn/bands/bucket_delegate.h"

namespace shinglescope {
namespace {

constexpr int kFallMilliseconds = 450;

int documentsIn(const BucketBoxModel &model) {
  int documents = 0;
  for (int row = 0; row < model.rowCount(); ++row)
    documents += static_cast<int>(model.box(row).documents.size());
  return documents;
}

}  // namespace

BucketBoxList::BucketBoxList(QWidget *parent)
    : QListView(parent), m_model(new BucketBoxModel(this)), m_delegate(new BucketDelegate(this)) {
  setAccessibleName(tr("Buckets"));
  setModel(m_model);
  setItemDelegate(m_delegate);
  setFlow(LeftToRight);
  setWrapping(true);
  setResizeMode(Adjust);
  setMovement(Static);
  setSelectionMode(NoSelection);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTabKeyNavigation(false);
  m_fall.setStartValue(0.0);
  m_fall.setEndValue(1.0);
  m_fall.setEasingCurve(QEasingCurve::OutBounce);
  connect(&m_fall, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
    m_delegate->setFallen(share.toDouble());
    viewport()->update();
  });
}

void BucketBoxList::setBoxes(std::vector<BucketBox> boxes) {
  m_fall.stop();
  const int before = documentsIn(*m_model);
  m_model->setBoxes(std::move(boxes));
  m_delegate->setFallen(1);
  layOut();
  showCurrent();
  const int duration = isVisible() && mayAnimate(*this) ? kFallMilliseconds : 0;
  if (duration == 0 || documentsIn(*m_model) != before + 1) return;
  m_fall.setDuration(duration);
  m_fall.start();
}

void BucketBoxList::layOut() {
  // Room for the scroll bar, so that its appearance does not wrap the boxes once more.
  m_delegate->setRoom(width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width());
  scheduleDelayedItemsLayout();
}

void BucketBoxList::showCurrent() {
  const int row = m_model->currentRow();
  if (row >= 0) scrollTo(m_model->index(row));
}

void BucketBoxList::resizeEvent(QResizeEvent *event) {
  layOut();
  QListView::resizeEvent(event);
  showCurrent();
}

void BucketBoxList::changeEvent(QEvent *event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) layOut();
}

}  // namespace shinglescope
