### The British Way: Palestine - プレイ中の文言（日本語）：質問、ログ、選べない理由、選択肢、名称、見出し。
### 文字列の引数は、表示時に name-* の文（カードはその題名）に置き換わる。
### ルール番号と手番の派閥は画面側が添えるので、ここには書かない。
### 質問の属性は、その質問での選択肢の文言：answer-done の代わりに ask-x.done。
### スペース名は欧文の場合と漢字で終わる場合があるため、後ろに助詞を続けず「：」や括弧で区切る。

## 名称

name-game = The British Way：パレスチナ
name-galilee = Galilee
name-haifa_d = Haifa 地区
name-samaria = Samaria
name-lydda = Lydda
name-jerusalem_d = Jerusalem 地区
name-gaza = Gaza
name-haifa_c = Haifa 市
name-tel_aviv = Tel Aviv-Jaffa
name-jerusalem_c = Jerusalem 市
name-rail_egypt = Egypt－Tel Aviv鉄道
name-rail_jerusalem = Tel Aviv－Jerusalem鉄道
name-rail_haifa = Tel Aviv－Haifa鉄道
name-rail_syria = Haifa－Syria鉄道

name-british = 英国
name-irgun = イルグン
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
name-rob = 強奪

name-unshaded = 網掛けなし
name-shaded = 網掛け

name-troops = 兵員
name-police = 警察
name-cells = 構成員
name-caches = 隠匿武器

## 短縮名（端末で12桁以内）

short-galilee = Galilee
short-haifa_d = Haifa 地区
short-samaria = Samaria
short-lydda = Lydda
short-jerusalem_d = Jerus. 地区
short-gaza = Gaza
short-haifa_c = Haifa 市
short-tel_aviv = Tel Aviv
short-jerusalem_c = Jerus. 市
short-rail_egypt = Egypt-TA
short-rail_jerusalem = TA-Jerusalem
short-rail_haifa = TA-Haifa
short-rail_syria = Haifa-Syria

## 盤面の見出し

bid-means = 開始時の政治意志に加える値。増やせば英国、減らせばイルグンが有利になります。
label-political-will = 政治意志
label-initiative = イニシアティブ
label-pass-owed = 英国は次にパスしなければならない（P27）
label-card-number = { $all }枚中{ $number }枚目
label-haganah = ハガナー
label-available = 利用可能
label-prison = 監獄
label-track = ハガナートラック上
label-removed = ゲームから除外
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
label-terror = テロ
label-curfew = 夜間外出禁止
label-options = ルールオプション
label-options-default = 既定
label-log = ログ

## 質問：プレイの手順とイベント

phase-first = 第1資格派閥
phase-second = 第2資格派閥
ask-box = 「{ $card }」：ボックスを選択
ask-text = 「{ $card }」：イベントを実行するか、パス
ask-operation = { $box }：オペレーションを選択、またはパス
ask-granted-operation = 「{ $card }」によるオペレーション：種類を選択、または辞退
    .done = 辞退
ask-activity = 特殊活動：選択するか、行わずに終了
    .done = 特殊活動を行わない
    .restore = 回復：{ $space }
    .negotiate = 交渉
    .detain = 集団拘束：{ $space }
ask-shift = ハガナーは現在{ $value }：どちらへ動かしますか
ask-favour = どちらに与えますか：イルグンに限定オペレーション、または英国に情報チット
    .irgun = イルグン：限定オペレーション
    .british = 英国：情報チット
ask-may-draw-chit = 情報チットを1個引きますか
ask-exile = 監獄の構成員を何個、ゲームから永久に取り除きますか
ask-guard-railway = 警察を鉄道に配置：鉄道を選択（利用可能{ $left }個）
ask-imprison-cell = 監獄へ送る構成員を選択
ask-place-cache = 隠匿武器を置くスペースを選択（残り{ $left }個）
ask-place-cell = 構成員を置くスペースを選択（残り{ $left }個）
ask-place-terror = テロマーカーを置く都市を選択
ask-release-cell = 監獄の構成員を置く都市を選択（残り{ $left }個）
ask-remove-cache = 除去する隠匿武器を選択
    .done = 除去しない
ask-remove-cell = 除去する構成員を選択（残り{ $left }個）
ask-remove-police = 除去する警察を選択（残り{ $left }個）
ask-remove-sabotage = 取り除くサボタージュマーカーを選択、または取り除かない
    .done = 取り除かない
ask-remove-terror = 取り除くテロマーカーを選択
ask-search-city-of-event = 捜索する都市を選択

## 質問：英国のオペレーション

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
ask-deploy-troops = 展開：兵員を集めるスペースを1箇所選択、または動かさない
    .done = 兵員を動かさない
ask-gather-troops = 兵員を集める（移動先：{ $space }）：どこから動かすかを選択、または終了
ask-move-troops = 兵員の移動：どこから動かすかを選択、または終了
ask-move-police = 警察の移動：どこから動かすかを選択、または終了
ask-move-to = { $kind }の移動（起点：{ $space }）：移動先を選択
ask-how-many = { $kind }の移動（起点：{ $space }）：数を選択
ask-guard-how-many = { $space }：配置する警察の数を選択
ask-arrest = パトロール：構成員を捕らえるスペースを選択、または捕らえない
    .done = 捕らえない
ask-arrest-underground = { $space }：潜伏状態の構成員を何個、監獄へ送りますか
ask-arrest-active = { $space }：活動状態の構成員を何個、監獄へ送りますか
ask-spend-chit = { $space }：情報チットを消費しますか（潜伏状態の構成員をあと{ $number }個まで除去可能）
    .done = 消費しない
ask-search-next = 捜索：次に解決するスペースを選択
ask-search-city = { $space }：夜間外出禁止か、情報チットを捨てる徹底した捜索か
ask-detain-cell = 集団拘束：除去する構成員を選択（残り{ $left }個）

## 質問：イルグンのオペレーション

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
ask-rob = { $left ->
    [0] 強奪：スペースは全て選択済み。次の行動を選択
   *[other] 強奪：スペースを選択（残り{ $left }箇所）
 }
ask-recruit-how-many = { $space }：構成員を何個配置しますか
ask-travel-to = 移送（起点：{ $space }）：移動先を選択、または終了
    .done = この起点を終える（{ $space }）
ask-travel-active = 移送（起点：{ $space }）：活動状態の構成員を何個動かしますか
ask-travel-underground = 移送（起点：{ $space }）：潜伏状態の構成員を何個動かしますか
ask-spend-cache = サボタージュ（{ $space }）：隠匿武器を消費して+2を得ますか
    .done = 消費しない
ask-name-ahead = テロのダイスの前に：この後サボタージュを行うスペースを指定（残り{ $left }箇所）
    .done = テロに進む
ask-propagandize-second = 宣伝：2箇所目の都市を選択、または1箇所のみ
    .done = 1箇所のみ
    .propagandize = 宣伝：{ $space }

## 質問：プロパガンダラウンドとハガナートラック

ask-expropriate = 接収：強奪するスペースを選択、または見送る
    .done = 強奪を見送る
ask-discard-chit = 英国の情報：捨てる情報チットを選択（残り{ $left }個）
ask-redeploy-cell-to = 再配置：構成員を入れる都市を選択、または終了
ask-redeploy-cell = 再配置（移動先：{ $space }）：動かす構成員を選択
ask-redeploy-cache = 再配置：動かす隠匿武器を選択、または動かさない
    .done = 隠匿武器を動かさない
ask-redeploy-cache-to = 隠匿武器の再配置（起点：{ $space }）：移動先を選択
ask-lock-cell = ハガナートラック：差し出す構成員を選択（残り{ $left }個）
ask-lock-cache = ハガナートラック：差し出す隠匿武器を選択

## 質問：ダイスや引きを待つ間の表示

ask-reveal = 次のカードを公開
ask-draw-chit = 情報チットを引く
ask-roll-detain = 集団拘束のダイス（{ $space }）
ask-roll-event = イベントのダイス
ask-roll-negotiate = 交渉のダイス
ask-roll-road-mines = 道路地雷のダイス（{ $space }）
ask-roll-rob = 強奪のダイス（{ $space }）
ask-roll-sabotage = サボタージュのダイス（{ $space }）
ask-roll-terror = テロのダイス（{ $space }）

## ログ：プレイの手順とイベント

log-reveal = { $number }枚目のカード：「{ $card }」
log-box = { $side }：{ $box }ボックスを選択
log-operation = { $side }：{ $operation }
log-event = { $side }が「{ $card }」を実行（{ $text }）
log-event-single = { $side }が「{ $card }」を実行
log-no-effect = イベントの効果はなかった
log-capability = 「{ $card }」（{ $text }）がゲーム終了まで有効となる
log-pass = { $side }はパス
log-pass-owed = 英国は次のカードでパスしなければならず、情報チットも引かない
log-forced-pass = アメリカ借款：英国は強制パス、情報チットは引かない
log-eligibility = 次のカードの第1資格派閥：{ $side }
log-roll-event = イベントのダイス：出目{ $die }、{ $success ->
    [True] 効果あり
   *[False] 効果なし（3以上が必要）
 }
log-victory = { $side }の勝利

## ログ：コマとマーカー

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
log-spend-cache = { $space }：イルグンが隠匿武器1個を消費して+2
log-offensive = 攻勢：イルグンが隠匿武器1個（{ $space }）を消費し、スペースを1箇所追加
log-draw-chit = 英国が情報チットを引く：値{ $value }
log-discard-chit = 英国が情報チットを捨てる：値{ $value }
log-spend-chit = 英国が情報チットを消費：値{ $value }
log-bag-empty = 引ける情報チットが残っていない
log-no-cache-to-place = { $space }：隠匿武器を配置できない
log-no-marker-left = 配置できるマーカーが残っていない
log-lead = 情報優越：英国が値{ $value }の情報チットを捨て、スペースを1箇所追加
log-place-sabotage = { $space }：サボタージュマーカー1個を配置
log-remove-sabotage = { $space }：サボタージュマーカー1個を除去
log-place-terror = { $space }：テロマーカー{ $number }個を配置
log-remove-terror = { $space }：テロマーカー1個を除去
# 政治意志が一度に5を超えて上がることはない（6.1.2）。低下は数値自体が符号を持つ。
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

log-search = 捜索（{ $space }）：キューブ{ $number }個
log-assault = { $number ->
    [0] 強襲（{ $space }）：兵員が足りず、何も除去できない
   *[other] 強襲（{ $space }）：{ $number }個まで除去可能
 }
log-road-mines = { $die ->
    [1] 道路地雷（{ $space }）：出目1、警察1個を失う
    [2] 道路地雷（{ $space }）：出目2、警察1個を失う
    [3] 道路地雷（{ $space }）：出目3、警察1個を失う
   *[other] 道路地雷（{ $space }）：出目{ $die }、被害なし
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
log-terror = テロ（{ $space }）：{ $police ->
    [0] { $cache ->
        [0] 出目{ $die }
       *[other] 出目{ $die }＋隠匿武器{ $cache }＝{ $result }
     }
   *[other] { $cache ->
        [0] 出目{ $die }－警察{ $police }＝{ $result }
       *[other] 出目{ $die }－警察{ $police }＋隠匿武器{ $cache }＝{ $result }
     }
 }、{ $result ->
    [6] 甚大な被害
    [7] 甚大な被害
    [8] 甚大な被害
   *[other] { $success ->
        [True] 成功
       *[False] 失敗
     }
 }
log-rob = 強奪（{ $space }）：出目{ $die }、{ $success ->
    [True] 成功
   *[False] 失敗
 }
log-rob-without-roll = 強奪（{ $space }）：ダイスを振らずに成功
log-restore = { $number ->
    [0] 回復（{ $space }）：サボタージュマーカーはなし
   *[other] 回復（{ $space }）：サボタージュマーカー{ $number }個を除去
 }
log-restore-flips = { $space }：テロマーカー{ $number }個をサボタージュに裏返す
log-negotiate = { $terror ->
    [0] 交渉：出目{ $die }、ハガナーは{ $haganah }
   *[other] 交渉：出目{ $die }＋テロ{ $terror }＝{ $result }、ハガナーは{ $haganah }
 }、{ $success ->
    [True] 成功
   *[False] 失敗
 }
log-negotiate-at-zero = 交渉：ハガナーは既に0、英国に情報をもたらす
log-detain = 集団拘束（{ $space }、{ $district }）：出目{ $die }
log-silence = 口封じ（{ $space }）
log-propagandize = 宣伝（{ $space }）

## Forecast: what a thing on the board costs or brings in the Political Will Phase

forecast-sabotage = { $space }：サボタージュ
forecast-terror = { $space }：テロ
forecast-railways = サボタージュされた鉄道がない
forecast-quiet = { $space }：平穏

## ログ：プロパガンダラウンドとハガナートラック

log-political-will-phase = 政治意志フェイズ：混乱による低下{ $lost }、秩序による上昇{ $gained }
log-reset = { $number ->
    [0] リセット：マーカーを除去、構成員は全て潜伏状態へ、監獄からの解放はなし
   *[other] リセット：マーカーを除去、構成員は全て潜伏状態へ、監獄から{ $number }個を解放
 }
log-release = { $number ->
    [0] 監獄は空：解放される構成員はいない
   *[other] 監獄の構成員{ $number }個を解放、利用可能へ
 }
log-release-to = { $space }：監獄から構成員1個を配置
log-exile = { $number ->
    [0] ゲームから取り除かれた構成員はなし
   *[other] 監獄の構成員{ $number }個をゲームから永久に取り除く
 }
log-haganah-left = ハガナーが左へ1マス移動：{ $value }
log-haganah-right = ハガナーが右へ1マス移動：{ $value }
log-haganah-frees = { $caches ->
    [0] ハガナートラック：構成員{ $cells }個が利用可能になる
   *[other] ハガナートラック：構成員{ $cells }個と隠匿武器{ $caches }個が利用可能になる
 }
log-lock-cells = ハガナートラック：利用可能から構成員{ $number }個を置く
log-lock-cell-from = ハガナートラック：マップから構成員1個を置く（{ $space }）
log-lock-cells-from-prison = ハガナートラック：監獄から構成員{ $number }個を置く
log-lock-cache = ハガナートラック：利用可能から隠匿武器1個を置く
log-lock-cache-from = ハガナートラック：マップから隠匿武器1個を置く（{ $space }）

## 選べない理由

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
why-no-terror-on-map = 「{ $card }」で取り除くテロマーカーがマップにない
why-no-space-for-operation = { $operation }の条件を満たすスペースがない
why-no-troops = { $space }：兵員がいない
why-no-police = { $space }：警察がいない
why-no-cell = { $space }：構成員がいない
why-no-underground-cell = { $space }：潜伏状態の構成員がいない（活動状態{ $active }個）
why-no-irgun-piece = { $space }：構成員も隠匿武器もない
why-no-cache = { $space }：隠匿武器がない
why-no-cache-near = { $space }：そこにも隣接スペースにも隠匿武器がない
why-two-caches = { $space }：既に隠匿武器が{ $caches }個ある
why-no-curfew = { $space }：夜間外出禁止がない
why-curfew-blocks-recruit = { $space }：夜間外出禁止のため徴募できない
why-not-a-city = { $space }：都市ではない
why-railway = { $space }：鉄道は対象外
why-british-here = { $space }：英国コマがいる（兵員{ $troops }、警察{ $police }）
why-irgun-here = { $space }：イルグンコマがある（構成員{ $cells }、隠匿武器{ $caches }）
why-fewer-than-three-troops = { $space }：兵員が3個に満たない（{ $troops }個）
why-fewer-underground-than-police = { $space }：潜伏状態の構成員が警察より少ない（{ $underground }対{ $police }）
why-not-more-cells-than-police = { $space }：構成員が警察より多くない（{ $cells }対{ $police }）
why-not-more-troops-than-irgun = { $space }：兵員がイルグンコマより多くない（兵員{ $troops }、構成員{ $cells }、隠匿武器{ $caches }）
why-no-active-cell-or-chit = { $space }：活動状態の構成員がおらず、潜伏状態の構成員に使えるチットもない（潜伏状態{ $underground }個）

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
answer-left = 左へ（英国寄り）
answer-right = 右へ（イルグン寄り）
answer-british = 英国
answer-irgun = イルグン
answer-negotiate = 特殊活動：交渉
answer-curfew = 夜間外出禁止
answer-do-deploy = 展開
answer-do-patrol = パトロール
answer-do-search = 捜索
answer-do-assault = 強襲
answer-do-recruit = 徴募
answer-do-travel = 移送
answer-do-sabotage = サボタージュ
answer-do-rob = 強奪

## 選択肢：スペース、コマ、チット、数、カード

answer-deploy = 展開：{ $space }
answer-patrol = パトロール：{ $space }
answer-search = 捜索：{ $space }
answer-assault = 強襲：{ $space }
answer-recruit = 徴募：{ $space }
answer-travel = 移送：{ $space }
answer-sabotage = サボタージュ：{ $space }
answer-rob = 強奪：{ $space }
answer-restore = 特殊活動：回復（{ $space }）
answer-detain = 特殊活動：集団拘束（{ $space }）
answer-silence = 特殊活動：口封じ（{ $space }）
answer-propagandize = 特殊活動：宣伝（{ $space }）
answer-terror = 特殊活動：テロ（{ $space }）
answer-name = 指定：{ $space }
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
head-terror = テロ
head-curfew = 外出禁止
