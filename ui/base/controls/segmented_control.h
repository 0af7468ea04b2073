// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace shinglescope {

/// A row of joined buttons, exactly one of which is checked ("characters | words"). Arrow keys move
/// between them; Tab enters and leaves the row. GUI thread.
class SegmentedControl : public QWidget {
  Q_OBJECT

 public:
  explicit SegmentedControl(const QStringList &segments, QWidget *parent = nullptr);
  int currentIndex() const;
  void setCurrentIndex(int index);  ///< emits currentChanged if it changed
  void setSegmentText(int index, const QString &text);
  /// Sets the tool tip of a segment, which screen readers read too.
  void setSegmentHint(int index, const QString &hint);
  void setSegmentEnabled(int index, bool isEnabled);
  /// Sets whether there is less space around the texts.
  void setNarrow(bool isNarrow);

 signals:
  void currentChanged(int index);

 private:
  QButtonGroup *m_group = nullptr;
  bool m_isNarrow = false;
};

}  // namespace shinglescope
