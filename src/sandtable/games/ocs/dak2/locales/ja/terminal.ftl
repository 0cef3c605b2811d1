### DAK-II：端末の盤面。

look-turn = 第{ $turn }ターン（{ $date }）
condition-divisions-destroyed = 壊滅したイタリア軍歩兵師団
condition-taken-sidi-barrani = Sidi Barrani が連合軍のもの
condition-taken-buq-buq = Buq Buq が連合軍のもの
condition-taken-sollum = Sollum が連合軍のもの
condition-italians-out-of-egypt = エジプトにイタリア軍ユニットがない
condition-taken-bardia = Bardia が連合軍のもの（大勝利）
