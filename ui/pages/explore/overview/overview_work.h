#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/recall/similarity_histogram.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/tuned_shelf.h"

namespace shinglescope {

/// What the overview of Explore asks of the exact join: the histogram of
/// similarities, then candidates by bands. Either starts by itself where that is
/// quick, else waits to be told; bands can be estimated from some rows, and that
/// stays until they are to be counted. Either is cancelled, fails and is tried
/// again without the other. A changed question stops what answers the old one; only bands are
/// made again where only they are asked differently. GUI thread; owns its jobs.
class OverviewWork final : public QObject {
  Q_OBJECT

 public:
  enum class State { Nothing, Estimating, Offered, Working, Failed, Ready };

  explicit OverviewWork(std::shared_ptr<TunedShelf> shelf, QObject *parent = nullptr);
  /// A null data set or a recipe that compares nothing asks nothing.
  void ask(std::shared_ptr<const Dataset> dataset, const Recipe &recipe);
  /// Stops and gives up what answers another question than this; nothing is begun.
  void dropStale(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe);
  /// Stops what computes; the next ask() begins anew.
  void forget();
  void start();          ///< every pair, then bands where that is quick
  void estimateBands();  ///< from some rows
  void countBands();     ///< all of them, whatever that takes
  void retryBands();     ///< as they were asked for when they failed or were cancelled
  void cancelPairs();    ///< they are offered again
  void cancelBands();    ///< or the pairs that they wait for
  void cancel();         ///< whatever works

  State histogramState() const { return m_state; }
  /// That of the histogram while bands wait for it.
  State bandsState() const;
  bool areBandsRunning() const { return m_bandsJob.isRunning(); }
  bool wereBandsCancelled() const { return m_wereBandsCancelled; }
  /// The histogram is there and does not reach down to the recipe's threshold.
  bool isBelowFloor() const;
  bool isBusy() const;
  /// Null unless ready.
  const std::shared_ptr<const TunedRows> &rows() const { return m_rows; }
  const std::shared_ptr<const SimilarityHistogram> &histogram() const { return m_histogram; }
  const std::shared_ptr<const BandsSweep> &bands() const { return m_bands; }
  /// What may start without being asked for.
  static constexpr double kQuickSeconds = 4;
  /// Pairs that buckets may make in a count of bands that nobody asked for; brute force may
  /// compare as many.
  static constexpr std::uint64_t kQuickBucketPairs = kAffordableComparisons;
  /// What every pair would take; 0 where that is not known.
  double estimatedSeconds() const { return m_seconds.value_or(0); }
  bool werePairsCancelled() const { return m_werePairsCancelled; }
  const QString &problem() const { return m_problem; }
  /// Of the bands, or of the pairs that they wait for.
  const QString &bandsProblem() const {
    return m_bandsState == State::Failed ? m_bandsProblem : m_problem;
  }

 signals:
  void changed();
  void progressed(const shinglescope::ProgressSample &sample);
  void bandsProgressed(const shinglescope::ProgressSample &sample);

 private:
  /// What was asked for of the bands in question; of none they follow by themselves.
  enum class BandsWish { None, Estimate, Count };
  struct Found {
    std::shared_ptr<const TunedRows> rows;
    std::shared_ptr<const SimilarityHistogram> histogram;
  };
  bool asksOfText(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe) const;
  bool asksOfBands(const Recipe &recipe) const;
  bool arePairsRunning() const { return m_estimateJob.isRunning() || m_histogramJob.isRunning(); }
  void estimate();
  void makeHistogram();
  void failPairs(const Error &error);
  void makeBands(std::uint64_t mostBucketPairs);
  void followWithBands();
  void dropBands();
  void runBands(std::function<Result<std::shared_ptr<const BandsSweep>>(const RunContext &)> work);
  void failBands(const Error &error);

  std::shared_ptr<TunedShelf> m_shelf;
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  State m_state = State::Nothing;
  State m_bandsState = State::Nothing;
  std::shared_ptr<const TunedRows> m_rows;
  std::shared_ptr<const SimilarityHistogram> m_histogram;
  std::shared_ptr<const BandsSweep> m_bands;
  std::optional<double> m_seconds;  ///< what every pair would take, once that is known
  bool m_werePairsCancelled = false;
  BandsWish m_bandsWish = BandsWish::None;
  bool m_wereBandsCancelled = false;
  QString m_problem;
  QString m_bandsProblem;
  JobSlot<double> m_estimateJob;
  JobSlot<Found> m_histogramJob;
  JobSlot<std::shared_ptr<const BandsSweep>> m_bandsJob;
};

}  // namespace shinglescope
