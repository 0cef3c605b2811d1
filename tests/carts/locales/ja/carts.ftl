### 荷車：すべての文。

name-game = 荷車
name-north = 北
name-south = 南
name-chance = 運
name-days-3 = 3日
name-days-40 = 40日
name-days-2000 = 2000日
name-days-6000 = 6000日

ask-act = 荷車を動かすか休ませる
ask-sand = { $square }の砂でダイスを振る

answer-done = 終了
answer-move = { $carts }を{ $square }へ
answer-rest = { $cart }は休む
answer-number = { $number }

log-day = 1日が始まる（残り{ $left }）
log-move = { $side }が{ $count }台を{ $square }へ動かす

why-not-an-option = 今はできません
why-unread = 「{ $word }」は読めません
why-tired = { $cart }は今日はもう動けません
why-enemy = { $square }には相手がいます
why-there = { $square }にはもういます
why-too-far = { $square }は{ $cost }かかりますが残りは{ $left }です

rule-1 = 日
    .text = 両者が動かし、次の日になる。
rule-2 = 移動
    .text = 荷車を一緒に動かすか、1台を休ませる。
rule-2-1 = 相手
    .text = 同じマスに両者の荷車は入れない。
rule-2-2 = 道のり
    .text = 離れている数だけかかる。
rule-2-3 = 砂
    .text = 1が出るとその日は終わる。
