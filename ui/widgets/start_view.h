#pragma once

#include <QWidget>

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

 signals:
  void openRequested();
  void folderRequested();
  void pasteRequested();  ///< also by Ctrl+V
  void recentFileChosen(const QString &path);
  void sampleRequested();
  void lessonRequested();

 private:
  QWidget *createButtons();
  QWidget *createRecent();
  QWidget *createSamples();

  class KeyButton *m_open = nullptr;
  QListWidget *m_recent = nullptr;
  QLabel *m_noRecent = nullptr;
};

}  // namespace shinglescope
