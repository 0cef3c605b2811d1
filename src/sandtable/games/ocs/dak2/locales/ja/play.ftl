### マップ、カウンター、初期配置の出どころ

components-house = マップ・カウンター・初期配置：独自
components-owner = マップ・カウンター・初期配置：所有者が訂正

## DAK-II：プレイ中の質問、ダイス、ログ、できない理由、選択肢の文言。

## 質問

ask-orders = { $segment }：命令を出してください
ask-first-player = 先攻はどちらですか
ask-deploy = 初期配置：どの自由配置ユニットをどこに置きますか
ask-withdraw = { $unit }は転出予定ですが除去されています。代わりに去る同種のユニットは？
ask-remove = { $hex }：スタック超過です。取り除くユニットは？
ask-leave = 予備マーカーが多すぎます。取り除くヘクスは？
ask-lose = ステップを失うユニットは？
ask-retreat = { $hex }：退却先は？
ask-along = { $hex }：戦闘に加わらなかったユニットのうち、一緒に退却するのは？
ask-truck-along = { $hex }：{ $truck }も一緒に退却しますか
ask-advance = { $hex }：前進するユニットは？
ask-exploit = { $hex }：突破モードにするユニットは？
ask-lead-unit = { $hex }：アクションレーティングを使い、最初に損害を受けるユニットは？
ask-terrain-from = { $hex }：この攻撃側に適用する地形は？
ask-terrain = { $hex }：防御側に適用する地形は？
ask-option = 残りオプション{ $left }：ステップを失うか、1ヘクス退却するか
ask-pay-defence = { $hex }：防御の戦闘補給{ $need }Tを支払いますか
ask-stocks = { $hex }：ほかに備蓄を使うユニットは？
ask-supply = 戦闘補給を受けるユニットは？（全員には足りません。ほかは備蓄を使います）
ask-truck-or-stocks = { $unit }：専用トラックから支払うか、備蓄を使うか
ask-pay = { $need }Tの支払い（{ $what }）：どの補給集積所から？
ask-barrage-source = 砲爆撃に{ $need }T：どこから支払いますか
ask-fuel = { $formation }の{ $number }ユニットの燃料：ユニットごとか、フォーメーション全体で1SPか
ask-feed = 補給集積所から給養を受けるユニットは？
ask-trace = { $units }：一般補給の経路は？
ask-recover = 備蓄を回復するユニットは？
ask-displace = { $hex }：輸送トラック{ $tokens }T分の退避先は？
ask-use-leader = { $leader }でレーティングを+1しますか（死傷判定のダイスを振る）
ask-join = { $leader }：1人になりました。合流するスタックは？
ask-place = { $unit }：{ $hex }に登場するときのモードは？

## ダイス

ask-roll-weather = 天候：d66
ask-roll-maps = 砂嵐のマップ数：d6
ask-draw-maps = 天候の影響を受けるマップ
ask-roll-first-player = 先攻決定：{ $side }の2d6
ask-roll-surprise = { $hex }：奇襲の2d6（戦闘比{ $odds }）
ask-roll-shift = 奇襲のコラムシフト：d6
ask-roll-combat = { $hex }：戦闘の2d6
ask-roll-barrage = { $hex }：砲爆撃の2d6（{ $points }ポイント、コラム{ $column }）
ask-roll-barrage-port = { $hex }：港への砲爆撃のd6（{ $points }ポイント、コラム{ $column }）
ask-roll-half-step = { $hex }：d6、4～6で1ステップを失う
ask-roll-capture-dump = { $hex }：補給{ $tokens }Tの捕獲、d6
ask-roll-capture-trucks = { $hex }：トラック{ $tokens }T分の捕獲、d6
ask-give-up = { $hex }：捕獲される分のうち{ $truck }は何トークンですか。残りは通常の輸送から失います
ask-roll-breakout = { $unit }：脱出のd6（修正{ $modifier }）、5以上で成功
ask-roll-return = { $unit }：復帰までのターン数、d6
ask-roll-trucks-out = { $hex }のトラック{ $number }T分：脱出のd6（修正{ $modifier }）、5以上で成功
ask-roll-trucks-return = { $hex }のトラックが戻るまでのターン数のd6
ask-roll-blow = { $hex }：補給{ $tokens }Tの破壊、d6
ask-roll-attrition = { $hex }：損耗の2d6（レーティング{ $rating }、修正{ $modifier }）
ask-roll-casualty = { $leader }：死傷の2d6
ask-roll-wound = d6：{ $leader }が離脱する月数
ask-roll-rebuild = d6：{ $unit }、1～3で補充ユニットを消費
ask-roll-reaction = { $leader }：リアクティブ・ロールのd6、{ $needed }以上で成功

## ログ

log-turn = 第{ $turn }ターン：{ $date }
log-deployed = { $unit }を{ $hex }に配置：{ $mode }
log-withdrawn = { $unit }は転出
log-weather = 天候：ダイス{ $dice }、嵐（{ $maps }）
log-first-player = 先攻：{ $side }
log-player-turn = プレイヤーターン：{ $side }
log-clean-up = クリーンアップ：{ $side }
log-supply-arrives = { $side }：{ $hex }に補給{ $tokens }Tが到着
log-rebuilt = { $hex }で再建：{ $units }、使った補充ユニット{ $used }
log-merged = { $unit }が{ $other }を統合：{ $steps }ステップ
log-replaced = { $unit }が{ $other }に交代
log-trucks-organic = { $hex }のトラックが{ $truck }になる（{ $tokens }T積載）
log-arrives = { $unit }：{ $hex }に登場
log-move = { $units }：{ $origin }→{ $hex }
log-mode = { $units }：{ $mode }
log-release = 予備解除：{ $units }
log-reserve-ends = { $hex }：予備モード終了：{ $units }
log-attack = { $overrun ->
    [0] 攻撃
   *[1] オーバーラン
}：{ $hex }、{ $units }
log-overrun-off = { $hex }へのオーバーランは補給不足で中止：{ $units }
log-combat = { $hex }：{ $attack }対{ $defence }、対戦車レベル{ $anti_tank }、戦闘比{ $odds }、奇襲ダイス{ $surprise }、シフト{ $shift }、コラム{ $heading }、ダイス{ $dice }、レーティング{ $ratings }、陣地{ $hedgehog }、合計{ $roll }、結果{ $result }
log-step-lost = { $hex }：{ $unit }が1ステップを失う
log-destroyed = { $hex }：{ $unit }が壊滅
log-dg = { $hex }で混乱状態：{ $units }
log-retreat = { $hex }へ退却：{ $units }
log-advance = { $hex }へ前進：{ $units }
log-exploit = 突破モード：{ $units }
log-pay = { $side }：{ $hex }から{ $tokens }T支払い（{ $what }）
log-stocks-used = { $unit }：備蓄で戦い、備蓄が{ $level ->
    [1] 低下
   *[other] 枯渇
}する
log-wasted = { $side }：{ $hex }の{ $tokens }Tは足りず、失われる
log-recovered = { $unit }：備蓄が{ $level ->
    [0] 満タン
   *[other] 枯渇から低下
}に回復
log-formation-fuelled = { $formation }：{ $source }から給油
log-fed = { $tokens ->
    [0] { $unit }：{ $hex }でほかのユニットが払った分から給養
   *[other] { $unit }：{ $hex }から{ $tokens }Tで給養
}
log-out-of-supply = { $hex }：{ $unit }が補給切れ
log-in-supply = { $hex }：{ $unit }の補給が回復
log-attrition = { $hex }の損耗：ダイス{ $dice }、修正{ $modifier }、失うステップ{ $steps ->
    [99] は全て
   *[other] { $steps }
}
log-broke-out = { $unit }：脱出に成功、{ $turns }ターン後に復帰
log-truck-lost = { $hex }の{ $truck }は脱出に失敗し、{ $tokens }Tとともに失われる
log-trucks-lost = { $hex }：トラック{ $number }T分が脱出に失敗し、{ $tokens }Tとともに失われる
log-trucks-broke-out = { $hex }：トラック{ $number }T分が{ $tokens }Tを積んで脱出し、{ $turns }ターン後に戻る
log-truck-returns = { $truck }が{ $hex }に戻る
log-trucks-return = トラック{ $number }T分が{ $tokens }Tを積んで{ $hex }に戻る
log-blow = { $hex }：ダイス{ $die }、{ $tokens }Tを破壊
log-barrage = { $hex }への砲爆撃：{ $points }ポイント、シフト（{ $shifts }）、コラム{ $heading }、ダイス{ $dice }、結果：{ $effect }
log-barrage-port = { $hex }の港への砲爆撃：{ $points }ポイント、コラム{ $heading }、ダイス{ $die }、ヒット{ $hits }
log-dump-captured = { $hex }：ダイス{ $die }、{ $tokens }Tを捕獲、{ $lost }Tは破壊
log-trucks-captured = { $hex }：ダイス{ $die }、トラック{ $tokens }T分を捕獲
log-organic-captured = { $hex }：{ $truck }のうち{ $tokens }T分を捕獲
log-load = { $hex }：{ $tokens }Tを積載
log-unload = { $hex }：{ $tokens }Tを荷下ろし
log-build-hedgehog = { $hex }：{ $units }が陣地を構築
log-lower-hedgehog = { $hex }：{ $units }が陣地を縮小
log-repair-port = { $hex }：{ $units }が港を修理
log-damage-port = { $hex }：{ $units }が港を破壊
log-refuelled = 輸送の途中で給油：{ $units }
log-drive = トラック（{ $load }）{ $number }T分：{ $origin }→{ $hex }
log-convoy = { $truck }：{ $hex }へ
log-convoy-load = { $truck }：{ $tokens }Tを積載
log-convoy-reserve = { $truck }：予備モード
log-convoy-release = 予備解除：{ $truck }
log-lead = { $leader }：{ $hex }へ
log-reaction = { $hex }：{ $leader }のリアクティブ・ロール成功、ダイス{ $die }
log-no-reaction = { $hex }：{ $leader }のリアクティブ・ロール失敗、ダイス{ $die }
log-leader-killed = { $leader }：戦死、ダイス{ $dice }
log-leader-captured = { $leader }：捕虜、ダイス{ $dice }
log-leader-wounded = { $leader }：負傷、ダイス{ $dice }
log-group-gone = { $leader }：所属ユニットがなくなり除去
log-demand-not-met = ムッソリーニラインの東にいるイタリア軍が足りない：{ $side }の勝利
log-victory = { $side }の勝利
log-brilliant-victory = { $side }の大勝利

## できない理由

why-not-an-option = ここでは選べません
why-unknown-order = 「{ $word }」はこのセグメントの命令ではありません
why-no-such-unit = 「{ $word }」という自軍ユニットはありません
why-no-hex-named = ヘクスが指定されていません
why-no-leader-named = 指揮官が指定されていません
why-no-truck-named = 専用トラックが指定されていません
why-not-understood = 「{ $word }」はここでは読み取れません
why-no-such-hex = 「{ $word }」というヘクスはありません
why-no-such-mode = 「{ $word }」というモードはありません
why-no-such-leader = 「{ $word }」は今移動できる指揮官ではありません
why-no-such-truck = { $truck }：マップ上の自軍専用トラックではありません
why-no-amount = 「{ $word }」は数ではありません
why-no-amount-named = 数が指定されていません
why-no-unit-named = ユニットが指定されていません
why-no-destination = 移動先が指定されていません
why-not-on-map = { $unit }：マップ上にありません
why-out-of-order = { $unit }：カウンターの順に指定してください
why-not-together = { $unit }：{ $other }と同じヘクスにいません
why-not-released = { $unit }：予備解除されていません
why-truck-not-released = { $truck }：予備解除されていません
why-finished = { $unit }：このフェイズの移動は終わっています
why-in-enemy-zone = { $unit }：自動車化移動で敵ZOCに入ったので、オーバーランするか止まるかしかできません
why-way-ends-in-zone = { $unit }：{ $hex }で敵ZOCに入るので、自動車化移動ではそこから先へ進めません
why-way-broken = 隣り合っていないヘクスです：{ $origin }→{ $hex }
why-no-allowance = { $unit }：移動できません
why-no-points-left = { $unit }：{ $all }MPのうち残り0です
why-held-at-matruh = { $unit }：Mersa Matruh より西へは行けません
why-green-in-sandstorm = { $unit }：砂嵐では移動できません
why-not-free = { $unit }の初期配置は決まっています
why-deployed = { $unit }は配置済みです
why-out-of-zone = { $hex }は{ $unit }の配置範囲外です
why-held-by-demand = { $unit }はムッソリーニラインの東に必要です
why-enemy-units = { $hex }：敵ユニットがいるので{ $unit }は入れません
why-enemy-there = { $hex }：敵の補給、輸送、施設があり、{ $unit }は攻撃可能ユニットではありません
why-strat-into-zone = { $unit }：戦略移動モードでは{ $hex }の敵ZOCに入れません
why-strat-without-trace = { $hex }：戦略移動モードのユニットが一般補給を受けられません
why-prohibited = { $unit }：{ $hex }には進入できません
why-too-far = { $unit }：{ $hex }まで{ $cost }MP、残り{ $left }MP
why-no-way = { $unit }：{ $hex }への経路がありません
why-already-there = { $unit }：既に{ $hex }にいます
why-picked-up = { $unit }：移動中のスタックにいませんでした
why-no-fuel = 燃料{ $need }Tが必要ですが、受給できるのは{ $there }Tです（{ $unit }の分が足りません）
why-exploiting = { $unit }：突破モードです
why-mode-before-moving = { $unit }：モードの変更は移動前に1回だけです
why-dg = { $unit }：混乱状態なので{ $mode }にできません
why-in-zone = { $unit }：敵ZOCの中なので{ $mode }にできません
why-no-reserve-marker = { $unit }：予備マーカー{ $markers }個が全て使われています（{ $mode }）
why-moved-too-far-for-reserve = { $unit }は{ $spent }MPを使いました。予備モードになれるのは{ $most }MPまでです
why-no-combat-face = { $unit }：{ $mode }の面がありません
why-in-that-mode = { $unit }：既に{ $mode }です
why-not-in-reserve = { $unit }：予備モードではありません
why-not-adjacent = { $unit }：{ $hex }に隣接していません
why-not-attack-capable = { $unit }：攻撃可能ユニットではないので{ $hex }を攻撃できません
why-has-attacked = { $unit }：攻撃済みなので{ $hex }を攻撃できません
why-not-exploiting = { $unit }：突破モードでも予備解除でもないので{ $hex }を攻撃できません
why-sandstorm = { $hex }：砂嵐です
why-could-not-enter = { $unit }：{ $hex }に進入できない位置です
why-nobody-to-attack = { $hex }：攻撃する相手がいません
why-attacked-already = { $hex }：このセグメントで攻撃済みです
why-no-combat-supply = 備蓄のないユニットの戦闘補給に{ $need }Tが必要ですが、受給できるのは{ $there }Tです（{ $unit }の分が足りません）
why-no-points-for-overrun = { $unit }：{ $hex }へのオーバーランには3MPが必要ですが、残り{ $left }MPです
why-no-overrun-there = { $unit }：地形のため{ $hex }にはオーバーランできません
why-too-hard-to-enter = { $unit }：{ $hex }への進入に{ $cost }MPかかり、上限の3MPを超えます
why-not-together-at-first = { $unit }：フェイズ開始時に別のヘクスにいました
why-overstacked = { $hex }：{ $re }REになり、スタックの上限10を超えます
why-no-barrage = { $unit }：砲爆撃力がありません
why-not-in-that-mode = { $unit }：このモードでは砲爆撃できません
why-has-fired = { $unit }：このフェイズで砲爆撃済みです
why-nobody-to-fire-at = { $hex }：砲爆撃する相手がいません
why-barraged-already = { $hex }：このフェイズで砲爆撃済みです
why-out-of-range = { $hex }：距離{ $distance }、{ $unit }の射程は{ $range }です
why-no-points = 砲爆撃力が合わせて{ $points }で、最低の1ポイントに足りません
why-no-supply-for-barrage = { $unit }：砲爆撃に{ $need }Tが必要ですが、受給できるのは{ $there }Tです
why-no-enemy-port = { $hex }：砲爆撃できる敵の港がありません
why-not-coastal = { $hex }：海岸ヘクスではありません
why-no-ships = 今使える艦砲射撃がありません
why-not-so-much = { $hex }：今は最大{ $most }Tです
why-trucks-too-far = トラック：{ $hex }まで{ $cost }MP、残り{ $left }MP
why-no-way-for-trucks = トラックで{ $hex }へ行く経路がありません
why-moved-or-worked = { $unit }はこのフェイズに移動または作業をしています
why-not-in-combat-mode = { $unit }は戦闘モードではありません
why-site-too-far = { $hex }は{ $unit }から{ $distance }ヘクスで、この作業は徒歩{ $most }ヘクスまでです
why-no-engineer = { $unit }は{ $hex }で作業できる工兵ではありません
why-too-few-workers = { $hex }：戦闘モードの1REが必要ですが、{ $re }だけです
why-no-supply-for-work = { $hex }の作業に{ $need }Tが必要ですが、{ $unit }が受給できるのは{ $there }Tです
why-no-work-named = 何を、どこで、誰が作業するかを指定してください
why-not-own-hex = { $hex }は自軍のヘクスではありません
why-worked-on-already = { $hex }はこのターンに既に作業されています
why-no-hedgehog-left = 構築できる陣地はもうありません
why-no-ground-for-hedgehog = { $hex }には陣地を構築できません
why-printed-hedgehog = { $hex }の陣地はマップに印刷されたもので、変わりません
why-no-higher-hedgehog = { $hex }の陣地はレベル{ $level }で、これ以上強化できません
why-no-built-hedgehog = { $hex }には縮小できる陣地がありません
why-port-whole = { $hex }の港は無傷です
why-no-port = { $hex }に港はありません
why-port-ruined = { $hex }の港は既に最大の{ $hits }ヒットを受けています
why-no-rebuilding-in-zone = { $hex }は敵ZOC内なので再建できません
why-no-hq-near = { $hex }から{ $hexes }ヘクス以内に戦闘モードの司令部がありません
why-never-rebuilt = { $unit }はこのシナリオでは再建できません（{ $hex }）
why-nothing-to-rebuild = { $unit }は除去ユニットではなく、{ $hex }でステップを失ってもいません
why-not-rebuilt-together = { $unit }は補充ユニットを分け合えません
why-too-few-replacements = { $unit }には{ $hex }で{ $kind }が{ $need }必要ですが、{ $there }だけです
why-no-transport-on-way = 移動中の輸送がありません。燃料はユニットが移動するときに払います
why-no-fuel-needed = { $unit }に燃料は要りません
why-unfit-to-consolidate = { $unit }は混乱状態か、備蓄が足りません
why-not-identical = { $unit }と{ $other }は同じユニットではありません
why-both-whole = { $unit }も{ $other }もステップを失っていません
why-not-dead = { $unit }がマップにないか、{ $other }は失われた同じユニットではありません
why-no-other-formation = { $other }は{ $unit }と別のフォーメーションに属していません
why-replaced-already = { $unit }はこのフェイズに既に交代しています
why-no-consolidation = 誰と誰を統合するか、誰が誰に交代するかを指定してください
why-no-trucks-for-it = { $hex }にそのトラックがないか、なるべき専用トラックがありません
why-has-tried = { $unit }：既に試みました
why-in-trace = { $unit }：一般補給を受けています
why-no-way-out = { $unit }：補給下の味方への道がありません
why-friends-too-far = { $unit }：補給下の味方まで最短{ $distance }ヘクスで、上限の{ $most }を超えます
why-no-friends = { $unit }：補給下の味方がいません
why-cut-off-before = { $hex }の輸送は1ターンより前から孤立しています
why-trucks-in-trace = { $hex }の輸送は一般補給を受けられます
why-no-such-trucks = { $hex }にそのトラックはありません
why-no-stack-there = { $leader }：そこに別の自軍スタックはありません
why-no-reaction = 「{ $word }」は今リアクティブ・ロールを行えません

## 選択肢

answer-done = 終了
answer-yes = はい
answer-no = いいえ
answer-move = { $units }：{ $hex }へ移動
answer-move-via = { $units }：経路{ $hexes }で移動
answer-deploy = { $unit }を{ $hex }に配置（{ $mode }）
answer-overrun = { $hex }へオーバーラン：{ $units }
answer-attack = { $hex }を攻撃：{ $units }
answer-fire = { $hex }を砲爆撃：{ $units }
answer-fire-port = { $hex }の港を砲爆撃：{ $units }
answer-bombard = { $hex }へ艦砲射撃
answer-bombard-port = { $hex }の港へ艦砲射撃
answer-mode = { $units }：{ $mode }
answer-release = 予備解除：{ $units }
answer-react = { $leader }：リアクティブ・ロール
answer-lead = { $leader }：{ $hex }へ
answer-breakout = { $unit }：脱出
answer-breakout-trucks = { $hex }のトラック（{ $load }）：脱出
answer-load = { $hex }：{ $number }Tを積載
answer-unload = { $hex }：{ $number }Tを荷下ろし
answer-drive = トラック（{ $load }）{ $number }T分：{ $origin }→{ $hex }
answer-convoy = { $truck }：{ $hex }へ
answer-convoy-load = { $truck }：{ $number }Tを積載
answer-convoy-reserve = { $truck }：予備モード
answer-convoy-release = 予備解除：{ $truck }
answer-refuel = 給油：{ $units }
answer-build = { $hex }に陣地を構築：{ $units }
answer-lower = { $hex }の陣地を縮小：{ $units }
answer-repair = { $hex }の港を修理：{ $units }
answer-damage = { $hex }の港を破壊：{ $units }
answer-rebuild = { $hex }で1ステップを再建：{ $units }
answer-consolidate = { $unit }が{ $other }を統合
answer-consolidate-as = { $unit }が{ $other }に交代
answer-consolidate-trucks = { $hex }のトラック（積載{ $load }）を{ $truck }に
answer-blow = { $hex }：{ $number }Tを破壊
answer-words = { $text }
answer-take-loss = 1ステップを失う
answer-take-retreat = 1ヘクス退却する
answer-ignore = オプションを無視する
answer-stay = とどまる
answer-pay = 支払う
answer-decline = 支払わない
answer-stocks = 備蓄を使う
answer-fuel-each = ユニットごとに給油
answer-lose-of = { $what }：1ステップを失う
answer-withdraw-of = { $what }を転出
answer-remove-of = { $what }：取り除く
answer-leave-of = 予備モード終了：{ $what }
answer-supply-of = { $what }：戦闘補給を受ける
answer-stocks-of = { $what }：備蓄を使う
answer-recover-of = { $what }：備蓄を回復
answer-lead-unit-of = { $what }：レーティングを使う
answer-terrain-of = 地形：{ $what }
answer-displace-of = 退避先：{ $what }
answer-join-of = 合流先：{ $what }
answer-first-of = 先攻：{ $what }
answer-along-of = 一緒に退却：{ $what }
answer-advance-of = 前進：{ $what }
answer-exploit-of = 突破モード：{ $what }
answer-from-of = 支払い元：{ $what }
answer-retreat-of = 退却：{ $what }
answer-pay-of = { $number }T支払う：{ $space }
answer-feed-of = { $unit }に給養：{ $space }
answer-place-of = 配置：{ $what }
answer-fuel-of = フォーメーション全体に1SP：{ $what }
answer-trace-of = 経路：{ $what }

## 参謀の計画
plan-attack = { $loose ->
    [0] { $formation }
   *[1] { $formation }の部隊
}：{ $named ->
    [0] { $from }から
   *[1] {""}
}{ $target }を{ $odds }で{ $overrun ->
    [0] 攻撃
   *[1] オーバーラン
}。{ $count }ユニット{ $others ->
    [0] {""}
   *[other] （全体で{ $all }ユニット）
}、必要{ $tokens }T、近くに{ $stock }T{ $reserves ->
    [0] 。
   *[other] 。予備{ $reserves }ユニット。
}
plan-go = { $loose ->
    [0] { $formation }：{ $hex }から
   *[1] { $formation }の部隊：
}{ $to }へ移動{ $nearer ->
    [0] {""}
   *[1] （{ $goal }方面）
}{ $reserves ->
    [0] 。
   *[other] 。予備{ $reserves }ユニット。
}
plan-hold = { $loose ->
    [0] { $formation }：{ $hex }を守る
   *[1] { $formation }の部隊：そこにとどまる
}{ $reserves ->
    [0] 。
   *[other] 。予備{ $reserves }ユニット。
}
plan-starving = { $loose ->
    [0] { $formation }：補給の届かない{ $hex }にとどまる。
   *[1] { $formation }の部隊：補給の届かないその場にとどまる。
}
