// SPDX-License-Identifier: MIT
#include "ui/pages/learn/bands/bucket_boxes.h"

#include <QCoreApplication>

#include "core/lesson/steps/step_writer.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

struct BucketWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::BucketBoxes)
};

QString bandTitle(const BandPlan &plan, std::uint32_t band) {
  const QString first = hashTitle(band * plan.rows);
  const QString last = hashTitle((band + 1) * plan.rows - 1);
  return plan.rows == 1 ? BucketWords::tr("Band %1: %2").arg(band + 1).arg(first)
                        : BucketWords::tr("Band %1: %2 to %3").arg(band + 1).arg(first, last);
}

BucketBox boxOf(const Lesson &lesson, std::uint32_t band, const LessonBucket &bucket,
                const std::vector<std::uint32_t> &inside, const StepTouches &touches) {
  BucketBox box;
  box.text = shownText(bucketName(lesson.tables(), band, bucket));
  for (const std::uint32_t document : inside) {
    if (touches.has(Touched::Document, document))
      box.newest = static_cast<int>(box.documents.size());
    box.documents << documentName(lesson, document);
  }
  const QString names = saidValue(namesOf(lesson.tables(), inside));
  box.said = (box.isMeeting() ? BucketWords::tr("Band %1, bucket %2: %3 meet")
                              : BucketWords::tr("Band %1, bucket %2: %3"))
                 .arg(QString::number(band + 1), box.text, names);
  return box;
}

}  // namespace

std::vector<BucketBox> bucketBoxes(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  const auto documents = static_cast<std::uint32_t>(tables.documents.size());
  std::vector<BucketBox> boxes;
  for (std::uint32_t band = 0; band < tables.plan.bands; ++band) {
    if (state.revealed.placed <= band * documents) break;
    const std::uint32_t placed = state.revealed.placed - band * documents;
    BucketBox title;
    title.isTitle = true;
    title.text = title.said = bandTitle(tables.plan, band);
    boxes.push_back(std::move(title));
    for (std::uint32_t i = 0; i < tables.buckets[band].size(); ++i) {
      const LessonBucket &bucket = tables.buckets[band][i];
      std::vector<std::uint32_t> inside = bucket.documents;
      std::erase_if(inside, [placed](std::uint32_t d) { return d >= placed; });
      if (inside.empty()) continue;
      BucketBox box = boxOf(lesson, band, bucket, inside, touches);
      box.isCurrent = touches.has(Touched::Bucket, band, i);
      if (!box.isCurrent) box.newest = -1;
      boxes.push_back(std::move(box));
    }
  }
  return boxes;
}

bool hasNoMeeting(const LessonTables &tables) {
  return std::ranges::none_of(tables.pairs,
                              [](const LessonPair &pair) { return pair.sharedBands > 0; });
}

}  // namespace shinglescope
