### 三つの農場の盤面の言葉。

board-label = 三つの農場と穀物
board-grain = 穀物{ $count }
board-rounds-left = { $count ->
    [0] 最後のラウンド
   *[other] 残り{ $count }ラウンド
}
board-most = { $farm }の穀物が最も多い
board-drawn = 最も多い農場が複数あります
board-rounds = ラウンド
board-round = 第{ $number }ラウンド
table-value-red = 赤い農場
table-value-green = 緑の農場
table-value-blue = 青い農場
