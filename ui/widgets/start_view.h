#pragma once

#include <QWidget>
#include <vector>

#include "core/project/project_recovery.h"

class QLabel;
class QListWidget;

namespace shinglescope {

/// What the Data page shows before there is data: open a file or a folder,
/// paste a table, recent files and the built-in samples. Emits what the user asks for. GUI thread.
class StartView final : public QWidget {
  Q_OBJECT

 public:
  explicit StartView(QWidget *parent = nullptr);
  void setRecentFiles(const QStringList &paths);
  /// Projects of untitled work that can be gone on with; the first is offered.
  void setRecoverable(const std::vector<RecoverableProject> &projects);

 signals:
  void openRequested();
  void folderRequested();
  void pasteRequested();  ///< also by Ctrl+V
  void recentFileChosen(const QString &path);
  void sampleRequested();
  void lessonRequested();
  void recoverRequested(const QString &path);
  void discardRequested(const QString &path);

 private:
  QWidget *createButtons();
  QWidget *createRecent();
  QWidget *createSamples();
  QWidget *createRecovery();

  class KeyButton *m_open = nullptr;
  QListWidget *m_recent = nullptr;
  QLabel *m_noRecent = nullptr;
  QWidget *m_recovery = nullptr;
  QLabel *m_recoveryText = nullptr;
  QString m_recoverable;
};

}  // namespace shinglescope
