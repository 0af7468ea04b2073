// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <vector>

#include "core/lesson/lesson.h"

namespace shinglescope {

/// A box of the drawing: one bucket with the documents that are in it after a step, or the title
/// of a band.
struct BucketBox {
  bool isTitle = false;
  QString text;           ///< the values of the bucket, or the title
  QStringList documents;  ///< in the order in which they went in
  int newest = -1;        ///< the document that the current step puts in
  bool isCurrent = false;
  QString said;  ///< the whole box as a sentence, for screen readers
  /// Tests whether documents meet: a candidate pair.
  bool isMeeting() const { return documents.size() > 1; }
  bool operator==(const BucketBox &) const = default;
};

/// The boxes of all bands so far, each band after its title. A pure function.
std::vector<BucketBox> bucketBoxes(const Lesson &lesson, const LessonState &state);

/// Tests whether the lesson has bands in which no documents meet at all.
bool hasNoMeeting(const LessonTables &tables);

}  // namespace shinglescope
