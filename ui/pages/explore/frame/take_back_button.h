#pragma once

#include <QPushButton>

namespace shinglescope {

class RecipeAdopter;

/// Takes back what Explore put into the recipe; there while that can be done.
/// GUI thread; the adopter outlives it.
class TakeBackButton final : public QPushButton {
  Q_OBJECT

 public:
  explicit TakeBackButton(RecipeAdopter &adopter, QWidget *parent = nullptr);

 private:
  void follow();

  RecipeAdopter &m_adopter;
};

}  // namespace shinglescope
