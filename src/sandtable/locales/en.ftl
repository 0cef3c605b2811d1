### The program itself: what the terminal says besides the game.

ui-initiative = Initiative
ui-pass-owed = the British owe a Pass (P27)
ui-card-number = card { $number } of { $all }
ui-type-number = {"  "}type a number from { $low } to { $high }
ui-game-over = The game is over: { $side } wins.
ui-goodbye = Goodbye.
ui-is-offered = {"  "}{ $answer }: this is offered
ui-nothing-named = {"  "}nothing that could be chosen here is called “{ $name }”
ui-no-rule = {"  "}there is no rule { $number }; try 3.3.3 or P28
ui-nothing-withheld = {"  "}nothing is withheld here
ui-undo-nothing = {"  "}there is nothing to undo
ui-undo-chance = {"  "}undo stops at a die or a draw: what chance has shown stays
ui-undo-other = {"  "}undo stops at the other side's answer
ui-name-a-file = name a file, for example: { $command } game.txt
ui-saved = {"  "}saved in { $path }
ui-welcome = { $game } · seed { $seed } · type help for the commands
ui-options-changed = Rules options: { $options }
ui-help =
    {"  "}Answer with the number in the list, or with the words themselves (sabotage gaza).
    {"  "}board         draw the board again
    {"  "}why [NAME]    why a space or an answer is not offered: why gaza
    {"  "}rule [NUMBER] the rule behind the prompt, or any rule or card: rule 3.3.3, rule P28
    {"  "}undo          take back your last answer (not past a die, a draw or the other side)
    {"  "}log           the whole log
    {"  "}options       the rules options of this game
    {"  "}save FILE     write the record of the game
    {"  "}load FILE     continue a game from its record
    {"  "}record        show the record
    {"  "}position      show the position
    {"  "}quit          leave the table
