// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace shinglescope {

class Session;
class Settings;

/// The page of the preferences for what runs may use and with which recipe the window starts. GUI
/// thread.
class RunForm final : public QWidget {
  Q_OBJECT

 public:
  RunForm(const Session &session, Settings &settings, QWidget *parent = nullptr);

 private:
  QSpinBox *makeThreads();
  QSpinBox *makeMemory();
  QComboBox *makeRecipes();
  void keepResources();
  void keepRecipe();

  const Session &m_session;
  Settings &m_settings;
  QSpinBox *m_threads = nullptr;
  QSpinBox *m_memory = nullptr;
  QComboBox *m_recipes = nullptr;
};

}  // namespace shinglescope
