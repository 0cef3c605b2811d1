### 端末で遊ぶシリーズのゲームの盤面。

help-commands =
    {"  "}map [PLACE]   ヘクス、地名、ユニットの周りのマップ：map C41.29、map sidi barrani、map br-7rtr
    {"  "}map zones     ZOCを重ねる、または外す
    {"  "}legend        マップの記号の意味
    {"  "}stack [PLACE] ヘクスにあるもの全て：stack C41.29
    {"  "}units         まだ行動できる自軍ユニットと、その命令
    {"  "}supply        自軍の補給集積所とトラック、補給が足りないユニット
    {"  "}preview ORDER 戦闘の見積もり：preview attack C40.19 with in-11、preview barrage C40.19
    {"  "}命令の例：move br-7rtr in-11 to C39.18、attack C40.19 with in-11、fire in-4da at C40.19、mode br-16 reserve、done。
    {"  "}ヘクスを書くとそこの自軍ユニット（move C38.17 to C39.18）、7rtrはbr-7rtrになります。順番は自由です。

note-cost = { $note }MP
note-zone = 敵ZOC

## マップ

look-legend = スタック：「[ ]」連合軍、「< >」枢軸軍。種類、ユニット数、モード（「c」戦闘、「m」移動、「r」予備、「s」戦略移動、「d」混乱、「e」突破、「*」混在）。「T」補給トークン、「t」トラック、「o」専用トラック、「*」指揮官、「h」陣地。「%」岩場、「"」塩沼、「.」砂砂漠、「n」低丘陵、「o」村、「@」都市、「~」海。ヘクスサイド：「#」断崖、「w」涸れ谷、矢印は登り坂。「=」「\\」「//」一級道路、「-」「\」「/」二級道路、「:」小道、「+」鉄道。
look-reach = { $order }：{ $count }ヘクス（数字はMP、「!」は敵ZOC）。表示外のヘクスのコストはwhyで確認できます

## ヘクスにあるもの

look-nobody = 何もありません
look-hedgehog = 陣地{ $level }
look-zone-of = { $side }のZOC
look-e = 東{ $hex }
look-ne = 北東{ $hex }
look-nw = 北西{ $hex }
look-w = 西{ $hex }
look-sw = 南西{ $hex }
look-se = 南東{ $hex }
look-dump = 補給集積所{ $tokens }T
look-trucks = トラック{ $tokens }T分（積荷{ $load }T）
look-organic = { $truck }（積荷{ $load }T）
look-steps = { $all }ステップ中{ $left }
look-left = 残り{ $left }MP
look-out-of-supply = 補給切れ
look-stocks-low = 備蓄低下
look-stocks-exhausted = 備蓄枯渇

## ユニットと補給

look-no-orders = 今は命令を出せません。先に質問に答えてください
look-nobody-can = このセグメントで行動できる自軍ユニットはもうありません
look-dumps = 補給集積所
look-all-trucks = トラック
look-sources = 一般補給の補給源
look-hqs = 支給できる司令部
look-without-trace = 一般補給なし
look-short = 補給不足

## 戦闘の見積もり

battle-attack = 攻撃側
battle-defence = 防御側
battle-odds = 戦闘比
battle-terrain = 地形
battle-ratings = レーティング
battle-supply = 補給
battle-points = 砲爆撃力
battle-column = コラム
battle-ratings-are = { $attacker }（{ $attacking }）－{ $defender }（{ $defending }）＝{ $modifier }
battle-hedgehog = 陣地-{ $level }
battle-anti-tank = 対戦車
battle-reduced = ステップロス
battle-out-of-supply = 補給切れ
battle-no-combat-supply = 戦闘補給なし
battle-you-pay = { $tokens }Tを支払います。届く補給：{ $dumps }。
battle-stocks = 備蓄で戦う：{ $units }。
battle-they-pay = 防御側は{ $tokens }Tを支払えます。届く補給：{ $dumps }。支払わなければ半減します。
battle-they-use-stocks = 防御側には備蓄しかありません。
battle-unpaid = 防御側は支払えず、半減します。
battle-free = なし
battle-sums = 自軍の損失：{ $own }。敵の損失：{ $theirs }、追加損害か退却：{ $options }。突破：{ $exploit }。
battle-key = A 攻撃側、D 防御側：L ステップロス、o ステップか退却のオプション、e この値以上のレーティングは突破可、DG 混乱、- 結果なし（9.10）。
battle-nothing = 結果なし
battle-dg = 混乱
battle-half = 混乱、4～6で1ステップロス
battle-steps = 混乱、{ $count }ステップロス
battle-hits = ヒット{ $count }
