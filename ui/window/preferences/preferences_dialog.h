// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QTabWidget;

namespace shinglescope {

class Appearance;
class KeyBindings;
class Session;
class Settings;

/// The preferences: how the window looks, what runs may use, which keys commands have. Each choice
/// is applied and stored at once, so there is nothing to confirm. GUI thread; all arguments outlive
/// it.
class PreferencesDialog final : public QDialog {
  Q_OBJECT

 public:
  PreferencesDialog(Appearance &appearance, const Session &session, Settings &settings,
                    KeyBindings &keys, QWidget *parent = nullptr);
  /// Shows the page of keys.
  void showKeys();

 private:
  QTabWidget *m_pages = nullptr;
};

}  // namespace shinglescope
