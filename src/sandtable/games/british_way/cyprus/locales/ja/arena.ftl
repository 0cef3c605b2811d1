### アリーナの表とレポートで使う、このゲームの呼び名。

period = カード
periods = カードの枚数
kind-operation = オペレーション
kind-activity = 特殊活動
kind-event = イベント
kind-pass = その他
arena-setting-per_space = スペースごと
arena-setting-per_operation = オペレーション通し
arena-setting-allowed = 可
arena-setting-barred = 不可
arena-setting-house = ハウスデッキ（独自）
arena-setting-owner = 所有者のデッキ
