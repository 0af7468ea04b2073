// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_rows_form.h"

#include <QLineEdit>
#include <climits>

#include "core/tune/comparison/row_matrices.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/explore/frame/task_footer.h"

namespace shinglescope {
namespace {

constexpr int kUsualRows = 8;
constexpr int kMatrixRowsFormRowGap = 6;
constexpr int kSpinWidth = 64;

}  // namespace

MatrixRowsForm::MatrixRowsForm(QWidget *parent) : Panel(tr("Rows"), parent) {
  createFields();
  auto *form = new FormRows;
  form->setRowGap(kMatrixRowsFormRowGap);
  form->addWideRow(m_source);
  form->addWideRow(m_typed);
  QLabel *seed = makeLabel(nullptr, TextRole::Muted, tr("see&d"), m_seed);
  connect(m_source, &QComboBox::currentIndexChanged, seed,
          [this, seed] { seed->setVisible(source() == MatrixSource::Sample); });
  form->addRow(tr("Maximum rows"), {m_most, seed, m_seed});
  form->finish();
  setBody(form);
  m_strip = new TaskFooter(tr("&Show these rows"));
  setFooter(m_strip);
  connect(m_strip, &TaskFooter::startRequested, this, &MatrixRowsForm::changed);
  seed->hide();
  showFields();
}

void MatrixRowsForm::createFields() {
  m_source = new ChoiceBox(
      {{QStringLiteral("pairs"), tr("First pairs of the result"),
        tr("Rows of the pairs at or above the threshold under review")},
       {QStringLiteral("review"), tr("Pair or group under review"),
        tr("The rows that Review shows")},
       {QStringLiteral("selected"), tr("Rows selected in Data"),
        tr("Select them with Shift or Ctrl and a click")},
       {QStringLiteral("sample"), tr("Random sample"), tr("The same rows for the same seed")},
       {QStringLiteral("typed"), tr("Rows by number"), tr("Row numbers as on the Data page")}});
  m_source->setAccessibleName(tr("Which rows"));
  m_typed = new QLineEdit;
  m_typed->setAccessibleName(tr("Row numbers"));
  m_typed->setPlaceholderText(tr("for example 12, 40-45"));
  m_most =
      makeSpinBox(nullptr, tr("Maximum rows"), 1, static_cast<int>(kMostMatrixRows), kUsualRows);
  m_most->setToolTip(tr("Up to %1 rows").arg(kMostMatrixRows));
  m_seed = makeSpinBox(nullptr, tr("Seed of the sample"), 0, INT_MAX, 1);
  for (QSpinBox *spin : {m_most, m_seed}) {
    spin->setFixedWidth(kSpinWidth);
    spin->setKeyboardTracking(false);
    connect(spin, &QSpinBox::valueChanged, this, &MatrixRowsForm::changed);
  }
  connect(m_typed, &QLineEdit::returnPressed, this, &MatrixRowsForm::changed);
  connect(m_source, &QComboBox::currentIndexChanged, this, &MatrixRowsForm::showFields);
  connect(m_source, &ChoiceBox::picked, this, [this] {
    emit sourcePicked();
    emit changed();
    if (source() == MatrixSource::Typed) m_typed->setFocus(Qt::OtherFocusReason);
  });
}

MatrixSource MatrixRowsForm::source() const {
  return static_cast<MatrixSource>(m_source->currentIndex());
}

void MatrixRowsForm::setSource(MatrixSource source) {
  m_source->setCurrentIndex(static_cast<int>(source));
}

QString MatrixRowsForm::typed() const { return m_typed->text(); }

std::size_t MatrixRowsForm::most() const { return static_cast<std::size_t>(m_most->value()); }

std::uint64_t MatrixRowsForm::seed() const { return static_cast<std::uint64_t>(m_seed->value()); }

void MatrixRowsForm::showFields() {
  m_typed->setVisible(source() == MatrixSource::Typed);
  m_seed->setVisible(source() == MatrixSource::Sample);
}

}  // namespace shinglescope
