// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace shinglescope {

class ImportProfiles;

/// The settings saved for files by their names; a button or Delete removes one. GUI thread; keeps a
/// reference to the profiles.
class ImportProfilesDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit ImportProfilesDialog(ImportProfiles &profiles, QWidget *parent = nullptr);

 signals:
  void forgotten(const QString &pattern);

 protected:
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void fill();
  void forgetCurrent();

  ImportProfiles &m_profiles;
  QListWidget *m_list = nullptr;
  QLabel *m_empty = nullptr;
  QPushButton *m_forget = nullptr;
};

}  // namespace shinglescope
