### アリーナの表とレポートで使う、このゲームの呼び名。

period = カード
periods = カードの枚数
kind-operation = オペレーション
kind-activity = 特殊活動
kind-event = イベント
kind-pass = その他
