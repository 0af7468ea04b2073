#pragma once

#include <span>

namespace shinglescope {

/// What the core says and the window knows, as the core writes it, with %1, %2 and so
/// on in order where it puts values. A test looks for the parts between the values in
/// the sources of the core. All are in the translations as shinglescope::CoreText.

/// Sentences, of which several may follow each other.
std::span<const char *const> coreSentences();
/// Values that are words.
std::span<const char *const> coreValues();

}  // namespace shinglescope
