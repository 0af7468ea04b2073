#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "core/dataset/load/dataset_loader.h"

class QLabel;

namespace shinglescope {

class ReadingItem;

/// How a source is read, item by item: each is guessed unless it is chosen, and
/// says why the guess is what it is. Items that the source's shape does not have
/// are hidden. GUI thread.
class ReadingOptionsForm final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingOptionsForm(const LoadOptions &options, QWidget *parent = nullptr);
  /// The options given, with what is chosen here.
  LoadOptions options() const;
  /// Shows other options, without a signal.
  void setOptions(const LoadOptions &options);
  /// Shows what the guesses came to.
  void setReport(const LoadReport &report);
  bool hasChoices() const;
  /// Takes all choices back; one signal.
  void backToGuess();

 signals:
  void optionsChanged();

 private:
  using Kind = SniffedItem::Kind;
  static constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::Repair) + 1;

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
