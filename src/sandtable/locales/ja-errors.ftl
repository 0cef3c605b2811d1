### エラーの文。英語の文はコードの中にあり、その文から見出しが決まる（words.py の message_of_error）。

error-answer-number-of-the-record-does-not-replay-error = 棋譜の{ $number }番目の答えを再現できません：{ $error }
error-answers-error = answers：{ $error }
error-agenda-game-has-no-step-step = agenda：{ $game }に「{ $step }」という手順はありません
error-a-bid-of-bid-is-not-from-least-to-most = ビッド{ $bid }はできません（{ $least }～{ $most }）
error-cannot-read-path-reason = 「{ $path }」を読めません：{ $reason }
error-cannot-write-path-reason = 「{ $path }」に書けません：{ $reason }
error-line-number-of-the-answers-has-no-side-shown = 答えの{ $number }行目に派閥がありません：{ $shown }
error-options-shown-is-not-of-the-form-name-value = options：{ $shown }は「name=value」の形ではありません
error-position-shown-is-not-of-the-form-name-value = 局面：{ $shown }は「name: value」の形ではありません
error-position-longer-than-most-characters = 局面が{ $most }文字を超えています
error-position-the-field-name-is-given-twice = 局面：項目「{ $name }」が重複しています
error-position-the-first-line-must-be-sandtable-position-1 = 局面の1行目は「sandtable position: 1」でなければなりません
error-rule-it-is-side-that-decides-now-not-other = { $rule }：今決めるのは{ $side }で、{ $other }ではありません
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
error-unknown-bot-name-choose-from-known = 「{ $name }」というボットはいません（{ $known }から選んでください）
error-unknown-option-of-game-name-choose-from-known = { $game }に「{ $name }」というオプションはありません（{ $known }から選んでください）
error-unknown-scenario-of-game-name-choose-from-known = { $game }に「{ $name }」というシナリオはありません（{ $known }から選んでください）
error-unknown-value-of-the-option-option-name-choose-from-known = オプション「{ $option }」に「{ $name }」という値はありません（{ $known }から選んでください）
error-a-search-thinks-for-1-to-iterations-iterations-an-answer-search-200-or-for-up-to-seconds-seconds-a-turn-search-2s-with-1-to-workers-workers-search-2s-4-not-text = 探索に使えるのは1回答1～{ $iterations }試行（search:200）か1手番{ $seconds }秒まで（search:2s）、プロセスは1～{ $workers }個（search:2s*4）で、「{ $text }」は使えません
