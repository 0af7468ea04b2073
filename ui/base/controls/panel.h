#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace shinglescope {

/// The product's panel: a 1 px line, a 6 px radius, a header with title (600
/// weight), muted subtitle and actions at the right, then the body. GUI thread.
class Panel : public QFrame {
  Q_OBJECT

 public:
  explicit Panel(const QString &title = {}, QWidget *parent = nullptr);

  void setTitle(const QString &title);
  void setSubtitle(const QString &subtitle);
  /// Puts a widget at the right of the header; the panel owns it.
  void addHeaderWidget(QWidget *widget);
  /// Fills the space under the header; the panel owns it. Without margins, so
  /// tables and plots reach the line; pass a widget with margins for text.
  void setBody(QWidget *body);
  /// Puts a widget under the body, above a line.
  void setFooter(QWidget *footer);
  /// Hides the footer with its line.
  void setFooterVisible(bool isVisible);

 private:
  QLabel *m_title = nullptr;
  QLabel *m_subtitle = nullptr;
  QWidget *m_header = nullptr;
  QHBoxLayout *m_headerLayout = nullptr;
  QVBoxLayout *m_layout = nullptr;
  QWidget *m_body = nullptr;
  QWidget *m_footer = nullptr;
};

}  // namespace shinglescope
