### アリーナの表とレポートで使う、このゲームの呼び名。

period = カード
periods = カードの枚数
kind-operation = オペレーション
kind-activity = 特殊活動
kind-event = イベント
kind-pass = その他
arena-setting-auto = 直ちに
arena-setting-auto_if_support = 支持のとき
arena-setting-british_may = 英国の任意
arena-setting-all_ecs = 両方の経済センター
arena-setting-destination = 移動先のみ
arena-setting-after = 全ての移動の後
arena-setting-at_once = そのつど
arena-setting-exact = ちょうどその数
arena-setting-up_to = その数まで
arena-setting-allowed = 可
arena-setting-barred = 不可
arena-setting-house = ハウスデッキ（独自）
arena-setting-owner = 所有者のデッキ
