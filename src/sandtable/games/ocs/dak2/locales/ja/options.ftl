### DAK-II: the rulings that a table may decide differently.

option-set_up = 初期配置
    .historical = 史実
    .free = 自由配置
    .text =
        既定（historical）：全ユニットが、史実と思われる位置から始まる。
        もう一方（free）：枢軸軍、連合軍の順に、シナリオが自由とするユニットを置く。イタリア軍はリビアか、エジプトのほかのイタリア軍と同じヘクス、連合軍はイタリア軍より東である。

option-weather = 天候
    .scenario = シナリオに合わせる
    .table = ダイスで決める
    .clear = 常に好天
    .text =
        既定（scenario）：7.1はダイスで決める。7.3は2ターンしかなく、第1ターンの嵐は誰も動かないうちに勝敗を決めてしまうため、常に好天とする。
        ほかの値（table）：毎ターン、独自の天候表で決める。市販の表は確認できていない。
        ほかの値（clear）：毎ターン好天とする。

option-mussolini_line = ムッソリーニライン
    .false = 要求なし
    .true = 要求あり
    .text =
        既定（false）：イタリア軍は自由に動ける。
        もう一方（true）：枢軸軍プレイヤーターンの終わりに、Buq Buq と宿営地の間の線より東のユニットが足りなければ、枢軸軍は直ちに敗北する。そこで失われたユニットは数え続ける。

option-coast_road = Sollum から Sidi Barrani への道路
    .while_axis = 枢軸軍が最後に通れば一級道路
    .for_good = ずっと一級道路
    .text =
        既定（while_axis）：連合軍が通ったヘクスは、両軍にとって二級道路になる。
        もう一方（for_good）：完成後はずっと一級道路のまま残る。

option-withdrawals = 7.1の転出
    .historical = 第4インド師団が去る
    .none = 転出なし
    .text =
        既定（historical）：第4インド師団の2個旅団、騎兵、専用トラックが12月15日に去る。日付は独自のものである。
        もう一方（none）：市販の表を確認できていないため、誰も去らない。

option-reserve_covers = 予備：マーカー1個が表すもの
    .hex = ヘクス内の全ユニット
    .unit_or_formation = ユニットまたはフォーメーション
    .text =
        既定（hex）：1個のマーカーが、そのヘクスの予備ユニット全てを表す。
        もう一方（unit_or_formation）：ヘクス内のフォーメーションごと、独立部隊ごとに1個のマーカーが必要になる。

option-overrun_bars = オーバーラン：禁じられる地形
    .listed = 独自の一覧
    .prohibited = 進入禁止のみ
    .text =
        既定（listed）：都市へ、また大河川・断崖・対戦車壕のある涸れ谷を越えてのオーバーランはできない。
        もう一方（prohibited）：そのユニットが進入できない地形、または3MPを超える地形だけがオーバーランを妨げる。

option-red_tanks = 戦車記号のある赤のユニット
    .heavy = 重
    .light = 軽
    .text =
        既定（heavy）：攻撃でも防御でも重い対戦車能力を持つ。
        もう一方（light）：ほかの赤のユニットと同じく、色のとおり軽い対戦車能力とする。

option-rating_floor = アクションレーティングの下限
    .none = 0未満もある
    .zero = 0未満にならない
    .text =
        既定（none）：レーティング0で混乱状態のユニットは-1と数える。
        もう一方（zero）：アクションレーティングは0未満にならない。

option-stocks_in_defence = 防御時の備蓄
    .by_unit = ユニットごと
    .all_or_none = 全員かなしか
    .text =
        既定（by_unit）：備蓄のある防御ユニットはそれを使い、ないユニットは半分になる。
        もう一方（all_or_none）：防御ユニット全てに備蓄がある場合だけ使える。

option-retreat_direction = 退却の方向
    .away = 離れる方向
    .free = 自由
    .text =
        既定（away）：その戦闘の敵から、初めより遠ざかる。それができないか、ほかのヘクスなら失わないステップを失う場合は別である。
        もう一方（free）：距離が合えばどのヘクスへも退却できる。

option-exploit_with_leader = 突破：指揮官の+1
    .true = 数える
    .false = 数えない
    .text =
        既定（true）：その戦闘で用いた指揮官は、突破を決めるレーティングも高める。
        もう一方（false）：指揮官の+1はダイスにだけ使う。

option-components = マップ、カウンター、初期配置
    .text =
        独自（house）：元のマップの番号に合わせて、地理と史実から独自に再現したもの。
        所有者（owner）：このテーブルの運営者が、手元の製品を見て独自のものを訂正したもの。後ろの番号で訂正の内容を区別する。

option-rebuild_in_zone = ZOC内の再建
    .false = できない
    .true = できる
    .text =
        既定（false）：敵ZOC内では再建できない。7.1と7.3では再建そのものがない。
        もう一方（true）：訳注のとおり、敵ZOCは再建を妨げない。

option-stacking_of_arrivals = スタック：増援の到着ヘクスを調べる時期
    .after_movement = 移動の後
    .after_breakout = 移動の前
    .text =
        既定（after_movement）：増援の到着するヘクスには、移動セグメントの終了まで10REを超えて置ける。
        もう一方（after_breakout）：10REの超過分は、誰も移動しないうちに、脱出セグメントの終了時に取り除く。
