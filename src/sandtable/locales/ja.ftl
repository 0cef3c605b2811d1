### プログラム自身の言葉：ゲームの文章以外に端末が表示するもの。

ui-initiative = イニシアティブ
ui-pass-owed = 英国は次にパスしなければならない（P27）
ui-card-number = { $all }枚中{ $number }枚目
ui-type-number = {"  "}{ $low }から{ $high }までの数を入力
ui-game-over = ゲーム終了：{ $side }の勝利。
ui-goodbye = ではまた。
ui-is-offered = {"  "}{ $answer }：選択できます
ui-nothing-named = {"  "}ここで選べるものに「{ $name }」はありません
ui-no-rule = {"  "}ルール{ $number }はありません（例：3.3.3、P28）
ui-nothing-withheld = {"  "}ここで選べないものはありません
ui-undo-nothing = {"  "}取り消せる答えがありません
ui-undo-chance = {"  "}ダイスや引きの結果は取り消せません
ui-undo-other = {"  "}相手の答えより前には戻れません
ui-name-a-file = ファイル名を付けてください（例：{ $command } game.txt）
ui-saved = {"  "}{ $path }に保存しました
ui-welcome = { $game }・シード { $seed }・コマンド一覧は help
ui-options-changed = ルールオプション：{ $options }
ui-help =
    {"  "}一覧の番号か、答えそのもの（sabotage gaza など）を入力します。
    {"  "}board         盤面を描き直す
    {"  "}why [名前]    スペースや答えを選べない理由：why gaza
    {"  "}rule [番号]   今の質問のルール、または任意のルールやカード：rule 3.3.3、rule P28
    {"  "}undo          直前の答えを取り消す（ダイス、引き、相手の答えより前には戻れない）
    {"  "}log           記録文をすべて表示
    {"  "}options       このゲームのルールオプション
    {"  "}save FILE     棋譜をファイルに書く
    {"  "}load FILE     棋譜から再開する
    {"  "}record        棋譜を表示
    {"  "}position      局面を表示
    {"  "}quit          終了
