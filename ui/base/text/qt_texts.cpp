// SPDX-License-Identifier: MIT
#include "ui/base/text/qt_texts.h"

#include <QCoreApplication>
#include <array>

namespace shinglescope {
namespace {

// Types of files in a file dialog, and marks in the menu of a field. Qt 6.4 has them in German but
// not in Italian.
constexpr std::array kTexts = {
    QtText{"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File")},
    QtText{"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")},
    QtText{"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")},
    QtText{"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")},
    QtText{"QUnicodeControlCharacterMenu",
           QT_TRANSLATE_NOOP("QUnicodeControlCharacterMenu", "FSI First strong isolate")},
    QtText{"QUnicodeControlCharacterMenu",
           QT_TRANSLATE_NOOP("QUnicodeControlCharacterMenu", "PDI Pop directional isolate")},
};

}  // namespace

std::span<const QtText> addedQtTexts() { return kTexts; }

}  // namespace shinglescope
