### プログラム自身の言葉：ゲームの文章以外に端末が表示するもの。

## 語をつなぐ記号。

ui-separator = 、
ui-labelled = { $label }：{ $text }
ui-nothing = なし
ui-counted = { $name }{ $count }
ui-as-typed = { $text }
ui-with-aside = { $text }（{ $aside }）

## 端末。

ui-type-number = {"  "}{ $low }から{ $high }までの数を入力
ui-type-order = {"  "}「{ $order }」に続けられる言葉：
ui-game-over = ゲーム終了：{ $side }の勝利。
ui-drawn = ゲーム終了：引き分け。
ui-goodbye = ではまた。
ui-is-offered = {"  "}{ $answer }：選択できます
ui-withheld = {"  "}{ $rule }「{ $answer }」：{ $why }
ui-nothing-named = {"  "}ここで選べるものに「{ $name }」はありません
ui-no-rule = {"  "}ルール{ $number }はありません（例：{ $others }）
ui-nothing-withheld = {"  "}ここで選べないものはありません
ui-undo-nothing = {"  "}取り消せる答えがありません
ui-undo-chance = {"  "}ダイスや引きの結果は取り消せません
ui-undo-other = {"  "}相手の答えより前には戻れません
ui-always-nothing = {"  "}自動で答えるものはなくなりました
ui-always-no-orders = 命令は1回ずつ出します（alwaysは一覧の質問用）
ui-name-a-file = ファイル名を付けてください（例：{ $command } game.txt）
ui-saved = {"  "}{ $path }に保存しました
ui-welcome = { $game }・シード：{ $seed }・コマンド一覧：help
ui-options-changed = ルールオプション：{ $options }
ui-bid = ビッド{ $bid }。{ $means }
ui-help =
    {"  "}一覧の番号か、答えそのもの（sabotage gaza など）を入力します。
    {"  "}always ANSWER 同じ質問には、選べる限りいつもこの答えにする（alwaysだけ、またはundoで終わる）
    {"  "}board         盤面を描き直す
    {"  "}why [NAME]    スペースや答えを選べない理由：why gaza
    {"  "}rule [NUMBER] 今の質問のルール、または任意のルールやカード
    {"  "}undo          直前の答えを取り消す（ダイス、引き、相手の答えより前には戻れない）
    {"  "}log           ログを全て表示
    {"  "}options       このゲームのルールオプション
    {"  "}save FILE     棋譜をファイルに書く
    {"  "}load FILE     棋譜から再開する
    {"  "}record        棋譜を表示
    {"  "}position      局面を表示
    {"  "}resign        投了する
    {"  "}quit          終了
ui-help-orders =
    {"  "}命令は文で入力します。途中まで入力すると、続けられる言葉が表示されます。Tabキーで言葉を補完できます。
    {"  "}一覧には、番号か答えそのものを入力します。
    {"  "}always ANSWER 同じ質問には、選べる限りいつもこの答えにする（alwaysだけ、またはundoで終わる）
    {"  "}board         盤面を描き直す
    {"  "}why ORDER     その命令を出せない理由、またはそのコスト（why NAMEなら、その名前に関わる命令）
    {"  "}rule [NUMBER] 今の質問のルール、または任意のルール
    {"  "}undo          直前の答えを取り消す（ダイス、引き、相手の答えより前には戻れない）
    {"  "}log           ログを全て表示
    {"  "}options       このゲームのルールオプション
    {"  "}save FILE     棋譜をファイルに書く
    {"  "}load FILE     棋譜から再開する
    {"  "}record        棋譜を表示
    {"  "}position      局面を表示
    {"  "}resign        投了する
    {"  "}quit          終了

## テーブルの起動。アドレスを探すプログラムのため、アドレスは行の最後に置く。

ui-serves = Sandtableを開きました： { $address }
ui-games-kept = ゲームは{ $folder }に保存され、どのSandtableから起動しても共有されます（別の場所にするには --data DIR）

## どのゲームでも起きること。

log-resigned = { $side }が投了

## ボットの名前。

bot-easy = 初級
    .text = 定石に沿ってプレイしますが、よくミスをします。最初の数ゲームに。
bot-normal = 中級
    .text = 1手番に最長3秒、先を読みます。互角の勝負に。
bot-hard = 上級
    .text = 1手番に最長15秒考えます。なかなか勝てません。
bot-search-seconds = 探索（1手番{ $count }秒）
    .text = 与えた時間いっぱい、最善の手番を探します。
bot-search-iterations = 探索（1回答{ $count }試行）
    .text = 決まった試行回数で最善の答えを探します。
bot-heuristic = 定石ボット
    .text = 優先順位のリストに従い、すぐに答えます。
bot-random = ランダムボット
    .text = 選べる答えからランダムに選びます。お試しに。

## 手番の通知。

notice-turn = { $game }であなた（{ $side }）の手番です。
notice-replaced = { $game }のあなた（{ $side }）のリンクは、ゲームを始めた人が新しくしたため使えなくなりました。引き続きあなたの席であれば、新しいリンクを頼んでください。

## チャットに表示されるテーブルからのお知らせ。

event-link-taken = { $side }：招待された人が席に着きました。
event-link-replaced = { $side }：ゲームを始めた人がこの席のリンクを新しくしました。以前のリンクは使えません。

## テーブルが断るときの一文。

refusal-analysis-failed = 解析が完了しませんでした：もう一度お試しください
refusal-analysis-not-allowed = 人同士の対戦中は、全員が許可した場合に限り、そのプレイヤーだけが解析できます
refusal-behind-chance = 答えをまとめて送れるのは運の結果が出るところまでです：{ $number }番目は送れません
refusal-bot-too-slow = ボットの探索は1プロセスで、1手番{ $seconds }秒または1回答{ $iterations }試行までです
refusal-bot-well = 応答できなくなったボットはいません
refusal-broken = データの破損またはルール処理の誤りのため、このゲームは再生できません：棋譜は保存できます
refusal-bots-seat = この席はボットが担当しているため、誰も招待できません
refusal-consent = 同意するのは相手側です
refusal-database = テーブルのデータベースが動いていません：しばらくしてからもう一度お試しください
refusal-field-missing = { $field }がありません
refusal-field-too-long = { $field }が長すぎます
refusal-field-unknown = { $field }という項目はありません
refusal-field-wrong = { $field }：この値は使えません（{ $why }）
refusal-form-wrong = 要求の形式が正しくありません
refusal-last-seat = あなた自身が着いている唯一の席です：そのままお使いください
refusal-link-replaced = この席のリンクは新しくなり、このリンクはもう使えません：あなたの席であれば、ゲームを始めた人に新しいリンクを頼んでください
refusal-link-taken = この席には既に人が着いています：あなたの席であれば、ゲームを始めた人に新しい招待を頼んでください
refusal-method = このアドレスではその操作はできません
refusal-mistake = テーブルの側で誤りが起きました。何も変わっていません
refusal-no-notices = このテーブルは手番の通知を送りません
refusal-no-replay = このゲームはもう再生できません：{ $reason }
refusal-no-such-game = そのようなゲームがないか、このリンクでは開けません
refusal-no-such-moment = このゲームの局面は0から{ $last }までです
refusal-no-such-page = このアドレスには何もありません
refusal-no-such-rule = その番号のルールはありません（例：{ $others }）
refusal-no-such-overlay = その名前で盤面に重ねるものはありません
refusal-no-such-seat = このゲームにそのような席はありません
refusal-no-such-step = 例の段階は0から{ $last }までです
refusal-no-turn-here = この局面で手番を選ぶ人はいません
refusal-nobody-asks = 局面を戻す提案はありません
refusal-not-accepted = { $reason }
refusal-not-asked = 今決めるのは{ $side }です
refusal-not-http = HTTPの要求として読み取れません
refusal-not-creator = 席に招待できるのはゲームを始めた人だけです
refusal-not-json = JSONではありません
refusal-not-offered = { $rule }：「{ $answer }」は選べません：{ $why }
refusal-not-over = ゲームの推移の解析は終了後に行えます
refusal-not-your-side = 投了できるのは自分が担当する派閥だけです
refusal-nothing-to-undo = 取り消せる答えがありません
refusal-notice-query = 通知のURLで「?」の後に書けるのは{ $known }だけです
refusal-notice-url = このテーブルが通知を送れるApprise URLは{ $allowed }で始まるものだけです
refusal-one-start = ゲームの始め方はシナリオ、局面、棋譜、ほかのゲームの途中の局面のどれか1つです
refusal-only-invited = これは席への招待リンクです：先に席に着いてください
refusal-other-name = このテーブルはこの名前では応答しません（プロキシを通す場合は--behindを付けて起動します）
refusal-other-site = ほかのサイトからの要求は受け付けません
refusal-other-version = このゲームはルール第{ $version }版で始まったため、ここでは続けられません
refusal-over = ゲームは終わっています：これ以上答えられません
refusal-over-for-good = ゲームは終わり、ダイスの秘密は公開されています：もう取り消せません
refusal-own-secret = この秘密の値は既に使われています：新しいものを用意してください
refusal-record-has-options = 棋譜には独自のオプションがあり、ビッドはできません
refusal-rematch-not-over = 再戦はゲームの終了後に始められます：最後まで遊ぶか、投了してください
refusal-same-dice = 運の結果は変わりません：ダイスは同じ目になります
refusal-seats = 席は{ $sides }の分だけ指定してください
refusal-socket-tells = ソケットは知らせるだけです：回答は POST /api/games/ID/answers へ送ってください
refusal-spectator = 観戦者は見るだけです
refusal-stale = ゲームが先に進みました：もう一度ご覧ください
refusal-too-large = 本文が{ $limit }KiBを超えています
refusal-too-many = 要求が多すぎます：少しお待ちください
refusal-too-many-connections = 同時接続が多すぎます：いくつか閉じるか、少しお待ちください
refusal-too-slow = 要求が届くまでに時間がかかりすぎました
refusal-too-many-analyses = 同時に行える解析は1人{ $most }件までです：どれかが終わるまでお待ちください
refusal-too-many-bots = 1人のために同時に考えられるボットは{ $most }体までです：どれかが答えたら始めてください
refusal-undo-chance = ダイスや引きの結果は取り消せません
refusal-undo-other = 相手の答えより前には戻れません：{ $side }の答えです
