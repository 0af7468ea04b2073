// SPDX-License-Identifier: MIT
// Stages 6 to 8: comparing signatures, bands, and the curve.

#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

void addPairStep(StepWriter &writer, std::uint32_t number) {
  const LessonTables &tables = writer.tables();
  const LessonPair &pair = tables.pairs[number];
  ++writer.revealed.compared;
  LessonStep &step =
      writer.add(LessonStage::Compare, Listing::Compare, 3, {{Touched::Pair, number}});
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash) {
    if (tables.signatures[pair.a][hash] != tables.signatures[pair.b][hash]) continue;
    if (pair.equalPositions == 0) continue;  // two documents without a shingle
    step.touches.push_back({Touched::SignatureCell, hash, pair.a});
    step.touches.push_back({Touched::SignatureCell, hash, pair.b});
  }
  step.sentences.push_back(
      {SentenceId::Compared,
       {tables.documents[pair.a].name, tables.documents[pair.b].name,
        SentenceValue::count(pair.equalPositions),
        SentenceValue::counted(tables.numHashes(), SentenceValue::Thing::Positions),
        SentenceValue::decimal(pair.estimateOf(tables.numHashes())),
        SentenceValue::decimal(pair.jaccard())}});
}

std::uint32_t bucketWith(const std::vector<LessonBucket> &buckets, std::uint32_t document) {
  const auto found = std::ranges::find_if(buckets, [document](const LessonBucket &bucket) {
    return std::ranges::find(bucket.documents, document) != bucket.documents.end();
  });
  return static_cast<std::uint32_t>(found - buckets.begin());
}

void addPlacing(StepWriter &writer, std::uint32_t band, std::uint32_t document) {
  const LessonTables &tables = writer.tables();
  const std::vector<LessonBucket> &buckets = tables.buckets[band];
  ++writer.revealed.placed;
  LessonStep &step = writer.add(LessonStage::Bands, Listing::Bands, 2,
                                {{Touched::Band, band}, {Touched::Document, document}});
  const std::uint32_t rows = tables.plan.rows;
  for (std::uint32_t hash = band * rows; hash < (band + 1) * rows; ++hash)
    step.touches.push_back({Touched::SignatureCell, hash, document});
  const std::string number = std::to_string(band + 1);
  if (document == 0)
    step.sentences.push_back({rows == 1 ? SentenceId::BandOfOneStarts : SentenceId::BandStarts,
                              {number, hashName(band * rows), hashName((band + 1) * rows - 1)}});
  const std::string &name = tables.documents[document].name;
  const std::uint32_t own = bucketWith(buckets, document);
  if (own == buckets.size()) return step.sentences.push_back({SentenceId::EmptyInNoBucket, {name}});
  const LessonBucket &bucket = buckets[own];
  step.touches.push_back({Touched::Bucket, band, own});
  const std::string values = bucketName(tables, band, bucket);
  std::vector<std::uint32_t> earlier = bucket.documents;
  std::erase_if(earlier, [document](std::uint32_t other) { return other >= document; });
  if (earlier.empty())
    step.sentences.push_back({SentenceId::NewBucket, {name, number, values}});
  else
    step.sentences.push_back(
        {SentenceId::JoinsBucket, {name, number, values, namesOf(tables, earlier)}});
}

void addCandidateStep(StepWriter &writer, std::uint32_t band) {
  const LessonTables &tables = writer.tables();
  ++writer.revealed.bands;
  LessonStep &step = writer.add(LessonStage::Bands, Listing::Bands, 4, {{Touched::Band, band}});
  const std::string number = std::to_string(band + 1);
  for (std::uint32_t i = 0; i < tables.buckets[band].size(); ++i) {
    const LessonBucket &bucket = tables.buckets[band][i];
    if (bucket.documents.size() < 2) continue;
    step.touches.push_back({Touched::Bucket, band, i});
    step.sentences.push_back({SentenceId::Candidates, {number, namesOf(tables, bucket.documents)}});
  }
  if (step.sentences.empty()) step.sentences.push_back({SentenceId::NoCandidates, {number}});
}

void addPointStep(StepWriter &writer, std::uint32_t number) {
  const LessonTables &tables = writer.tables();
  const LessonPair &pair = tables.pairs[number];
  ++writer.revealed.curvePoints;
  const SentenceId outcome = pair.sharedBands > 0          ? SentenceId::PointFound
                             : isMissed(pair, tables.plan) ? SentenceId::PointMissed
                                                           : SentenceId::PointLeftOut;
  writer.add(LessonStage::Curve, Listing::Curve, 2,
             {{Touched::CurvePoint, number}, {Touched::Pair, number}},
             {{outcome,
               {tables.documents[pair.a].name, tables.documents[pair.b].name,
                similarityForChance(pair, tables.plan), chanceValue(pair)}}});
}

/// The curve is built in four steps, which follow the pairs' points to the chance.
void addCurveForms(StepWriter &writer) {
  const BandPlan &plan = writer.tables().plan;
  const SentenceValue rows = SentenceValue::count(plan.rows);
  const SentenceValue bands = SentenceValue::count(plan.bands);
  const SentenceValue ofRows = SentenceValue::counted(plan.rows, SentenceValue::Thing::Rows);
  const SentenceValue ofBands = SentenceValue::counted(plan.bands, SentenceValue::Thing::Bands);
  const auto add = [&writer](CurveForm form, std::vector<Sentence> sentences) {
    writer.revealed.curveForm = form;
    writer.add(LessonStage::Curve, Listing::Curve, 0, {}, std::move(sentences));
  };
  add(CurveForm::Minhash, {{SentenceId::CurveMinhash}});
  add(CurveForm::Band, {{SentenceId::CurveBand, {ofRows, rows}}});
  add(CurveForm::OtherBand, {{SentenceId::CurveOtherBand, {rows}}});
  add(CurveForm::AllOtherBands, {{SentenceId::CurveMiss, {ofBands, rows, bands}}});
  add(CurveForm::Candidate, curveSentences(plan));
}

}  // namespace

void addCompareSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  for (std::uint32_t pair = 0; pair < tables.pairs.size(); ++pair) addPairStep(writer, pair);
  const SentenceValue numHashes =
      SentenceValue::counted(tables.numHashes(), SentenceValue::Thing::Hashes);
  writer.add(LessonStage::Compare, Listing::Compare, 0, {},
             {tables.pairs.empty() ? Sentence{SentenceId::Nothing}
                                   : Sentence{SentenceId::Convergence, {numHashes}}});
}

void addBandSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  for (std::uint32_t band = 0; band < tables.plan.bands; ++band) {
    for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
      addPlacing(writer, band, document);
    addCandidateStep(writer, band);
  }
}

void addCurveSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  addCurveForms(writer);
  for (std::uint32_t pair = 0; pair < tables.pairs.size(); ++pair) addPointStep(writer, pair);
}

}  // namespace shinglescope
