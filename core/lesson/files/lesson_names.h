// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/lesson/model/lesson_spec.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// The names used in lesson files.
inline constexpr std::array kLessonStageNames = {
    NamedChoice{"texts", LessonStage::Texts},
    NamedChoice{"shingles", LessonStage::Shingles},
    NamedChoice{"matrix", LessonStage::Matrix},
    NamedChoice{"permutations", LessonStage::Permutations},
    NamedChoice{"signature", LessonStage::Signature},
    NamedChoice{"compare", LessonStage::Compare},
    NamedChoice{"bands", LessonStage::Bands},
    NamedChoice{"curve", LessonStage::Curve},
    NamedChoice{"questions", LessonStage::Questions}};
inline constexpr std::array kLessonPermutationsNames = {
    NamedChoice{"modular", LessonPermutations::Modular},
    NamedChoice{"shuffled", LessonPermutations::Shuffled},
    NamedChoice{"columns", LessonPermutations::Columns}};
inline constexpr std::array kLessonConventionNames = {
    NamedChoice{"value", LessonConvention::Value},
    NamedChoice{"position", LessonConvention::Position},
    NamedChoice{"element", LessonConvention::Element}};
inline constexpr std::array kLessonWalkNames = {NamedChoice{"ones", LessonWalk::Ones},
                                                NamedChoice{"order", LessonWalk::Order}};

}  // namespace shinglescope
