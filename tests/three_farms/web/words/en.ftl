### Three Farms' own words on the board.

board-label = Three farms and their grain
board-grain = { $count } grain
board-rounds-left = { $count ->
    [0] The last round
    [one] { $count } round comes after this one
   *[other] { $count } rounds come after this one
}
board-most = { $farm } has the most grain
board-drawn = Nobody has more grain than all others
board-rounds = Round
board-round = Round { $number }
table-value-red = Red Farm
table-value-green = Green Farm
table-value-blue = Blue Farm
