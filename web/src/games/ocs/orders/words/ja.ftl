### シリーズの命令：組み立て、出す前の見積もり、マップに重ねるもの。

## 命令を組み立てる

orders-sentence = ここまでの命令
orders-unsay = 最後の1語を取り消す
orders-next = 続けられる語
orders-where = どのヘクスへ？ 候補は{ $count }。マップで選ぶか、入力してください
orders-take = 決定
orders-cost = { $cost }MP
orders-cost-zone = { $cost }MP、敵ZOC
orders-and = 、
orders-or = { "または" }
orders-then = ；
orders-all = このセグメントの全命令（{ $count }）
orders-go-on = 次へ（{ $count }）
orders-hint-move = スタックを選ぶと移動できる範囲が出ます。次に行き先のヘクス、またはオーバーランする敵を選びます。
orders-hint-fire = 敵を選ぶと砲爆撃の見積もりが出ます。先に撃つ砲兵を選ぶこともできます。
orders-hint-attack = 敵を選ぶと戦闘の見積もりが出ます。先に攻撃するスタックを選ぶこともできます。
orders-hint-deploy = スタックを選ぶと、その自由配置ユニットを置けるヘクスが光ります。置かなければその場に残ります。
orders-hint-ships = 艦船が撃てる海岸の敵を選びます。
orders-hint-idle = このセグメントで行動できる自軍ユニットはありません。
orders-hint-other = 下から命令を選ぶか、このセグメントを終えてください。

verb-move = 移動
verb-move-means = 1ヘクスのユニットが別のヘクスへ移る
verb-overrun = オーバーラン
verb-overrun-means = 移動の途中で攻撃する（3MP）
verb-attack = 攻撃
verb-attack-means = 隣接するユニットがヘクスを攻撃する
verb-fire = 砲爆撃
verb-fire-means = 射程内のヘクスを砲兵が撃つ
verb-bombard = 艦砲射撃
verb-bombard-means = 海岸ヘクスを艦船が撃つ
verb-mode = モード変更
verb-mode-means = 移動前に戦闘・移動・予備・戦略移動モードへ
verb-release = 予備解除
verb-release-means = 予備のユニットが行動できるようになる
verb-react = リアクティブ・ロール
verb-react-means = 指揮官のダイスでスタックが行動できることがある
verb-lead = 指揮官の移動
verb-lead-means = 指揮官が別のスタックへ行く
verb-breakout = 脱出
verb-breakout-means = 孤立したユニットや輸送が脱出を試みる
verb-load = 積載
verb-load-means = 地上の補給をトラックに積む
verb-unload = 荷下ろし
verb-unload-means = トラックの補給を地上に下ろす
verb-drive = トラックの移動
verb-drive-means = 輸送トラックがヘクスからヘクスへ移る
verb-convoy = 専用トラック
verb-convoy-means = フォーメーションのトラックが移動・積載・予備になる
verb-blow = 補給の爆破
verb-blow-means = 敵に渡る前に補給集積所を壊す
verb-deploy = 配置
verb-deploy-means = 自由配置ユニットを配置区域のヘクスに置く
verb-rebuild = 再建
verb-rebuild-means = 補充でステップやユニットを戻す
verb-consolidate = 統合
verb-consolidate-means = 弱った2ユニットを1つにする、または別のユニットに交代する
verb-build = 陣地の構築
verb-build-means = 補給を払い、1レベル上げる
verb-lower = 陣地の縮小
verb-lower-means = 1レベル下げる
verb-repair = 港の修理
verb-repair-means = 工兵が補給を払い、ヒットを1つ除く
verb-damage = 港の破壊
verb-damage-means = 敵に渡る前に自軍の港にヒットを1つ与える
verb-refuel = 給油
verb-refuel-means = トラックが停まるヘクスのユニットに給油する

word-to = →
word-via = 経由
word-with = 参加
word-at = 目標
word-port = 港
word-full = 満載
word-empty = 空
word-reserve = 予備に入れる
word-release = 予備から出す
word-load = 積載
word-by = 担当
word-as = 交代先
word-hedgehog = 陣地
deed-via = 1ヘクスずつ移動
deed-convoy-to = { $truck }を動かす

## スタック

stack-nobody = 何もありません。
stack-steps = { $all }ステップ中{ $left }
stack-out-of-supply = 補給切れ
stack-spent = { $spent }MP使用
stack-hedgehog = 陣地{ $level }
stack-organic = { $truck }：{ $load }T
stack-dump = 補給集積所：{ $tokens }T
stack-trucks = トラック{ $tokens }T分、積荷{ $load }T
stack-may-join = ほかに参加できるユニット
stack-deeds = ここで出せる命令

## 戦闘の見積もり

battle-title = { $hex }の戦闘の見積もり
battle-attack = { $hex }への攻撃
battle-overrun = { $hex }へのオーバーラン
battle-attacker = 攻撃側
battle-defender = 防御側
battle-attacker-loses = 自軍が1ステップ以上失う
battle-defender-loses = 敵が1ステップ以上失う
battle-defender-options = 敵が退却か追加損害
battle-exploit = 突破できる
battle-anti-tank = 対戦車
battle-terrain = 地形
battle-ratings = アクションレーティング
battle-ratings-are = { $attacker }（{ $attacking }）－{ $defender }（{ $defending }）＝{ $modifier }
battle-hedgehog = 陣地-{ $level }
battle-supply = 補給
battle-dump = { $hex }（{ $tokens }T）
battle-more-dumps = ほか{ $more }箇所
battle-you-pay = { $dumps }から{ $tokens }T支払います。
battle-stocks = 備蓄で戦う：{ $units }。
battle-they-pay = 防御側は{ $dumps }から{ $tokens }T支払えます。支払わなければ半減します。
battle-they-use-stocks = 防御側には備蓄しかありません。
battle-they-cannot-pay = 防御側は支払えず、半減します。
battle-results = 全ての結果と確率

result-attacker = 攻撃側：{ $what }
result-defender = 防御側：{ $what }
result-losses = { $count }ステップロス
result-options = { $count }オプション（ステップか退却）
result-dg = 混乱状態
result-exploit = アクションレーティング{ $rating }以上は突破
result-nothing = 結果なし

barrage-of = { $hex }への砲爆撃
barrage-of-port = { $hex }の港への砲爆撃
barrage-points = 砲爆撃力
barrage-column = コラム
barrage-free = 補給は不要です。
barrage-dg = 混乱状態
barrage-half = 混乱状態、4～6で1ステップロス
barrage-steps = 混乱状態、{ $count }ステップロス
barrage-hits = ヒット{ $count }

rolled-table = 直前のダイス：コラム{ $column }、行{ $row }：
rolled-whole = 参照した表

## バー

bar-turn = 第{ $turn }ターン・{ $date }
bar-before = { $date }
replay-where = 第{ $turn }ターン・{ $side }・{ $segment }
bar-segments = プレイヤーターンのフェイズとセグメント
bar-victory = 勝利条件：{ $met }／{ $count }
bar-met = 達成
bar-not-met = 未達成
bar-overlays = マップに重ねる
bar-waiting = （残り{ $count }）
overlay-none = 重ねなし
overlay-supply = 補給
overlay-zones = ZOC
overlay-reach = 移動範囲
overlay-control = 支配
overlay-changes = 変化
legend-label = 重ねた表示の凡例
legend-close = 重ねた表示を消す
legend-zoc = { $enemy }のZOC
legend-reach = { $side }が到達できるヘクス
legend-threat = { $enemy }が到達できるヘクス
legend-both = 両軍が到達できるヘクス
legend-points = 一般補給を受給できるヘクス：補給源か、補給源へ続く道路・鉄道
legend-throw = 司令部が補給を支給できる範囲
legend-dumps = 補給集積所とそのトークン
legend-traced = 一般補給を受けるユニット{ $count }個：補給源と経由する司令部
legend-dry = { $count ->
    [0] 一般補給を受けられないユニット：なし
   *[other] 一般補給を受けられないユニット：{ $count }個
}
legend-allied = 連合軍が奪った枢軸軍側のヘクス
legend-axis = 枢軸軍が奪った連合軍側のヘクス
legend-changed-here = { $count ->
    [0] ここでの変化はありません
   *[other] ここで変化したヘクス：{ $count }
}
legend-changed = { $count ->
    [0] 前回の手番から変化はありません
   *[other] 前回の手番から変化したヘクス：{ $count }
}

segment-set-up = 初期配置
segment-set-up-means = 自由配置ユニットを配置区域に置く
segment-B = 増援
segment-B-means = ユニットと補給が到着する
segment-C1 = 脱出
segment-C1-means = 孤立した者が脱出を試みる
segment-C2 = 移動
segment-C2-means = モード変更、移動、オーバーラン、輸送
segment-C3 = 移動フェイズの砲爆撃
segment-C3-means = 艦船が撃てる
segment-D = 補給
segment-D-means = 一般補給、給養、損耗
segment-E1 = リアクション：移動
segment-E1-means = 相手側が予備を解除し、移動とオーバーランをする
segment-E2 = リアクション：砲爆撃
segment-E2-means = 相手側の解除された砲兵が撃つ
segment-F1 = 戦闘：砲爆撃
segment-F1-means = 砲兵が撃つ
segment-F2 = 戦闘
segment-F2-means = 隣接するユニットが攻撃する
segment-G1 = 突破：移動
segment-G1-means = 突破ユニットと解除された予備が移動とオーバーランをする
segment-G2 = 突破：砲爆撃
segment-G2-means = 突破ユニット、解除された予備、艦船が撃つ
segment-G3 = 突破：戦闘
segment-G3-means = 突破ユニットと解除された予備が攻撃する
segment-H = クリーンアップ
segment-H-means = DG・突破・燃料のマーカーを外す

## 一覧

stacks-tab = ユニット
list-title = スタックとユニット
list-trucks-away = 脱出したトラック{ $size }T分、積荷{ $load }T：第{ $turn }ターンに復帰
list-target = 戦闘可能
list-reach = 到達可能
list-contact = 到達可能、敵ZOC

## 決まった答え

standing-terrain = 防御では常に最良の地形を選ぶ
standing-dump = 常に最も近い補給集積所から支払う
standing-defence = 防御の補給を常に支払う
standing-lead-unit = 常に最良のアクションレーティングを使う
standing-no-leader = 指揮官の+1を使わない
standing-no-reaction = リアクションをしない
standing-idle = 行動できるユニットがないセグメントは終える
