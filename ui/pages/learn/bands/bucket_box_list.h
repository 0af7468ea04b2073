// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>
#include <QVariantAnimation>

#include "ui/pages/learn/bands/bucket_box_model.h"

namespace shinglescope {

class BucketDelegate;

/// The buckets of each band as boxes, into which the documents fall. The box of the step is kept
/// in view. GUI thread.
class BucketBoxList final : public QListView {
  Q_OBJECT

 public:
  explicit BucketBoxList(QWidget *parent = nullptr);
  /// Lets the newest document fall into its box if a step forward put it there.
  void setBoxes(std::vector<BucketBox> boxes);
  const BucketBoxModel &boxes() const { return *m_model; }

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void layOut();
  void showCurrent();

  BucketBoxModel *m_model;
  BucketDelegate *m_delegate;
  QVariantAnimation m_fall;
};

}  // namespace shinglescope
