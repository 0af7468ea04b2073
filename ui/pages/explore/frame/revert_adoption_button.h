// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace shinglescope {

class RecipeAdopter;

/// Reverts what Explore put into the recipe; visible while that is possible. GUI
/// thread; the adopter outlives it.
class RevertAdoptionButton final : public QPushButton {
  Q_OBJECT

 public:
  explicit RevertAdoptionButton(RecipeAdopter &adopter, QWidget *parent = nullptr);

 private:
  void follow();

  RecipeAdopter &m_adopter;
};

}  // namespace shinglescope
