#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

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
  /// A figure that comes later: a text that can be copied, known by its name.
  void addFigure(const QString &label, const char *name);
  void setFigure(const char *name, const QString &text);
  QString figure(const QString &name) const;
  /// A dash for every figure.
  void clearFigures();
  /// Takes up the height that is left; call it last.
  void finish();

 private:
  QWidget *addLabel(const QString &text, Qt::Alignment alignment);

  QGridLayout *m_grid = nullptr;
  QList<QLabel *> m_figures;
};

}  // namespace shinglescope
