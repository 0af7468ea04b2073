// SPDX-License-Identifier: MIT
#include "ui/window/preferences/appearance_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLocale>
#include <QScreen>
#include <algorithm>

#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/window_size.h"
#include "ui/window/preferences/appearance.h"

namespace shinglescope {
namespace {

constexpr int kPreferenceGap = 10;

}  // namespace

AppearanceForm::AppearanceForm(Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_appearance(appearance) {
  auto *form = new FormRows(this);
  form->setRowGap(kPreferenceGap);
  QComboBox *theme =
      makeChoices("theme", tr("Theme"), {tr("Follow system"), tr("Light"), tr("Dark")},
                  static_cast<int>(appearance.theme()));
  QComboBox *language =
      makeChoices("language", tr("Language"),
                  {tr("Follow system"), QStringLiteral("English"), QStringLiteral("Italiano")},
                  static_cast<int>(appearance.language()));
  QComboBox *scale = makeScales();
  auto *contrast = new QCheckBox(tr("&High contrast"), form);
  contrast->setObjectName(QStringLiteral("highContrast"));
  contrast->setChecked(appearance.isHighContrastOn());
  form->addRow(tr("Theme"), {theme});
  form->addRow({}, {contrast});
  form->addRow({}, {makeMotion()});
  form->addRow(tr("Language"), {language});
  form->addRow(tr("Size"), {scale});
  m_note = makeNote(form, TextRole::Muted);
  m_note->setObjectName(QStringLiteral("restartNote"));
  m_note->setText(appearance.restartText());
  form->addFillingRow({}, m_note);
  form->finish();
  addWidgets(*makeColumn(this), {form, nullptr});
  connect(theme, &QComboBox::activated, &appearance, &Appearance::setTheme);
  connect(contrast, &QCheckBox::toggled, &appearance, &Appearance::setHighContrastOn);
  connect(language, &QComboBox::activated, &appearance, &Appearance::setLanguage);
  connect(scale, &QComboBox::activated, this,
          [this, scale] { m_appearance.setTextScale(scale->currentData().toInt()); });
  connect(&appearance, &Appearance::restartNeeded, m_note, &QLabel::setText);
}

QComboBox *AppearanceForm::makeChoices(const char *name, const QString &label,
                                       const QStringList &choices, int current) {
  auto *box = new QComboBox(this);
  box->setObjectName(QLatin1String(name));
  box->setAccessibleName(label);
  box->addItems(choices);
  box->setCurrentIndex(current);
  return box;
}

QCheckBox *AppearanceForm::makeMotion() {
  auto *motion = new QCheckBox(tr("&Animations"), this);
  motion->setObjectName(QStringLiteral("motion"));
  motion->setToolTip(tr("Rows move to their places; never if the system asks for less motion"));
  motion->setChecked(m_appearance.isMotionOn());
  connect(motion, &QCheckBox::toggled, &m_appearance, &Appearance::setMotionOn);
  return motion;
}

/// Only sizes at which the window fits on the screen; a larger one could not be undone with it.
QComboBox *AppearanceForm::makeScales() {
  QComboBox *box = makeChoices("textScale", tr("Size"), {}, -1);
  box->setToolTip(tr("The size of texts and controls"));
  const int current = m_appearance.textScale();
  for (const int percent : {80, 90, 100, 110, 125, 150, 175, 200}) {
    if (percent != current && !fitsAtScale(*screen(), percent)) continue;
    box->addItem(QLocale().toString(percent) + QLocale().percent(), percent);
  }
  box->setCurrentIndex(std::max(0, box->findData(current)));
  return box;
}

}  // namespace shinglescope
