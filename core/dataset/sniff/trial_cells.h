#pragma once

#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// Fills in what the cells of the trial's first rows say: cellQuality,
/// columnPurity, spacedCells and textCells. Linear in the rows kept.
void rateCells(DialectTrial &trial);

/// How much an unquoted cell looks like one value where `delimiter` parts
/// cells; 0 to 1.
double cellWorth(std::string_view cell, CellKind kind, char delimiter);

}  // namespace shinglescope
