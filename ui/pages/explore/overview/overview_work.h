// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/recall/similarity_histogram.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/exact_set_cache.h"

namespace shinglescope {

/// The background work of the Overview: the similarity histogram from the exact join, then
/// candidates by bands. Each starts automatically if it is quick, otherwise on request. For a large
/// table, the histogram counts pairs from a higher floor on if that makes it quick. Bands can
/// be estimated from some rows until they are counted. Each can fail, be cancelled and be retried
/// independently. A changed question drops outdated work; if only the question about bands changed,
/// only bands are recomputed. GUI thread; owns its jobs.
class OverviewWork final : public QObject {
  Q_OBJECT

 public:
  enum class State { Nothing, Estimating, Offered, Working, Failed, Ready };

  /// Estimates the seconds to find all pairs of a recipe, whose threshold is the floor.
  using Estimate =
      std::function<Result<double>(const Dataset &, const Recipe &, const RunContext &)>;
  /// Calls estimateExact().
  static Result<double> secondsOfJoin(const Dataset &dataset, const Recipe &recipe,
                                      const RunContext &context);

  explicit OverviewWork(std::shared_ptr<ExactSetCache> shelf, QObject *parent = nullptr,
                        Estimate estimate = secondsOfJoin);
  /// Sets the data set and the recipe, and starts the necessary work. Does nothing if the data set
  /// is null or the recipe compares no columns.
  void ask(std::shared_ptr<const Dataset> dataset, const Recipe &recipe);
  /// Drops work for any other question; starts nothing.
  void dropStale(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe);
  /// Drops all work; the next ask() starts from the beginning.
  void forget();
  void start();          ///< finds every pair, then counts bands if that is quick
  void estimateBands();  ///< estimates bands from some rows
  void countBands();     ///< counts all bands, however long that takes
  void lowerFloor();     ///< finds the pairs below the histogram's floor too
  void retryBands();     ///< repeats the request that failed or was cancelled
  void cancelPairs();    ///< cancels the search for pairs and offers it again
  void cancelBands();    ///< cancels bands, or the pairs that they wait for
  void cancel();         ///< cancels everything that runs

  State histogramState() const { return m_state; }
  /// The state of the bands; while they wait for the histogram, its state.
  State bandsState() const;
  bool areBandsRunning() const { return m_bandsJob.isRunning(); }
  bool wereBandsCancelled() const { return m_wereBandsCancelled; }
  /// True if the histogram is ready and its floor is above the recipe's threshold.
  bool isBelowFloor() const;
  /// True if the floor was raised so that the work is quick.
  bool canLowerFloor() const;
  bool isBusy() const;
  /// Null unless ready.
  const std::shared_ptr<const TunedRows> &rows() const { return m_rows; }
  const std::shared_ptr<const SimilarityHistogram> &histogram() const { return m_histogram; }
  const std::shared_ptr<const BandsSweep> &bands() const { return m_bands; }
  /// The longest estimated time of work that starts automatically.
  static constexpr double kQuickSeconds = 4;
  /// The maximum number of bucket pairs in a count of bands that starts automatically, equal to the
  /// maximum number of comparisons for brute force.
  static constexpr std::uint64_t kQuickBucketPairs = kAffordableComparisons;
  /// The estimated time to find every pair from the lowest floor on; 0 if unknown.
  double estimatedSeconds() const { return m_seconds.value_or(0); }
  bool werePairsCancelled() const { return m_werePairsCancelled; }
  const QString &problem() const { return m_problem; }
  /// The problem of the bands, or of the pairs that they wait for.
  const QString &bandsProblem() const {
    return m_bandsState == State::Failed ? m_bandsProblem : m_problem;
  }

 signals:
  void changed();
  void progressed(const shinglescope::ProgressSample &sample);
  void bandsProgressed(const shinglescope::ProgressSample &sample);

 private:
  /// What the user requested for the bands; with None they follow the histogram.
  enum class BandsWish { None, Estimate, Count };
  struct Found {
    std::shared_ptr<const TunedRows> rows;
    std::shared_ptr<const SimilarityHistogram> histogram;
  };
  struct QuickFloor {
    double seconds = 0;          ///< estimated for the lowest floor
    std::optional<Ratio> floor;  ///< the lowest that is quick
  };
  static Result<QuickFloor> findQuickFloor(const Estimate &estimate, const Dataset &dataset,
                                           const Recipe &recipe, const RunContext &context);
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

  std::shared_ptr<ExactSetCache> m_shelf;
  Estimate m_estimate;
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  State m_state = State::Nothing;
  State m_bandsState = State::Nothing;
  std::shared_ptr<const TunedRows> m_rows;
  std::shared_ptr<const SimilarityHistogram> m_histogram;
  std::shared_ptr<const BandsSweep> m_bands;
  std::optional<double> m_seconds;  ///< estimated time to find every pair, once known
  bool m_werePairsCancelled = false;
  BandsWish m_bandsWish = BandsWish::None;
  bool m_wereBandsCancelled = false;
  QString m_problem;
  QString m_bandsProblem;
  Ratio m_floor = HistogramOptions{}.floor;
  JobSlot<QuickFloor> m_estimateJob;
  JobSlot<Found> m_histogramJob;
  JobSlot<std::shared_ptr<const BandsSweep>> m_bandsJob;
};

}  // namespace shinglescope
