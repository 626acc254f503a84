# What is said of any game that says nothing itself. $text and $move are words of the game's notation.

plain-position = { $text }
plain-answer = { $move }
plain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
plain-round = Round { $n }
