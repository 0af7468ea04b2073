// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QHeaderView;
class QLabel;
class QWidget;

namespace shinglescope {

struct Term;

/// Marks the terms in titles, in labels of fields and in column titles of a page with a dotted
/// underline, and shows their explanations in tooltips. It follows the texts: a label that gets
/// another text gets other marks. Does not mark values and sentences, where lines would only
/// disturb. The page owns it. GUI thread.
class TermMarks final : public QObject {
  Q_OBJECT

 public:
  /// Marks the widgets that the page has now.
  explicit TermMarks(QWidget &page);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void mark(QLabel &label);
  void mark(QHeaderView &header);
};

/// Returns the texts of a page that may contain terms and are visible: titles, labels of fields,
/// column titles, buttons, and the axis titles of plots. O(widgets).
QStringList termTextsOf(const QWidget &page);

/// Returns the terms of a page's visible texts, each once, in alphabetical order.
QList<const Term *> termsOf(const QWidget &page);

}  // namespace shinglescope
