// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "ui/base/style/theme.h"

class QBoxLayout;
class QDialog;
class QLabel;
class QPushButton;
class QWidget;

namespace shinglescope {

class GroupState;
class KeyButton;
class SegmentedControl;

// What the dialogs of Review share that apply rules to many pairs or groups. GUI thread.

/// Appends a note of a role.
QLabel *appendNote(QBoxLayout &layout, const QString &text, TextRole role);

/// Appends the last row: the note, `other` if there is one, Close, and the button that applies,
/// which Ctrl and either Enter key press too. Returns that button.
KeyButton *addApplyRow(QBoxLayout &column, QDialog &dialog, const QString &note,
                       const QString &action, QPushButton *other = nullptr);

/// A choice of groups, in the order of KeepScope: the selected ones, which are off if there are
/// none, those in the queue, which is chosen, and the reviewed ones.
SegmentedControl *makeGroupScope(std::size_t selected, const QString &name, QWidget *parent);

/// Returns the current groups of rows, ascending, each once. Rows without a group have none.
std::vector<std::uint32_t> slotsOfRows(const GroupState &groups, const std::vector<RecordId> &rows);

}  // namespace shinglescope
