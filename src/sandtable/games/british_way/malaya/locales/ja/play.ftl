### The British Way: Malaya - プレイ中の文言（日本語）：質問、ログ、選べない理由、選択肢、名称、見出し。
### 文字列の引数は、表示時に name-* の文（カードはその題名）に置き換わる。
### ルール番号と手番の派閥は画面側が添えるので、ここには書かない。
### 質問の属性は、その質問での選択肢の文言：answer-done の代わりに ask-x.done。
### スペース名は欧文の場合と漢字で終わる場合があるため、後ろに助詞を続けず「：」や括弧で区切る。

## 名称

name-game = The British Way：マラヤ
deck-house = ハウスデッキ（独自）
deck-owner = 所有者のデッキ
name-kedah = Kedah
name-perak = Perak
name-kelantan = Kelantan
name-trengganu = Trengganu
name-pahang = Pahang
name-selangor = Selangor
name-negri_sembilan = Negri Sembilan
name-johore = Johore
name-thailand = Thailand
name-kuala_lumpur = Kuala Lumpur
name-ec_tin = 経済センター（錫）
name-ec_rubber = 経済センター（ゴム）

name-british = 英国
name-mcp = MCP
name-standard = 基本シナリオ
name-extended = 拡張シナリオ
name-chance = 運

name-limited = 限定オペレーション
name-event = イベント
name-operation = オペレーション＆特殊活動

name-train = 訓練
name-garrison = 駐留
name-sweep = 掃討
name-assault = 強襲
name-rally = 集結
name-march = 行軍
name-attack = 攻撃
name-terror = テロ
name-resettle = 再定住
name-reprisal = 報復
name-strike = 空襲
name-extort = 脅迫
name-intimidate = 恫喝
name-ambush = 待ち伏せ

name-unshaded = 網掛けなし
name-shaded = 網掛け

name-troops = 兵員
name-police = 警察
name-guerrillas = ゲリラ
name-bases = 拠点

name-gurney = ガーニー
name-briggs = ブリッグス
name-templer = テンプラー

## 短縮名（端末で12桁以内）

short-kedah = Kedah
short-perak = Perak
short-kelantan = Kelantan
short-trengganu = Trengganu
short-pahang = Pahang
short-selangor = Selangor
short-negri_sembilan = Negri Semb.
short-johore = Johore
short-thailand = Thailand
short-kuala_lumpur = K. Lumpur
short-ec_tin = EC錫
short-ec_rubber = ECゴム

## 盤面の見出し

label-political-will = 政治意志
label-initiative = イニシアティブ
label-card-number = { $all }枚中{ $number }枚目
label-commander = 司令官
label-commander-down = 裏向き
label-resources = リソース
label-available = 利用可能
label-capabilities = 能力
label-first = 第1資格派閥
label-second = 第2資格派閥
label-deck = デッキ残り
label-card = カード
label-markers = マーカー残り
label-troops = 兵員
label-police = 警察
label-underground = 潜伏
label-active = 活動
label-bases = 拠点
label-sabotage = サボタージュ
label-terror = テロ
label-villages = 新村
label-support = 支持
label-neutral = 中立
label-opposition = 対立
label-control = 支配
label-population = 人口値
label-options = ルールオプション
label-options-default = 既定
label-log = ログ

## 質問：プレイの手順とイベント

phase-first = 第1資格派閥
phase-second = 第2資格派閥
ask-box = 「{ $card }」：ボックスを選択
ask-text = 「{ $card }」：イベントを実行するか、パス
ask-operation = { $box }：オペレーションを選択、またはパス
ask-granted-operation = 「{ $card }」による無償の限定オペレーション：種類を選択、または辞退
    .done = 辞退
ask-granted-activity = 「{ $card }」による{ $activity }：スペースを選択、または辞退
    .done = 辞退
ask-activity = 特殊活動：選択するか、行わずに終了
    .done = 特殊活動を行わない
    .resettle = 再定住：{ $space }
    .reprisal = 報復：{ $space }
    .strike = 空襲：{ $space }
    .extort = 脅迫：{ $space }
    .intimidate = 恫喝：{ $space }
ask-another-space = { $activity }：もう1箇所選択、または終了
    .resettle = { $space }
    .reprisal = { $space }
    .strike = { $space }
    .extort = { $space }
    .intimidate = { $space }
ask-move-commander = 司令官を動かすか、そのままにする
    .done = そのまま
ask-may-garrison = 無償で駐留を行いますか
ask-shift-to-support = 支持の側へ動かすスペースを選択（残り{ $left }箇所）
ask-shift-to-opposition = 対立の側へ動かすスペースを選択（残り{ $left }箇所）
ask-place-terror = テロマーカーを置くスペースを選択
ask-place-sabotage = サボタージュマーカーを置く経済センターを選択
ask-place-base = 拠点を置く州を選択、または置かない
    .done = 置かない
ask-place-troops = 兵員を3個まで置くスペースを選択、または置かない
    .done = 置かない
ask-remove-base = 拠点を除去する州を選択
ask-remove-guerrilla = 除去するゲリラを選択（残り{ $left }個）
ask-buy-guerrilla = リソース2を払ってゲリラ1個を除去しますか（残り{ $left }個）
    .done = これ以上払わない
ask-remove-terror = テロマーカーを全て取り除くスペースを選択（残り{ $left }箇所）
ask-remove-troops = 除去する兵員を選択（残り{ $left }個）
ask-remove-village = 取り除く新村を選択（残り{ $left }個）
ask-activate-guerrilla = 潜伏状態のゲリラ1個を活動状態にするスペースを選択（残り{ $left }個）
ask-hide-guerrillas = ゲリラを全て潜伏状態にするスペースを選択（残り{ $left }箇所）
ask-replace-police = 警察1個をゲリラに置き換えるスペースを選択（残り{ $left }箇所）

## 質問：英国

ask-train = 訓練：スペースを選択、または終了
ask-sweep = 掃討：移動先を選択、または終了
ask-assault = 強襲：スペースを選択、または終了
ask-garrison = 駐留：ただ1箇所の移動先を選択
ask-garrison-province = 駐留：移動先に加える州を1箇所選択、または加えない
    .done = 州を加えない
ask-garrison-assault = 駐留：強襲を行う経済センターを選択、または行わない
    .done = 強襲を行わない
ask-place-how-many = { $space }：{ $kind }を何個配置しますか
ask-take-cube = 利用可能なコマなし：マップから1個取りますか（配置先：{ $space }、残り{ $left }個）
    .done = これ以上取らない
ask-move-troops = 兵員の移動：どこから動かすかを選択、または終了
ask-move-police = 警察の移動：どこから動かすかを選択、または終了
ask-move-to = { $kind }の移動（起点：{ $space }）：移動先を選択
ask-how-many = { $kind }の移動（起点：{ $space }）：数を選択
ask-pacify = 平定：スペースを選択、または終了（残り{ $left }箇所）
ask-remove-how-much-terror = { $space }：リソースを払って取り除くテロマーカーの数を選択
ask-shift = { $space }：リソースを払って1段階動かしますか
ask-drive-out = 報復（{ $space }）：追い出すゲリラを選択
ask-drive-out-to = 報復（{ $space }）：追い出す先を選択
ask-return-village = 安全な州から新村を引き取りますか
    .done = 引き取らない

## 質問：MCP

ask-rally = 集結：スペースを選択、または終了
ask-march = 行軍：移動先を選択、または終了
ask-attack = 攻撃：スペースを選択、または終了
ask-terror = テロ：スペースを選択、または終了
ask-rally-how = 集結（{ $space }）：行うことを選択
ask-rally-how-many = 集結（{ $space }）：ゲリラを何個配置しますか
ask-build-of-active = { $space }：置き換えるゲリラ2個のうち、活動状態のものは何個ですか
ask-take-guerrilla = 利用可能なゲリラなし：マップから1個取りますか（配置先：{ $space }、残り{ $left }個）
    .done = これ以上取らない
ask-take-base = 利用可能な拠点なし：マップから移す拠点を選択（配置先：{ $space }）
ask-march-from = 行軍：どこから動かすかを選択、または終了
ask-march-to = 行軍（起点：{ $space }）：移動先を選択
ask-march-active = 行軍（起点：{ $space }）：活動状態のゲリラを何個動かしますか
ask-march-underground = 行軍（起点：{ $space }）：潜伏状態のゲリラを何個動かしますか
ask-agitate = 煽動：スペースを選択、または終了（残り{ $left }箇所）
ask-intimidate-what = 恫喝（{ $space }）：取り除くものを選択

## 質問：ダイスや引きを待つ間の表示

ask-reveal = 次のカードを公開
ask-roll-attack = 攻撃のダイス（{ $space }）

## ログ：プレイの手順とイベント

log-reveal = { $number }枚目のカード：「{ $card }」
log-box = { $side }：{ $box }ボックスを選択
log-operation = { $side }：{ $operation }
log-event = { $side }が「{ $card }」を実行（{ $text }）
log-event-single = { $side }が「{ $card }」を実行
log-no-effect = イベントの効果はなかった
log-capability = 「{ $card }」（{ $text }）がゲーム終了まで有効となる
log-pass = { $side }はパス
log-eligibility = 次のカードの第1資格派閥：{ $side }
log-commander = 司令官は{ $commander }となる
log-commander-down = 司令官を裏向きにする：どの司令官の効果も働かない
log-commander-up = 司令官を表向きに戻す
log-victory = { $side }の勝利
log-draw = 引き分け

## ログ：コマ、マーカー、トラック

log-place-troops = { $space }：兵員{ $number }個を配置
log-place-police = { $space }：警察{ $number }個を配置
log-remove-troops = { $space }：兵員{ $number }個を除去、利用可能へ
log-remove-police = { $space }：警察{ $number }個を除去、利用可能へ
log-place-guerrillas = { $space }：ゲリラ{ $number }個を配置
log-remove-guerrillas = { $space }：ゲリラ{ $number }個を除去、利用可能へ
log-activate-guerrillas = { $space }：ゲリラ{ $number }個が活動状態になる
log-hide-guerrillas = { $space }：ゲリラ{ $number }個が潜伏状態になる
log-move = { $kind }{ $number }個が移動：{ $origin } → { $space }
log-place-base = { $space }：拠点1個を配置
log-remove-base = { $space }：拠点1個を除去、利用可能へ
log-place-village = { $space }：新村を配置
log-remove-village = { $space }：新村を除去
log-place-terror = { $space }：テロマーカー{ $number }個を配置
log-remove-terror = { $space }：テロマーカー{ $number }個を除去
log-place-sabotage = { $space }：サボタージュマーカー{ $number }個を配置
log-control-british = { $space }：英国支配となる
log-control-mcp = { $space }：MCP支配となる
log-control-none = { $space }：非支配となる
log-support = { $space }：支持となる
log-neutral = { $space }：中立となる
log-opposition = { $space }：対立となる
log-pay = { $side }がリソース{ $number }を支払う（残り{ $left }）
log-gain = { $side }がリソース{ $number }を得る（現在{ $left }）
# 上昇には符号を付ける。低下は数値自体が符号を持つ。
log-political-will-stays = 政治意志は{ $value }のまま
log-political-will = { $change ->
    [1] 政治意志+1：{ $before } → { $after }
    [2] 政治意志+2：{ $before } → { $after }
    [3] 政治意志+3：{ $before } → { $after }
    [4] 政治意志+4：{ $before } → { $after }
    [5] 政治意志+5：{ $before } → { $after }
    [6] 政治意志+6：{ $before } → { $after }
    [7] 政治意志+7：{ $before } → { $after }
    [8] 政治意志+8：{ $before } → { $after }
    [9] 政治意志+9：{ $before } → { $after }
    [10] 政治意志+10：{ $before } → { $after }
   *[other] 政治意志{ $change }：{ $before } → { $after }
 }

## Forecast: what a thing on the board costs or brings in the Political Will Phase

forecast-support = { $space }：支持
forecast-opposition = { $space }：対立
forecast-sabotage = { $space }：サボタージュ
forecast-terror = { $space }：テロ

## ログ：オペレーション、特殊活動、プロパガンダラウンド

log-assault = { $number ->
    [0] 強襲（{ $space }）：戦力が足りず、何も除去できない
   *[other] 強襲（{ $space }）：{ $number }個まで除去可能
 }
log-march = ゲリラ{ $number }個が行軍：{ $origin } → { $space }{ $seen ->
    [True] 、発見されて活動状態になる
   *[False] {""}
 }
log-attack = 攻撃（{ $space }）：出目{ $die }、ゲリラ{ $number }個、{ $success ->
    [True] 成功
   *[False] 失敗
 }
log-ambush = 待ち伏せ（{ $space }）
log-reprisal = 報復（{ $space }）
log-political-will-phase = 政治意志フェイズ：人心掌握{ $opinion }、混乱{ $disorder }
log-reset = リセット：マーカーを除去、ゲリラは全て潜伏状態へ

## 選べない理由

why-already-chosen = 選択済み
why-not-by-this-event = { $space }：このイベントの対象ではない
why-not-here = { $space }：条件に当てはまらない
why-no-way-there = { $space }：移動先にできない
why-no-way-from-here = { $space }：今ここから動かせるコマがない
why-not-now = 今は選べない
why-not-an-option = この質問の選択肢ではない
why-not-selected = { $space }：このオペレーションで選んだスペースではない
why-single-text = 「{ $card }」のテキストは1つだけ
why-no-effect = 「{ $card }」のこのテキストは今は何も起こさない
why-no-space-for-operation = { $operation }の条件を満たすスペースがない
why-too-few-resources = { $space }：リソースが足りない
why-too-few-resources-for-operation = { $operation }：リソースが足りない
why-no-troops = { $space }：兵員がいない
why-no-police = { $space }：警察がいない
why-no-cubes = { $space }：英国コマがいない
why-no-guerrilla = { $space }：ゲリラがいない
why-no-guerrilla-near = { $space }：隣接スペースにゲリラがいない
why-no-underground-guerrilla = { $space }：潜伏状態のゲリラがいない（活動状態{ $active }個）
why-no-active-guerrilla = { $space }：活動状態のゲリラがいない（潜伏状態{ $underground }個）
why-no-mcp-piece = { $space }：ゲリラも拠点もない
why-no-base = { $space }：拠点がない
why-no-village = { $space }：新村がない
why-village-here = { $space }：新村がある
why-no-village-left = 新村は4個ともマップにある
why-not-a-province = { $space }：州ではない
why-no-population = { $space }：人口値がない
why-economic-center = { $space }：経済センターは対象外
why-thailand = { $space }：英国は入れず、攻める対象もない
why-border-closed = { $space }：国境警察に見張られている
why-open-anyway = { $space }：指定しなくても移動先にできる
why-support = { $space }：支持である
why-already-support = { $space }：既に支持で、テロもない
why-already-opposition = { $space }：既に対立で、テロもない
why-nobody-to-intimidate = { $space }：警察も、除去できる新村も、支持もない
why-no-british-control = { $space }：英国支配ではない（キューブ{ $cubes }、ゲリラ{ $guerrillas }、拠点{ $bases }）
why-british-control = { $space }：英国支配である
why-mcp-control = { $space }：MCP支配である
why-no-mcp-control = { $space }：MCP支配ではない（キューブ{ $cubes }、ゲリラ{ $guerrillas }、拠点{ $bases }）

## 選択肢：単語

answer-done = 終了
answer-yes = はい
answer-no = いいえ
answer-pass = パス
answer-limited = 限定オペレーション
answer-event = イベント
answer-operation = オペレーション＆特殊活動
answer-unshaded = 網掛けなしのテキスト
answer-shaded = 網掛けのテキスト
answer-left = 左へ1マス
answer-right = 右へ1マス
answer-one = ゲリラ1個を配置
answer-build = ゲリラ2個を拠点1個に置き換える
answer-many = 人口値と拠点の合計だけゲリラを配置
answer-hide = ゲリラを全て潜伏状態にする
answer-do-train = 訓練
answer-do-garrison = 駐留
answer-do-sweep = 掃討
answer-do-assault = 強襲
answer-do-rally = 集結
answer-do-march = 行軍
answer-do-attack = 攻撃
answer-do-terror = テロ

## 選択肢：スペース、コマ、数、カード

answer-train = 訓練：{ $space }
answer-garrison = 駐留：{ $space }
answer-sweep = 掃討：{ $space }
answer-assault = 強襲：{ $space }
answer-rally = 集結：{ $space }
answer-march = 行軍：{ $space }
answer-attack = 攻撃：{ $space }
answer-terror = テロ：{ $space }
answer-resettle = 特殊活動：再定住（{ $space }）
answer-reprisal = 特殊活動：報復（{ $space }）
answer-strike = 特殊活動：空襲（{ $space }）
answer-extort = 特殊活動：脅迫（{ $space }）
answer-intimidate = 特殊活動：恫喝（{ $space }）
answer-ambush = 特殊活動：待ち伏せ（{ $space }）
answer-pacify = 平定：{ $space }
answer-agitate = 煽動：{ $space }
answer-from = 起点：{ $space }
answer-to = 移動先：{ $space }
answer-troops = 兵員：{ $space }
answer-police = 警察：{ $space }
answer-underground = 潜伏状態のゲリラ：{ $space }
answer-active = 活動状態のゲリラ：{ $space }
answer-base = 拠点：{ $space }
answer-village = 新村：{ $space }
answer-at = { $space }
answer-number = { $number }
answer-card = { $id } { $card }

## 盤面の列見出し

head-population = 人口
head-level = 世論
head-control = 支配
head-troops = 兵員
head-police = 警察
head-underground = 潜伏
head-active = 活動
head-bases = 拠点
head-sabotage = サボ
head-terror = テロ
head-villages = 新村

bid-means = 開始時の政治意志に加える値。増やせば英国、減らせばMCPが有利になります。
