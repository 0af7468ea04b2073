#pragma once

#include <QString>
#include <vector>

namespace shinglescope {

/// An encoding that tables come in, by its ICU name.
struct EncodingChoice {
  QString name;   ///< "windows-1252"
  QString label;  ///< "windows-1252, Western Europe"
};

/// The encodings that are offered, the likeliest first; ICU knows many more,
/// and any of its names can be typed.
std::vector<EncodingChoice> encodingChoices();

}  // namespace shinglescope
