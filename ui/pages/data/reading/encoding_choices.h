// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

namespace shinglescope {

/// An encoding for tables, by its ICU name.
struct EncodingChoice {
  QString name;   ///< "windows-1252"
  QString label;  ///< "windows-1252, Western Europe"
};

/// Returns the offered encodings, the most likely first. The user can type the name of any other
/// encoding that ICU supports.
std::vector<EncodingChoice> encodingChoices();

}  // namespace shinglescope
