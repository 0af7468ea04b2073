#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace shinglescope {

/// A row of joined buttons of which one is on ("characters | words"). Arrow
/// keys move, Tab enters and leaves. GUI thread.
class SegmentedControl : public QWidget {
  Q_OBJECT

 public:
  explicit SegmentedControl(const QStringList &segments, QWidget *parent = nullptr);
  int currentIndex() const;
  void setCurrentIndex(int index);  ///< emits currentChanged if it changed
  void setSegmentText(int index, const QString &text);
  /// Said of it as a tool tip, and by screen readers.
  void setSegmentHint(int index, const QString &hint);
  void setSegmentEnabled(int index, bool isEnabled);

 signals:
  void currentChanged(int index);

 private:
  QButtonGroup *m_group = nullptr;
  QHBoxLayout *m_layout = nullptr;
};

}  // namespace shinglescope
