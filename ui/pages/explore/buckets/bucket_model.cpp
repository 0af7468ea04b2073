// SPDX-License-Identifier: MIT
#include "ui/pages/explore/buckets/bucket_model.h"

#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kShingleCharacters = 60;
constexpr std::size_t kShinglesNamed = 4;

QString shingleText(const ShingleShare &shingle) {
  return quotedText(shingle.text, kShingleCharacters);
}

QString causesText(const HotBucket &bucket) {
  QStringList shingles;
  for (std::size_t i = 0; i < std::min(bucket.shingles.size(), kShinglesNamed); ++i)
    shingles << shingleText(bucket.shingles[i]);
  return shingles.join(QStringLiteral(" "));
}

}  // namespace

BucketModel::BucketModel(QObject *parent) : FlatModel(parent) {
  const auto count = [](const QString &header, auto number) {
    const auto cell = [number](const HotBucket &bucket) { return countText(number(bucket)); };
    return FlatColumn<HotBucket>{header, cell, kAtRight, kAtRight};
  };
  setColumns({count(tr("Band"), [](const HotBucket &bucket) { return bucket.band + 1ULL; }),
              count(tr("Texts"), [](const HotBucket &bucket) { return bucket.texts; }),
              count(tr("Rows"), [](const HotBucket &bucket) { return bucket.rows; }),
              count(tr("Text pairs"), [](const HotBucket &bucket) { return bucket.textPairs; }),
              {tr("Shingles that cause it"), causesText}});
}

void BucketContentModel::setBucket(const std::shared_ptr<const Dataset> &dataset,
                                   const std::vector<ColumnId> &columns, const HotBucket &bucket) {
  const auto column = [](const QString &header, auto ofShingle, auto ofMember) {
    const auto cell = [=](const BucketContent &content) -> QString {
      const auto *member = std::get_if<RecordId>(&content);
      return member == nullptr ? ofShingle(std::get<ShingleShare>(content)) : ofMember(*member);
    };
    return FlatColumn<BucketContent>{header, cell};
  };
  const auto holders = [](const ShingleShare &shingle) {
    return tr("%1 rows, %2").arg(countText(shingle.rows), percentText(shingle.share));
  };
  std::vector<BucketContent> content(bucket.shingles.begin(), bucket.shingles.end());
  content.insert(content.end(), bucket.members.begin(), bucket.members.end());
  reset(std::move(content), {column(
                                 tr("What"), [](const ShingleShare &) { return tr("shingle"); },
                                 [](RecordId) { return tr("member"); }),
                             column(tr("Where"), holders,
                                    [dataset](RecordId row) {
                                      return tr("row %1").arg(rowNumberText(row, dataset.get()));
                                    }),
                             column(tr("Text"), shingleText, [=](RecordId row) {
                               return recordLine(*dataset, row, columns);
                             })});
}

}  // namespace shinglescope
