#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/tune/bands_sweep.h"
#include "core/tune/similarity_histogram.h"
#include "ui/jobs/latest_job.h"
#include "ui/state/tuned_shelf.h"

namespace shinglescope {

/// What the overview of Explore asks of the exact join: the histogram of
/// similarities, then candidates by bands. Starts by itself where that is quick,
/// else says what it would take and waits to be told; bands can be estimated
/// from some rows meanwhile. Either is cancelled, fails and is tried again without
/// the other. A changed question stops what answers the old one; only bands are
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
  void start();          ///< every pair, then bands: what is offered, or failed
  void estimateBands();  ///< from some rows
  void countBands();     ///< all of them, whatever that takes
  void retryBands();     ///< as they were asked for when they failed
  void cancelPairs();    ///< they are offered again
  void cancelBands();    ///< or the pairs that they wait for
  void cancel();         ///< whatever works

  State histogramState() const { return m_state; }
  /// That of the histogram while bands wait for it.
  State bandsState() const;
  bool areBandsRunning() const { return m_bandsJob.isRunning(); }
  /// The histogram is there and does not reach down to the recipe's threshold.
  bool isBelowFloor() const;
  bool isBusy() const;
  /// Null unless ready.
  const std::shared_ptr<const TunedRows> &rows() const { return m_rows; }
  const std::shared_ptr<const SimilarityHistogram> &histogram() const { return m_histogram; }
  const std::shared_ptr<const BandsSweep> &bands() const { return m_bands; }
  /// What may start without being asked for.
  static constexpr double kQuickSeconds = 4;
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
  void makeBands();
  void followWithBands();
  void dropBands();
  void runBands(std::function<Result<std::shared_ptr<const BandsSweep>>(const RunContext &)> work);

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
  bool m_areBandsSampled = false;  ///< that were asked for last
  QString m_problem;
  QString m_bandsProblem;
  LatestJob<double> m_estimateJob{this};
  LatestJob<Found> m_histogramJob{this};
  LatestJob<std::shared_ptr<const BandsSweep>> m_bandsJob{this};
};

}  // namespace shinglescope
