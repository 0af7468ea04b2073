// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace shinglescope {

/// Shows a page of the guide. Pictures are as wide as the page at most; words that were searched
/// are marked. Web addresses open in the browser of the desktop. GUI thread.
class GuideBrowser final : public QTextBrowser {
  Q_OBJECT

 public:
  explicit GuideBrowser(QWidget *parent = nullptr);
  /// Shows a page, such as ":/docs/guide/data.md".
  void showPage(const QString &path);
  QString currentPage() const;
  /// Marks all places of the words and scrolls to the first.
  void markWords(const QString &words);
  QVariant loadResource(int type, const QUrl &name) override;

 signals:
  /// Emitted when currentPage() has changed, also by a link, Back or Forward.
  void pageShown();

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void follow(const QUrl &link);
  void showHeading(const QString &anchor);

  int m_pictureWidth = 0;
};

}  // namespace shinglescope
