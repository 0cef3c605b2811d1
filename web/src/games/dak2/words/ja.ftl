### DAK-II's own words on the board.

board-label = 西部砂漠のマップ

condition-divisions-destroyed = 壊滅したイタリア軍歩兵師団
condition-taken-sidi-barrani = Sidi Barrani が連合軍のもの
condition-taken-buq-buq = Buq Buq が連合軍のもの
condition-taken-sollum = Sollum が連合軍のもの
condition-italians-out-of-egypt = エジプトにイタリア軍ユニットがない
condition-taken-bardia = Bardia が連合軍のもの（大勝利）

victory-7-3 = 終了時に全て満たしていれば連合軍の勝利、そうでなければ枢軸軍の勝利です。
victory-7-1 = 終了時にエジプトにイタリア軍ユニットがいなければ連合軍の勝利、Bardia も支配していれば大勝利です。そうでなければ枢軸軍の勝利です。
victory-demand = ムッソリーニが要求した線を保てなかったため、枢軸軍は直ちに敗北しました。
