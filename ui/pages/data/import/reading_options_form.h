// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>

#include "core/dataset/load/dataset_loader.h"

class QLabel;

namespace shinglescope {

class ReadingItem;

/// The reading options of a source. Each item is guessed unless the user chooses a value, and shows
/// the reason for the guess. Items that do not apply to the source's shape are hidden. GUI thread.
class ReadingOptionsForm final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingOptionsForm(const LoadOptions &options, QWidget *parent = nullptr);
  /// Returns the given options with the choices made here.
  LoadOptions options() const;
  /// Shows other options, without emitting a signal.
  void setOptions(const LoadOptions &options);
  /// Shows the guesses of a report.
  void setReport(const LoadReport &report);
  /// Offers the tables of a file that contains several; none for a text.
  void setParts(const std::vector<ContainerPart> &parts);
  bool hasChoices() const;
  /// Resets all choices; emits one signal.
  void backToGuess();

 signals:
  void optionsChanged();

 private:
  using Kind = SniffedItem::Kind;
  static constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::Part) + 1;

  ReadingItem *addItem(Kind kind, const QString &label, const QString &name);
  ReadingItem *item(Kind kind) const { return m_items[static_cast<std::size_t>(kind)]; }
  void createItems();
  void createMarks();
  void createReasons();
  void selectChosen();
  void showItems(const SniffResult &sniffed, SourceShape shape);

  LoadOptions m_options;
  std::array<ReadingItem *, kKinds> m_items{};
  QLabel *m_reasonsTitle = nullptr;
  QLabel *m_reasons = nullptr;
};

}  // namespace shinglescope
