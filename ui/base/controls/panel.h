// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>
#include <initializer_list>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace shinglescope {

/// The program's panel: a 1 px border with a 6 px radius, a header with a title (weight 600), a
/// muted subtitle and actions on the right, then the body. A subtitle that does not fit next to the
/// title and the actions is shown below them, and a title that is too long wraps. GUI thread.
class Panel : public QFrame {
  Q_OBJECT

 public:
  explicit Panel(const QString &title = {}, QWidget *parent = nullptr);

  void setTitle(const QString &title);
  void setSubtitle(const QString &subtitle);
  /// Adds a widget on the right of the header; the panel owns it.
  void addHeaderWidget(QWidget *widget);
  void addHeaderWidgets(std::initializer_list<QWidget *> widgets);
  /// Sets the widget below the header; the panel owns it. The body has no margins, so that tables
  /// and plots reach the border; pass a widget with margins for text.
  void setBody(QWidget *body);
  /// Shows or hides the body, so that a panel without content takes only the room of its header.
  void setBodyVisible(bool isVisible);
  /// Sets a widget below the body, under a line.
  void setFooter(QWidget *footer);
  /// Shows or hides the footer and its line.
  void setFooterVisible(bool isVisible);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  int lineWidth(bool withSubtitle) const;
  void placeTexts();

  QLabel *m_title = nullptr;
  QLabel *m_subtitle = nullptr;
  QWidget *m_header = nullptr;
  QHBoxLayout *m_headerLayout = nullptr;
  QVBoxLayout *m_headerLines = nullptr;
  QVBoxLayout *m_layout = nullptr;
  QWidget *m_body = nullptr;
  QWidget *m_footerLine = nullptr;
  QWidget *m_footer = nullptr;
};

}  // namespace shinglescope
