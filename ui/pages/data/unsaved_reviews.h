// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/project/project_recovery.h"
#include "ui/base/controls/panel.h"

class QListWidget;
class QPushButton;

namespace shinglescope {

/// The reviews without a name, on the start page: table, verdicts and time of each. Enter opens
/// one; Del deletes it after confirmation. Hidden if there are neither such reviews nor deleted
/// ones. Emits the user's requests. GUI thread.
class UnsavedReviews final : public Panel {
  Q_OBJECT

 public:
  explicit UnsavedReviews(QWidget *parent = nullptr);
  /// `deleted` is the number of deleted reviews that can be restored.
  void setReviews(const std::vector<RecoverableProject> &reviews, std::size_t deleted);
  bool hasReviews() const;

 signals:
  void openRequested(const QString &path);
  void deleteRequested(const QString &path);
  void restoreRequested();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  QWidget *createButtons();
  void openCurrent();
  void askToDelete();

  QListWidget *m_list = nullptr;
  QPushButton *m_open = nullptr;
  QPushButton *m_delete = nullptr;
  QPushButton *m_restore = nullptr;
};

}  // namespace shinglescope
