// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// Computes the figures that depend on the cells of the trial's first rows: cellQuality,
/// columnPurity, spacedCells and textCells. Linear in the kept rows.
void scoreCells(DialectTrial &trial);

/// Scores how much an unquoted cell looks like one value if `delimiter` separates cells; 0 to 1.
double scoreOfCell(std::string_view cell, CellKind kind, char delimiter);

}  // namespace shinglescope
