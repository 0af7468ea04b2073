// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/column_types.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPointer>

#include "ui/base/controls/menu_title.h"
#include "ui/base/text/message_text.h"
#include "ui/pages/data/grid/column_type_text.h"

namespace shinglescope {

ColumnTypes::ColumnTypes(QWidget *window) : QObject(window), m_window(window) {}

void ColumnTypes::setDataset(std::shared_ptr<const Dataset> dataset,
                             std::vector<std::optional<ColumnType>> chosen) {
  m_guessing.drop();
  m_counting.drop();
  m_choosing.drop();
  m_dataset = std::move(dataset);
  m_chosen = std::move(chosen);
  m_guessed.clear();
  m_shown.clear();
  emit tableReplaced();
  if (!m_dataset) return;
  m_chosen.resize(m_dataset->columnCount());
  startGuess(GuessScope::Sample);
}

void ColumnTypes::startGuess(GuessScope scope) {
  m_guessing.start(
      [dataset = m_dataset, scope](const RunContext &context) {
        return guessColumnTypes(*dataset, scope, context);
      },
      {[this, scope](std::vector<ColumnGuess> guesses) { take(std::move(guesses), scope); },
       [](const Error &) { /* all columns keep the type text */ }});
}

void ColumnTypes::take(std::vector<ColumnGuess> guesses, GuessScope scope) {
  m_guessed = std::move(guesses);
  if (scope == GuessScope::Sample) {
    // The number of unreadable cells is not known from a sample.
    for (ColumnGuess &guess : m_guessed) guess.unparsed = 0;
    startGuess(GuessScope::AllRows);
  }
  m_shown = m_guessed;
  for (std::size_t i = 0; i < m_shown.size(); ++i)
    if (m_chosen[i]) m_shown[i] = {.type = *m_chosen[i]};
  count();
  emit changed();
}

void ColumnTypes::count() {
  if (std::ranges::none_of(m_chosen, [](const auto &type) { return type.has_value(); })) return;
  m_counting.start(
      [dataset = m_dataset, shown = m_shown,
       chosen = m_chosen](const RunContext &context) -> Result<std::vector<ColumnGuess>> {
        std::vector<ColumnGuess> counted = shown;
        for (std::uint32_t i = 0; i < chosen.size() && i < counted.size(); ++i) {
          if (!chosen[i]) continue;
          Result<ColumnGuess> guess = countUnderType(*dataset, {i}, *chosen[i], context);
          if (!guess) return guess.error();
          counted[i] = std::move(*guess);
        }
        return counted;
      },
      {[this](std::vector<ColumnGuess> counted) {
         for (std::size_t i = 0; i < m_shown.size(); ++i)
           if (m_chosen[i] && *m_chosen[i] == counted[i].type) m_shown[i] = counted[i];
         emit changed();
       },
       [](const Error &) { /* nothing is counted */ }});
}

ColumnType ColumnTypes::typeOf(int column) const {
  const auto index = static_cast<std::size_t>(column);
  if (index < m_chosen.size() && m_chosen[index]) return *m_chosen[index];
  return index < m_shown.size() ? m_shown[index].type : ColumnType();
}

std::vector<ColumnType> ColumnTypes::types() const {
  std::vector<ColumnType> types;
  for (const ColumnGuess &guess : m_shown) types.push_back(guess.type);
  return types;
}

void ColumnTypes::choose(int column, std::optional<ColumnType> type) {
  const auto index = static_cast<std::size_t>(column);
  if (index >= m_chosen.size() || m_chosen[index] == type) return;
  m_chosen[index] = type;
  emit typeChosen();
  if (index >= m_shown.size()) return;  // still guessing: take() applies the choice
  m_shown[index] = type ? ColumnGuess{.type = *type} : m_guessed[index];
  count();
  emit changed();
}

void ColumnTypes::fillMenu(QMenu *menu, int column) {
  menu->addAction(tr("Reading the cells..."))->setEnabled(false);
  m_choosing.start(
      [dataset = m_dataset, column](const RunContext &context) {
        return columnTypeChoices(*dataset, {static_cast<std::uint32_t>(column)}, context);
      },
      {[this, column, target = QPointer<QMenu>(menu)](const std::vector<ColumnGuess> &choices) {
         if (target) addChoices(target, column, choices);
       },
       [target = QPointer<QMenu>(menu)](const Error &) {
         if (target) target->clear();
       }});
}

void ColumnTypes::addChoices(QMenu *menu, int column, const std::vector<ColumnGuess> &choices) {
  menu->clear();
  const auto index = static_cast<std::size_t>(column);
  if (index >= m_chosen.size()) return;
  auto *group = new QActionGroup(menu);
  const auto add = [&](const QString &text, const std::optional<ColumnType> &type) {
    QAction *action =
        menu->addAction(menuTitle(text), this, [this, column, type] { choose(column, type); });
    action->setCheckable(true);
    action->setChecked(m_chosen[index] == type);
    group->addAction(action);
  };
  if (index < m_guessed.size())
    add(tr("As guessed: %1").arg(columnTypeText(m_guessed[index].type)), std::nullopt);
  menu->addSeparator();
  bool isListed = !m_chosen[index];
  for (const ColumnGuess &choice : choices) {
    add(columnTypeText(choice.type), choice.type);
    isListed = isListed || choice.type == m_chosen[index];
  }
  if (!isListed) add(columnTypeText(*m_chosen[index]), m_chosen[index]);
  menu->addSeparator();
  menu->addAction(tr("Another date &pattern..."), this, [this, column] { askForPattern(column); });
}

void ColumnTypes::askForPattern(int column) {
  ColumnType type = typeOf(column);
  if (type.kind != ColumnKind::Date) type = {.kind = ColumnKind::Date, .datePattern = "dd/MM/yyyy"};
  auto *dialog = new QInputDialog(m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Date pattern"));
  connect(this, &ColumnTypes::tableReplaced, dialog, &QDialog::reject);
  dialog->setLabelText(tr("d day, M month, y year, H hour, m minute, s second; MMM month name"));
  dialog->setTextValue(QString::fromStdString(type.datePattern));
  connect(dialog, &QInputDialog::textValueSelected, this,
          [this, column, type](const QString &pattern) {
            ColumnType typed = type;
            typed.datePattern = pattern.trimmed().toStdString();
            if (typed.dateLanguage.empty() && pattern.contains(QStringLiteral("MMM")))
              typed.dateLanguage = QLocale().name().section(u'_', 0, 0).toStdString();
            const Result<void> checked = checkColumnType(typed);
            if (!checked) return emit said(messageText(checked.error().message));
            choose(column, typed);
          });
  dialog->open();
}

}  // namespace shinglescope
