### 所有者のボックスの誤り：英語の文はコードにあります。

error-file-line-line-fault = { $file }の{ $line }行目：{ $fault }
error-file-is-no-set-up-it-could-be-known = { $file }は初期配置ではありません。初期配置は{ $known }です
error-column-is-no-column-of-this-file-it-could-have-known = 「{ $column }」はこのファイルの列ではありません。列は{ $known }です
error-the-column-column-is-there-twice = 列{ $column }が2つあります
error-the-column-column-is-missing = 列{ $column }がありません
error-this-row-has-found-cells-and-the-first-row-wanted = この行の欄は{ $found }個ですが、1行目は{ $wanted }個です
error-text-under-column-is-no-number-from-least-to-most-rule = { $column }の「{ $text }」は{ $least }から{ $most }までの数ではありません（{ $rule }）
error-text-under-re-is-no-size-in-quarters-0-5-or-3-would-be-one-3-2 = REの「{ $text }」は0.5や3のような0.25単位の数ではありません（3.2）
error-text-under-column-is-none-of-known-rule = { $column }の「{ $text }」は{ $known }のどれでもありません（{ $rule }）
error-text-is-no-id-take-letters-digits-and-a-point-like-it-63 = 「{ $text }」はIDになりません。IT.63のように英字、数字、点を使ってください
error-there-is-no-hex-hex-1-0 = ヘクス「{ $hex }」はありません（1.0）
error-hex-and-other-do-not-touch-1-0 = { $hex }と{ $other }は隣り合っていません（1.0）
error-subject-is-in-line-first-already-3-1 = { $subject }は{ $first }行目にもあります（3.1）
error-id-is-in-file-already-3-1 = { $id }は{ $file }にもあります（3.1）
error-a-division-of-steps-steps-has-as-many-re-not-re-3-2 = { $steps }ステップの師団は{ $re }REではなく同じ数のREです（3.2）
error-name-would-be-in-number-hexes-instead-of-one-d7-0 = { $name }が1つではなく{ $number }つのヘクスにあることになります（D7.0）
error-there-is-no-what-id-3-1 = 「{ $id }」という{ $what }はありません（3.1）
error-id-comes-later-in-this-scenario-d7-0 = { $id }はこのシナリオでは後から登場します（D7.0）
error-id-is-not-in-this-scenario-it-needs-a-hex-d7-0 = { $id }はこのシナリオにいません。ヘクスを指定してください（D7.0）
error-hex-is-on-no-map-of-scenario-d7-0 = { $hex }は{ $scenario }のマップにありません（D7.0）
error-hex-is-sea-6-2 = { $hex }は海です（6.2）
error-file-must-be-a-folder-with-the-set-ups-in-it = { $file }は初期配置を入れるフォルダーでなければなりません
error-the-set-up-of-scenario-cannot-be-breach = シナリオ{ $scenario }の初期配置はありえません：{ $breach }
error-units-of-both-sides-would-be-in-hex-4-8 = { $hex }に敵味方のユニットが入ることになります（4.8）
error-re-re-would-be-in-hex-which-holds-most-4-8 = { $hex }に{ $re }REが入ることになりますが、上限は{ $most }REです（4.8）
error-id-has-steps-steps-3-2 = { $id }のステップ数は{ $steps }です（3.2）

# 局面の誤り
error-3-2-unit-has-found-steps-its-counter-all = 3.2：{ $unit }のステップは{ $found }ですが、カウンターは{ $all }です
error-5-8-unit-is-in-strat-mode-on-its-combat-face = 5.8：{ $unit }が戦闘面のまま戦略移動モードになっています
error-12-8-unit-has-broken-out-and-comes-back-in-no-turn-or-the-reverse = 12.8：{ $unit }は脱出したのに戻るターンがないか、その逆です
error-4-8-units-of-both-sides-in-hex = 4.8：{ $hex }に両軍のユニットがあります
error-12-1-a-dump-of-found-tokens-in-hex = 12.1：{ $hex }の集積所が{ $found }トークンです
error-12-8-trucks-for-all-tokens-that-broke-out-carry-found = 12.8：脱出した{ $all }トークン分のトラックが{ $found }トークンを積んでいます
error-13-2-trucks-for-all-tokens-in-hex-carry-found = 13.2：{ $hex }の{ $all }トークン分のトラックが{ $found }トークンを積んでいます
error-13-2-truck-carries-found-tokens-at-most-all = 13.2：{ $truck }は{ $found }トークンを積んでいますが、最大{ $all }です
error-16-0-in-hex-no-hedgehog-of-level-level-can-be-built = 16.0：{ $hex }にレベル{ $level }の陣地は構築できません
error-19-0-hits-hits-on-a-port-in-hex = 19.0：{ $hex }の港に{ $hits }ヒットがあります
error-4-8-found-re-in-hex-at-most-all = 4.8：{ $hex }に{ $found }REがありますが、最大{ $all }です
error-5-7-found-reserve-markers-on-the-map-the-side-has-all = 5.7：マップに予備マーカーが{ $found }個ありますが、その側には{ $all }個しかありません
error-1-0-hex-is-not-owned-by-the-units-in-it = 1.0：{ $hex }はそこにいるユニットの側のものではありません
error-a-file-has-at-most-lines-lines-of-signs-characters = 1つのファイルは最大{ $lines }行、1行は最大{ $signs }字です
error-6-2-hex-is-sea = 6.2：{ $hex }は海です
error-9-14-supply-or-trucks-of-the-enemy-in-hex-beside-units = 9.14：{ $hex }にユニットと敵の補給またはトラックが一緒にあります
error-13-2-truck-is-loaded-and-not-on-the-map = 13.2：{ $truck }はマップ上にないのに積荷があります
error-d2-1b-side-has-number-hedgehogs-to-build = D2.1b：{ $side }に構築できる陣地が{ $number }個残っています
error-d3-10c-leader-is-alone-in-hex = D3.10c：{ $leader }が{ $hex }に単独でいます
error-d3-10d-leader-is-wounded-and-on-the-map = D3.10d：{ $leader }は負傷中なのにマップ上にいます
error-d4-4a-unit-did-not-fall-beyond-the-line = D4.4a：{ $unit }は線の向こうで失われていません
error-agenda-steps-cannot-be-to-come-here-2-2 = agenda：ここで「{ $steps }」が残っていることはありません（2.2）
error-agenda-nothing-is-to-come-but-scenario-ends-later-d7-0 = agenda：残りがありませんが、{ $scenario }はまだ終わりません（D7.0）
error-date-date-is-no-turn-of-scenario-which-goes-from-start-to-end-2-1 = date：「{ $date }」は{ $scenario }のターンではありません（{ $start }から{ $end }まで、2.1）
error-fallen-nobody-is-counted-where-no-line-is-demanded-d4-4a = fallen：線の要求がなければ誰も数えません（D4.4a）
error-segment-segment-instead-of-due-before-step-2-2 = segment：「{ $step }」の前は{ $due }のはずですが、「{ $segment }」です（2.2）
error-ships-shot-is-no-naval-shot-that-scenario-has-10-2 = ships：「{ $shot }」という艦砲射撃は{ $scenario }にありません（10.2）
error-turn-turn-instead-of-due-on-date-2-1 = turn：{ $date }は{ $due }のはずですが、{ $turn }です（2.1）
error-winner-side-has-won-but-more-is-to-come-d7-0 = winner：「{ $side }」が勝っていますが、まだ残りがあります（D7.0）
error-winner-nothing-is-to-come-but-nobody-has-won-d7-0 = winner：残りがありませんが、誰も勝っていません（D7.0）

## 端末で

error-there-is-no-hex-place-or-unit-name-on-the-map-in-play = 使用中のマップに「{ $name }」というヘクス、地名、ユニットはありません
error-name-an-order-for-example-preview-attack-c40-19 = 命令を付けてください（例：preview attack C40.19）
error-only-an-attack-an-overrun-a-fire-or-a-bombard-order-can-be-previewed = 見積もれる命令はattack、overrun、fire、bombardだけです
