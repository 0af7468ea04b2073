// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "core/project/project_recovery.h"

class QLabel;
class QListWidget;

namespace shinglescope {

class UnsavedReviews;

/// The Data page without data: open a file or a folder, paste a table, recent files and the
/// built-in samples. Emits the user's requests. GUI thread.
class StartView final : public QWidget {
  Q_OBJECT

 public:
  explicit StartView(QWidget *parent = nullptr);
  void setRecentFiles(const QStringList &paths);
  /// Sets the unnamed reviews that can be continued, and the number of deleted reviews that can be
  /// restored.
  void setRecoverable(const std::vector<RecoverableProject> &projects, std::size_t deleted);

 signals:
  void openRequested();
  void folderRequested();
  void pasteRequested();  ///< also by Ctrl+V
  void recentFileChosen(const QString &path);
  void sampleRequested();
  void lessonRequested();
  void recoverRequested(const QString &path);
  void discardRequested(const QString &path);  ///< the user has confirmed
  void restoreRequested();                     ///< the review that was deleted last

 private:
  QWidget *createButtons();
  QWidget *createRecent();
  QWidget *createSamples();
  void chooseFocus();

  class KeyButton *m_open = nullptr;
  QListWidget *m_recent = nullptr;
  QLabel *m_noRecent = nullptr;
  UnsavedReviews *m_unsaved = nullptr;
};

}  // namespace shinglescope
