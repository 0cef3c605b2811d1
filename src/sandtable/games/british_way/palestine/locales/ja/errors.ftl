### 読めない局面の文。英語の文はコードの中にあり、その文から見出しが決まる（words.py の message_of_error）。
### 項目名・スペース名は局面の表記のまま示す。

error-position-there-is-no-field-name-in-palestine = 局面：パレスチナに「{ $name }」という項目はありません
error-name-text-is-not-a-number = { $name }：「{ $text }」は数ではありません
error-name-part-is-not-a-count-of-one-of-kinds = { $name }：「{ $part }」は{ $kinds }のどれかの個数ではありません
error-name-text-is-not-one-of-words = { $name }：「{ $text }」は使えません（{ $words }のどれか）
error-capabilities-entry-is-not-of-the-form-p9-shaded-irgun = capabilities：「{ $entry }」は「P9 shaded irgun」の形ではありません
error-capabilities-card-is-in-force-twice = capabilities：{ $card }が重複しています
error-boxes-box-holds-two-cylinders = boxes：{ $box }にシリンダーが2個あります

error-1-4-a-count-of-pieces-or-markers-is-below-zero = 1.4：コマかマーカーの数が負です
error-1-2-found-troops-on-the-map-the-game-has-all = 1.2：マップ上の兵員が{ $found }個です（ゲームには{ $all }個）
error-1-2-found-police-in-all-the-game-has-all = 1.2：警察が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-2-found-cells-in-all-the-game-has-all = 1.2：構成員が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-2-found-arms-caches-in-all-the-game-has-all = 1.2：隠匿武器が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-6-1-there-are-only-three-intel-chits-of-each-value = 1.6.1：情報チットは各値3個しかありません
error-1-2-more-than-all-sabotage-and-terror-markers-on-the-map = 1.2：マップ上のサボタージュとテロのマーカーが{ $all }個を超えています
error-1-8-political-will-is-will-not-0-to-20 = 1.8：政治意志が{ $will }です（0～20）
error-1-9-the-haganah-track-is-at-haganah-not-0-to-4 = 1.9：ハガナートラックが{ $haganah }です（0～4）
error-2-3-2-a-side-has-a-cylinder-in-two-boxes = 2.3.2：1つの派閥のシリンダーが2つのボックスにあります
error-1-2-a-card-is-in-two-places = 1.2：同じカードが2箇所にあります
error-2-1-more-than-21-cards-have-been-turned-up = 2.1：21枚を超えるカードがめくられています
error-2-1-more-than-18-event-cards-have-been-turned-up = 2.1：18枚を超えるイベントカードがめくられています
error-2-2-the-card-card-has-not-been-turned-up = 2.2：カード{ $card }はまだめくられていません
error-2-2-the-card-card-is-not-the-last-one-turned-up = 2.2：カード{ $card }は最後にめくられたカードではありません
error-p5-more-than-two-cells-are-out-of-the-game = P5：ゲームから除外された構成員が2個を超えています
error-7-0-the-game-is-won-and-yet-goes-on = 7.0：勝敗が決まっているのにゲームが続いています
error-7-0-1-irgun-wins-only-with-political-will-at-0 = 7.0.1：イルグンが勝つのは政治意志が0のときだけです
error-7-0-2-the-british-win-only-after-the-third-propaganda-card-with-political-will-left = 7.0.2：英国が勝つのは、3枚目のプロパガンダカードの後で政治意志が残っているときだけです
error-1-4-2-caches-arms-caches-in-space-two-at-the-most = 1.4.2：{ $space }の隠匿武器が{ $caches }個です（2個まで）
error-1-3-4-an-arms-cache-on-the-railway-space = 1.3.4：鉄道{ $space }に隠匿武器があります
error-1-4-2-a-curfew-in-space-which-is-no-city = 1.4.2：都市でない{ $space }に夜間外出禁止があります
error-1-4-2-more-than-one-curfew-in-space = 1.4.2：{ $space }に夜間外出禁止が2個以上あります
error-4-3-3-terror-in-space-which-is-no-city = 4.3.3：都市でない{ $space }にテロがあります
error-6-5-2-with-haganah-at-haganah-the-track-holds-cells-cells-and-caches-caches-not-found_cells-and-found_caches = 6.5.2：ハガナーが{ $haganah }のとき、トラック上は構成員{ $cells }個と隠匿武器{ $caches }個です（今は{ $found_cells }個と{ $found_caches }個）
error-1-10-a-curfew-in-space-without-any-british-piece = 1.10：英国コマがいない{ $space }に夜間外出禁止があります

error-agenda-actions-actions-are-left-though-cylinders-cylinders-are-in-boxes-2-3-2 = agenda：ボックスにシリンダーが{ $cylinders }個あるのに行動が{ $actions }回残っています（2.3.2）
error-agenda-the-step-step-is-not-one-that-name-can-be = agenda：「{ $step }」は{ $name }の手順として成り立ちません
error-agenda-name-needs-an-event-card-not-card-2-3 = agenda：「{ $name }」にはイベントカードが必要です（今は「{ $card }」）（2.3）
error-agenda-eligibility-cannot-be-adjusted-while-no-cylinder-is-in-a-box-2-3-5 = agenda：ボックスにシリンダーがない間は資格派閥を変更できません（2.3.5）
error-agenda-card-has-no-shaded-text-5-2 = agenda：{ $card }に網掛けのテキストはありません（5.2）
error-agenda-p3-needs-a-terror-marker-on-the-map-a-39 = agenda：P3にはマップ上のテロマーカーが必要です（A-39）
