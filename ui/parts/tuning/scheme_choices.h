// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/choice_box.h"

namespace shinglescope {

/// The shingle hashes and permutation schemes of recipes, in their order. Each has its
/// standard name and a note.
QList<ChoiceBox::Choice> hashChoices();
QList<ChoiceBox::Choice> permutationChoices();

/// Describes when and by how much the permutations of this name are worse than affine ones; empty
/// if they are not.
QString permutationDrawback(const QString &name);

}  // namespace shinglescope
