// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace shinglescope {

/// A plain form: headings, and rows with a muted label and its widgets. Owns its widgets. GUI
/// thread.
class FormRows final : public QWidget {
  Q_OBJECT

 public:
  explicit FormRows(QWidget *parent = nullptr);
  /// Sets the gap between rows in pixels; the default is 4.
  void setRowGap(int gap);
  void addHeading(const QString &text);
  /// Adds a row of widgets, each at its own width.
  void addRow(const QString &label, const QList<QWidget *> &widgets);
  /// Adds a widget that fills the remaining width.
  void addFillingRow(const QString &label, QWidget *widget);
  /// Adds a widget that fills the whole width.
  void addWideRow(QWidget *widget);
  /// Adds a figure, whose value is set later by its name. Its text can be selected and copied.
  void addFigure(const QString &label, const char *name);
  void setFigure(const char *name, const QString &text);
  QString figure(const QString &name) const;
  /// Shows a dash for every figure.
  void clearFigures();
  /// Fills the remaining height and lets Tab follow the rows. Call it last.
  void finish();

 private:
  QWidget *addLabel(const QString &text, Qt::Alignment alignment);

  QGridLayout *m_grid = nullptr;
  QList<QLabel *> m_figures;
  QList<QWidget *> m_fields;  ///< in the order of the rows
};

}  // namespace shinglescope
