#pragma once

#include <QWidget>

class QGridLayout;

namespace shinglescope {

/// A quiet form: headings, and rows of a muted label with what stands beside
/// it. Owns its widgets. GUI thread.
class FormRows final : public QWidget {
  Q_OBJECT

 public:
  explicit FormRows(QWidget *parent = nullptr);
  /// Between rows, in pixels; 4 unless said.
  void setRowGap(int gap);
  void addHeading(const QString &text);
  /// Widgets stand side by side at their own width.
  void addRow(const QString &label, const QList<QWidget *> &widgets);
  /// The widget takes the width that is left.
  void addFillingRow(const QString &label, QWidget *widget);
  /// The widget takes the whole width.
  void addWideRow(QWidget *widget);
  /// Takes up the height that is left; call it last.
  void finish();

 private:
  QWidget *addLabel(const QString &text, Qt::Alignment alignment);

  QGridLayout *m_grid = nullptr;
};

}  // namespace shinglescope
