// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace shinglescope {

class Appearance;

/// The page of the preferences for theme, contrast, language and size. GUI thread.
class AppearanceForm final : public QWidget {
  Q_OBJECT

 public:
  explicit AppearanceForm(Appearance &appearance, QWidget *parent = nullptr);

 private:
  QComboBox *makeChoices(const char *name, const QString &label, const QStringList &choices,
                         int current);
  QComboBox *makeScales();
  QCheckBox *makeMotion();

  Appearance &m_appearance;
  QLabel *m_note = nullptr;
};

}  // namespace shinglescope
