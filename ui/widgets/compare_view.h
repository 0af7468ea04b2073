#pragma once

#include <QTextEdit>
#include <QTimer>
#include <memory>

#include "core/dataset/dataset.h"
#include "ui/widgets/compare_document.h"

namespace shinglescope {

/// Two records side by side, fields aligned, wrapped and never cut; what
/// differs is marked. Steps through the differences. Read-only; the text can be
/// selected and copied. GUI thread; keeps the data set that it shows alive.
class CompareView final : public QTextEdit {
  Q_OBJECT

 public:
  explicit CompareView(QWidget *parent = nullptr);

  /// Shows two rows, from the first difference on.
  void showContent(std::shared_ptr<const Dataset> dataset, CompareContent content);
  void clearContent();
  const CompareOptions &options() const { return m_options; }
  void setOptions(const CompareOptions &options);

  int differenceCount() const { return static_cast<int>(m_summary.places.size()); }
  int currentDifference() const { return m_current; }  ///< from 0; -1 before the first
  int equalFields() const { return m_summary.equalFields; }
  int partCount() const { return m_summary.partCount; }
  void stepDifference(int step);  ///< goes round at the ends

 signals:
  void contentChanged();
  void differenceChanged();

 protected:
  bool event(QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void rebuild();
  void markCurrent();

  std::shared_ptr<const Dataset> m_dataset;
  CompareContent m_content;
  CompareOptions m_options;
  CompareSummary m_summary;
  int m_current = -1;
  int m_builtWidth = 0;
  QTimer m_resizeTimer;  ///< a resize may come out of the layout of a document being filled
};

}  // namespace shinglescope
