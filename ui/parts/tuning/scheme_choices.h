#pragma once

#include "ui/base/controls/choice_box.h"

namespace shinglescope {

/// The shingle hashes and the ways to draw permutations that recipes know, in
/// their order, each under the name that the field uses and with a note.
QList<ChoiceBox::Choice> hashChoices();
QList<ChoiceBox::Choice> permutationChoices();

/// Where the permutations of this name are worse than affine ones, and by how
/// much; empty where they are not.
QString permutationDrawback(const QString &name);

}  // namespace shinglescope
