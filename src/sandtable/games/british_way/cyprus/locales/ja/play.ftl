### The British Way: Cyprus - プレイ中の文言（日本語）：質問、ログ、選べない理由、選択肢、名称、見出し。
### 文字列の引数は、表示時に name-* の文（カードはその題名）に置き換わる。
### ルール番号と手番の派閥は画面側が添えるので、ここには書かない。
### 質問の属性は、その質問での選択肢の文言：answer-done の代わりに ask-x.done。
### スペース名は欧文なので、後ろに助詞を続けず「：」や括弧で区切る。

## 名称

name-game = The British Way：キプロス
deck-house = ハウスデッキ（独自）
deck-owner = 所有者のデッキ
name-paphos = Paphos
name-limassol = Limassol
name-nicosia = Nicosia
name-larnaca = Larnaca
name-famagusta = Famagusta
name-karpas = Karpas
name-troodos = Troodos
name-kyrenia = Kyrenia
name-akrotiri = Akrotiri
name-dhekelia = Dhekelia
name-eoka = EOKA
name-ambush = 待ち伏せ
name-british = 英国
name-standard = 標準ゲーム
name-chance = 運
name-limited = 限定オペレーション
name-event = イベント
name-operation = オペレーション＆特殊活動
name-deploy = 展開
name-patrol = パトロール
name-search = 捜索
name-assault = 強襲
name-recruit = 徴募
name-travel = 移送
name-sabotage = サボタージュ
name-unshaded = 網掛けなし
name-shaded = 網掛け
name-troops = 兵員
name-police = 警察
name-cells = 構成員
name-caches = 隠匿武器

## 短縮名（端末で12桁以内）

short-paphos = Paphos
short-limassol = Limassol
short-nicosia = Nicosia
short-larnaca = Larnaca
short-famagusta = Famagusta
short-karpas = Karpas
short-troodos = Troodos
short-kyrenia = Kyrenia
short-akrotiri = Akrotiri
short-dhekelia = Dhekelia

## 盤面の見出し

label-opinion = 国際世論
label-political-will = 政治意志
label-initiative = イニシアティブ
label-card-number = { $all }枚中{ $number }枚目
label-available = 利用可能
label-prison = 監獄
label-chits = 情報チット
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
label-caches = 隠匿武器
label-sabotage = サボタージュ
label-curfew = 夜間外出禁止
label-options = ルールオプション
label-options-default = 既定
label-log = ログ

## 質問：プレイの手順とイベント

ask-burning-mountain = 森が燃える山岳を選択
ask-burning-to = 兵員の退避（起点：{ $space }）：移動先の基地を選択
ask-embark = 兵員の乗船：どこから動かすかを選択、または終了（残り{ $left }個）
ask-embark-to = 兵員の乗船（起点：{ $space }）：移動先の基地を選択
ask-place-sabotage = サボタージュマーカーを置く市街地を選択
ask-place-curfew = 夜間外出禁止を置く市街地を選択
ask-guard-base = 警察を置く基地を選択（残り{ $left }個）
phase-first = 第1資格派閥
phase-second = 第2資格派閥
ask-box = 「{ $card }」：ボックスを選択
ask-text = 「{ $card }」：イベントを実行するか、パス
ask-operation = { $box }：オペレーションを選択、またはパス
ask-activity = 特殊活動：選択するか、行わずに終了
    .done = 特殊活動を行わない
    .restore = 回復：{ $space }
    .diplomacy = 外交
    .interrogate = 尋問
    .smuggle = 密輸：{ $space }
    .infiltrate = 浸透：{ $space }
    .propagandize = 宣伝：{ $space }
ask-shift = 国際世論は現在{ $value }：どちらへ動かしますか
ask-imprison-cell = 監獄へ送る構成員を選択（残り{ $left }個）
    .done = 送らない
ask-place-cache = 隠匿武器を置くスペースを選択（残り{ $left }個）
ask-place-cell = 構成員を置くスペースを選択（残り{ $left }個）
ask-remove-cache = 除去する隠匿武器を選択
    .done = 除去しない
ask-remove-cell = 除去する構成員を選択（残り{ $left }個）
ask-remove-police = 除去する警察を選択（残り{ $left }個）
ask-remove-sabotage = 取り除くサボタージュマーカーを選択、または取り除かない（残り{ $left }個）
    .done = 取り除かない

## 質問：英国のオペレーション

ask-search-town = { $space }：夜間外出禁止か、情報チットを捨てる徹底した捜索か
ask-deploy = { $left ->
    [0] 展開：スペースは全て選択済み。次の行動を選択
   *[other] 展開：警察を置くスペースを選択（残り{ $left }箇所）
 }
ask-patrol = { $left ->
    [0] パトロール：移動先は全て選択済み。次の行動を選択
   *[other] パトロール：移動先を選択（残り{ $left }箇所）
 }
ask-search = { $left ->
    [0] 捜索：移動先は全て選択済み。次の行動を選択
   *[other] 捜索：移動先を選択（残り{ $left }箇所）
 }
ask-assault = { $left ->
    [0] 強襲：スペースは全て選択済み。次の行動を選択
   *[other] 強襲：スペースを選択（残り{ $left }箇所）
 }
ask-place-police = 警察が不足：1個を置くスペースを選択（残り{ $left }個）
ask-deploy-troops = 兵員を集めるスペースを1箇所選択、または動かさない
    .done = 兵員を動かさない
ask-gather-troops = 兵員を集める（移動先：{ $space }）：どこから動かすかを選択、または終了
ask-move-troops = 兵員の移動：どこから動かすかを選択、または終了
ask-move-police = 警察の移動：どこから動かすかを選択、または終了
ask-move-to = { $kind }の移動（起点：{ $space }）：移動先を選択
ask-how-many = { $kind }の移動（起点：{ $space }）：数を選択
ask-arrest = パトロール：構成員を捕らえるスペースを選択、または捕らえない
    .done = 捕らえない
ask-arrest-underground = { $space }：潜伏状態の構成員を何個、監獄へ送りますか
ask-arrest-active = { $space }：活動状態の構成員を何個、監獄へ送りますか
ask-spend-chit = { $space }：情報チットを消費しますか（潜伏状態の構成員をあと{ $number }個まで除去可能）
    .done = 消費しない
ask-search-next = 捜索：次に解決するスペースを選択

## 質問：EOKAのオペレーション

ask-ambush = { $left ->
    [0] 待ち伏せ：スペースは全て選択済み。次の行動を選択
   *[other] 待ち伏せ：市街地を選択（残り{ $left }箇所）
 }
ask-ambush-cache = 待ち伏せの戦果（{ $space }）：隠匿武器を置くスペースを選択
ask-smuggle-from = 密輸（{ $space }）：隠匿武器の出所を選択
ask-smuggle-second = 密輸：2箇所目のスペースを選択、または1箇所のみ
    .done = 1箇所のみ
    .smuggle = 密輸：{ $space }
ask-propagandize-effect = 宣伝（{ $space }）：どちらに働きかけますか
ask-recruit = { $left ->
    [0] 徴募：スペースは全て選択済み。次の行動を選択
   *[other] 徴募：スペースを選択（残り{ $left }箇所）
 }
ask-travel = { $left ->
    [0] 移送：起点は全て選択済み。次の行動を選択
   *[other] 移送：起点を選択（残り{ $left }箇所）
 }
ask-sabotage = { $left ->
    [0] サボタージュ：スペースは全て選択済み。次の行動を選択
   *[other] サボタージュ：スペースを選択（残り{ $left }箇所）
 }
ask-recruit-how-many = { $space }：構成員を何個配置しますか
ask-travel-to = 移送（起点：{ $space }）：移動先を選択、または終了
    .done = この起点を終える（{ $space }）
ask-travel-active = 移送（起点：{ $space }）：活動状態の構成員を何個動かしますか
ask-travel-underground = 移送（起点：{ $space }）：潜伏状態の構成員を何個動かしますか
ask-spend-cache = サボタージュ（{ $space }）：隠匿武器を消費してダイスに{ $number }を加えますか
    .done = 消費しない

## 質問：プロパガンダラウンド

ask-redeploy-troops = 兵員の再配置（起点：{ $space }）：{ $base }へ動かす数を選択（残りは{ $other }へ）
ask-discard-chit = 英国の情報：捨てる情報チットを選択（残り{ $left }個）
ask-redeploy-cell = 再配置（起点：{ $space }）：構成員の移動先を選択（残り{ $left }個）
ask-redeploy-cache = 再配置：動かす隠匿武器を選択、または動かさない
    .done = 隠匿武器を動かさない
ask-redeploy-cache-to = 隠匿武器の再配置（起点：{ $space }）：移動先を選択

## 質問：ダイスや引きを待つ間の表示

ask-roll-ambush = 待ち伏せのダイス（{ $space }）
ask-roll-diplomacy = 外交のダイス
ask-reveal = 次のカードを公開
ask-draw-chit = 情報チットを引く
ask-roll-sabotage = サボタージュのダイス（{ $space }）

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
log-victory = { $side }の勝利

## ログ：コマとマーカー

log-hide-cells = { $space }：構成員{ $number }個が潜伏状態になる
log-place-cells = { $space }：構成員{ $number }個を配置
log-remove-cells = { $space }：構成員{ $number }個を除去、利用可能へ
log-imprison-cells = { $space }：構成員{ $number }個を監獄へ
log-activate-cells = { $space }：構成員{ $number }個が活動状態になる
log-place-police = { $space }：警察{ $number }個を配置
log-remove-police = { $space }：警察{ $number }個を除去、利用可能へ
log-move = { $kind }{ $number }個が移動：{ $origin } → { $space }
log-place-curfew = { $space }：夜間外出禁止を配置
log-lift-curfew = { $space }：夜間外出禁止を除去
log-place-cache = { $space }：隠匿武器1個を配置
log-remove-cache = { $space }：隠匿武器1個を除去、利用可能へ
log-spend-cache = { $space }：EOKAが隠匿武器1個をサボタージュに消費
log-offensive = 攻勢：EOKAが隠匿武器1個（{ $space }）を消費し、スペースを1箇所追加
log-draw-chit = 英国が情報チットを引く：値{ $value }
log-discard-chit = 英国が情報チットを捨てる：値{ $value }
log-spend-chit = 英国が情報チットを消費：値{ $value }
log-bag-empty = 引ける情報チットが残っていない
log-no-cache-to-place = { $space }：隠匿武器を配置できない
log-no-marker-left = 配置できるマーカーが残っていない
log-lead = 情報優越：英国が値{ $value }の情報チットを捨て、スペースを1箇所追加
log-place-sabotage = { $space }：サボタージュマーカー1個を配置
log-remove-sabotage = { $space }：サボタージュマーカー1個を除去
log-political-will-stays = 政治意志は{ $value }のまま
log-political-will = { $change ->
    [1] 政治意志+1：{ $before } → { $after }
    [2] 政治意志+2：{ $before } → { $after }
    [3] 政治意志+3：{ $before } → { $after }
    [4] 政治意志+4：{ $before } → { $after }
    [5] 政治意志+5：{ $before } → { $after }
   *[other] 政治意志{ $change }：{ $before } → { $after }
 }

## ログ：オペレーションと特殊活動

log-ambush = 待ち伏せ（{ $space }）：出目{ $die }、キューブ{ $cubes }個、{ $success ->
    [True] 武器を奪う
   *[False] 戦果なし
 }
log-diplomacy-quiet = 外交：マーカーのある市街地は{ $number }箇所、世界の関心が薄れる
log-diplomacy = 外交：出目{ $die }、国際世論は{ $opinion }、{ $success ->
    [True] 成功
   *[False] 失敗
 }
log-interrogate = { $number ->
    [0] 尋問：監獄から得られる情報はない
   *[other] 尋問：情報チット{ $number }個
 }
log-infiltrate = 浸透（{ $space }）
log-search = 捜索（{ $space }）：キューブ{ $number }個
log-assault = { $number ->
    [0] 強襲（{ $space }）：兵員が足りず、何も除去できない
   *[other] 強襲（{ $space }）：{ $number }個まで除去可能
 }
log-travel = 構成員{ $number }個を移送：{ $origin } → { $space }、{ $seen ->
    [True] 発見されて活動状態になる
   *[False] 潜伏状態になる
 }
log-travel-stay = 構成員{ $number }個を移送：起点（{ $space }）に戻り、{ $seen ->
    [True] 発見されて活動状態になる
   *[False] 潜伏状態になる
 }
log-sabotage = サボタージュ（{ $space }）：{ $police ->
    [0] { $cache ->
        [0] 出目{ $die }
       *[other] 出目{ $die }＋隠匿武器{ $cache }＝{ $result }
     }
   *[other] { $cache ->
        [0] 出目{ $die }－警察{ $police }＝{ $result }
       *[other] 出目{ $die }－警察{ $police }＋隠匿武器{ $cache }＝{ $result }
     }
 }、{ $success ->
    [True] 成功
   *[False] 失敗
 }
log-restore = { $number ->
    [0] 回復（{ $space }）：サボタージュマーカーはなし
   *[other] 回復（{ $space }）：サボタージュマーカー{ $number }個を除去
 }
log-propagandize = 宣伝（{ $space }）

## 見通し：政治意志フェイズでの増減

forecast-pressure = 国際世論
forecast-sabotage = { $space }：サボタージュ
forecast-mountains = 隠匿武器のある山岳がない
forecast-towns = サボタージュのない市街地（2箇所につき1）

## ログ：プロパガンダラウンド

log-opinion-left = 国際世論が左へ移動：{ $value }
log-opinion-right = 国際世論が右へ移動：{ $value }
log-political-will-phase = 政治意志フェイズ：国際的圧力による低下{ $pressure }、混乱による低下{ $lost }、秩序による上昇{ $gained }
log-reset = { $number ->
    [0] リセット：マーカーを除去、構成員は全て潜伏状態へ、監獄からの解放はなし
   *[other] リセット：マーカーを除去、構成員は全て潜伏状態へ、監獄から{ $number }個を解放
 }
log-release = { $number ->
    [0] 監獄は空：解放される構成員はいない
   *[other] 監獄の構成員{ $number }個を解放、利用可能へ
 }

## 選べない理由

why-no-effect = 「{ $card }」のこのテキストでは何も実行できない
why-base = { $space }：基地は対象外
why-mountain = { $space }：山岳は対象外
why-not-a-town = { $space }：市街地ではない
why-no-marker = { $space }：サボタージュマーカーも夜間外出禁止もない
why-opinion-ignores = 国際世論が「無視」のため、武器を送る者がいない
why-no-cache-to-smuggle = { $space }：ここへ運べる隠匿武器がない（兵員{ $troops }、警察{ $police }）
why-no-eoka-piece = { $space }：構成員も隠匿武器もない
why-eoka-here = { $space }：EOKAのコマがある（構成員{ $cells }、隠匿武器{ $caches }）
why-not-more-troops-than-eoka = { $space }：兵員がEOKAのコマより多くない（兵員{ $troops }、構成員{ $cells }、隠匿武器{ $caches }）
why-too-few-police = { $space }：警察が足りない（{ $police }個）
why-already-chosen = 選択済み
why-no-more-spaces = このオペレーションで選べるスペースはもうない
why-cells-just-arrived = { $space }：構成員は到着したばかり（1回の移送で動けるのは1回だけ）
why-not-by-this-event = { $space }：このイベントの対象ではない
why-no-active-cell = { $space }：活動状態の構成員がいない
why-not-here = { $space }：条件に当てはまらない
why-no-way-there = { $space }：移動先にできない
why-no-way-from-here = { $space }：今ここから動かせるコマがない
why-not-now = 今は選べない
why-not-an-option = この質問の選択肢ではない
why-single-text = 「{ $card }」のテキストは1つだけ
why-no-space-for-operation = { $operation }の条件を満たすスペースがない
why-no-troops = { $space }：兵員がいない
why-no-police = { $space }：警察がいない
why-no-cell = { $space }：構成員がいない
why-no-underground-cell = { $space }：潜伏状態の構成員がいない（活動状態{ $active }個）
why-no-cache = { $space }：隠匿武器がない
why-no-cache-near = { $space }：そこにも隣接スペースにも隠匿武器がない
why-two-caches = { $space }：既に隠匿武器が{ $caches }個ある
why-curfew-blocks-recruit = { $space }：夜間外出禁止のため徴募できない
why-british-here = { $space }：英国コマがいる（兵員{ $troops }、警察{ $police }）
why-fewer-underground-than-police = { $space }：潜伏状態の構成員が警察より少ない（{ $underground }対{ $police }）
why-no-active-cell-or-chit = { $space }：活動状態の構成員がおらず、潜伏状態の構成員に使えるチットもない（潜伏状態{ $underground }個）

## 選択肢：単語

answer-eoka = EOKA
answer-diplomacy = 特殊活動：外交
answer-interrogate = 特殊活動：尋問
answer-available = 利用可能から
answer-will = 政治意志
answer-opinion = 国際世論
answer-do-ambush = 待ち伏せ
answer-done = 終了
answer-yes = はい
answer-no = いいえ
answer-pass = パス
answer-limited = 限定オペレーション
answer-event = イベント
answer-operation = オペレーション＆特殊活動
answer-unshaded = 網掛けなしのテキスト
answer-shaded = 網掛けのテキスト
answer-left = 左へ（無視寄り）
answer-right = 右へ（非難寄り）
answer-british = 英国
answer-curfew = 夜間外出禁止
answer-do-deploy = 展開
answer-do-patrol = パトロール
answer-do-search = 捜索
answer-do-assault = 強襲
answer-do-recruit = 徴募
answer-do-travel = 移送
answer-do-sabotage = サボタージュ

## 選択肢：スペース、コマ、チット、数、カード

answer-ambush = 待ち伏せ：{ $space }
answer-smuggle = 特殊活動：密輸（{ $space }）
answer-infiltrate = 特殊活動：浸透（{ $space }）
answer-deploy = 展開：{ $space }
answer-patrol = パトロール：{ $space }
answer-search = 捜索：{ $space }
answer-assault = 強襲：{ $space }
answer-recruit = 徴募：{ $space }
answer-travel = 移送：{ $space }
answer-sabotage = サボタージュ：{ $space }
answer-restore = 特殊活動：回復（{ $space }）
answer-propagandize = 特殊活動：宣伝（{ $space }）
answer-offensive = 攻勢：隠匿武器で1箇所追加（{ $space }）
answer-spend = 隠匿武器を消費（{ $space }）
answer-from = 起点：{ $space }
answer-to = 移動先：{ $space }
answer-police = 警察：{ $space }
answer-underground = 潜伏状態の構成員：{ $space }
answer-active = 活動状態の構成員：{ $space }
answer-cache = 隠匿武器：{ $space }
answer-at = { $space }
answer-chit = 情報チット：値{ $value }
answer-lead = 情報優越：値{ $value }の情報チットを捨てて1箇所追加
answer-discard = 値{ $value }の情報チットを捨てる
answer-spend-chit = 値{ $value }の情報チットを消費
answer-number = { $number }
answer-card = { $id } { $card }

## 盤面の列見出し

head-troops = 兵員
head-police = 警察
head-underground = 潜伏
head-active = 活動
head-caches = 隠匿武器
head-sabotage = サボ
head-curfew = 外出禁止

bid-means = 開始時の政治意志に加える値。増やせば英国、減らせばEOKAが有利になります。
