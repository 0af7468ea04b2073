// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/dataset/table/dataset.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/compare/compare_document.h"
#include "ui/pages/review/compare/difference_ruler.h"
#include "ui/pages/review/compare/member_document.h"
#include "ui/pages/review/compare/search_hits.h"

namespace shinglescope {

/// Shows two records side by side, with aligned, wrapped, uncut fields and marked differences.
/// Alternatively shows their prepared texts with the shingles, or three or more members of a group.
/// Steps through the differences. Read-only; the text can be selected and copied. GUI thread; long
/// texts are compared in a worker. Keeps the shown data set alive.
class CompareView final : public QTextEdit {
  Q_OBJECT

 public:
  explicit CompareView(QWidget *parent = nullptr);

  /// Shows two rows.
  void showContent(std::shared_ptr<const Dataset> dataset, CompareContent content);
  /// Shows several rows instead, until other content is shown.
  void showMembers(std::shared_ptr<const Dataset> dataset, MemberContent members);
  /// Shows the shingles of the two shown rows until other content is shown; null shows the rows
  /// again.
  void showShingles(std::shared_ptr<const ShingleView> shingles);
  void clearContent();
  const CompareOptions &options() const { return m_options; }
  void setOptions(const CompareOptions &options);

  int differenceCount() const { return static_cast<int>(m_summary.places.size()); }
  int currentDifference() const { return m_current; }  ///< from 0; -1 before the first
  int equalFields() const { return m_summary.equalFields; }
  int partCount() const { return m_summary.partCount; }
  bool isComparing() const { return m_comparing.isRunning(); }
  /// The number of shown members; 0 if two rows are shown.
  int memberCount() const { return m_members ? static_cast<int>(m_members->heads.size()) : 0; }
  const ShingleCoverage *coverage() const {
    return m_shingles == nullptr ? nullptr : &m_shingles->coverage;
  }
  void stepDifference(int step);  ///< wraps around at the ends
  void goToDifference(int index);

  /// Marks the hits of a search: a text in any case, or /a regular expression/.
  void setSearch(const QString &search);
  const QString &search() const { return m_search; }
  const SearchHits &hits() const { return m_hits; }
  int currentHit() const { return m_currentHit; }  ///< from 0; -1 before the first
  void stepHit(int step);                          ///< wraps around at the ends

  /// What an overview of the differences shows; empty unless two rows are shown.
  RulerContent rulerContent() const;
  /// Goes to a difference of the overview, in another part of long texts if it is there.
  void goToMark(const RulerMark &mark);
  void scrollToShare(double share);

 signals:
  void contentChanged();
  void differenceChanged();
  void hitsChanged();

 protected:
  bool event(QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  void startOver(std::shared_ptr<const Dataset> dataset);
  void compare();
  void rebuild();
  void markCurrent();
  void findHits();
  void findMarks();
  void scrollTo(int position);
  void paintHits(QPainter &painter, const QRect &visible) const;
  CompareSummary fill();

  std::shared_ptr<const Dataset> m_dataset;
  CompareContent m_content;
  std::optional<std::vector<FieldDiff>> m_diffs;  ///< empty while they are computed
  std::optional<MemberContent> m_members;
  std::shared_ptr<const ShingleView> m_shingles;
  CompareOptions m_options;
  CompareSummary m_summary;
  int m_current = -1;
  QString m_search;
  SearchHits m_hits;
  int m_currentHit = -1;
  std::vector<RulerMark> m_marks;
  int m_builtWidth = 0;
  QTimer m_resizeTimer;  ///< defers a resize that the layout of a half-filled document causes
  JobSlot<std::vector<FieldDiff>> m_comparing;
};

}  // namespace shinglescope
