### 三つの農場：このゲームのテキストすべて。

name-game = 三つの農場
name-red = 赤い農場
name-green = 緑の農場
name-blue = 青い農場
name-equal = 等しい農場
name-unequal = 等しくない農場
name-closed = 閉じた納屋
name-chance = 運

option-generous = 隣の農場に穀物を与えてもよい（2.1）。
    .text = 全員が望む場合にだけ使う。与えることで別の農場を助けることもある。

ask-give = 隣に穀物を1つ与える
ask-sow = 穀物をいくつまきますか？
ask-gamble = 天気に賭けますか？
ask-sky = 晴れですか、雨ですか？
ask-reap = 収穫のダイス
ask-weather = 天気はどうなるか

answer-done = 終わり
answer-yes = はい
answer-no = いいえ
answer-sun = 晴れ
answer-rain = 雨
answer-to = { $side }へ
answer-number = { $number }

log-round = ラウンド開始。残り{ $left }
log-reap = { $side }の収穫：{ $die }、穀物は{ $grain }
log-count = 穀物を数える：{ $winner }

why-not-an-option = 今はできません
why-already-chosen = すでに選びました

rule-1 = ラウンド
    .text = 各農場が1回ずつ手番を行い、次のラウンドに移る。
rule-2 = 手番
    .text = 農場は、与える、まく、賭けるをこの順に行える。
rule-2-1 = 与える
    .text = 気前のよい農場は、1つか2つの隣に穀物を1つずつ与えてもよい。
rule-2-2 = まく
    .text = 穀物を好きなだけまいてダイスを振る。4以上なら増え、そうでなければ失う。
rule-2-3 = 天気
    .text = 晴れか雨に穀物を1つ賭ける。
rule-3 = 終わり
    .text = 最後のラウンドの後、穀物が最も多い農場が勝つ。複数あれば引き分け。

label-grain = 穀物
period = ラウンド
periods = ラウンド数
kind-reaping = 収穫
