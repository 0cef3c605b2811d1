### Three Farms: all of its texts.

name-game = Three Farms
name-red = Red Farm
name-green = Green Farm
name-blue = Blue Farm
name-equal = Equal farms
name-unequal = Unequal farms
name-closed = Closed barns
name-chance = Chance

option-generous = A farm may give grain to its neighbours (2.1).
    .text = Played only where all like it: giving can also help a third farm.

ask-give = Give a grain to a neighbour
ask-sow = How much grain do you sow?
ask-gamble = Gamble on the weather?
ask-sky = Sun or rain?
ask-reap = A die for the harvest
ask-weather = What will the weather be?

answer-done = Done
answer-yes = Yes
answer-no = No
answer-sun = Sun
answer-rain = Rain
answer-to = To { $side }
answer-number = { $number }

log-round = A round begins; { $left } come after it
log-reap = { $side } reaps: { $die }, and has { $grain } grain
log-count = The grain is counted: { $winner }

why-not-an-option = That cannot be done now
why-already-chosen = Chosen already

rule-1 = Rounds
    .text = Every farm has a turn, then the next round begins.
rule-2 = A turn
    .text = A farm may give, sow and gamble, in this order.
rule-2-1 = Giving
    .text = A generous farm may give a grain to one neighbour or two.
rule-2-2 = Sowing
    .text = Sow any of your grain and roll a die: on 4 or more it multiplies, otherwise it is lost.
rule-2-3 = The weather
    .text = Bet a grain on sun or rain.
rule-3 = The end
    .text = After the last round the farm with the most grain wins; if several have it, the game is drawn.

label-grain = Grain
period = round
periods = rounds
kind-reaping = Harvest
