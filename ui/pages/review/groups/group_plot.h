// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/review/groups/group_picture.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// A group as a picture: its records as points that are named by their rows, the similarities
/// between them as lines, and the weakest link marked with a text. Lines differ by pattern, not by
/// colour alone. Return on a point chooses its row. GUI thread.
class GroupPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit GroupPlot(QWidget *parent = nullptr);
  void setPicture(GroupPicture picture, const Ratio &threshold,
                  std::shared_ptr<const Dataset> dataset);
  const GroupPicture &picture() const { return m_picture; }
  /// The kind of an edge in words.
  QString kindText(const GroupEdge &edge) const;
  PlotTable table() const override;

 signals:
  void rowChosen(quint32 row);

 protected:
  PlotSubject subject() const override { return PlotSubject::Result; }
  QString readoutAt(const QPointF &coordinates) override;
  void activateAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  void draw();
  void drawEdge(const GroupEdge &edge);
  void drawName(const GroupPoint &point);
  void drawWeakest(const GroupEdge &edge);
  int pointAt(const QPointF &coordinates) const;
  QString nameOf(std::uint32_t point) const;
  QPen penOf(const GroupEdge &edge) const;

  GroupPicture m_picture;
  Ratio m_threshold;
  std::shared_ptr<const Dataset> m_dataset;
  QCPGraph *m_points = nullptr;
  QList<QCPAbstractItem *> m_drawn;  ///< lines and names
};

}  // namespace shinglescope
