// SPDX-License-Identifier: MIT
#include "app/window/application.h"

#include <QApplication>
#include <QIcon>
#include <QProcess>
#include <cstdio>

#include "app/window/start_state.h"
#include "core/pipeline/recipe/recipe.h"
#include "ui/base/desktop/desktop_motion.h"
#include "ui/base/keys/context_menu_key.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/motion.h"
#include "ui/window/preferences/start_settings.h"

namespace shinglescope {

Application::Application(QApplication &application, WindowOptions options,
                         Surroundings surroundings)
    : m_application(application), m_options(std::move(options)) {
  if (surroundings == Surroundings::OfItsOwn) m_ownPlace.emplace();
  m_store = m_ownPlace
                ? std::make_unique<QSettings>(m_ownPlace->filePath(QStringLiteral("settings.ini")),
                                              QSettings::IniFormat)
                : std::make_unique<QSettings>();
  if (m_ownPlace) qputenv("XDG_STATE_HOME", m_ownPlace->path().toLocal8Bit());
  m_settings = std::make_unique<Settings>(*m_store);
  m_language.install(m_options.language.value_or(m_settings->language()));
  setHighContrast(m_application, m_options.isHighContrast || m_settings->isHighContrastOn());
  setMotionOn(m_application, m_settings->isMotionOn());
  applyTheme(m_application, m_options.theme.value_or(m_settings->theme()));
  new ContextMenuKey(&m_application);
  if (m_ownPlace)
    setDesktopMotion(m_application, false);
  else
    new DesktopMotion(&m_application);
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/shinglescope.svg")));
  m_controller = std::make_unique<ActionsController>(m_session, *m_settings);
  applyStartSettings(*m_settings, m_session);
  m_window = MainWindow::make(m_session, *m_controller, *m_settings);
  QObject::connect(m_window.get(), &MainWindow::newWindowRequested, [] {
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {}))
      std::fputs("shinglescope: no other window could be started.\n", stderr);
  });
  if (m_options.size) m_window->resize(*m_options.size);
  applyOptions();
}

void Application::applyOptions() {
  const bool hasState = !m_options.filters.isEmpty() || !m_options.sorts.isEmpty() || m_options.row;
  if (m_options.preset.isEmpty() && m_options.compare.isEmpty() && !hasState) return;
  // Columns can only be resolved against a data set, so this waits for the first one; later files
  // start with their own guesses.
  QObject::connect(
      &m_session, &Session::datasetChanged, m_controller.get(),
      [this] {
        std::optional<QString> mistake = applyPreset();
        if (!mistake) mistake = applyColumns();
        if (!mistake) mistake = applyStartState(m_options, m_session, *m_window);
        m_options.compare.clear();
        m_options.preset.clear();
        m_options.filters.clear();
        m_options.sorts.clear();
        m_options.row = 0;
        if (!mistake) return;
        std::fprintf(stderr, "shinglescope: %s\n", qPrintable(*mistake));
        m_application.exit(1);
      },
      Qt::QueuedConnection);
}

std::optional<QString> Application::applyPreset() {
  if (m_options.preset.isEmpty()) return std::nullopt;
  const Result<Recipe> recipe = presetRecipe(m_options.preset.toStdString());
  if (!recipe) return QString::fromStdString(inEnglish(recipe.error().message));
  m_session.setRecipe(*recipe);
  return std::nullopt;
}

std::optional<QString> Application::applyColumns() {
  if (m_options.compare.isEmpty()) return std::nullopt;
  std::vector<ColumnRole> roles = m_session.roles();
  std::ranges::replace(roles, ColumnRole::Compared, ColumnRole::Shown);
  for (const QString &name : m_options.compare) {
    const Result<ColumnId> column = m_session.dataset()->findColumn(name.toStdString());
    if (!column) return QString::fromStdString(column.error().detail());
    roles[column->value] = ColumnRole::Compared;
  }
  m_session.setRoles(roles);
  return std::nullopt;
}

int Application::run() {
  m_window->show();
  if (!m_options.file.isEmpty()) m_controller->openFile(m_options.file);
  return QApplication::exec();
}

}  // namespace shinglescope
