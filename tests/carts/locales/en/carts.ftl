### Carts: all of its texts.

name-game = Carts
name-north = North
name-south = South
name-chance = Chance
name-days-3 = Three days
name-days-40 = Forty days
name-days-2000 = Two thousand days
name-days-6000 = Six thousand days

ask-act = Move or rest your carts
ask-sand = A die on the sand of { $square }

answer-done = Done
answer-move = { $carts } to { $square }
answer-rest = { $cart } rests
answer-number = { $number }

log-day = A day begins; { $left } come after it
log-move = { $side } moves { $count } to { $square }

why-not-an-option = That cannot be done now
why-unread = “{ $word }” cannot be read here
why-tired = { $cart } goes no farther today
why-enemy = { $square } is taken
why-there = { $square } is where it stands
why-too-far = { $square } costs { $cost }, { $left } left

rule-1 = Days
    .text = Both sides move, then the next day begins.
rule-2 = Moving
    .text = Move any of your carts together, or rest one.
rule-2-1 = The others
    .text = No square holds carts of both sides.
rule-2-2 = The way
    .text = A square costs as many as it is away.
rule-2-3 = Sand
    .text = A one ends the day.
