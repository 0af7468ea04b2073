// SPDX-License-Identifier: MIT
#include "ui/window/preferences/preferences_dialog.h"

#include <QDialogButtonBox>
#include <QTabBar>
#include <QTabWidget>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/metrics.h"
#include "ui/window/preferences/appearance_form.h"
#include "ui/window/preferences/key_form.h"
#include "ui/window/preferences/run_form.h"

namespace shinglescope {
namespace {

constexpr QSize kPreferencesSize(640, 560);

}  // namespace

PreferencesDialog::PreferencesDialog(Appearance &appearance, const Session &session,
                                     Settings &settings, KeyBindings &keys, QWidget *parent)
    : QDialog(parent), m_pages(new QTabWidget(this)) {
  setWindowTitle(tr("Preferences"));
  setObjectName(QStringLiteral("preferences"));
  m_pages->addTab(new AppearanceForm(appearance, m_pages), tr("&Appearance"));
  m_pages->addTab(new RunForm(session, settings, m_pages), tr("&Runs"));
  m_pages->addTab(new KeyForm(keys, settings, m_pages), tr("&Keys"));
  m_pages->tabBar()->setAccessibleName(tr("Pages of the preferences"));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  addWidgets(*makeColumn(this, kDialogMargins), {m_pages, buttons});
  resize(kPreferencesSize);
  m_pages->setFocus();
}

void PreferencesDialog::showKeys() { m_pages->setCurrentIndex(m_pages->count() - 1); }

}  // namespace shinglescope
