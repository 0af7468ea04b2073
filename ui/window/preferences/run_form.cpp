// SPDX-License-Identifier: MIT
#include "ui/window/preferences/run_form.h"

#include <QComboBox>
#include <QSpinBox>
#include <algorithm>

#include "core/base/run_context.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/message_text.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/window/preferences/start_settings.h"

namespace shinglescope {
namespace {

constexpr int kPreferenceRowGap = 10;
constexpr int kMemoryStep = 256;
constexpr int kMebibyte = 20;

int mostMemory() {
  constexpr std::uint64_t kMost = 1U << 24U;  // 16 TiB
  return static_cast<int>(std::min(memoryLimit(RunContext{}) >> kMebibyte, kMost));
}

}  // namespace

RunForm::RunForm(const Session &session, Settings &settings, QWidget *parent)
    : QWidget(parent), m_session(session), m_settings(settings) {
  auto *form = new FormRows(this);
  form->setRowGap(kPreferenceRowGap);
  m_threads = makeThreads();
  m_memory = makeMemory();
  m_recipes = makeRecipes();
  form->addRow(tr("Threads"), {m_threads});
  form->addRow(tr("Memory"), {m_memory});
  form->addFillingRow({}, makeNote(form, TextRole::Muted,
                                   tr("A run that needs more memory writes parts of its work to "
                                      "temporary files, or ends with a message if that is not "
                                      "enough. The results stay the same.")));
  form->addRow(tr("Recipe at the start"), {m_recipes});
  form->finish();
  addWidgets(*makeColumn(this), {form, nullptr});
  connect(m_threads, &QSpinBox::valueChanged, this, &RunForm::keepResources);
  connect(m_memory, &QSpinBox::valueChanged, this, &RunForm::keepResources);
  connect(m_recipes, &QComboBox::activated, this, &RunForm::keepRecipe);
}

QSpinBox *RunForm::makeThreads() {
  const auto most = static_cast<int>(hardwareThreads());
  const auto now = static_cast<int>(m_settings.jobResources().threads);
  QSpinBox *box = makeSpinBox(this, tr("Threads"), 0, most, std::min(now, most));
  box->setObjectName(QStringLiteral("threads"));
  box->setSpecialValueText(tr("All (%L1)").arg(most));
  return box;
}

QSpinBox *RunForm::makeMemory() {
  const int most = mostMemory();
  const std::uint64_t now = m_settings.jobResources().memoryMebibytes;
  const auto shown = static_cast<int>(std::min<std::uint64_t>(now, most));
  QSpinBox *box = makeSpinBox(this, tr("Memory"), 0, most, shown);
  box->setObjectName(QStringLiteral("memory"));
  box->setSingleStep(kMemoryStep);
  box->setSuffix(tr(" MiB"));
  box->setSpecialValueText(tr("Automatic (%L1 MiB)").arg(most));
  return box;
}

QComboBox *RunForm::makeRecipes() {
  auto *box = new QComboBox(this);
  box->setObjectName(QStringLiteral("startRecipe"));
  box->setAccessibleName(tr("Recipe at the start"));
  for (const Preset &preset : presets()) {
    box->addItem(messageText(Message{preset.title}), QString::fromStdString(preset.name));
    box->setItemData(box->count() - 1, messageText(Message{preset.use}), Qt::ToolTipRole);
  }
  const QString stored = m_settings.startRecipe();
  const QString current = startRecipeOf(m_session.recipe());
  if (stored.startsWith(u'{')) box->addItem(tr("The recipe stored before"), stored);
  if (current.startsWith(u'{') && current != stored)
    box->addItem(tr("The recipe that is shown in Find now"), current);
  box->setCurrentIndex(std::max(0, box->findData(stored)));
  return box;
}

void RunForm::keepResources() {
  const JobResources resources{.threads = static_cast<unsigned>(m_threads->value()),
                               .memoryMebibytes = static_cast<std::uint64_t>(m_memory->value())};
  m_settings.setJobResources(resources);
  setJobResources(resources);
}

void RunForm::keepRecipe() { m_settings.setStartRecipe(m_recipes->currentData().toString()); }

}  // namespace shinglescope
