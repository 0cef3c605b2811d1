### エラーの文。英語の文はコードの中にあり、その文から見出しが決まる（words.py の message_of_error）。

error-answer-number-of-the-record-does-not-replay-error = 棋譜の{ $number }番目の答えを再現できません：{ $error }
error-answers-they-are-not-those-of-the-record = answers：棋譜の答えと合いません
error-answers-error = answers：{ $error }
error-agenda-game-has-no-step-step = agenda：{ $game }に「{ $step }」という手順はありません
error-a-bid-of-bid-is-not-from-least-to-most = ビッド{ $bid }はできません（{ $least }～{ $most }）
error-cannot-read-path-reason = 「{ $path }」を読めません：{ $reason }
error-cannot-write-path-reason = 「{ $path }」に書けません：{ $reason }
error-line-number-of-the-answers-has-no-side-shown = 答えの{ $number }行目に派閥がありません：{ $shown }
error-only-where-two-sides-play-can-one-resign-here-count-do = 投了できるのは2人用ゲームだけです（このゲームは{ $count }人用）
error-options-shown-is-not-of-the-form-name-value = options：{ $shown }は「name=value」の形ではありません
error-position-shown-is-not-of-the-form-name-value = 局面：{ $shown }は「name: value」の形ではありません
error-position-longer-than-most-characters = 局面が{ $most }文字を超えています
error-position-the-field-name-is-given-twice = 局面：項目「{ $name }」が重複しています
error-position-the-first-line-must-be-sandtable-position-1 = 局面の1行目は「sandtable position: 1」でなければなりません
error-rule-it-is-side-that-decides-now-not-other = { $rule }：今決めるのは{ $side }で、{ $other }ではありません
error-rule-there-are-too-many-answers-here-to-look-at-each-of-them = { $rule }：答えが多すぎて、一つずつ調べられません
error-the-field-name-is-given-twice-in-the-record-s-header = 棋譜の見出しで項目「{ $name }」が重複しています
error-game-does-not-have-this-its-folder-has-no-part-part = { $game }はこれに対応していません：フォルダーに「{ $part }」の部分がありません
error-the-game-is-over-shown-cannot-be-played = ゲームは終わっています：{ $shown }は選べません
error-the-record-is-cut-it-promises-promised-answers-and-holds-held = 棋譜が途中で切れています：答えは{ $promised }個のはずですが{ $held }個しかありません
error-the-record-is-cut-its-header-lacks-name = 棋譜が途中で切れています：見出しに「{ $name }」がありません
error-the-record-s-options-error = 棋譜のオプション：{ $error }
error-the-record-says-that-the-result-is-said-its-answers-say-found = 棋譜の結果は「{ $said }」ですが、答えをたどると「{ $found }」です
error-the-record-was-edited-its-check-sum-does-not-fit-its-answers-remove-the-line-to-replay-it = 棋譜が書き換えられています：検査値が答えと合いません（その行を消せば再生できます）
error-this-is-a-game-of-name-not-of-game = これは「{ $name }」のゲームで、{ $game }ではありません
error-this-is-no-sandtable-record-its-first-line-must-be-sandtable-record-1 = Sandtableの棋譜ではありません：1行目は「sandtable record: 1」でなければなりません
error-this-was-played-with-version-version-of-game-s-rules-here-is-ours = これは{ $game }のルール第{ $version }版でプレイされたものです（ここにあるのは第{ $ours }版）
error-there-is-nothing-to-bid-in-this-game = このゲームにビッドはありません
error-there-is-nothing-to-undo = 取り消せる答えがありません
error-undo-stops-at-a-die-or-a-draw-what-chance-has-shown-stays = ダイスや引きの結果は取り消せません
error-undo-stops-at-the-other-side-s-answer-side-gave-the-last-one = 相手の答えより前には戻れません：最後の答えは{ $side }のものです
error-unknown-game-name-choose-from-known = 「{ $name }」というゲームはありません（{ $known }から選んでください）
error-bot-does-not-play-game-which-has-too-many-answers-to-search-choose-from-known = 「{ $bot }」は{ $game }をプレイできません：答えが多すぎて探索できません（{ $known }から選んでください）
error-unknown-bot-name-choose-from-known = 「{ $name }」というボットはいません（{ $known }から選んでください）
error-unknown-option-of-game-name-choose-from-known = { $game }に「{ $name }」というオプションはありません（{ $known }から選んでください）
error-unknown-scenario-of-game-name-choose-from-known = { $game }に「{ $name }」というシナリオはありません（{ $known }から選んでください）
error-unknown-value-of-the-option-option-name-choose-from-known = オプション「{ $option }」に「{ $name }」という値はありません（{ $known }から選んでください）
error-a-search-thinks-for-1-to-iterations-iterations-an-answer-search-200-or-for-up-to-seconds-seconds-a-turn-search-2s-with-1-to-workers-workers-search-2s-4-not-text = 探索に使えるのは1回答1～{ $iterations }試行（search:200）か1手番{ $seconds }秒まで（search:2s）、プロセスは1～{ $workers }個（search:2s*4）で、「{ $text }」は使えません

## 所有者のボックス

error-option-value-stands-for-an-owner-s-box-that-is-not-here = オプション「{ $option }」の「{ $value }」が指す所有者のボックスはここにありません
error-game-takes-nothing-from-an-owner-s-box = { $game }は所有者のボックスから何も受け取りません
error-there-is-no-box-folder-it-must-be-a-folder = ボックス「{ $folder }」はありません（フォルダーを指定してください）
error-file-cannot-be-read-reason = { $file }を読めません：{ $reason }
error-file-line-line-call-does-nothing-without-yield-from-before-it-or-yield-for-a-question = { $file }の{ $line }行目：「{ $call }」だけでは何も起こりません（手前に「yield from」、質問なら「yield」が必要です）
error-file-has-no-deck-that-is-an-ownersdeck = { $file }にOwnersDeckであるDECKがありません
error-file-its-deck-is-made-from-the-house-deck-of-another-game = { $file }：DECKが別のゲームのハウスデッキから作られています
error-file-line-line-this-is-not-python-reason = { $file }の{ $line }行目：Pythonとして読めません：{ $reason }
error-file-line-line-kind-reason = { $file }の{ $line }行目：{ $kind }：{ $reason }
error-file-fault = { $file }：{ $fault }
error-a-deck-has-32-event-cards-not-number-1-2 = イベントカードは{ $number }枚ではなく32枚でなければなりません（1.2）
error-the-deck-has-number-capabilities-and-the-game-8-markers-for-them-1-2 = 能力カードが{ $number }枚ありますが、マーカーは8個です（1.2）
error-there-is-a-function-for-card-text-but-the-deck-has-no-such-text-of-yours-5-2 = { $card } { $text }の関数がありますが、そのテキストを持つ所有者のカードはデッキにありません（5.2）
error-card-acts-at-the-step-step-but-the-steps-of-play-are-known-5-3 = { $card }が使う手順「{ $step }」はありません。手順は{ $known }です（5.3）
error-card-does-what-effect-does-but-that-is-none-of-our-capabilities-known-5-3 = { $card }の効果とした{ $effect }は、ハウスデッキの能力（{ $known }）ではありません（5.3）
error-card-does-what-effect-does-which-another-card-of-the-deck-does-too-5-3 = { $card }の効果とした{ $effect }は、デッキの別のカードの効果でもあります（5.3）
error-card-has-a-single-text-but-is-no-card-of-yours-in-the-deck-5-2 = テキストが1つとした{ $card }は、デッキにある所有者のカードではありません（5.2）
error-card-has-a-text-text-it-is-unshaded-or-shaded-5-2 = { $card }のテキスト「{ $text }」はunshadedでもshadedでもありません（5.2）
error-card-has-the-effect-of-one-of-our-capabilities-or-its-own-not-both-5-3 = { $card }の効果は、ハウスデッキの能力の効果か独自の効果のどちらか一方です（5.3）
error-card-is-a-capability-and-so-has-two-texts-5-3 = { $card }は能力なのでテキストは2つです（5.3）
error-card-is-a-capability-but-is-no-card-of-yours-in-the-deck-5-3 = 能力とした{ $card }は、デッキにある所有者のカードではありません（5.3）
error-card-is-a-capability-what-it-does-is-told-by-before-and-after-not-by-event-5-3 = { $card }は能力です：効果はeventではなくbeforeとafterで書きます（5.3）
error-card-is-a-propaganda-card-and-stays-one-2-4 = { $card }はプロパガンダカードで、変えられません（2.4）
error-card-is-in-the-deck-twice-1-2 = { $card }がデッキに2枚あります（1.2）
error-card-is-no-id-for-a-card-of-yours-take-capital-letters-and-a-number-like-c7-or-m12 = { $card }は所有者のカードの番号にできません：C7やM12のように大文字と数字を使ってください
error-card-text-acts-at-a-step-but-is-no-capability-with-an-effect-of-its-own-5-3 = { $card } { $text }が手順に加わっていますが、独自の効果を持つ能力ではありません（5.3）
error-card-text-breaks-a-rule-breach = { $card } { $text }がルールを破っています：{ $breach }
error-card-text-has-no-function-5-2 = { $card } { $text }の関数がありません（5.2）
error-card-text-has-two-functions-5-2 = { $card } { $text }の関数が2つあります（5.2）
error-card-text-line-line-kind-reason = { $card } { $text }の{ $line }行目：{ $kind }：{ $reason }
error-card-text-it-asks-message-with-no-answer = { $card } { $text }：「{ $message }」の選択肢がありません
error-card-text-it-asks-on-and-on-and-does-not-end = { $card } { $text }：質問がいつまでも終わりません
error-card-text-it-asks-side-who-is-no-side = { $card } { $text }：質問の相手「{ $side }」という派閥はありません
error-card-text-it-leaves-a-count-that-is-no-whole-number-divide-with = { $card } { $text }：整数でない数が残ります（割り算には「//」を使ってください）
error-card-text-it-offers-answer-which-is-no-answer-of-the-game = { $card } { $text }：選択肢「{ $answer }」はこのゲームの答えではありません
error-card-text-it-yields-what-is-no-question-is-a-yield-from-missing = { $card } { $text }：質問でないものがyieldされています（yield fromの書き忘れではありませんか）
error-card-text-its-function-yields-nothing-end-it-with-yield-from = { $card } { $text }：関数が何もyieldしません（最後に「yield from ()」と書いてください）

## マップのゲームの局面

error-field-text-cannot-be-read = { $field }：{ $text }は読めません
error-field-there-is-no-hex-text-on-the-map-in-play = { $field }：使用中のマップに{ $text }というヘクスはありません
error-field-there-is-no-unit-text-3-1 = { $field }：{ $text }というユニットはありません（3.1）
error-field-text-is-there-twice-3-1 = { $field }：{ $text }が2回あります（3.1）
error-field-unit-is-nowhere-3-1 = { $field }：{ $unit }がどこにもありません（3.1）
error-unknown-field-of-a-position-name-choose-from-known = 「{ $name }」という項目はありません：{ $known }から選んでください
error-field-this-field-is-missing = { $field }：この項目がありません
error-owners-found-hexes-instead-of-wanted = owners：ヘクスの数が{ $wanted }ではなく{ $found }です
