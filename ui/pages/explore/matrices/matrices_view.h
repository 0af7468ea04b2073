// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/tune/comparison/row_matrices.h"
#include "core/tune/rows/matrix_rows.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/frame/explore_view.h"

class QStackedWidget;
class QTableView;

namespace shinglescope {

class Chip;
class EmptyState;
class MatrixDetails;
class MatrixPairModel;
class MatrixRowsForm;
class MatrixTable;
class MatrixTexts;
class Panel;
class ShingleMatrixModel;
class SignatureMatrixModel;

/// Returns the rows that are chosen on another page; set by the window.
using RowQuestion = std::function<MatrixRows(std::size_t most)>;

/// The Matrices view: characteristic and signature matrix of a few data rows, as linked
/// grids. A shingle marks the cells that it determines and its places in the texts; a
/// cell selects the shingle that it comes from; a pair of rows shows what is equal in
/// both. Computed in a worker when rows are chosen. GUI thread.
class MatricesView final : public ExploreView {
  Q_OBJECT

 public:
  MatricesView(Session &session, ActionsController &controller, QWidget *parent = nullptr);
  bool isBusy() const override { return m_job.isRunning(); }
  void activate() override;
  /// Sets the functions that return the rows chosen in Data and in Review; without them, there are
  /// none.
  void setRowQuestions(RowQuestion selected, RowQuestion reviewed);
  const std::shared_ptr<const RowMatrices> &matrices() const { return m_matrices; }

 public slots:
  /// Computes the matrices of the rows that the form requests.
  void showRows();
  /// Selects the cell of the signature matrix and the shingle that it comes from.
  void goToValue(std::uint32_t row, std::uint32_t position);
  void goToShingle(std::uint32_t shingle);
  /// Selects a line of the pairs, the most similar first; 0 selects all rows.
  void goToPair(int line);

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;

 private:
  struct Obstacle {
    QString sentence;
    QString action = {};
    QString place = {};
  };

  void createLayout();
  QWidget *createLeft();
  Panel *createPairs();
  void fitPairs();
  QWidget *createGrids();
  Panel *createShingles();
  Panel *createSignatures();
  Panel *createCursor();
  void connectTables();
  /// The result of the worker; no matrices if there are no rows.
  struct Made {
    MatrixRows chosen;
    std::shared_ptr<const RowMatrices> matrices;
  };

  MatrixRows chosenRows() const;
  void make(MatrixRows chosen, std::shared_ptr<const DuplicateResult> searched);
  Recipe knownRecipe() const;
  std::optional<Obstacle> obstacle() const;
  Obstacle noRows() const;
  void say(const Obstacle &obstacle);
  void setMatrices(std::shared_ptr<const RowMatrices> matrices, std::uint64_t available);
  QString limitsText(std::uint64_t available) const;
  void choosePair(int line);
  void chooseSignatureCell(int line, int column);
  void markShingle(const std::optional<MatrixShingleHandle> &shingle);
  void showTexts();

  RowQuestion m_selected;
  RowQuestion m_reviewed;
  std::shared_ptr<const RowMatrices> m_matrices;
  std::vector<RecordId> m_asked;  ///< shown or computed rows of another page
  std::optional<Recipe> m_known;  ///< recipe for this table, with its stop-shingles
  bool m_isStale = true;
  bool m_isSourcePicked = false;
  std::optional<MatrixPairHandle> m_pair;        ///< the selected pair of m_matrices
  std::optional<MatrixShingleHandle> m_shingle;  ///< the current shingle of m_matrices
  MatrixRowsForm *m_form = nullptr;
  QStackedWidget *m_stack = nullptr;
  EmptyState *m_empty = nullptr;
  QString m_emptyPlace;
  MatrixPairModel *m_pairs = nullptr;
  QTableView *m_pairTable = nullptr;
  Panel *m_pairPanel = nullptr;
  ShingleMatrixModel *m_shingles = nullptr;
  MatrixTable *m_shingleTable = nullptr;
  Panel *m_shinglePanel = nullptr;
  SignatureMatrixModel *m_signatures = nullptr;
  MatrixTable *m_signatureTable = nullptr;
  Panel *m_signaturePanel = nullptr;
  Chip *m_values = nullptr;
  Panel *m_cursorPanel = nullptr;
  MatrixDetails *m_details = nullptr;
  MatrixTexts *m_texts = nullptr;
  JobSlot<Made> m_job;
};

}  // namespace shinglescope
