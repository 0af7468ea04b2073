// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/files/file_calls.h"
#include "core/lesson/hand_out.h"

namespace shinglescope {

/// The size of a picture of a stage, for slides, in pixels.
inline constexpr int kPictureWidth = 1920;
inline constexpr int kPictureHeight = 1080;
/// The least size of letters, in pixels. Only lessons that exceed the limits of a slide have less.
inline constexpr double kLeastPictureLetters = 16;

/// Returns the names of the pictures: "01-texts.png", "01-texts.svg" and so on, in every language.
QStringList stagePictureNames();

/// A stage drawn as a picture.
struct StagePicture {
  QByteArray png;
  QByteArray svg;
  double letters = 0;  ///< size of the text, in pixels
};

/// Draws each stage of a lesson, with the author's texts in this language. Any thread while a
/// QGuiApplication exists; draws in a separate thread. Stage: Writing, in pictures. Errors:
/// Cancelled.
Result<std::vector<StagePicture>> drawStages(const Lesson &lesson, const QString &language,
                                             const RunContext &context);

/// Draws each stage and writes the pictures into a folder, which is made if it does not exist.
/// Replaces pictures with these names, each atomically. Returns their number. Any thread, as
/// drawStages(). Errors: Io, Cancelled.
Result<int> writeStagePictures(const Lesson &lesson, const QString &language, const QString &folder,
                               const RunContext &context, FileCalls &calls = systemFileCalls());

}  // namespace shinglescope
