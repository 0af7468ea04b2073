// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>

class QLabel;
class QListWidget;

namespace shinglescope {

struct Term;

/// The terms of a view, as a list, with the explanation of the current one below it: what tooltips
/// show, for the keyboard and for screen readers. GUI thread.
class TermsDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit TermsDialog(const QList<const Term *> &terms, QWidget *parent = nullptr);

 signals:
  /// Requests the page of the guide with all terms.
  void guideRequested();

 private:
  void showCurrent();

  QList<const Term *> m_terms;
  QListWidget *m_list = nullptr;
  QLabel *m_explanation = nullptr;
};

}  // namespace shinglescope
