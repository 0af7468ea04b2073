// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/window/guide/guide_library.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace shinglescope {

class GuideBrowser;

/// The user guide in a window of its own, which stays open while the user works: contents, search,
/// and the current page. The guide is part of the program and in English. GUI thread.
class GuideWindow final : public QDialog {
  Q_OBJECT

 public:
  explicit GuideWindow(QWidget *parent = nullptr);
  /// Shows a page of the guide by the name of its file without the ending, such as "data".
  void showPage(const QString &name);

 private:
  void createList();
  void createBrowser();
  void fillList();
  void openCurrent();
  void followPage();

  GuideLibrary m_library;
  QLineEdit *m_search = nullptr;
  QListWidget *m_list = nullptr;
  GuideBrowser *m_browser = nullptr;
  QPushButton *m_back = nullptr;
  QPushButton *m_forward = nullptr;
  bool m_isFollowing = false;  ///< the list follows the browser, not the other way round
};

}  // namespace shinglescope
