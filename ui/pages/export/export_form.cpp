// SPDX-License-Identifier: MIT
#include "ui/pages/export/export_form.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/export/request/export_choices.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/tab_stop.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/export/export_text.h"

namespace shinglescope {
namespace {

constexpr int kExportFormWidth = 300;
constexpr std::array kAllScopes = {ExportScope::All, ExportScope::Filtered, ExportScope::Selected,
                                   ExportScope::Flagged};
constexpr std::array kAllProfiles = {ExportProfile::Spreadsheet, ExportProfile::Exact};

QString keyOf(const ExportFileKind &kind) {
  return QString::number(static_cast<int>(kind.format)) + (kind.isPdf ? u'p' : u' ');
}

}  // namespace

ExportForm::ExportForm(const std::vector<ExportContent> &contents, const Ratio &floor,
                       QWidget *parent)
    : QWidget(parent), m_floor(floor), m_layout(new QVBoxLayout(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(4);
  setFixedWidth(kExportFormWidth);
  createContents(contents);
  createScopes();
  createFormat();
  createProfiles();
  m_layout->addSpacing(8);
  m_manifest = new QCheckBox(tr("&Manifest file"), this);
  m_layout->addWidget(m_manifest);
  addNote(tr("A small JSON file: recipe, seed, digest of the source, counts, version."));
  m_layout->addStretch(1);
  connectChoices();
  for (QButtonGroup *group : {m_contents, m_scopes, m_profiles}) stopTabAtChecked(*group);
}

QLabel *ExportForm::addHeading(const QString &text) {
  if (m_layout->count() > 0) m_layout->addSpacing(8);
  auto *heading = new QLabel(text, this);
  setTextRole(heading, TextRole::Strong);
  m_layout->addWidget(heading);
  return heading;
}

QLabel *ExportForm::addNote(const QString &text) {
  QLabel *note = makeNote(this, TextRole::Muted, text);
  m_layout->addWidget(note);
  return note;
}

void ExportForm::createContents(const std::vector<ExportContent> &contents) {
  addHeading(tr("What"));
  m_contents = new QButtonGroup(this);
  auto *grid = new QGridLayout;
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(4);
  for (int place = 0; const ExportContent content : contents) {
    auto *button = new QRadioButton(ExportText::contentLabel(content), this);
    button->setToolTip(ExportText::contentNote(content));
    m_contents->addButton(button, static_cast<int>(content));
    grid->addWidget(button, place / 2, place % 2);
    ++place;
  }
  m_layout->addLayout(grid);
  m_contentNote = addNote();
  m_oneToOne = new QCheckBox(tr("Each row o&nce (one to one)"), this);
  m_oneToOne->setObjectName(QStringLiteral("oneToOne"));
  m_oneToOne->setToolTip(tr("The matches with the largest sum of similarities"));
  m_layout->addWidget(m_oneToOne);
}

void ExportForm::createScopes() {
  m_scopeHeading = addHeading(tr("Which"));
  m_scopes = new QButtonGroup(this);
  auto *grid = new QGridLayout;
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(4);
  for (const ExportScope scope : kAllScopes) {
    const int place = static_cast<int>(scope);
    auto *button = new QRadioButton(ExportText::scopeLabel(scope), this);
    m_scopes->addButton(button, place);
    grid->addWidget(button, place / 2, place % 2);
  }
  m_layout->addLayout(grid);
  m_scopeNote = addNote();
}

void ExportForm::createFormat() {
  QLabel *heading = addHeading(tr("F&ormat"));
  m_kind = new ChoiceBox({}, this);
  m_kind->setAccessibleName(tr("Format"));
  heading->setBuddy(m_kind);
  m_layout->addWidget(m_kind);
  m_kindNote = addNote();
}

void ExportForm::createProfiles() {
  m_profileHeading = addHeading(tr("Cells"));
  m_profiles = new QButtonGroup(this);
  auto *row = new QHBoxLayout;
  for (const ExportProfile profile : kAllProfiles) {
    auto *button = new QRadioButton(ExportText::profileLabel(profile), this);
    button->setToolTip(ExportText::profileNote(profile));
    m_profiles->addButton(button, static_cast<int>(profile));
    row->addWidget(button);
  }
  m_layout->addLayout(row);
  m_profileNote = addNote();
}

void ExportForm::connectChoices() {
  connect(m_contents, &QButtonGroup::idClicked, this, [this](int id) {
    const auto content = static_cast<ExportContent>(id);
    if (content != m_choice.content) emit contentPicked(content);
  });
  const auto pick = [this](auto ExportChoice::*part, auto value) {
    ExportChoice choice = m_choice;
    choice.*part = value;
    setPicked(choice);
  };
  connect(m_scopes, &QButtonGroup::idClicked, this,
          [=](int id) { pick(&ExportChoice::scope, static_cast<ExportScope>(id)); });
  connect(m_kind, &ChoiceBox::picked, this, [this](const QString &key) {
    ExportChoice choice = m_choice;
    for (const ExportFileKind &kind : kindsOf(choice.content))
      if (keyOf(kind) == key) choice.kind = kind;
    choice.profile = defaultProfile(choice.content, choice.kind.format);
    setPicked(choice);
  });
  connect(m_profiles, &QButtonGroup::idClicked, this,
          [=](int id) { pick(&ExportChoice::profile, static_cast<ExportProfile>(id)); });
  connect(m_oneToOne, &QCheckBox::toggled, this,
          [=](bool isOn) { pick(&ExportChoice::isOneToOne, isOn); });
  connect(m_manifest, &QCheckBox::toggled, this,
          [=](bool isOn) { pick(&ExportChoice::hasManifest, isOn); });
}

void ExportForm::setPicked(const ExportChoice &choice) {
  if (choice == m_choice) return;
  setChoice(choice);
  emit choiceChanged();
}

void ExportForm::setChoice(const ExportChoice &choice) {
  const bool isOther = choice.content != m_choice.content;
  m_choice = choice;
  if (auto *button = m_contents->button(static_cast<int>(choice.content))) button->setChecked(true);
  m_scopes->button(static_cast<int>(choice.scope))->setChecked(true);
  m_profiles->button(static_cast<int>(choice.profile))->setChecked(true);
  const QSignalBlocker blocker(m_manifest);
  const QSignalBlocker oneToOne(m_oneToOne);
  m_oneToOne->setChecked(choice.isOneToOne);
  m_manifest->setChecked(choice.hasManifest);
  if (isOther) {
    for (const ExportScope scope : kAllScopes)
      m_scopes->button(static_cast<int>(scope))->setText(ExportText::scopeLabel(scope));
  }
  showFormats();
  showNotes();
}

void ExportForm::showFormats() {
  m_kind->clear();
  for (const ExportFileKind &kind : kindsOf(m_choice.content)) {
    m_kind->addItem(ExportText::kindLabel(kind), keyOf(kind));
    m_kind->setItemData(m_kind->count() - 1, ExportText::kindNote(kind), Qt::ToolTipRole);
  }
  m_kind->setCurrentName(keyOf(m_choice.kind));
  m_kind->setEnabled(m_kind->count() > 1);
}

void ExportForm::showNotes() {
  m_contentNote->setText(ExportText::contentNote(m_choice.content));
  m_oneToOne->setVisible(m_choice.content == ExportContent::Matches);
  const bool hasScopes = scopesOf(m_choice.content).size() > 1;
  m_scopeHeading->setVisible(hasScopes);
  m_scopeNote->setVisible(hasScopes);
  for (QAbstractButton *button : m_scopes->buttons()) button->setVisible(hasScopes);
  m_scopeNote->setText(ExportText::scopeNote(m_choice.content, m_choice.scope, m_floor));
  m_kindNote->setText(ExportText::kindNote(m_choice.kind));
  const bool hasProfiles = profilesOf(m_choice.kind.format).size() > 1;
  m_profileHeading->setVisible(hasProfiles);
  m_profileNote->setVisible(hasProfiles);
  for (QAbstractButton *button : m_profiles->buttons()) button->setVisible(hasProfiles);
  m_profileNote->setText(ExportText::profileNote(m_choice.profile));
}

void ExportForm::setScopeCounts(const ExportFacts &facts) {
  if (!facts.inScope) return;
  for (const ExportScope scope : kAllScopes) {
    const int place = static_cast<int>(scope);
    m_scopes->button(place)->setText(
        tr("%1: %2", "a scope with its count")
            .arg(ExportText::scopeLabel(scope),
                 countText((*facts.inScope)[static_cast<std::size_t>(place)])));
  }
}

void ExportForm::focusFirst() {
  if (m_contents->checkedButton() != nullptr) m_contents->checkedButton()->setFocus();
}

}  // namespace shinglescope
