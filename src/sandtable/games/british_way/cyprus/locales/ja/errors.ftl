### 読めない局面の文。英語の文はコードの中にあり、その文から見出しが決まる（words.py の message_of_error）。
### 項目名・スペース名は局面の表記のまま示す。

error-name-text-is-not-a-number = { $name }：「{ $text }」は数ではありません
error-name-part-is-not-a-count-of-one-of-kinds = { $name }：「{ $part }」は{ $kinds }のどれかの個数ではありません
error-name-text-is-not-one-of-words = { $name }：「{ $text }」は使えません（{ $words }のどれか）
error-capabilities-entry-is-not-of-the-form-form = capabilities：「{ $entry }」は「{ $form }」の形ではありません
error-capabilities-card-is-in-force-twice = capabilities：{ $card }が重複しています
error-boxes-box-holds-two-cylinders = boxes：{ $box }にシリンダーが2個あります

error-1-4-a-count-of-pieces-or-markers-is-below-zero = 1.4：コマかマーカーの数が負です
error-1-2-found-troops-on-the-map-the-game-has-all = 1.2：マップ上の兵員が{ $found }個です（ゲームには{ $all }個）
error-1-2-found-police-in-all-the-game-has-all = 1.2：警察が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-2-found-cells-in-all-the-game-has-all = 1.2：構成員が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-2-found-arms-caches-in-all-the-game-has-all = 1.2：隠匿武器が合わせて{ $found }個です（ゲームには{ $all }個）
error-1-6-1-there-are-only-three-intel-chits-of-each-value = 1.6.1：情報チットは各値3個しかありません
error-2-3-2-a-side-has-a-cylinder-in-two-boxes = 2.3.2：1つの派閥のシリンダーが2つのボックスにあります
error-1-2-a-card-is-in-two-places = 1.2：同じカードが2箇所にあります
error-2-1-propaganda-card-number-comes-after-least-to-most-event-cards-not-after-found = 2.1：{ $number }枚目のプロパガンダカードはイベントカード{ $least }～{ $most }枚の後に出ます（今は{ $found }枚の後）
error-2-1-found-event-cards-and-number-propaganda-cards-turned-up-though-most-are-the-most-by-then = 2.1：プロパガンダカード{ $number }枚までにめくられるイベントカードは{ $most }枚までです（今は{ $found }枚）
error-6-1-4-card-cannot-follow-the-third-propaganda-card-which-ends-the-game = 6.1.4：3枚目のプロパガンダカードでゲームは終わるので、その後に{ $card }は出ません
error-2-2-the-card-card-has-not-been-turned-up = 2.2：カード{ $card }はまだめくられていません
error-2-2-the-card-card-is-not-the-last-one-turned-up = 2.2：カード{ $card }は最後にめくられたカードではありません
error-7-0-the-game-is-won-and-yet-goes-on = 7.0：勝敗が決まっているのにゲームが続いています
error-7-0-the-game-is-won-in-a-propaganda-round-not-on-card = 7.0：勝敗が決まるのはプロパガンダラウンドで、{ $card }ではありません
error-7-0-2-the-british-win-only-after-the-third-propaganda-card-with-political-will-left = 7.0.2：英国が勝つのは、3枚目のプロパガンダカードの後で政治意志が残っているときだけです
error-1-4-2-caches-arms-caches-in-space-two-at-the-most = 1.4.2：{ $space }の隠匿武器が{ $caches }個です（2個まで）
error-1-4-2-more-than-one-curfew-in-space = 1.4.2：{ $space }に夜間外出禁止が2個以上あります
error-1-10-a-curfew-in-space-without-any-british-piece = 1.10：英国コマがいない{ $space }に夜間外出禁止があります

error-agenda-the-step-step-is-not-one-that-name-can-be = agenda：「{ $step }」は{ $name }の手順として成り立ちません
error-agenda-name-needs-an-event-card-not-card-2-3 = agenda：「{ $name }」にはイベントカードが必要です（今は「{ $card }」）（2.3）
error-agenda-name-needs-a-propaganda-card-not-card-2-4 = agenda：「{ $name }」にはプロパガンダカードが必要です（今は「{ $card }」）（2.4）
error-agenda-steps-cannot-be-to-come-here-but-due-could-2-3 = agenda：ここに「{ $steps }」は続きません（「{ $due }」なら続きます）（2.3）
error-agenda-step-is-not-what-the-side-that-has-taken-the-last-box-does-there-2-3-2 = agenda：「{ $step }」は、最後にボックスを取った派閥がそこで行うことではありません（2.3.2）
error-agenda-card-has-no-shaded-text-5-2 = agenda：{ $card }に網掛けのテキストはありません（5.2）

error-2-3-cylinders-are-in-boxes-but-card-is-no-event-card = 2.3：ボックスにシリンダーがありますが、「{ $card }」はイベントカードではありません
error-2-3-2-side-has-taken-a-box-before-the-1st-eligible = 2.3.2：第1資格派閥より先に{ $side }がボックスを取っています
error-5-3-card-is-in-force-before-it-is-executed = 5.3：{ $card }が実行される前に効果を持っています
error-6-1-4-the-third-propaganda-card-has-ended-the-game-and-yet-it-goes-on = 6.1.4：3枚目のプロパガンダカードで終わったはずのゲームが続いています

error-position-there-is-no-field-name-in-cyprus = 局面：キプロスに「{ $name }」という項目はありません
error-1-2-more-than-all-sabotage-markers-on-the-map = 1.2：マップ上のサボタージュマーカーが{ $all }個を超えています
error-1-10-more-than-all-curfews-on-the-map = 1.10：マップ上の夜間外出禁止が{ $all }個を超えています
error-1-8-political-will-is-will-not-0-to-15 = 1.8：政治意志が{ $will }です（0～15）
error-1-9-international-opinion-is-at-opinion-not-0-to-4 = 1.9：国際世論が{ $opinion }です（0～4）
error-7-0-1-eoka-wins-only-with-political-will-at-0 = 7.0.1：EOKAが勝つのは政治意志が0のときだけです
error-1-3-4-an-arms-cache-in-the-base-space = 1.3.4：基地{ $space }に隠匿武器があります
error-1-4-2-a-curfew-in-space-which-is-no-town = 1.4.2：市街地でない{ $space }に夜間外出禁止があります
error-6-1-3-eoka-has-won-with-political-will-at-0-and-yet-the-game-goes-on = 6.1.3：政治意志が0でEOKAが勝っているのにゲームが続いています
error-6-4-after-reset-there-are-no-markers-and-no-active-cells-and-eoka-is-1st-eligible = 6.4：リセットの後はマーカーも活動状態の構成員もなく、EOKAが第1資格派閥です
